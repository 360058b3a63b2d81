// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("Fix")
struct FixTests {
    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    @Test("safe fixes are applied, comments and layout stay, and a second run changes nothing")
    func safeFixes() throws {
        let text = LintTests.faulty.replacingOccurrences(of: "banners:", with: "# ours\nbanners:   # all of them")
        try sandbox.write(text, to: "a.banner.yaml")
        let run = try sandbox.run("lint", "a.banner.yaml", "--fix")
        #expect(run.status == 1, "the contrast is not mended")
        #expect(run.errors.contains("fixed "))
        let fixed = try #require(sandbox.read("a.banner.yaml"))
        #expect(fixed == text.replacingOccurrences(of: "Syncing...", with: "Syncing…"))
        #expect(!run.output.contains("BN309"))
        _ = try sandbox.run("lint", "a.banner.yaml", "--fix")
        #expect(sandbox.read("a.banner.yaml") == fixed)
    }

    @Test("unsafe fixes need a flag, and leave no new finding")
    func unsafeFixes() throws {
        // A tint that is nearly dark enough; one that would have to be another colour is left to people.
        try sandbox.write(
            LintTests.faulty.replacingOccurrences(of: "#FFEB3B", with: "#3D87CF"), to: "a.banner.yaml")
        let before = try sandbox.run("lint", "a.banner.yaml", "--format", "concise").output.split(separator: "\n").count
        let run = try sandbox.run("lint", "a.banner.yaml", "--fix", "--unsafe-fixes", "--format", "concise")
        #expect(!run.output.contains("BN401"), "\(run.output)")
        #expect(run.output.split(separator: "\n").count < before)
        let fixed = sandbox.read("a.banner.yaml")
        _ = try sandbox.run("lint", "a.banner.yaml", "--fix", "--unsafe-fixes")
        #expect(sandbox.read("a.banner.yaml") == fixed)
    }

    @Test("what a fix inserts ends as the other lines do")
    func lineBreaks() throws {
        let text = """
            bannerc: 1
            name: Acme
            levels:
              error: { tint: "#8C1D18", onTint: "#FFFFFF", icon: { symbol: xmark.octagon.fill }, spokenPrefix: Error }
            surfaces:
              first:
                scope: scene
              second:
                scope: scene
            banners:
              a: { level: error, text: A failed., surface: first }
              b: { level: error, text: B failed., surface: second }

            """
        try sandbox.write(text.replacingOccurrences(of: "\n", with: "\r\n"), to: "a.banner.yaml")
        _ = try sandbox.run("lint", "a.banner.yaml", "--fix", "--unsafe-fixes")
        let fixed = try #require(sandbox.read("a.banner.yaml"))
        #expect(fixed.contains("group: "), "\(fixed)")
        #expect(!fixed.replacingOccurrences(of: "\r\n", with: "").contains("\n"))
    }

    @Test("--diff shows what --fix would do, and writes nothing")
    func diff() throws {
        try sandbox.write(LintTests.faulty, to: "a.banner.yaml")
        let run = try sandbox.run("lint", "a.banner.yaml", "--diff")
        #expect(run.status == 1)
        #expect(run.output.hasPrefix("--- a.banner.yaml\n+++ a.banner.yaml\n@@ "))
        #expect(run.output.contains("+  syncing: { level: note, text: Syncing…,"))
        #expect(sandbox.read("a.banner.yaml") == LintTests.faulty)
        guard try sandbox.shell("command -v patch").status == 0 else { return }
        try sandbox.shell(#""$BANNERC" lint a.banner.yaml --diff | patch -s -p0"#).expectSuccess()
        let again = try sandbox.run("lint", "a.banner.yaml", "--diff")
        #expect(again.status == 0 && again.output.isEmpty)
    }

    @Test("a fix in a file that two specs use is applied once")
    func sharedFile() throws {
        try sandbox.write("bannerc: 1\nbuttons: { ok: { kind: emphasis, title: Go on... } }\n", to: "part.banner.yaml")
        for name in ["a", "b"] {
            let spec = LintTests.faulty.replacingOccurrences(
                of: "name: Acme", with: "name: Acme\nuse: [part.banner.yaml]")
            try sandbox.write(spec, to: "\(name).banner.yaml")
        }
        _ = try sandbox.run("lint", "a.banner.yaml", "b.banner.yaml", "--fix")
        #expect(sandbox.read("part.banner.yaml") == "bannerc: 1\nbuttons: { ok: { kind: emphasis, title: Go on… } }\n")
    }

    @Test("an error without a fix keeps no fix of another spec away")
    func otherSpecs() throws {
        func spec(_ name: String, _ metrics: String, _ text: String) -> String {
            """
            bannerc: 1
            name: \(name)
            levels:
              error: { tint: "#8C1D18", onTint: "#FFFFFF", icon: { symbol: xmark, decorative: true }, spokenPrefix: Error }
            metrics: { standard: { \(metrics) } }
            banners: { a: { level: error, text: \(text) } }

            """
        }
        try sandbox.write(spec("One", "display: 8s, foo: 1s", "Sync failed."), to: "one.banner.yaml")
        try sandbox.write(spec("Two", "display: 8s", "Sync failed..."), to: "two.banner.yaml")
        #expect(try sandbox.run("lint", "--fix", "one.banner.yaml", "two.banner.yaml").status == 1)
        #expect(sandbox.read("two.banner.yaml") == spec("Two", "display: 8s", "Sync failed…"))
    }

    @Test("nothing is fixed if a spec of the run can't be read")
    func unreadable() throws {
        try sandbox.write(LintTests.faulty, to: "a.banner.yaml")
        #expect(try sandbox.run("lint", "a.banner.yaml", "missing.banner.yaml", "--fix").status == 2)
        #expect(sandbox.read("a.banner.yaml") == LintTests.faulty)
    }

    @Test(
        "a run that has to fail changes no file before",
        arguments: [
            ["--baseline", "gone.json"], ["--baseline", "bad.json"], ["--format", "json=a.banner.yaml"],
            ["--baseline", "none.json", "--format", "json=none.json"],
        ])
    func failsBeforeWriting(_ flags: [String]) throws {
        try sandbox.write(LintTests.faulty, to: "a.banner.yaml")
        try sandbox.write("[", to: "bad.json")
        try sandbox.write(#"{ "version": 2, "findings": [] }"#, to: "none.json")
        let run = try sandbox.run(["lint", "a.banner.yaml", "--fix"] + flags)
        #expect(run.status == 2 && !run.errors.contains("fixed"), "\(run)")
        #expect(sandbox.read("a.banner.yaml") == LintTests.faulty)
        let quoted = flags.joined(separator: " ")
        let added = try sandbox.shell("\"$BANNERC\" lint a.banner.yaml \(quoted) --add-ignore BN401 -- so")
        #expect(added.status == 2, "\(added)")
        #expect(sandbox.read("a.banner.yaml") == LintTests.faulty)
    }
}
