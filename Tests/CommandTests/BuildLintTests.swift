// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// What `build` does for build systems: it checks the rules, starts elsewhere, and makes every file that was announced.
@Suite("Build for build systems")
struct BuildLintTests {
    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    private func clean(_ text: String) -> String {
        text.replacingOccurrences(of: "#FFEB3B", with: "#1B5E20").replacingOccurrences(of: "12s", with: "5s")
    }

    @Test("with --lint a spec that breaks a rule is not built, and all findings go to standard error")
    func lintErrors() throws {
        try sandbox.write(LintTests.faulty, to: "a.banner.yaml")
        let run = try sandbox.run("build", "--lint", "a.banner.yaml", "-o", "out", "--format", "concise")
        #expect(run.status == 1)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("error: text on tint is"))
        #expect(run.errors.contains(": warning: "))
        #expect(try sandbox.files() == ["a.banner.yaml"])
        #expect(try sandbox.run("build", "a.banner.yaml", "-o", "out").status == 0)
    }

    @Test("with --lint warnings are shown, and the spec is built; remarks are left to the lint")
    func lintWarnings() throws {
        let text = LintTests.faulty.replacingOccurrences(of: "#FFEB3B", with: "#1B5E20")
        try sandbox.write(text, to: "a.banner.yaml")
        let run = try sandbox.run("build", "--lint", "a.banner.yaml", "-o", "out", "--format", "concise")
        #expect(run.status == 0)
        #expect(run.errors.contains(": warning: "))
        #expect(!run.errors.contains(": info: "))
        #expect(sandbox.exists("out/a.swift"))
    }

    @Test("names that a target of the configuration refuses are told by a lint as by a build, and once")
    func namesOfTargets() throws {
        let clashing = """
              on: { severity: 20, tint: "#FFFFFF", onTint: "#000000", spokenPrefix: On, icon: { symbol: star, decorative: true } }
              noteOn: { severity: 30, tint: "#FFFFFF", onTint: "#000000", spokenPrefix: Note on, icon: { symbol: circle, decorative: true } }
            metrics:
            """
        try sandbox.write(
            clean(LintTests.faulty).replacingOccurrences(of: "metrics:", with: clashing), to: "a.banner.yaml")
        let words = "`levels.note.onTint` and `levels.noteOn.tint` both become `@color/banner_level_note_on_tint`"
        try sandbox.write("specs: [a.banner.yaml]\noutput: out\ntargets: { swift: {} }\n", to: "bannerc.yaml")
        #expect(try sandbox.run("lint").status == 0)
        try sandbox.write("specs: [a.banner.yaml]\noutput: out\ntargets: { android: {} }\n", to: "bannerc.yaml")
        for arguments in [["lint"], ["build"], ["build", "--lint"]] {
            let run = try sandbox.run(arguments)
            #expect(run.status == 1, "\(arguments)")
            #expect((run.output + run.errors).components(separatedBy: words).count == 2, "\(run.output)\(run.errors)")
        }
    }

    @Test("with --lint the fail level of the configuration counts")
    func failLevel() throws {
        try sandbox.write(LintTests.faulty, to: "a.banner.yaml")
        try sandbox.write("lint: { failLevel: never }\n", to: "bannerc.yaml")
        #expect(try sandbox.run("build", "--lint", "a.banner.yaml", "-o", "out").status == 0)
        let text = LintTests.faulty.replacingOccurrences(of: "#FFEB3B", with: "#1B5E20")
        try sandbox.write(text, to: "a.banner.yaml")
        try sandbox.write("lint: { failLevel: warning }\n", to: "bannerc.yaml")
        let run = try sandbox.run("build", "--lint", "a.banner.yaml", "-o", "new")
        #expect(run.status == 1)
        #expect(run.errors.contains("`failLevel` is `warning`"))
        #expect(!sandbox.exists("new"))
    }

    @Test("an error of the language fails a build whatever the fail level, and is told once")
    func languageError() throws {
        try sandbox.write(clean(LintTests.faulty) + "nonsense: 1\n", to: "a.banner.yaml")
        try sandbox.write("lint: { failLevel: never }\n", to: "bannerc.yaml")
        let run = try sandbox.run("build", "--lint", "a.banner.yaml", "-o", "out", "--format", "concise")
        #expect(run.status == 1)
        #expect(run.errors.components(separatedBy: "`nonsense`").count == 2)
    }

    @Test("with --lint a baseline holds, and says nothing of specs that are not built")
    func baseline() throws {
        try sandbox.write(LintTests.faulty, to: "a.banner.yaml")
        try sandbox.write(LintTests.faulty, to: "b.banner.yaml")
        try sandbox.write(
            "specs: [a.banner.yaml, b.banner.yaml]\nlint: { baseline: known.json }\n", to: "bannerc.yaml")
        #expect(try sandbox.run("baseline").status == 0)
        let run = try sandbox.run("build", "--lint", "a.banner.yaml", "-o", "out")
        #expect(run.status == 0)
        #expect(run.errors.isEmpty)
    }

    @Test("with --all-outputs a part that a spec uses becomes an empty file, and else nothing")
    func allOutputs() throws {
        try sandbox.write(Specs.using("part.banner.yaml"), to: "a.banner.yaml")
        try sandbox.write(Specs.part, to: "part.banner.yaml")
        let specs = ["a.banner.yaml", "part.banner.yaml"]
        #expect(try sandbox.run("build", specs[0], specs[1], "-o", "out", "--target", "swift").status == 1)
        let run = try sandbox.run("build", specs[0], specs[1], "-o", "out", "--target", "swift", "--all-outputs")
        #expect(run.status == 0)
        #expect(sandbox.read("out/part.swift") == "")
        #expect(sandbox.read("out/a.swift")?.isEmpty == false)
    }

    @Test("with --all-outputs a part may be called as the spec that uses it, or as another part")
    func partsOfOneName() throws {
        try sandbox.write(Specs.using("shared/a.banner.yaml"), to: "a.banner.yaml")
        try sandbox.write(Specs.part, to: "shared/a.banner.yaml")
        let run = try sandbox.run(
            "build", "a.banner.yaml", "shared/a.banner.yaml", "-o", "out", "--target", "swift", "--all-outputs")
        #expect(run.status == 0, "\(run.errors)")
        #expect(sandbox.read("out/a.swift")?.isEmpty == false)
    }

    @Test("--as-found takes files as if a folder had been named")
    func asFound() throws {
        try sandbox.write(Specs.using("part.banner.yaml"), to: "a.banner.yaml")
        try sandbox.write(Specs.part, to: "part.banner.yaml")
        let specs = ["a.banner.yaml", "part.banner.yaml"]
        #expect(try sandbox.run(["build"] + specs + ["-o", "out", "--target", "swift"]).status == 1)
        #expect(try sandbox.run(["build", "--as-found"] + specs + ["-o", "out", "--target", "swift"]).status == 0)
        #expect(!sandbox.exists("out/part.swift"))
        #expect(try sandbox.run(["lint", "--as-found"] + specs).output == sandbox.run(["lint", "."]).output)
    }

    @Test(
        "names that one file system tells apart and another doesn't are refused",
        arguments: [
            ("straße", "STRASSE"), ("µ", "μ"), ("ς", "σ"), ("ﬁ", "FI"), ("ẞ", "ss"), ("é", "E\u{301}"), ("ÿ", "Ÿ"),
        ])
    func foldedNames(one: String, other: String) throws {
        for name in [one, other] { try sandbox.write(Specs.small(), to: "\(name).banner.yaml") }
        let run = try sandbox.run("build", "\(one).banner.yaml", "\(other).banner.yaml", "-o", "out")
        #expect(run.status == 2 && run.errors.contains("would both become"), "\(run.errors)")
    }

    @Test("with --all-outputs a part that nobody uses is still a spec without a name")
    func unusedPart() throws {
        try sandbox.write(Specs.part, to: "part.banner.yaml")
        let run = try sandbox.run("build", "part.banner.yaml", "-o", "out", "--target", "swift", "--all-outputs")
        #expect(run.status == 1)
    }

    @Test("-C makes paths count from another folder, where the configuration is found")
    func directory() throws {
        try sandbox.write(Specs.small(), to: "app/specs/a.banner.yaml")
        try sandbox.write("targets: [swift]\noutput: made\n", to: "app/bannerc.yaml")
        #expect(try sandbox.run("build", "-C", "app/specs", "a.banner.yaml").status == 0)
        #expect(sandbox.exists("app/made/a.swift"))
        let run = try sandbox.run("build", "-C", "none")
        #expect(run.status == 2)
        #expect(run.errors.contains("can't change to `none`: No such file or directory"))
    }

    @Test(
        "flags that have nothing to write exclude those that check what is written",
        arguments: ["--lint", "--all-outputs"])
    func exclusion(flag: String) throws {
        #expect(try sandbox.run("build", "--print-resolved", flag).status == 2)
    }
}
