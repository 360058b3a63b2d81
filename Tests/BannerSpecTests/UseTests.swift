// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics
import Testing
import YAMLSource

@Suite("Used files") struct UseTests {
    private let level = "levels: { error: { tint: \"#000000\", onTint: \"#FFFFFF\" } }"

    @Test("definitions are visible, through other files too") func transitive() throws {
        let project = Project(
            "bannerc: 1\nname: Acme\nuse: [shared/b.banner.yaml]\nbanners: { a: { level: error, text: Hi, buttons: [close] } }",
            files: [
                "shared/b.banner.yaml": "bannerc: 1\nuse: [../c.yml]\n\(level)",
                "c.yml": "bannerc: 1\nname: Other\nbuttons: { close: { kind: emphasis, title: Close } }",
            ])
        let spec = try resolve(project)
        #expect(spec.name.value == "Acme" && spec.buttons.map(\.name.value) == ["close"])
        #expect(spec.files.map { project.sources[$0].path } == [Project.root, "shared/b.banner.yaml", "c.yml"])
        #expect(project.result.paths == [Project.root, "shared/b.banner.yaml", "c.yml"])
    }

    @Test("a file that is used twice is read once") func diamond() throws {
        let project = Project(
            snippet:
                "use: [b.yaml, ./c.yaml, sub/../d.yaml, .//d.yaml]\nbanners: { a: { level: error, text: Hi, style: bar } }",
            files: [
                "b.yaml": "bannerc: 1\nuse: [d.yaml]", "c.yaml": "bannerc: 1\nuse: [d.yaml]",
                "d.yaml": "bannerc: 1\nstyles: { bar: {} }",
            ])
        let spec = try resolve(project)
        #expect(spec.files.map { project.sources[$0].path } == [Project.root, "b.yaml", "d.yaml", "c.yaml"])
        #expect(spec.design.styles.map(\.name) == ["standard", "bar"])
    }

    @Test func cycles() {
        expectFinding(
            .useCycle, "the files use each other in a circle", help: "a file of its own", labelFirst: true,
            in: Project(
                snippet: "use: [«b.yaml»]",
                files: ["b.yaml": "bannerc: 1\nuse: [«c.yaml»]", "c.yaml": "bannerc: 1\nuse: [«acme.banner.yaml»]"]))
        expectFinding(
            .useCycle, "the file uses itself", help: "remove it", in: "use: [«./x/../acme.banner.yaml»]")
    }

    @Test(
        "paths that are refused",
        arguments: [
            ("missing.yaml", RuleID.useFile, "there is no file `missing.yaml`"),
            ("../b.yaml", .useOutsideRoot, "`../b.yaml` lies outside the project"),
            ("a/../../b.yaml", .useOutsideRoot, "`a/../../b.yaml` lies outside the project"),
            ("/etc/b.yaml", .useOutsideRoot, "a used file must be named by a path relative to this one"),
            ("~/b.yaml", .useOutsideRoot, "a used file must be named by a path relative to this one"),
            ("C:/b.yaml", .useOutsideRoot, "a used file must be named by a path relative to this one"),
            ("https://a/b.yaml", .useOutsideRoot, "a used file must be in the project, not on the network"),
            ("a\\\\b.yaml", .useOutsideRoot, "the parts of a path are separated by `/`"),
            ("b\\0.yaml", .useOutsideRoot, "the path contains an invisible character"),
            ("b.txt", .useFile, "`b.txt` is neither a spec nor a file of tokens or texts"),
            ("b", .useFile, "`b` is neither a spec nor a file of tokens or texts"),
        ])
    func refused(_ path: String, _ rule: RuleID, _ message: String) {
        expectFinding(
            rule, message, in: "use: [«\"\(path)\"»]\nbanners: { a: { level: nope, text: Hi, style: \"x\" } }")
    }

    @Test("a file that is missed, but one beside it is not")
    func nearNames() {
        let folder = FileAccess.folder(["brand.banner.yaml", "other.json"])
        expectFinding(
            .useFile, "there is no file `shared/brnad.banner.yaml`", help: "did you mean `./shared/brand.banner.yaml`?",
            in: Project(snippet: "use: [«./shared/brnad.banner.yaml»]", refusals: ["shared": folder]))
        expectFinding(
            .useFile, "there is no file `Brand.banner.yaml`", help: "did you mean `brand.banner.yaml`?",
            in: Project(snippet: "use: [«Brand.banner.yaml»]", refusals: [".": .folder(["brand.banner.yaml"])]))
        expectFinding(
            .useFile, "there is no file `brand.yaml`", help: "did you mean `brand.banner.yaml`?",
            in: Project(snippet: "use: [«brand.yaml»]", refusals: [".": folder]))
        // Alike in their ending alone, nothing that can be used, and the spec itself.
        let others = FileAccess.folder(["info.banner.yaml", "logo.banner.yaml.bak", "acme.banner.yaml"])
        for name in ["logo.banner.yaml", "acne.banner.yaml"] {
            let project = Project(snippet: "use: [«\(name)»]", refusals: [".": others])
            #expect(project.findings.map(\.help) == [[]], "\(project.transcript)")
        }
        expectFinding(
            .useFile, "there is no file `a.yaml, b.yaml`", help: "write each on a line of its own",
            in: "use:\n  - «a.yaml, b.yaml»\n")
    }

    @Test("what the file system refuses") func access() {
        func project(_ access: FileAccess) -> Project {
            Project(snippet: "use: [«b.yaml»]", refusals: ["b.yaml": access])
        }
        expectFinding(.useFile, "`b.yaml` is larger than 16 MiB", in: project(.tooLarge))
        expectFinding(
            .useFile, "`b.yaml` can't be read: Permission denied", in: project(.unreadable("Permission denied")))
        expectFinding(
            .useOutsideRoot, "`b.yaml` lies outside the project", note: "`bannerc.yaml`", in: project(.outsideRoot))
        #expect(project(.tooLarge).result.paths == [Project.root, "b.yaml"])
    }

    @Test func kinds() {
        expectFinding(.wrongType, "`use` takes a list of files", help: "write `[b.yaml]`", in: "use: «b.yaml»")
        expectFinding(.unknownKey, "`use` has no key `a`", help: "its keys are `specs`", in: "use: { «a»: b }")
        expectFinding(.wrongType, "`use` takes the paths of files", in: "use: [«[a]»]")
        expectFinding(.wrongType, "`use` takes the paths of files", in: "use: [«\"\"»]")
        expectFinding(
            .unknownKey, "the spec has no key `uses`", help: "`use`",
            in: "«uses»: [b.yaml]\nbanners: { a: { level: nope, text: Hi } }")
    }

    @Test("a hundred files and no more") func limit() throws {
        func project(_ count: Int) -> Project {
            let names = (0..<count).map { "f\($0).yaml" }
            let files = Dictionary(uniqueKeysWithValues: names.map { ($0, "bannerc: 1\n") })
            let list = names.enumerated().map { $0.offset == SpecLoader.useLimit ? "«\($0.element)»" : $0.element }
            return Project(snippet: "use: [\(list.joined(separator: ", "))]", files: files)
        }
        #expect(try resolve(project(SpecLoader.useLimit)).files.count == 101)
        expectFinding(.useLimit, "the spec uses more than 100 files", in: project(SpecLoader.useLimit + 1))
    }

    @Test("a long chain of files") func chain() throws {
        let files = Dictionary(
            uniqueKeysWithValues: (0..<100).map {
                ("f\($0).yaml", "bannerc: 1\n" + ($0 < 99 ? "use: [f\($0 + 1).yaml]" : ""))
            })
        #expect(try resolve(Project(snippet: "use: [f0.yaml]", files: files)).files.count == 101)
    }

    @Test(
        "a name may be defined in one file only",
        arguments: [
            "palette: { «x»: \"#000000\" }", "metrics: { «x»: {} }", "buttons: { «x»: { kind: emphasis, title: A } }",
            "styles: { «x»: {} }", "surfaces: { «x»: {} }", "screens: { «x»: {} }",
            "banners: { «x»: { level: error, text: Hi } }", "themes: { «x»: {} }",
        ])
    func duplicates(_ definition: String) {
        expectFinding(
            .duplicateDefinition, "`x` is defined in another file too",
            in: Project(snippet: "use: [b.yaml]\n" + definition, files: ["b.yaml": "bannerc: 1\n" + definition]))
        expectFinding(
            .nameClash, "`xY` and `xy` differ only in case",
            in: Project(
                snippet: "use: [b.yaml]\n" + definition.replacing("«x»", with: "«xY»"),
                files: ["b.yaml": "bannerc: 1\n" + definition.replacing("«x»", with: "«xy»")]))
    }

    @Test("locales, queue and lint are the root's, or those of the first used file that has them") func settings()
        throws
    {
        func settings(_ locale: String, _ order: String, _ profile: String) -> String {
            "locales: { development: en, supported: [en, \(locale)] }\nqueue: { order: \(order) }\nlint: { profile: \(profile) }\n"
        }
        let files = [
            "b.yaml": "bannerc: 1\nuse: [c.yaml]\n" + settings("fr", "fifo", "owl"),
            "c.yaml": "bannerc: 1\n" + settings("de", "priority", "fiori"),
            "d.yaml": "bannerc: 1\n" + settings("ja", "priority", "material"),
        ]
        let inherited = try resolve("use: [b.yaml, d.yaml]", files: files)
        #expect(
            inherited.locales.supported == ["en", "fr"] && inherited.queue.order.value == .fifo
                && inherited.profile == .owl)
        let nested = try resolve(
            "use: [e.yaml, d.yaml]", files: files.merging(["e.yaml": "bannerc: 1\nuse: [c.yaml]"]) { $1 })
        #expect(nested.locales.supported == ["en", "de"] && nested.profile == .fiori)
        let own = try resolve("use: [b.yaml]\nlocales: { supported: [en, nl] }\nqueue: {}\nlint: {}", files: files)
        #expect(own.locales.supported == ["en", "nl"] && own.queue.order.value == .priority && own.profile == .apple)
        let texts = try resolve(
            "use: [b.yaml]\nbanners: { a: { level: error, text: { en: A, fr: B } } }", files: files)
        #expect(texts.locales.supported == ["en", "fr"])
    }

    @Test("one development language for all") func developmentLanguage() {
        expectFinding(
            .conflictingFields, "the development language here is `de`, but that of the spec is `en`",
            in: Project(
                snippet: "use: [b.yaml]\nlocales: { development: en }",
                files: ["b.yaml": "bannerc: 1\n«locales»: { development: de }"]))
    }

    @Test("the faults of a used file are told in its own places") func faults() {
        let project = Project(
            snippet: "use: [b.yaml]\nbanners: { a: { level: eror, text: Hi } }",
            files: ["b.yaml": "bannerc: 1\nname: x\nstyles: { a: { padding: x }, b: { pading: 1 } }\nfoo: 1"])
        expectFindings(
            ["unknown-reference: eror", "invalid-name: x", "wrong-type: x", "unknown-key: pading", "unknown-key: foo"],
            in: project)
    }
}

@Suite("The version of the language") struct VersionTests {
    @Test func first() {
        expectFinding(
            .languageVersion, "`bannerc` is not the first key", help: "move it to the top",
            in: Project("name: Acme\n«bannerc»: 1\n"))
        _ = expectFinding(
            .languageVersion, "`bannerc` is not the first key",
            in: Project("bannerc: 1\nname: Acme\nuse: [b.yaml]", files: ["b.yaml": "styles: {}\n«bannerc»: 1"]))
    }

    /// What can't be read is told, and is no key.
    @Test func firstBehindWhatIsNoYAML() {
        let project = Project("```yaml\nbannerc: 1\nname: Acme\n```\n")
        #expect(project.findings.map(\.rule.name) == ["yaml-syntax", "yaml-syntax"], "\(project.transcript)")
    }

    @Test func missing() {
        let project = Project("name: Acme\n")
        #expect(project.findings.map(\.message) == ["the spec has no `bannerc`"])
        #expect(project.findings[0].help == ["write `bannerc: 1`, the version of the language, on the first line"])
    }

    @Test("nothing else is said of a spec in another version") func other() {
        expectFinding(
            .languageVersion, "this program does not know version 2 of the language", help: "install a newer `bannerc`",
            in: Project("bannerc: «2»\nname: acme\nbanner: [x]\n"))
        expectFinding(
            .languageVersion, "this program does not know version 2 of the language",
            in: Project(
                snippet: "use: [b.yaml]\nbanners: { a: { level: info, text: Hi, style: bar } }",
                files: ["b.yaml": "bannerc: «2»\nstyles: [x]"]))
    }

    @Test func kinds() {
        expectFinding(
            .wrongType, "`bannerc` takes a whole number, but the quotes make this a text",
            help: "write 1 without quotes",
            in: Project("bannerc: «\"1\"»\nname: Acme\n"))
        expectFinding(.missingField, "`bannerc` has no value", in: Project("«bannerc»:\nname: Acme\n"))
        expectFinding(.wrongType, "the spec takes keys with values, but this is a list", in: Project("- «a»\n"))
        expectFinding(
            .emptyFile, "the file is empty", help: "a spec starts with `bannerc: 1`", in: Project("«»# nothing\n"))
    }

    @Test(
        "JSON that holds no tokens is told for what it is",
        arguments: [
            ("{ \"hello\": [1, 2, 3] }", "`t.json` contains no design tokens"),
            (
                "{ \"color\": { \"red\": { \"value\": \"#FF0000\", \"type\": \"color\" } } }",
                "`t.json` contains tokens in an older format, with `value` and `type`"
            ),
        ])
    func otherJSON(_ json: String, _ message: String) {
        let spec = """
            bannerc: 1
            name: Acme
            use: [t.json]
            levels: { a: { tint: "{color.red}", onTint: "#FFFFFF" } }
            banners: { b: { level: a, text: Hi } }
            """
        let findings = Project(spec, files: ["t.json": json]).findings
        #expect(findings.map(\.rule) == [.useFile])
        #expect(findings.first?.message.hasPrefix(message) == true, "\(findings.map(\.message))")
    }

    @Test("a file without any token is none of those") func noTokens() {
        let spec = "bannerc: 1\nname: Acme\nuse: [t.json]\nlevels: { a: { tint: \"#000000\", onTint: \"#FFFFFF\" } }\n"
        #expect(Project(spec, files: ["t.json": "{ \"$description\": \"to come\" }"]).findings.isEmpty)
    }
}
