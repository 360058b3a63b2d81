// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Testing

@testable import LanguageServer

/// Navigation, hints, colours and structure.
struct FeatureTests {
    private static let tokens = """
        { "color": { "$type": "color", "red": { "$value": { "colorSpace": "srgb", "components": [0.5, 0, 0], "hex": "#800000" } },
          "danger": { "$value": "{color.red}" } } }
        """

    private func places(_ result: JSONValue) -> [String] {
        result.elements.map { place in
            let start = place.at("range", "start")
            let file = place["uri"]?.text?.split(separator: "/").last ?? ""
            return "\(file):\(start?["line"]?.int ?? -1):\(start?["character"]?.int ?? -1)"
        }
    }

    @Test(
        "a name leads to its definition",
        arguments: [
            ("tint: \"{palette.r|ed}\"", "a.banner.yaml:4:2"), ("level: er|ror", "a.banner.yaml:7:2"),
            ("style: ba|r", "a.banner.yaml:13:2"), ("one: \"{co|unt} item", "a.banner.yaml:18:18"),
            ("plural: coun|t, one: \"{count} é", "a.banner.yaml:18:18"),
        ])
    func definition(text: String, expected: String) {
        let conversation = Conversation()
        let marked = Samples.plan.replacing(text.filter { $0 != "|" }, with: text)
        #expect(marked != Samples.plan)
        #expect(places(conversation.ask("textDocument/definition", in: marked)) == [expected])
    }

    @Test("a name leads across files, and a used file is one, too")
    func acrossFiles() {
        let conversation = Conversation(["shared.banner.yaml": Samples.shared])
        conversation.open("main.banner.yaml", Samples.main)
        conversation.settle()
        let level = Samples.main.replacing("level: warning", with: "level: wa|rning")
        #expect(
            places(conversation.ask("textDocument/definition", in: level, path: "main.banner.yaml")) == [
                "shared.banner.yaml:2:2"
            ])
        let file = Samples.main.replacing("[shared", with: "[sha|red")
        #expect(
            places(conversation.ask("textDocument/definition", in: file, path: "main.banner.yaml")) == [
                "shared.banner.yaml:0:0"
            ])
        let uses = conversation.ask("textDocument/references", in: level, path: "main.banner.yaml")
        #expect(places(uses) == ["main.banner.yaml:4:16", "shared.banner.yaml:2:2"])
        let links = conversation.result(
            "textDocument/documentLink", ["textDocument": ["uri": "file:///project/main.banner.yaml"]])
        #expect(links.elements.map { $0["target"] } == ["file:///project/shared.banner.yaml"])
    }

    @Test("a key leads into the file of texts, and what is found there is shown there")
    func texts() {
        let catalog = """
            { "sourceLanguage": "en", "strings": {
              "saved": { "localizations": { "en": { "stringUnit": { "state": "new", "value": "It was saved." } } } }
            }, "version": "1.0" }
            """
        let spec = """
            bannerc: 1
            name: Acme
            use: [Localizable.xcstrings]
            levels: { error: { tint: "#8C1D18", onTint: "#FFFFFF", icon: { symbol: xmark.octagon.fill } } }
            banners:
              a: { level: error, text: { key: sa|ved } }
            """
        let conversation = Conversation(["Localizable.xcstrings": catalog])
        #expect(places(conversation.ask("textDocument/definition", in: spec)) == ["Localizable.xcstrings:1:2"])
    }

    @Test("a rename changes every file of every spec that has the name, and nothing else")
    func rename() {
        let other = Samples.main.replacing("name: Main", with: "name: Other")
        let apart = Samples.plan.replacing("error", with: "warning")
        let disk = [
            "shared.banner.yaml": Samples.shared, "main.banner.yaml": Samples.main, "other.banner.yaml": other,
            "apart.banner.yaml": apart,
        ]
        let conversation = Conversation(disk)
        let marked = Samples.shared.replacing("  warning:", with: "  war|ning:")
        let edit = conversation.ask(
            "textDocument/rename", in: marked, path: "shared.banner.yaml", ["newName": "caution"])
        var files = disk
        for change in edit["documentChanges"]?.elements ?? [] {
            let path = change.at("textDocument", "uri")?.text?.replacing("file:///project/", with: "") ?? ""
            files[path] = Conversation.applying(change["edits"]?.elements ?? [], to: files[path] ?? "")
        }
        #expect(files["apart.banner.yaml"] == apart)
        for path in ["shared.banner.yaml", "main.banner.yaml", "other.banner.yaml"] {
            #expect(
                files[path]
                    == disk[path]?.replacing("warning:", with: "caution:").replacing(
                        "level: warning", with: "level: caution"))
        }
        #expect(messages(files) == messages(disk))
    }

    @Test("a banner is renamed in comments that let its findings pass, too")
    func renameSuppressed() {
        let spec = Samples.plan.replacing(
            "    level: error\n",
            with:
                "    # bannerc: ignore[duration-max: syncFailed, contrast-text: other] -- read aloud\n    level: error\n"
        )
        let edit = Conversation().ask(
            "textDocument/rename", in: spec.replacing("  syncFailed:", with: "  sync|Failed:"), path: "a.banner.yaml",
            ["newName": "notSynced"])
        let edits = edit["documentChanges"]?.elements.flatMap { $0["edits"]?.elements ?? [] } ?? []
        #expect(Conversation.applying(edits, to: spec) == spec.replacing("syncFailed", with: "notSynced"))
    }

    private func messages(_ files: [String: String]) -> [String] {
        MemoryProject.check(files.mapValues { Array($0.utf8) }).report.findings.map(\.message)
    }

    @Test("a token that stands in a file for each mode leads to all of them")
    func tokenOfModes() {
        func file(_ hex: String) -> String {
            "{ \"brand\": {\n  \"red\": { \"$type\": \"color\", \"$value\": \"\(hex)\" } } }"
        }
        let conversation = Conversation(["light.json": file("#801A1A"), "dark.json": file("#FFB4AB")])
        let spec = """
            bannerc: 1
            name: Acme
            use: { light: [light.json], dark: [dark.json] }
            palette: { danger: "{brand.r|ed}" }
            """
        #expect(
            places(conversation.ask("textDocument/definition", in: spec)).sorted() == [
                "dark.json:1:3", "light.json:1:3",
            ])
    }

    /// Tokens as they were before there was a format, a variable of Figma, and a colour set.
    private static let foreignFiles = [
        "legacy.json": """
        { "brand": {
          "red": { "value": "#801A1A", "type": "color" },
          "soft": { "value": "rgba({brand.red.value}, 0.5)", "type": "color" } } }
        """,
        "figma.json": """
        { "name": "Colours", "modes": { "1": "Value" }, "variables": [
          { "id": "v1", "name": "text/onRed", "type": "COLOR", "valuesByMode": { "1": { "r": 1, "g": 1, "b": 1, "a": 1 } } } ] }
        """,
        "Colors.xcassets/note.colorset/Contents.json": """
        { "colors": [ { "idiom": "universal",
          "color": { "color-space": "srgb", "components": { "red": "0", "green": "0x36", "blue": "0x3A", "alpha": "1" } } } ] }
        """,
        "Colors.xcassets/other.colorset/Contents.json": "{}",
    ]
    private static let foreignSpec = """
        bannerc: 1
        name: Acme
        use: [{ tokens: [legacy.json], format: legacy }, { tokens: [figma.json] }, Colors.xcassets]
        palette: { danger: "{brand.red}", paper: "{text.onRed}", note: "{note}" }
        """

    @Test(
        "tokens in other forms are found where they stand",
        arguments: [
            ("brand.r|ed", "legacy.json:1:3"), ("text.on|Red", "figma.json:1:24"),
            ("{no|te", "Contents.json:1:11"),
        ])
    func foreignDefinition(marked: String, place: String) {
        let spec = Self.foreignSpec.replacing(marked.replacing("|", with: ""), with: marked)
        #expect(places(Conversation(Self.foreignFiles).ask("textDocument/definition", in: spec)) == [place])
    }

    @Test("a token in the older form is renamed with what refers to it; one of Figma's or of a catalogue is not")
    func renameForeign() {
        let spec = Self.foreignSpec.replacing("brand.red", with: "brand.r|ed")
        let edit = Conversation(Self.foreignFiles).ask("textDocument/rename", in: spec, ["newName": "alarm"])
        let changes = edit["documentChanges"]?.elements ?? []
        let legacy = changes.first { $0.at("textDocument", "uri")?.text?.hasSuffix("legacy.json") == true }
        let text = Self.foreignFiles["legacy.json"] ?? ""
        #expect(changes.count == 2)
        #expect(
            Conversation.applying(legacy?["edits"]?.elements ?? [], to: text)
                == text.replacing("\"red\"", with: "\"alarm\"").replacing("brand.red", with: "brand.alarm"))
        for (path, marked) in [("text.onRed", "text.on|Red"), ("{note}", "{no|te}")] {
            let conversation = Conversation(Self.foreignFiles)
            let (text, position) = Conversation.marked(Self.foreignSpec.replacing(path, with: marked))
            conversation.open("a.banner.yaml", text)
            for method in ["textDocument/rename", "textDocument/prepareRename"] {
                let answer = conversation.answer(
                    method,
                    [
                        "textDocument": ["uri": JSONValue(Conversation.uri("a.banner.yaml"))],
                        "position": position.json, "newName": "alarm",
                    ])
                #expect(answer.at("error", "message")?.text?.contains("rename it there") == true, "\(answer)")
            }
        }
    }

    @Test("tokens in other forms are completed, those of sets that nothing names yet too")
    func completeForeign() {
        let spec = Self.foreignSpec.replacing("\"{note}\"", with: "\"{|}\"")
        let items = Conversation(Self.foreignFiles).ask("textDocument/completion", in: spec)["items"]?.elements ?? []
        let labels = Set(items.compactMap { $0["label"]?.text })
        #expect(labels.isSuperset(of: ["brand.red", "brand.soft", "text.onRed", "note", "other"]), "\(labels)")
    }

    @Test("a token is renamed where JSON pointers name it, too")
    func renamePointedToken() {
        let tokens = """
            { "color": { "$type": "color", "danger": { "$value": "#8C1D18" }, "alert": { "$ref": "#/color/danger" },
              "mix": { "$value": { "colorSpace": "srgb", "components": { "$ref": "#/color/danger/$value/components" } } } } }
            """
        let spec = "bannerc: 1\nname: A\nuse: [a.tokens.json]\npalette:\n  danger: \"{color.dan|ger}\"\n"
        let edit = Conversation(["a.tokens.json": tokens]).ask("textDocument/rename", in: spec, ["newName": "fault"])
        let edits = edit["documentChanges"]?.elements.first {
            $0.at("textDocument", "uri")?.text?.hasSuffix("a.tokens.json") == true
        }
        #expect(
            Conversation.applying(edits?["edits"]?.elements ?? [], to: tokens)
                == tokens.replacing("\"danger\"", with: "\"fault\"").replacing("/danger", with: "/fault"))
    }

    @Test("tokens are renamed by the last part of their path")
    func renameToken() {
        let main = Samples.plan.replacing(
            "palette:\n", with: "use: [a.tokens.json]\npalette:\n  danger: \"{color.danger}\"\n")
        let conversation = Conversation(["a.tokens.json": Self.tokens])
        let marked = main.replacing("{color.danger}", with: "{color.dan|ger}")
        let edit = conversation.ask("textDocument/rename", in: marked, ["newName": "alarm"])
        let changes = edit["documentChanges"]?.elements ?? []
        #expect(changes.count == 2)
        let tokens = changes.first { $0.at("textDocument", "uri") == "file:///project/a.tokens.json" }
        #expect(
            Conversation.applying(tokens?["edits"]?.elements ?? [], to: Self.tokens)
                == Self.tokens.replacing("danger", with: "alarm"))
    }

    @Test("names that can't be are refused", arguments: ["", "Big", "two words", "white", "WHITE", "é"])
    func refusedNames(name: String) {
        let conversation = Conversation()
        conversation.open("a.banner.yaml", Samples.plan)
        let answer = conversation.answer(
            "textDocument/rename",
            [
                "textDocument": ["uri": "file:///project/a.banner.yaml"], "position": ["line": 4, "character": 3],
                "newName": JSONValue(name),
            ])
        #expect(answer.at("error", "code")?.int == -32803)
    }

    @Test(
        "hover tells values with where they come from",
        arguments: [
            ("tint: \"{palette.r|ed}\"", "`#8C1D18`"), ("  er|ror:\n", "Contrast of `onTint` on `tint`: light 9"),
            ("max|Width: 672", "Here `672`: `styles.bar`"), ("di|smissal", "**dismissal**"),
            ("one: \"{count} it|em", "window of 320 pt compact"), ("\"#8C1|D18\"", "with white"),
            ("locales: { devel|opment", "language in which you write"),
        ])
    func hover(text: String, expected: String) {
        let conversation = Conversation()
        let marked = Samples.plan.replacing(text.filter { $0 != "|" }, with: text)
        let value = conversation.ask("textDocument/hover", in: marked).at("contents", "value")?.text ?? ""
        #expect(value.contains(expected), "\(value)")
    }

    @Test("hover explains rules, and escapes what a spec says")
    func hoverText() {
        let conversation = Conversation()
        let rule = conversation.ask(
            "textDocument/hover", in: Samples.plan + "lint:\n  rules:\n    contrast-|text: warning\n")
        #expect(rule.at("contents", "value")?.text?.contains("WCAG") == true)
        let hostile = Samples.plan.replacing("  bar: {", with: "  b|ar: { description: \"[x](http://a) <b> `c`\",")
        let text = conversation.ask("textDocument/hover", in: hostile).at("contents", "value")?.text ?? ""
        #expect(text.contains("\\[x\\]\\(http\\:"))
        #expect(!text.contains("<b>"))
    }

    @Test("hover shows characters that reorder or hide text, and lets none of them act")
    func hoverControls() {
        let conversation = Conversation(["a.tokens.json": Self.tokens.replacing("danger", with: "dan\u{202E}ger")])
        func hover(_ text: String) -> String {
            conversation.ask("textDocument/hover", in: text).at("contents", "value")?.text ?? ""
        }
        let described = hover(
            Samples.plan.replacing("  bar: {", with: "  b|ar: { description: \"a\\u202Eb\\u200Bc\\ed\","))
        #expect(described.contains("a\\\\u\\{202E\\}b\\\\u\\{200B\\}c\\\\u\\{1B\\}d"), "\(described)")
        let token = hover(
            Samples.plan.replacing(
                "palette:\n", with: "use: [a.tokens.json]\npalette:\n  danger: \"{color.dan\u{202E}|ger}\"\n"))
        #expect(token.contains("token `color.dan\\u{202E}ger`"), "\(token)")
        for text in [described, token] {
            #expect(!text.unicodeScalars.contains { ["\u{202E}", "\u{200B}", "\u{1B}"].contains($0) })
        }
    }

    @Test("the last good resolution is kept while a file is broken")
    func lastSound() {
        let conversation = Conversation()
        conversation.open("a.banner.yaml", Samples.plan)
        conversation.settle()
        let broken = Samples.plan.replacing("level: error\n    style", with: "level: er|ror\n    style: [{\n    style")
        let value = conversation.ask("textDocument/hover", in: broken).at("contents", "value")?.text ?? ""
        #expect(value.contains("level `error`"))
    }

    @Test("colours are shown, and written in the notation that stood there")
    func colors() {
        let conversation = Conversation()
        let text = """
            bannerc: 1
            palette:
              a: '#8c1d18'
              b: { colorSpace: display-p3, components: [1, 0, 0] }
              c: "{palette.a}"

            """
        conversation.open("a.banner.yaml", text)
        let document: JSONValue = ["uri": "file:///project/a.banner.yaml"]
        let colors = conversation.result("textDocument/documentColor", ["textDocument": document]).elements
        #expect(colors.count == 3)
        let blue: JSONValue = ["red": 0, "green": 0, "blue": 1, "alpha": 1]
        let labels = colors.prefix(2).map { color in
            conversation.result(
                "textDocument/colorPresentation",
                ["textDocument": document, "range": color["range"] ?? .null, "color": blue]
            ).elements.first?["label"]?.text ?? ""
        }
        #expect(labels[0] == "'#0000ff'")
        #expect(labels[1].hasPrefix("{ colorSpace: display-p3, components: ["))
    }

    @Test("lenses count banners, also those that have something by default, and lead to previews")
    func lenses() {
        var capabilities = Conversation.capabilities
        if case .object(var members) = capabilities {
            members["experimental"] = ["commands": ["commands": ["bannerc.preview", "other"]]]
            capabilities = .object(members)
        }
        let conversation = Conversation(capabilities: capabilities)
        conversation.open(
            "a.banner.yaml",
            """
            bannerc: 1
            name: A
            metrics: { standard: { display: 6s }, slow: { display: 9s } }
            surfaces: { main: { scope: window } }
            levels: { info: { tint: "#00315F", onTint: "#FFFFFF" }, spare: { tint: "#00315F", onTint: "#FFFFFF" } }
            styles: { base: { padding: 12 }, bar: { extends: base } }
            buttons: { retry: { kind: emphasis, title: Retry } }
            banners:
              one: { level: info, style: bar, text: One., buttons: [retry] }
              two: { level: info, text: Two. }

            """)
        conversation.settle()
        let lenses = conversation.result(
            "textDocument/codeLens", ["textDocument": ["uri": "file:///project/a.banner.yaml"]]
        ).elements
        let titles = lenses.compactMap { $0.at("command", "title")?.text }
        #expect(
            titles == [
                "used by 2 banners", "not used", "used by 2 banners", "used by 2 banners", "not used", "used once",
                "used by 1 banner", "used by 1 banner", "preview", "preview",
            ])
        #expect(
            lenses.last?.at("command", "arguments")
                == ["file:///project/a.banner.yaml", "two", "file:///project"])
    }

    @Test("symbols, folds, selections, hints, lenses and tokens")
    func structure() {
        let conversation = Conversation()
        conversation.open("a.banner.yaml", Samples.plan)
        conversation.settle()
        let document: JSONValue = ["textDocument": ["uri": "file:///project/a.banner.yaml"]]
        let symbols = conversation.result("textDocument/documentSymbol", document).elements
        let palette = symbols.first { $0["name"] == "palette" }
        #expect(palette?["children"]?.elements.compactMap { $0["name"]?.text } == ["red", "white"])
        let folds = conversation.result("textDocument/foldingRange", document).elements
        #expect(folds.contains(["startLine": 3, "endLine": 5]))
        let lenses = conversation.result("textDocument/codeLens", document).elements
        #expect(lenses.first?.at("command", "title") == "used once")
        // This client has not said that it can show previews.
        #expect(!lenses.contains { $0.at("command", "command") == "bannerc.preview" })
        let all: JSONValue = ["start": ["line": 0, "character": 0], "end": ["line": 99, "character": 0]]
        let hints = conversation.result(
            "textDocument/inlayHint", ["textDocument": ["uri": "file:///project/a.banner.yaml"], "range": all]
        ).elements.compactMap { $0["label"]?.text }
        #expect(hints.contains("#8C1D18"))
        #expect(hints.contains { $0.hasSuffix("/2 lines") })
        let data = conversation.result("textDocument/semanticTokens/full", document)["data"]?.elements ?? []
        #expect(data.count.isMultiple(of: 5) && data.count > 40)
        let found = conversation.result("workspace/symbol", ["query": "syfa"]).elements
        #expect(found.compactMap { $0["name"]?.text } == ["syncFailed"])
        let selection = conversation.result(
            "textDocument/selectionRange",
            ["textDocument": ["uri": "file:///project/a.banner.yaml"], "positions": [["line": 8, "character": 15]]])
        var depth = 0
        var range: JSONValue? = selection.elements.first
        while let parent = range?["parent"] { (range, depth) = (parent, depth + 1) }
        #expect(depth >= 4)
    }
}
