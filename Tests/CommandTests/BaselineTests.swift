// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
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
        #expect(run.output.contains("1 case gone"))
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

    @Test("whoever upgrades is told what to do with a baseline of 0.1") func first() throws {
        try sandbox.write(#"{ "version": 1, "findings": [] }"#, to: "baseline.json")
        let run = try sandbox.run("lint")
        #expect(run.errors.contains("this baseline is of bannerc 0.1"))
        #expect(run.errors.contains("look at what `bannerc lint` finds"))
    }

    @Test("what a run did not look for is not said to be gone, and stays")
    func scope() throws {
        try sandbox.write(LintTests.faulty, to: "specs/b.banner.yaml")
        _ = try sandbox.run("baseline")
        let full = try #require(sandbox.read("baseline.json"))
        for arguments in [
            ["specs/a.banner.yaml"], ["--select", "duration-max"], ["--ignore", "duration-max"],
        ] {
            let run = try sandbox.run(["lint"] + arguments)
            #expect(run.status == 0 && !run.errors.contains("gone"), "\(arguments)")
        }
        #expect(try sandbox.run("baseline", "specs/a.banner.yaml").output.hasPrefix("0 cases gone"))
        #expect(sandbox.read("baseline.json") == full)
        // An error of the language hides what else is wrong.
        try sandbox.write(LintTests.faulty + "nonsense: 1\n", to: "specs/a.banner.yaml")
        #expect(!(try sandbox.run("lint").errors.contains("gone")))
        // What was in a file that is no more is gone.
        try sandbox.write(LintTests.faulty, to: "specs/a.banner.yaml")
        try sandbox.remove("specs/b.banner.yaml")
        #expect(try sandbox.run("lint").errors.contains("of the baseline are gone"))
        _ = try sandbox.run("baseline")
        #expect(sandbox.read("baseline.json")?.contains("b.banner.yaml") == false)
    }

    @Test("as many findings are written as a lint shows, with the cases that they have")
    func counts() throws {
        let spec = """
            bannerc: 1
            name: Counted
            levels: { error: { tint: "#888888", onTint: "#999999" } }
            banners: { failed: { level: error, text: Hello. } }
            """
        try sandbox.write(spec, to: "specs/a.banner.yaml")
        try sandbox.write("specs: [specs]\n", to: "without.yaml")
        let shown = try sandbox.run("lint", "--config", "without.yaml", "--format", "concise").output.split(
            separator: "\n"
        ).count {
            $0.contains("[BN")
        }
        let written = try sandbox.run("baseline").output
        #expect(
            written.hasPrefix("\(shown) findings in ") && written.contains(" cases written to `baseline.json`"),
            "\(written)")
        #expect(try sandbox.run("lint").output.contains("; \(shown) findings of the baseline may stay"))
    }

    @Test("a finding with a new case speaks of that one")
    func retold() throws {
        let spec = """
            bannerc: 1
            name: Retold
            metrics: { standard: { display: 4s } }
            levels: { note: { tint: "#FFFFFF", onTint: "#000000", spokenPrefix: Note } }
            banners:
              first: { level: note, text: This text takes a little more than four seconds to read. }

            """
        try sandbox.write(spec, to: "specs/a.banner.yaml")
        _ = try sandbox.run("baseline")
        #expect(sandbox.read("baseline.json")?.contains("BN601") == true)
        let more = "  second: { level: note, text: This text takes some more than four seconds to read. }\n"
        try sandbox.write(spec + more, to: "specs/a.banner.yaml")
        let run = try sandbox.run("lint", "--format", "concise", "--select", "BN601")
        #expect(run.output.contains("error: `second` shows for 4 s") && !run.output.contains("`first`"))
        // Worse where all else is as it was.
        try sandbox.write(spec.replacingOccurrences(of: "4s", with: "3s"), to: "specs/a.banner.yaml")
        #expect(try sandbox.run("lint").status == 1)
    }

    @Test("a warning that became an error is new")
    func graver() throws {
        let spec =
            LintTests.faulty
            + "buttons: { close: { kind: icon, image: { symbol: xmark }, label: Close, role: dismiss, size: 40 } }\n"
        let used = spec.replacingOccurrences(
            of: "banners:\n", with: "banners:\n  closed: { level: note, text: Closed., buttons: [close] }\n")
        try sandbox.write(used, to: "specs/a.banner.yaml")
        _ = try sandbox.run("baseline")
        #expect(sandbox.read("baseline.json")?.contains(#""measured": 40, "atMost": "warning""#) == true)
        try sandbox.write(used.replacingOccurrences(of: "size: 40", with: "size: 4"), to: "specs/a.banner.yaml")
        #expect(try sandbox.run("lint", "--format", "concise").output.contains("of `close` is 4 pt"))
    }
}
