// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite("Baseline")
struct BaselineTests {
    let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
        try sandbox.write(LintTests.faulty, to: "specs/a.banner.yaml")
        try sandbox.write("specs: [specs]\nlint: { baseline: baseline.json }\n", to: "bannerc.yaml")
    }

    @Test("old findings stay away, even when their lines move; new ones show")
    func movedLines() throws {
        #expect(try sandbox.run("lint", "--baseline", "other.json").status == 2, "there is no baseline yet")
        let run = try sandbox.run("baseline")
        #expect(run.status == 0 && run.output.contains("written to `baseline.json`"))
        #expect(try sandbox.run("lint").output.hasPrefix("1 spec, nothing new found; "))
        #expect(try sandbox.run("lint", in: "specs").status == 0, "where a run starts makes no difference")

        let moved = LintTests.faulty.replacingOccurrences(of: "levels:", with: "# a\n# b\n\nlevels:")
        try sandbox.write(moved, to: "specs/a.banner.yaml")
        #expect(try sandbox.run("lint").status == 0)

        try sandbox.write(moved + "  again: { level: note, text: Again... }\n", to: "specs/a.banner.yaml")
        let new = try sandbox.run("lint", "--format", "concise")
        #expect(new.output.contains("text-typographic-ellipsis"))
        #expect(!new.output.contains("contrast-text"))
    }

    @Test("a baseline only shrinks")
    func shrinking() throws {
        _ = try sandbox.run("baseline")
        let full = try #require(sandbox.read("baseline.json"))
        let mended =
            LintTests.faulty.replacingOccurrences(of: "12s", with: "5s") + "  new: { level: note, text: New... }\n"
        try sandbox.write(mended, to: "specs/a.banner.yaml")
        let lint = try sandbox.run("lint")
        #expect(lint.errors.contains("of the baseline is gone"))
        let run = try sandbox.run("baseline")
        #expect(run.output.contains("1 finding gone"))
        #expect(run.output.contains("new, which `bannerc lint` shows"))
        let left = try #require(sandbox.read("baseline.json"))
        #expect(left.count < full.count && !left.contains("BN602") && !left.contains("banners.new"))
    }

    @Test(
        "a file that is no baseline is told",
        arguments: ["", "{", "[]", #"{ "version": 1, "findings": [] }"#, #"{ "version": 2, "findings": [{}] }"#])
    func broken(_ text: String) throws {
        try sandbox.write(text, to: "baseline.json")
        let run = try sandbox.run("lint")
        #expect(run.status == 2 && run.errors.contains("baseline.json:"))
        #expect(try sandbox.run("baseline").status == 2)
        #expect(sandbox.read("baseline.json") == text)
    }
}
