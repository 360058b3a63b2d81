// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// `bannerc export` and `bannerc import`, as people run them.
@Suite("Texts to translators and back") struct ExchangeTests {
    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    private static let spec = """
        bannerc: 1
        name: Acme
        locales: { development: en, supported: [en, de] }
        levels: { error: { tint: "#8C1D18", onTint: "#FFFFFF", icon: { symbol: xmark.octagon.fill }, spokenPrefix: { en: Error, de: Fehler } } }
        banners:
          # Nothing was sent.
          syncFailed:
            level: error
            text: Sync failed. # short

        """

    private func run(_ arguments: String...) throws -> (status: Int32, errors: String, output: String) {
        let run = try sandbox.run(arguments)
        return (run.status, run.errors, run.output)
    }

    @Test func outAndHome() throws {
        try sandbox.write(Self.spec, to: "acme.banner.yaml")
        let export = try run("export", "xliff", "acme.banner.yaml", "-o", "out", "--verbose")
        #expect(export.status == 0, "\(export)")
        #expect(export.errors == "wrote `out/acme.de.xliff`\n2 texts of `acme.banner.yaml`: de lacks 1\n")
        let sent = try #require(sandbox.read("out/acme.de.xliff"))
        #expect(sent.contains("The text of the banner syncFailed (error)."))
        #expect(sent.contains("At most 2 lines of"))
        // As it went out, it changes nothing.
        #expect(try run("import", "out/acme.de.xliff", "acme.banner.yaml") == (0, "nothing new\n", ""))
        #expect(sandbox.read("acme.banner.yaml") == Self.spec)

        let back = sent.replacingOccurrences(
            of: #"<target state="needs-translation"></target>"#, with: "<target>Fehler beim Sync.</target>")
        try sandbox.write(back, to: "out/acme.de.xliff")
        let dry = try run("import", "out/acme.de.xliff", "acme.banner.yaml", "--dry-run")
        #expect(dry.status == 1 && dry.output.contains("+      de: Fehler beim Sync."), "\(dry)")
        #expect(sandbox.read("acme.banner.yaml") == Self.spec)
        #expect(try run("import", "out/acme.de.xliff", "acme.banner.yaml") == (0, "de: 1 new text\n", ""))
        #expect(
            sandbox.read("acme.banner.yaml")
                == Self.spec.replacingOccurrences(
                    of: "text: Sync failed. # short",
                    with: "text:\n      en: Sync failed. # short\n      de: Fehler beim Sync."))
    }

    /// With one conflict, nothing is written, in whatever file.
    @Test func allOrNothing() throws {
        let two = Self.spec.replacingOccurrences(
            of: "text: Sync failed. # short", with: "text: { en: Sync failed., de: A }")
        try sandbox.write(two, to: "acme.banner.yaml")
        try sandbox.write(Self.spec, to: "other.banner.yaml")
        #expect(try run("export", "csv", "acme.banner.yaml", "other.banner.yaml", "-o", "out").status == 0)
        for name in ["acme", "other"] {
            let sent = try #require(sandbox.read("out/\(name).de.csv"))
            let back = sent.replacingOccurrences(of: #""Sync failed.","A""#, with: #""Sync failed.","B""#)
                .replacingOccurrences(of: #""Sync failed.","""#, with: #""Sync failed.","B""#)
            try sandbox.write(back, to: "out/\(name).de.csv")
        }
        try sandbox.write(two.replacingOccurrences(of: "de: A", with: "de: C"), to: "acme.banner.yaml")
        let run = try run("import", "out/acme.de.csv", "out/other.de.csv", "acme.banner.yaml", "other.banner.yaml")
        #expect(run.status == 1)
        #expect(
            run.errors.contains("`banners.syncFailed.text` in `de` was changed here and in the spec"), "\(run.errors)")
        #expect(run.errors.hasSuffix("error: nothing was written\n"))
        #expect(sandbox.read("other.banner.yaml") == Self.spec)
    }

    @Test func mistakes() throws {
        try sandbox.write(Self.spec, to: "acme.banner.yaml")
        let cases: [([String], Int32, String)] = [
            (["export", "xliff", "acme.banner.yaml", "-o", "out", "--locale", "fr"], 2, "does not support `fr`"),
            (["export", "android", "acme.banner.yaml", "-o", "strings.xml"], 2, "2 files don't go into `strings.xml`"),
            (
                ["export", "csv", "acme.banner.yaml", "-o", "out", "--locale", "en"], 2,
                "`en` is the language that `acme.banner.yaml` is translated from; name one that it is translated into, such as `--locale de`"
            ),
            (["export", "pdf", "acme.banner.yaml", "-o", "out"], 2, "pdf"),
            (["export", "csv", "acme.banner.yaml", "-o", "out", "--xliff-version", "2.0"], 2, "goes with xliff"),
            (["import", "acme.banner.yaml"], 2, "import needs a file of texts"),
            (["import", "gone.xliff", "acme.banner.yaml"], 2, "can't read `gone.xliff`"),
            (["import", "x.csv", "acme.banner.yaml", "--base", "v1"], 2, "--base needs a git repository"),
            (["import", "broken.xliff", "acme.banner.yaml"], 1, "the file is not valid XML"),
            (["import", "foreign.arb", "acme.banner.yaml"], 1, "the file contains no text of `acme.banner.yaml`"),
        ]
        try sandbox.write("id,target\n", to: "x.csv")
        try sandbox.write("<xliff", to: "broken.xliff")
        try sandbox.write("{ \"@@locale\": \"de\", \"x\": \"y\" }", to: "foreign.arb")
        for (arguments, status, message) in cases {
            let run = try sandbox.run(arguments)
            #expect(run.status == status && run.errors.contains(message), "\(arguments): \(run)")
        }
        #expect(sandbox.read("acme.banner.yaml") == Self.spec)
    }

    /// What fits in the development language may not once it is translated.
    @Test("a file in another source language is told of as that alone") func otherSource() throws {
        try sandbox.write(Self.spec, to: "acme.banner.yaml")
        #expect(try run("export", "xliff", "acme.banner.yaml", "-o", "out").status == 0)
        let sent = try #require(sandbox.read("out/acme.de.xliff"))
        try sandbox.write(
            sent.replacing("source-language=\"en\"", with: "source-language=\"fr\""), to: "out/acme.de.xliff")
        let run = try run("import", "out/acme.de.xliff", "acme.banner.yaml")
        #expect(run.status == 1 && run.errors.contains("a translation of `fr`"), "\(run.errors)")
        #expect(!run.errors.contains("contains no text"), "\(run.errors)")
    }

    @Test("what one spec exports comes home to it, whatever its name", arguments: ["owl", "my.app", "my_app", "de"])
    func homes(_ name: String) throws {
        try sandbox.write(Self.spec, to: "\(name).banner.yaml")
        try sandbox.write(Self.spec, to: "other.banner.yaml")
        let specs = ["\(name).banner.yaml", "other.banner.yaml"]
        for format in ["xliff", "arb", "csv", "android"] {
            #expect(try sandbox.run(["export", format] + specs + ["-o", format]).status == 0)
            let files = try sandbox.files().filter { $0.hasPrefix("\(format)/") && $0.contains("de") }
            let run = try sandbox.run(["import"] + files + specs)
            #expect(run.status == 0 && !files.isEmpty, "\(format): \(run.errors)")
        }
    }

    @Test func lintInLanguagesThatNobodySpeaks() throws {
        let text = "Sync with the server failed. Try again later."
        try sandbox.write(
            Self.spec.replacingOccurrences(of: "Sync failed. #", with: "\(text) #"), to: "acme.banner.yaml")
        #expect(try run("lint", "acme.banner.yaml", "--select", "text-max-lines").status == 0)
        let pseudo = try run("lint", "acme.banner.yaml", "--pseudo")
        #expect(pseudo.status == 1 && pseudo.output.contains("in en-XA at 320 pt"), "\(pseudo)")
        #expect(try run("lint", "acme.banner.yaml", "--pseudo", "--fix").status == 2)
    }

    /// A revision of the spec says what was exported.
    @Test func againstARevision() throws {
        let spec = Self.spec.replacingOccurrences(
            of: "text: Sync failed. # short", with: "text: { en: Sync failed., de: A }")
        try sandbox.write(spec, to: "acme.banner.yaml")
        _ = try sandbox.shell(
            "git init -q . && git add -A && git -c user.name=a -c user.email=a@b commit -q -m a && git tag v1")
        #expect(try run("export", "arb", "acme.banner.yaml", "-o", "out").status == 0)
        let sent = try #require(sandbox.read("out/acme_de.arb"))
        try sandbox.write(sent.replacingOccurrences(of: #": "A""#, with: #": "B""#), to: "out/acme_de.arb")
        let unknown = try run("import", "out/acme_de.arb", "acme.banner.yaml")
        #expect(unknown.status == 1 && unknown.errors.contains("nothing says which of them has changed"), "\(unknown)")
        let known = try run("import", "out/acme_de.arb", "acme.banner.yaml", "--base", "v1")
        #expect(known == (0, "de: 1 changed\n", ""))
        #expect(sandbox.read("acme.banner.yaml")?.contains("{ en: Sync failed., de: B }") == true)
    }

    @Test("of several specs, those that are not translated are left out") func untranslated() throws {
        try sandbox.write(Self.spec, to: "acme.banner.yaml")
        try sandbox.write(Self.spec.replacing("[en, de]", with: "[en, de, fr]"), to: "more.banner.yaml")
        try sandbox.write(
            Self.spec.replacing("[en, de]", with: "[en]").replacing(", de: Fehler", with: ""), to: "one.banner.yaml")
        let specs = ["acme.banner.yaml", "more.banner.yaml", "one.banner.yaml"]
        func files(_ folder: String, _ arguments: String...) throws -> (run: Sandbox.Run, files: [String]) {
            let run = try sandbox.run(["export"] + arguments + specs + ["-o", folder])
            let files = try sandbox.files().filter { $0.hasPrefix(folder + "/") }
            return (run, files.map { String($0.dropFirst(folder.count + 1)) })
        }
        let all = try files("all", "xliff")
        #expect(all.run.status == 0 && all.files == ["acme.de.xliff", "more.de.xliff", "more.fr.xliff"], "\(all)")
        #expect(all.run.errors.contains("note: left out: `one.banner.yaml` has no language to translate into"))
        let french = try files("french", "csv", "--locale", "fr")
        #expect(french.run.status == 0 && french.files == ["more.fr.csv"], "\(french)")
        #expect(french.run.errors.contains("note: left out: `acme.banner.yaml` does not support `fr`"))
        let both = try files("both", "csv", "--locale", "fr,de")
        #expect(both.run.status == 0 && both.files == ["acme.de.csv", "more.de.csv", "more.fr.csv"], "\(both)")
        #expect(both.run.errors.contains("note: `acme.banner.yaml` does not support `fr`\n"))
        let none = try files("none", "csv", "--locale", "de,fx")
        #expect(none.run.status == 2 && none.files.isEmpty, "\(none)")
        #expect(none.run.errors.contains("`acme.banner.yaml` does not support `fx`"))
    }
}
