// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("Lint")
struct LintTests {
    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    /// A spec with an error (white on yellow), a warning (12 s) and a fixable remark (three dots).
    static let faulty = """
        bannerc: 1
        name: Acme
        levels:
          note:
            severity: 10
            tint: "#FFEB3B"
            onTint: "#FFFFFF"
            icon: { symbol: info.circle, decorative: true }
            spokenPrefix: Note
        metrics:
          standard: { display: 12s }
        styles:
          standard: { maxWidth: 600, dismissal: [tap, timer] }
        banners:
          syncing: { level: note, text: Syncing..., alsoAvailableAt: Settings }

        """

    /// GitHub and GitLab count paths from the root of the repository, wherever in it a run takes place.
    @Test("paths for hosts of repositories count from the root", arguments: ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"])
    func pathsOfHosts(_ variable: String) throws {
        try sandbox.write(Self.faulty, to: "design/specs/acme.banner.yaml")
        let environment = [variable: sandbox.folder.path]
        for (format, path) in [
            ("github", "file=design/specs/acme.banner.yaml,"), ("sarif", "\"uri\": \"design/specs/acme.banner.yaml\""),
            ("gitlab", "\"path\": \"design/specs/acme.banner.yaml\""), ("concise", "specs/acme.banner.yaml:"),
        ] {
            let run = try sandbox.run(["lint", "--format", format], environment: environment, in: "design")
            #expect(run.status == 1 && run.output.contains(path), "\(format): \(run.output)")
        }
        let plain = try sandbox.run(["lint", "--format", "github"], in: "design")
        #expect(plain.output.contains("file=specs/acme.banner.yaml,"), "\(plain.output)")
    }

    private static func clean(_ text: String) -> String {
        text.replacingOccurrences(of: "#FFEB3B", with: "#1B5E20").replacingOccurrences(of: "12s", with: "5s")
            .replacingOccurrences(of: "...", with: "…")
    }

    @Test("findings go to standard output, and an error makes the exit status 1")
    func findings() throws {
        try sandbox.write(Self.faulty, to: "a.banner.yaml")
        let run = try sandbox.run("lint", "a.banner.yaml")
        #expect(run.status == 1)
        #expect(run.output.contains("error[BN401 contrast-text]"))
        #expect(run.output.contains("warning[BN602 duration-max]"))
        #expect(run.output.contains("info[BN309 text-typographic-ellipsis]"))
        #expect(run.errors.isEmpty)
    }

    @Test("a clean spec is said to be clean")
    func cleanSpec() throws {
        try sandbox.write(Self.clean(Self.faulty), to: "a.banner.yaml")
        let run = try sandbox.run("lint", "a.banner.yaml")
        #expect(run.status == 0, "\(run.output)")
        #expect(run.output == "1 spec, nothing found\n")
    }

    @Test("the severity from which on a run fails can be set")
    func failLevel() throws {
        try sandbox.write(Self.faulty, to: "a.banner.yaml")
        #expect(try sandbox.run("lint", "a.banner.yaml", "--fail-level", "never").status == 0)
        #expect(try sandbox.run("lint", "a.banner.yaml", "--ignore", "color").status == 0)
        let warning = try sandbox.run("lint", "a.banner.yaml", "--ignore", "BN4", "--fail-level", "warning")
        #expect(warning.status == 1)
        let info = try sandbox.run("lint", "a.banner.yaml", "--select", "BN309", "--fail-level", "info")
        #expect(info.status == 1)
    }

    @Test("flags choose rules and set how grave they are")
    func selection() throws {
        try sandbox.write(Self.faulty, to: "a.banner.yaml")
        let only = try sandbox.run("lint", "a.banner.yaml", "--select", "duration-max,BN309", "--format", "concise")
        #expect(only.output.split(separator: "\n").count == 2)
        let grave = try sandbox.run("lint", "a.banner.yaml", "--select", "duration-max", "--severity", "BN602=error")
        #expect(grave.status == 1 && grave.output.contains("error[BN602"))
        let off = try sandbox.run("lint", "a.banner.yaml", "--severity", "color=off", "--format", "concise")
        #expect(!off.output.contains("BN4"))
    }

    @Test("the configuration has its say, also for some of the files, and the command line the last word")
    func configuration() throws {
        try sandbox.write(Self.faulty, to: "old/a.banner.yaml")
        try sandbox.write(Self.faulty, to: "new/b.banner.yaml")
        let configuration = """
            specs: [old, new]
            lint:
              failLevel: warning
              ignore: [contrast-text]
              rules: { duration-max: { severity: info, maximum: 11s } }
              overrides:
                - { files: ["old/**"], rules: { duration-max: off } }
            """
        try sandbox.write(configuration, to: "bannerc.yaml")
        let run = try sandbox.run("lint", "--select", "BN401,BN602", "--format", "concise")
        #expect(run.output.hasPrefix("new/b.banner.yaml:11:24: info: "))
        #expect(run.output.split(separator: "\n").count == 1)
        #expect(run.status == 0)
        let inFolder = try sandbox.run("lint", "--select", "BN602", "--format", "concise", in: "new")
        #expect(inFolder.output.split(separator: "\n").count == 1)
        #expect(try sandbox.run("lint", "--severity", "duration-max=warning").status == 1)
    }

    @Test(
        "what holds for some of the files is said as `specs` says which there are",
        arguments: ["old", "old/", "./old/**", "old/**", "old/../old", "old/*.yaml", "old/a.banner.yaml"])
    func overrides(_ files: String) throws {
        try sandbox.write(Self.faulty, to: "old/a.banner.yaml")
        try sandbox.write(Self.faulty, to: "older.banner.yaml")
        try sandbox.write(
            "specs: [.]\nlint: { overrides: [{ files: [\"\(files)\"], rules: { duration-max: off } }] }\n",
            to: "bannerc.yaml")
        let run = try sandbox.run("lint", "--select", "BN602", "--format", "concise")
        #expect(run.output.hasPrefix("older.banner.yaml:11:24: "), "\(run.output)")
        #expect(run.output.split(separator: "\n").count == 1 && run.errors.isEmpty, "\(run)")
    }

    @Test("rules for files of which no spec is one are told, of a run over the whole project")
    func vainOverrides() throws {
        try sandbox.write(Self.faulty, to: "a.banner.yaml")
        try sandbox.write(
            "specs: [.]\nlint:\n  overrides:\n    - { files: [a.banner.yaml, gone/**], rules: { duration-max: off } }\n",
            to: "bannerc.yaml")
        let run = try sandbox.run("lint", "--select", "BN602")
        #expect(run.status == 0)
        #expect(run.errors.contains("warning[BN208 use-file]: no spec matches `gone/**`"), "\(run.errors)")
        #expect(run.errors.contains("bannerc.yaml:4:32") && !run.errors.contains("`a.banner.yaml`"), "\(run.errors)")
        #expect(try sandbox.run("lint", "--select", "BN602", "a.banner.yaml").errors.isEmpty)
    }

    @Test("a file of design tokens is told from a spec")
    func tokenFile() throws {
        try sandbox.write(##"{ "red": { "$type": "color", "$value": "#B3261E" } }"##, to: "brand.tokens.json")
        let run = try sandbox.run("lint", "brand.tokens.json", "--format", "concise")
        #expect(run.status == 1)
        #expect(
            run.output
                == "brand.tokens.json:1:1: error: this is a file of design tokens, not a spec; name it under "
                + "`use` of a spec, and check that [BN202 wrong-type]\n")
    }

    @Test("JSON of any kind is no spec")
    func otherJSON() throws {
        try sandbox.write(##"{ "name": "app", "dependencies": {} }"##, to: "package.json")
        let run = try sandbox.run("lint", "package.json", "--format", "concise")
        #expect(run.status == 1)
        #expect(
            run.output
                == "package.json:1:1: error: this is a file of JSON, not a spec; specs are YAML files; under `use`, "
                + "they name files of design tokens [BN202 wrong-type]\n")
    }

    @Test("--fix with --diff shows what it would do, and writes nothing")
    func fixDiff() throws {
        try sandbox.write(Self.faulty, to: "a.banner.yaml")
        let run = try sandbox.run("lint", "a.banner.yaml", "--fix", "--diff")
        let diff = try sandbox.run("lint", "a.banner.yaml", "--diff")
        #expect(run.status == 1 && run.output == diff.output)
        #expect(sandbox.read("a.banner.yaml") == Self.faulty)
    }

    @Test("one setting that can't be read hides no other")
    func settingsOfASpec() throws {
        let rules =
            "{ contrst-text: off, duration-max: { max: 12s }, text-max-lines: warn, target-size: { minimum: 50, recommended: 44 } }"
        try sandbox.write(Self.faulty + "lint: { rules: \(rules) }\n", to: "a.banner.yaml")
        let output = try sandbox.run("lint", "a.banner.yaml").output
        for message in [
            "`warn` is not a severity", "no rule `contrst-text`", "no parameter `max`",
            "`recommended` is below `minimum`",
        ] {
            #expect(output.contains(message), "\(output)")
        }
    }

    @Test(
        "settings that mean nothing are told, each with its place",
        arguments: [
            ("{ rules: { duration-maximum: off } }", "did you mean `duration-max`?"),
            ("{ rules: { duration-max: { limit: 3s } } }", "no parameter `limit`"),
            ("{ rules: { duration-max: { maximum: soon } } }", "a duration such as"),
            ("{ rules: { target-size: { recommended: 40, minimum: 48 } } }", "`recommended` is below `minimum`"),
            (
                "{ rules: { contrast-unknown-backdrop: { darkest: '#EEEEEE', lightest: '#111111' } } }",
                "`lightest` is darker than `darkest`"
            ),
            ("{ rules: { lines-allowed: { limit: 2.5 } } }", "`limit` takes a whole number (lines), but this is `2.5`"),
            ("{ rules: { duration-max: loud } }", "`loud` is not a severity"),
            ("{ rules: { unknown-key: warning } }", "can't be changed"),
            ("{ ignore: [contrast-text, unknown-key] }", "`unknown-key` can't be ignored: nothing can be generated"),
            ("{ select: [nope] }", "no rule `nope`"),
            ("{ overrides: [{ rules: {} }] }", "`files`"), ("{ overrides: [{ files: [], rules: {} }] }", "`files`"),
            ("{ overrides: [{ files: [../x/**], rules: {} }] }", "`files` leaves the project's folder"),
            ("{ overrides: [{ files: /x, rules: {} }] }", "`files` leaves the project's folder"),
            ("{ failLevel: sometimes }", "`sometimes`"), ("{ colour: red }", "no key `colour`"),
        ])
    func badConfiguration(lint: String, message: String) throws {
        try sandbox.write(Self.faulty, to: "a.banner.yaml")
        try sandbox.write("specs: [a.banner.yaml]\nlint: \(lint)\n", to: "bannerc.yaml")
        let run = try sandbox.run("lint")
        #expect(run.status == 2)
        #expect(run.errors.contains("bannerc.yaml:2:") && run.errors.contains(message), "\(run.errors)")
        #expect(run.output.isEmpty)
    }

    @Test(
        "bad flags are told, and nothing runs",
        arguments: [
            ["--format", "sarf"], ["--format", "json", "--format", "sarif"], ["--format", "json="],
            ["--format", "json=x", "--format", "sarif=x"], ["--select", "nope"], ["--severity", "duration-max"],
            ["--severity", "duration-max=loud"], ["--severity", "yaml=off"], ["--watch", "--fix"],
            ["--watch", "--diff"], ["--watch", "-"],
            ["--add-ignore", "BN601"], ["--add-ignore", "BN601", "--"], ["--add-ignore", "BN601", "--", " "],
            ["--add-ignore", "nope", "--", "x"], ["--add-ignore", "unknown-key", "--", "x"],
            ["--add-ignore", "suppression-unused", "--", "x"], ["--add-ignore", "BN601", "--fix", "--", "x"],
            ["--add-ignore", "BN601", "--", "x\ny"], ["--unsafe-fixes"],
            ["--max-diagnostics", "-1"], ["--statistics", "--format", "json"], ["--diff", "--format", "json=x"],
            ["--show-settings", "--format", "json=x"], ["--fail-level", "fatal"],
            ["--baseline", ""], ["--baseline", "missing.json"],
        ])
    func badFlags(_ flags: [String]) throws {
        try sandbox.write(Self.faulty, to: "a.banner.yaml")
        let quoted = flags.map { "'\($0)'" }.joined(separator: " ")
        let run = try sandbox.shell("\"$BANNERC\" lint a.banner.yaml \(quoted)")
        #expect(run.status == 2, "\(run.errors)")
        #expect(!run.errors.isEmpty && run.output.isEmpty)
        #expect(try sandbox.files() == ["a.banner.yaml"])
    }

    /// What is read by programs alone must not look as if all were well.
    @Test(
        "what can't be read stands in reports for programs",
        arguments: ["github", "gitlab", "sarif", "json", "jsonl", "junit", "checkstyle", "concise"])
    func unread(_ format: String) throws {
        try sandbox.write(Self.faulty, to: "s/a.banner.yaml")
        try sandbox.link("s/b.banner.yaml", to: "gone.yaml")
        let link = try sandbox.run("lint", "s", "--format", format, "--fail-level", "never")
        #expect(link.status == 2 && link.errors.contains("can't read `s/b.banner.yaml`"), "\(link.errors)")
        #expect(link.output.contains("can't read `s/b.banner.yaml`: No such file"), "\(link.output)")
        #expect(link.output.contains("BN401"), "\(link.output)")
        let missing = try sandbox.run("lint", "s/a.banner.yaml", "c.banner.yaml", "--format", format)
        #expect(missing.status == 2 && missing.output.contains("there is no file `c.banner.yaml`"), "\(missing.output)")
        try sandbox.write("specs: [s/a.banner.yaml, gone]\n", to: "bannerc.yaml")
        let pattern = try sandbox.run("lint", "--format", format)
        #expect(pattern.status == 2 && pattern.output.contains("nothing matches `gone`"), "\(pattern.output)")
        try sandbox.write("specs: [s]\nlints: 3\n", to: "bannerc.yaml")
        for arguments in [["--format", format], ["--format", "\(format)=r"]] {
            let configuration = try sandbox.run(["lint"] + arguments)
            #expect(configuration.status == 2 && configuration.errors.contains("has no key `lints`"))
            let report = sandbox.read("r") ?? configuration.output
            #expect(report.contains("has no key `lints`") && report.contains("bannerc.yaml"), "\(report)")
        }
    }

    @Test("several formats can be had in a run")
    func severalFormats() throws {
        try sandbox.write(Self.faulty, to: "a.banner.yaml")
        let run = try sandbox.run(
            "lint", "a.banner.yaml", "--format", "sarif=out/lint.sarif", "--format", "github", "--format", "junit=j.xml"
        )
        #expect(run.status == 1)
        #expect(run.output.hasPrefix("::error file=a.banner.yaml,line=6,"))
        let sarif = try #require(sandbox.read("out/lint.sarif"))
        let log = try JSONSerialization.jsonObject(with: Data(sarif.utf8)) as? [String: Any]
        #expect(log?["version"] as? String == "2.1.0")
        #expect(sandbox.read("j.xml")?.hasPrefix("<?xml") == true)
    }

    @Test("where no finding fails the run, none is a failure of JUnit")
    func noFailures() throws {
        try sandbox.write(Self.faulty, to: "a.banner.yaml")
        for more in [[], ["--max-diagnostics", "1"]] {
            let arguments = ["lint", "a.banner.yaml", "--format", "junit"] + more
            let some = try sandbox.run(arguments)
            #expect(some.status == 1 && some.output.contains("<failure"))
            let none = try sandbox.run(arguments + ["--fail-level", "never"])
            #expect(none.status == 0 && none.output.contains("failures=\"0\""), "\(none.output)")
            #expect(!none.output.contains("<failure") && none.output.contains("BN401"))
        }
    }

    @Test("findings can be capped and counted")
    func cap() throws {
        try sandbox.write(Self.faulty, to: "a.banner.yaml")
        let capped = try sandbox.run("lint", "a.banner.yaml", "--max-diagnostics", "1")
        #expect(capped.status == 1)
        #expect(capped.output.components(separatedBy: "-->").count == 2)
        let counted = try sandbox.run("lint", "a.banner.yaml", "--statistics", "--select", "BN4,BN602,BN309")
        #expect(counted.status == 1)
        #expect(counted.output.contains("BN401 contrast-text") && counted.output.contains("[safe fix]"))
    }

    @Test("a spec of standard input goes by the name it is given")
    func standardInput() throws {
        let run = try sandbox.run(
            "lint", "-", "--stdin-filename", "x.banner.yaml", "--format", "concise", input: Self.faulty)
        #expect(run.status == 1 && run.output.hasPrefix("x.banner.yaml:"))
    }

    @Test("errors of the language stand beside what the rules find elsewhere")
    func languageErrors() throws {
        let text = Self.faulty.replacingOccurrences(
            of: "banners:\n", with: "banners:\n  bad: { level: nte, text: X }\n")
        try sandbox.write(text, to: "a.banner.yaml")
        let run = try sandbox.run("lint", "a.banner.yaml", "--format", "concise")
        #expect(run.output.contains("BN206 unknown-reference"))
        #expect(run.output.contains("BN401 contrast-text"))
    }

    @Test("a thousand faults are all told, in order, the same each time")
    func manyFaults() throws {
        let banners = (0..<1000).map { "  b\($0): { level: note, text: \"Syncing \($0)...\" }\n" }.joined()
        try sandbox.write(Self.faulty + banners, to: "a.banner.yaml")
        let flags = ["--select", "BN309", "--format", "concise"]
        let first = try sandbox.run("lint", "a.banner.yaml", flags[0], flags[1], flags[2], flags[3])
        let lines = first.output.split(separator: "\n").map { Int($0.split(separator: ":")[1]) ?? 0 }
        #expect(lines.count == 1001)
        #expect(lines == lines.sorted())
        let second = try sandbox.run("lint", "a.banner.yaml", flags[0], flags[1], flags[2], flags[3])
        #expect(first.output == second.output)
    }

    @Test("what a comment suppresses is not shown, and what suppresses nothing is")
    func suppression() throws {
        let text = Self.faulty.replacingOccurrences(
            of: "{ display: 12s }", with: "{ display: 12s } # bannerc: ignore[duration-max, BN606] -- read aloud")
        try sandbox.write(text, to: "a.banner.yaml")
        let run = try sandbox.run("lint", "a.banner.yaml", "--format", "concise")
        #expect(!run.output.contains("BN602"))
        let unused = "`animation-duration` finds nothing here; remove `animation-duration` from the"
        #expect(run.output.contains(unused), "\(run.output)")
        // A rule that does not run can't tell whether its suppression is needed.
        let other = try sandbox.run("lint", "a.banner.yaml", "--select", "BN401,BN004", "--format", "concise")
        #expect(!other.output.contains("BN004"))
    }

    @Test("what is wrong with a file that two specs use is told once, and a suppression in it counts for both")
    func sharedFiles() throws {
        let part = """
            bannerc: 1
            metrics:
              long: { display: 12s }
              longer: { display: 13s } # bannerc: ignore[duration-max] -- read aloud
            """
        try sandbox.write(part, to: "part.banner.yaml")
        for (name, metrics) in [("a", "long"), ("b", "longer")] {
            let spec = Self.faulty.replacingOccurrences(of: "name: Acme", with: "name: Acme\nuse: [part.banner.yaml]")
                .replacingOccurrences(of: "level: note,", with: "level: note, metrics: \(metrics),")
            try sandbox.write(spec, to: "\(name).banner.yaml")
        }
        let run = try sandbox.run("lint", ".", "--select", "BN602,BN004", "--format", "concise")
        let shared = run.output.split(separator: "\n").filter { $0.hasPrefix("part.banner.yaml") }
        #expect(shared.count == 1, "\(run.output)")
        #expect(!run.output.contains("BN004"))
    }

    @Test("a file that others use can be checked by itself, and needs no name for that")
    func part() throws {
        try sandbox.write("bannerc: 1\nbuttons: { ok: { kind: emphasis, title: Go on... } }\n", to: "part.banner.yaml")
        let run = try sandbox.run("lint", "part.banner.yaml", "--format", "concise")
        #expect(run.output.contains("BN309") && !run.output.contains("BN203"), "\(run.output)")
        #expect(try sandbox.run("build", "part.banner.yaml").errors.contains("the spec has no `name`"))
    }

    @Test("--show-settings tells who set a rule")
    func settings() throws {
        try sandbox.write(Self.faulty + "lint: { rules: { duration-max: { maximum: 15s } } }\n", to: "a.banner.yaml")
        let run = try sandbox.run("lint", "a.banner.yaml", "--show-settings", "--severity", "contrast-text=info")
        #expect(run.status == 0)
        #expect(run.output.contains("maximum: 15s (spec)"))
        #expect(
            run.output.split(separator: "\n").contains { $0.contains("contrast-text") && $0.contains("command line") })
    }

    @Test("a parameter that is set past another takes that along, and the last to speak wins")
    func bounds() throws {
        try sandbox.write(Self.faulty + "lint: { rules: { target-size: { minimum: 50 } } }\n", to: "a.banner.yaml")
        let own = try sandbox.run("lint", "a.banner.yaml", "--show-settings").output
        #expect(own.contains("minimum: 50 (spec), recommended: 50 (spec)"), "\(own)")
        try sandbox.write("lint: { rules: { target-size: { recommended: 30 } } }\n", to: "bannerc.yaml")
        let run = try sandbox.run("lint", "a.banner.yaml", "--show-settings").output
        #expect(run.contains("minimum: 30 (bannerc.yaml), recommended: 30 (bannerc.yaml)"), "\(run)")
    }

    @Test("--show-settings tells who left out a rule")
    func selections() throws {
        try sandbox.write(Self.faulty, to: "a.banner.yaml")
        func origins(_ lint: String, _ arguments: String...) throws -> (duration: String, text: String) {
            try sandbox.write("lint: \(lint)\n", to: "bannerc.yaml")
            let run = try sandbox.run(["lint", "a.banner.yaml", "--show-settings"] + arguments)
            func line(_ rule: String) -> String {
                run.output.split(separator: "\n").first { $0.contains(" \(rule) ") }.map(String.init) ?? ""
            }
            return (line("duration-max"), line("contrast-text"))
        }
        let ignored = try origins("{ ignore: [duration-max] }")
        #expect(ignored.duration.contains("off") && ignored.duration.contains("bannerc.yaml"), "\(ignored)")
        let selected = try origins("{ select: [contrast-text] }")
        #expect(selected.duration.contains("off") && selected.duration.contains("bannerc.yaml"), "\(selected)")
        // What the command line selects stands in the place of what the configuration does.
        let other = try origins("{ select: [contrast-text] }", "--select", "duration-max")
        #expect(!other.duration.contains("off") && other.text.contains("command line"), "\(other)")
        // To select a rule wakes none.
        let off = try origins("{ ignore: [duration-max] }", "--select", "duration-max")
        #expect(off.duration.contains("off") && off.duration.contains("bannerc.yaml"), "\(off)")
    }
}

@Suite("Assets")
struct AssetTests {
    /// Folders of a catalogue are part of a name only where they say so.
    @Test(
        "namespaces of an asset catalogue are part of the names",
        arguments: ["Birds/owl", "owl", "Plain/cat", "cat", "Birds/Night/bat"])
    func namespaces(name: String) throws {
        let sandbox = try Sandbox()
        try sandbox.write("specs: [a.banner.yaml]\nlint: { assets: Assets.xcassets }\n", to: "bannerc.yaml")
        let namespace = #"{ "info": { "version": 1 }, "properties": { "provides-namespace": true } }"#
        try sandbox.write(namespace, to: "Assets.xcassets/Birds/Contents.json")
        try sandbox.write(namespace, to: "Assets.xcassets/Birds/Night/Contents.json")
        try sandbox.write("{}", to: "Assets.xcassets/Birds/owl.imageset/Contents.json")
        try sandbox.write("{}", to: "Assets.xcassets/Birds/Night/bat.imageset/Contents.json")
        try sandbox.write("no JSON", to: "Assets.xcassets/Plain/Contents.json")
        try sandbox.write("{}", to: "Assets.xcassets/Plain/cat.imageset/Contents.json")
        try sandbox.write(
            LintTests.faulty.replacingOccurrences(
                of: "text: Syncing...", with: "text: Syncing…, image: { asset: \(name), decorative: true }"),
            to: "a.banner.yaml")
        let run = try sandbox.run("lint", "--select", "asset-exists")
        #expect((run.status == 0) == ["Birds/owl", "cat", "Birds/Night/bat"].contains(name), "\(run.output)")
    }
}
