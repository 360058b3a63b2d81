// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// `bannerc init --from`: what comes of an app's folder.
@Suite("Init from an app") struct InitFromTests {
    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

    /// Puts the app of the fixture into the sandbox.
    private func copyApp() throws {
        let app = Self.root.appending(path: "Tests/Fixtures/courier")
        for name in try FileManager.default.contentsOfDirectory(atPath: app.path) {
            try FileManager.default.copyItem(at: app.appending(path: name), to: sandbox.folder.appending(path: name))
        }
    }

    private static let banner = "import OwlBanners\nBanner(DefaultBannerStyle.info, title: \"Hello.\").enqueue()\n"

    @Test("the draft of an app is as it was read, and builds without an error") func app() throws {
        try copyApp()
        let run = try sandbox.run("init", "--from", ".")
        #expect(run.status == 0)
        let spec = try #require(sandbox.read("specs/app.banner.yaml"))
        try expectGolden("Tests/Fixtures/drafts/courier.banner.yaml", spec)
        try expectGolden("Tests/Fixtures/drafts/courier.txt", run.errors)
        let lint = try sandbox.run("lint", "--format", "concise")
        #expect(lint.status == 0)
        #expect(!lint.output.contains("error:"))
        #expect(try sandbox.run("build", "--target", "swift", "--target", "tokens").status == 0)
        #expect(sandbox.read("Generated/app.swift")?.contains("case syncFailed(count: Int)") == true)
        #expect(sandbox.read("Generated/app.tokens.json")?.contains("\"#8C1D18\"") == true, "a colour of the catalogue")
        #expect(try sandbox.run("fmt", "--check").status == 0, "a draft is laid out as `bannerc fmt` does it")
    }

    @Test("a file of tokens that says again what a resolver document has is left out") func tokensTwice() throws {
        let color = #"{"c":{"bg":{"$type":"color","$value":{"colorSpace":"srgb","components":[0.1,0,0]}}}}"#
        try sandbox.write(color, to: "base.json")
        try sandbox.write(color, to: "aexport.json")
        try sandbox.write(color.replacingOccurrences(of: "0.1", with: "0.2"), to: "night.json")
        try sandbox.write(
            ##"{"version":"2025.10","sets":{"base":{"sources":[{"$ref":"base.json"}]}},"modifiers":{"mode":{"contexts":{"light":[],"dark":[{"$ref":"night.json"}]},"default":"light"}},"resolutionOrder":[{"$ref":"#/sets/base"},{"$ref":"#/modifiers/mode"}]}"##,
            to: "r.resolver.json")
        try sandbox.write(Self.banner, to: "A.swift")
        let run = try sandbox.run("init", "--from", ".")
        #expect(run.status == 0, "\(run.errors)")
        let spec = try #require(sandbox.read("specs/app.banner.yaml"))
        #expect(spec.contains("r.resolver.json") && !spec.contains("  - \"../aexport.json\""), "\(spec)")
    }

    @Test("the next command takes the folder as it is called") func next() throws {
        #expect(try sandbox.run("init", "a b").output.contains("Next: `cd 'a b'` and run `bannerc build`"))
        #expect(try sandbox.run("init", "--", "-x").output.contains("Next: `cd ./-x` and run"))
        #expect(try sandbox.run("init", "app").output.contains("Next: `cd app` and run"))
    }

    /// Compares a text with a file that a person has read.
    private func expectGolden(_ path: String, _ made: String) throws {
        let file = Self.root.appending(path: path)
        if ProcessInfo.processInfo.environment["BANNERC_RECORD"] != nil {
            if (try? String(contentsOf: file, encoding: .utf8)) == made { return }
            try Data(made.utf8).write(to: file)
            Issue.record("recorded \(path); read it, then run again without BANNERC_RECORD")
            return
        }
        let golden = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        let lines = zip(made.split(separator: "\n"), golden.split(separator: "\n"))
        let first = lines.first { $0 != $1 }.map { "made: \($0), golden: \($1)" } ?? "one is longer"
        #expect(
            made == golden, "\(path): \(first); if it is meant: BANNERC_RECORD=1 scripts/test --filter InitFromTests")
    }

    @Test("an app whose texts are all in files speaks their languages") func languages() throws {
        try sandbox.write("\"sent\" = \"Sent.\";\n", to: "App/en.lproj/Localizable.strings")
        try sandbox.write("\"sent\" = \"Gesendet.\";\n", to: "App/de.lproj/Localizable.strings")
        try sandbox.write("\"sent\" = \"Verzonden.\";\n", to: "App/nl.lproj/Localizable.strings")
        try sandbox.write(
            "import OwlBanners\nBanner(DefaultBannerStyle.info, title: NSLocalizedString(\"sent\", comment: \"\"))\n",
            to: "App/A.swift")
        #expect(try sandbox.run("init", "--from", "App").status == 0)
        let spec = try #require(sandbox.read("specs/app.banner.yaml"))
        #expect(spec.contains("locales: { development: en, supported: [en, de, nl] }"))
        #expect(spec.contains("  - \"../App/en.lproj/Localizable.strings\"\n"))
        #expect(try sandbox.run("lint").status == 0)
        // A language that lacks the text is left out.
        try sandbox.write("\"other\" = \"Anders.\";\n", to: "App/nl.lproj/Localizable.strings")
        for path in ["bannerc.yaml", "specs"] { try sandbox.remove(path) }
        #expect(try sandbox.run("init", "--from", "App").status == 0)
        let fewer = try #require(sandbox.read("specs/app.banner.yaml"))
        #expect(fewer.contains("supported: [en] }") && fewer.contains("The app has de, nl too"))
        #expect(try sandbox.run("lint").status == 0)
    }

    @Test("token files of two modes, and a resolver document with those that it names") func tokens() throws {
        let token = #"{ "a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }"#
        for path in ["t/light.json", "t/dark.json", "r/a.json"] { try sandbox.write(token, to: path) }
        try sandbox.write(
            ##"{ "version": "2025.10", "sets": { "s": { "sources": [{ "$ref": "a.json" }] } }, "resolutionOrder": [{ "$ref": "#/sets/s" }] }"##,
            to: "r/x.resolver.json")
        try sandbox.write(#"{ "color": { "a": { "value": "red", "type": "color" } } }"#, to: "old.json")
        #expect(try sandbox.run("init", "--from", "t").status == 0)
        let spec = try #require(sandbox.read("specs/app.banner.yaml"))
        #expect(spec.contains("use:\n  - { light: \"../t/light.json\" }\n  - { dark: \"../t/dark.json\" }\n"))
        for path in ["bannerc.yaml", "specs"] { try sandbox.remove(path) }
        #expect(try sandbox.run("init", "--from", "r").status == 0)
        #expect(
            try #require(sandbox.read("specs/app.banner.yaml")).contains("use:\n  - \"../r/x.resolver.json\"\nlocales"))
        // The token stands in both: no order decides, and one of them is left out.
        for path in ["bannerc.yaml", "specs"] { try sandbox.remove(path) }
        let run = try sandbox.run("init", "--from", ".")
        #expect(run.status == 0)
        #expect(run.errors.contains("the draft doesn't use it: the token `a` is defined in another file too"))
    }

    @Test("what another text has replaced is filled in nowhere, and what is only read sets nothing") func replaced()
        throws
    {
        try sandbox.write(
            """
            import NotificationBannerSwift
            func four(n: Int) {
                let banner = NotificationBanner(title: "Four \\(n)", subtitle: "Saved at \\(n)", style: .success)
                banner.titleLabel?.text = "Fourth"
                banner.subtitleLabel?.text = "Saved."
                banner.show()
            }
            """, to: "App/A.swift")
        try sandbox.write(
            """
            import SwiftMessages
            func one() {
                let view = MessageView.viewFromNib(layout: .cardView)
                view.configureTheme(.error)
                view.configureContent(title: "Sorry", body: "Not sent.")
                print(view.titleLabel?.text ?? "")
                if isLoud { print(view.bodyLabel?.text ?? "") }
                SwiftMessages.show(view: view)
            }
            """, to: "App/B.swift")
        let run = try sandbox.run("init", "--from", "App")
        #expect(run.status == 0 && run.output.contains("found 2 banners"), "\(run.errors)")
        let spec = try #require(sandbox.read("specs/app.banner.yaml"))
        #expect(spec.contains("Fourth") && spec.contains("Not sent.") && !spec.contains("parameters:"), "\(spec)")
    }

    @Test("tokens in older formats are told of once, and other JSON is not") func olderTokens() throws {
        try sandbox.write(Self.banner, to: "App/A.swift")
        try sandbox.write(#"{ "color": { "a": { "value": "red", "type": "color" } } }"#, to: "t/b.json")
        try sandbox.write(#"{ "space": { "a": { "value": "16px", "type": "spacing" } } }"#, to: "t/c.json")
        try sandbox.write(#"{ "info": { "value": 3, "type": "counter" }, "value": "red" }"#, to: "t/a.json")
        let run = try sandbox.run("init", "--from", ".")
        #expect(run.status == 0)
        let note =
            "it contains tokens of an older format, and so does 1 other file: where banners need them, name files"
        #expect(run.errors.contains("t/b.json: note: " + note), "\(run.errors)")
        #expect(!run.errors.contains("t/a.json") && !run.errors.contains("t/c.json"))
        #expect(
            try #require(sandbox.read("specs/app.banner.yaml")).contains("# t/b.json: it contains tokens of an older"))
    }

    @Test("nothing found is said, and nothing is written") func nothing() throws {
        try sandbox.write("print(\"Hello\")\n", to: "App/main.swift")
        let run = try sandbox.run("init", "--from", "App")
        #expect(run.status == 2)
        #expect(run.errors.contains("error: nothing in `App` tells of banners"))
        #expect(try sandbox.files() == ["App/main.swift"])
    }

    @Test("nothing is overwritten, and nothing outside of the project is drafted") func refusals() throws {
        try sandbox.write(Self.banner, to: "App/A.swift")
        try sandbox.write("mine", to: "bannerc.yaml")
        #expect(try sandbox.run("init", "--from", "App").status == 2)
        #expect(sandbox.read("bannerc.yaml") == "mine")
        let outside = try sandbox.run("init", "--from", "App", "other")
        #expect(outside.status == 2)
        #expect(outside.errors.contains("`App` lies outside `other`"))
        #expect(try sandbox.run("init", "--from", "gone", "App").errors.contains("there is no folder `gone`"))
        #expect(try sandbox.run("init", "--from", "App/A.swift", "App").status == 2)
        #expect(try sandbox.run("init", "--from", "").status == 2)
        #expect(try sandbox.files() == ["App/A.swift", "bannerc.yaml"])
        #expect(try sandbox.run("init", "--from", "App", "App").status == 0)
        #expect(sandbox.read("App/specs/app.banner.yaml")?.contains("  # A.swift:2\n") == true)
        #expect(try sandbox.run("lint", in: "App").status == 0)
    }

    @Test("links in a circle, other people's folders, and files that can't be read") func care() throws {
        try sandbox.write(Self.banner, to: "App/A.swift")
        try sandbox.link("App/loop", to: "..")
        for folder in ["Pods", ".build", "node_modules", "DerivedData", "Carthage", ".git"] {
            try sandbox.write(Self.banner.replacing("Hello", with: "Other"), to: "App/\(folder)/B.swift")
        }
        let file = sandbox.folder.appending(path: "App/C.swift")
        try Data([0x69, 0xFF, 0x00]).write(to: file)
        try Data(repeating: 0x20, count: 5 * 1024 * 1024).write(to: sandbox.folder.appending(path: "App/D.swift"))
        try sandbox.write("<resources><!ENTITY a \"b\"></resources>", to: "App/res/values/colors.xml")
        try sandbox.write("{ \"sourceLanguage\": ", to: "App/Localizable.xcstrings")
        let run = try sandbox.run("init", "--from", "App")
        #expect(run.status == 0)
        let spec = try #require(sandbox.read("specs/app.banner.yaml"))
        #expect(spec.contains("Hello.") && !spec.contains("Other"))
        for text in [
            "App: note: 1 symbolic link in it was not followed", "App/C.swift: note: it is not UTF-8, and was not read",
            "App/D.swift: note: it is larger than 4 MiB, and was not read",
            "App/res/values/colors.xml: note: its colours are left out: ",
            "App/Localizable.xcstrings:1: note: its texts are left out: ",
        ] { #expect(run.errors.contains(text), "\(text)") }
        #expect(try sandbox.run("lint").status == 0)
    }

    @Test("hostile names and texts") func hostile() throws {
        let names = [
            "\"; rm -rf ~", "bannerc: ignore-file[contrast-text] -- x", "a\nb: c", "${HOME}", "*/", "{{x}}", "# y",
            "\u{1B}[31m", "\u{202E}",
            "é\u{301}", "- z", "%41", "C:\\d",
        ]
        for (index, name) in names.enumerated() {
            let text = "\(index) \(name)".unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined()
            try sandbox.write(
                "import OwlBanners\nBanner(DefaultBannerStyle.info, title: \"\(text)\")\n",
                to: "App/\(name.replacing("/", with: "-"))/A.swift")
            let folder = "App/\(name.replacing("/", with: "-"))/C.xcassets/\(name.replacing("/", with: "-")).colorset"
            try sandbox.write(
                #"{ "colors": [{ "idiom": "universal", "color": { "color-space": "srgb", "components": { "red": "1", "green": "1", "blue": "1", "alpha": "1" } } }] }"#,
                to: folder + "/Contents.json")
        }
        let run = try sandbox.run("init", "--from", ".")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
        let spec = try #require(sandbox.read("specs/app.banner.yaml"))
        #expect(spec.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x202E || $0 == "\n" })
        #expect(!spec.split(separator: "\n").contains { $0.drop { $0 == " " }.hasPrefix("# bannerc:") })
        let lint = try sandbox.run("lint")
        #expect(lint.status == 0, "\(lint.output)")
        #expect(try sandbox.run("build").status == 0)
    }
}
