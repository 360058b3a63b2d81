// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import LanguageServer

/// Names in all the places that the language has for them: a rename that misses one breaks the spec.
struct NameTests {
    /// A spec with each key that takes a name, or a list of names.
    static let spec = """
        bannerc: 1
        name: Acme
        use: [banners.de.yaml]
        locales: { development: en, supported: [en, de] }
        palette: { red: "#8C1D18" }
        fonts: { brand: { family: Inter } }
        metrics: { brief: { display: 4s } }
        levels:
          error: { tint: "{palette.red}", onTint: "#FFFFFF", icon: { symbol: xmark }, spokenPrefix: { en: Error, de: Fehler }, metrics: brief }
        styles:
          bar: { title: { font: brand }, text: { font: brand }, metrics: brief }
          toast: { extends: bar }
        surfaces:
          pane: { scope: screen }
          side: { scope: screen, group: pane }
          top: { group: 'pane' }
          low: { group: free }
          own: { group: club }
          other: { group: club }
        screens:
          inbox: { surfaces: [pane] }
          message: { surfaces: [side], coVisibleWith: [inbox] }
        buttons: { retry: { kind: emphasis, title: { en: Retry, de: Nochmal } } }
        banners:
          first:
            level: error
            style: bar
            surface: pane
            metrics: brief
            buttons: [retry]
            parameters: { count: int }
            text: &words "Hello {count}."
            progress: { kind: determinate, completion: { text: "Done {count}", metrics: brief } }
          second: { level: error, text: *words, parameters: { count: int, name: string }, trigger: { event: a.b, mutex: first } }
          third: { level: error, text: Text., trigger: { event: a.c, mutex: "first", screens: [inbox] } }
          fourth: { level: error, text: Text., trigger: { event: a.d, mutex: [first, second] } }
          text: { level: error, tint: "{palette.red}", text: Text. }
        """

    static let german = """
        bannerc: 1
        locale: de
        banners:
          first: { text: "Hallo {count}.", completion: "Fertig {count}" }
        """

    /// The files after a rename of what stands at the `|` that is put before the first `mark`.
    private func renamed(_ mark: String, to name: String) -> (spec: String, german: String) {
        let edit = answer(mark, name)["result"] ?? .null
        func applied(_ path: String, _ text: String) -> String {
            let changes = edit["documentChanges"]?.elements ?? []
            let edits = changes.filter { $0.at("textDocument", "uri")?.text == Conversation.uri(path) }
            return Conversation.applying(edits.flatMap { $0["edits"]?.elements ?? [] }, to: text)
        }
        return (applied("a.banner.yaml", Self.spec), applied("banners.de.yaml", Self.german))
    }

    private func answer(_ mark: String, _ name: String) -> JSONValue {
        let conversation = Conversation(["banners.de.yaml": Self.german])
        conversation.open("a.banner.yaml", Self.spec)
        conversation.settle()
        let (_, position) = Conversation.marked(Self.spec.replacing(mark, with: "|" + mark, maxReplacements: 1))
        return conversation.answer(
            "textDocument/rename",
            [
                "textDocument": ["uri": "file:///project/a.banner.yaml"], "position": position.json,
                "newName": JSONValue(name),
            ])
    }

    @Test(
        "each place that names something follows a rename",
        arguments: [
            ("brand:", "brand", ["brand:": 1, "font: brand": 2]),
            ("brief:", "brief", ["brief:": 1, "metrics: brief": 4]),
            ("bar:", "bar", ["bar:": 1, "extends: bar": 1, "style: bar": 1]),
            ("pane:", "pane", ["pane:": 1, "group: pane": 1, "'pane'": 1, "[pane]": 1, "surface: pane": 1]),
            ("inbox:", "inbox", ["inbox:": 1, "[inbox]": 2]),
            ("retry:", "retry", ["retry:": 1, "[retry]": 1]),
            ("first:", "first", ["first:": 1, "mutex: first": 1, "\"first\"": 1, "[first": 1]),
            ("red:", "red", ["red:": 1, "palette.red": 2]),
        ])
    func everyPlace(mark: String, name: String, places: [String: Int]) {
        var expected = Self.spec
        for (place, count) in places {
            #expect(Self.spec.ranges(of: place).count == count)
            expected.replace(place, with: place.replacing(name, with: "renamed"))
        }
        #expect(renamed(mark, to: "renamed").spec == expected)
    }

    @Test("a banner is renamed from where it is named without brackets")
    func scalarMutex() {
        #expect(renamed("first } }", to: "renamed").spec.contains("  renamed:\n"))
    }

    @Test("a parameter is renamed in all texts of all files, and in the banners that share a text by an anchor")
    func parameters() {
        let expected = Self.spec.replacing("{count}", with: "{number}").replacing("count: int", with: "number: int")
        for mark in ["count: int }", "count: int, name", "count}.", "count}\", metrics"] {
            let (spec, german) = renamed(mark, to: "number")
            #expect(spec == expected, "\(mark)")
            #expect(german == Self.german.replacing("count", with: "number"), "\(mark)")
        }
        // The name is taken in the banner that shares the text.
        #expect(answer("count: int }", "name").at("error", "message") == "there is a parameter `name` already")
    }

    @Test("a surface is not renamed into a group of others, and is into its own")
    func groups() {
        let message = answer("pane:", "free").at("error", "message")
        #expect(message == "there is a group `free` already, and the surface would join it")
        #expect(renamed("own:", to: "club").spec.contains("  club: { group: club }"))
    }

    @Test(
        "nothing takes the name by which banners have what they don't name",
        arguments: [("brief:", "standard"), ("bar:", "standard"), ("pane:", "main")])
    func builtIn(mark: String, name: String) {
        let message = answer(mark, name).at("error", "message")?.text ?? ""
        #expect(message.hasSuffix("have `\(name)`, and would have this one"))
        #expect(renamed("retry:", to: name).spec.contains("[\(name)]"))
    }

    @Test("a name of a spec that has nothing to do with it is free")
    func otherSpec() {
        let other = "bannerc: 1\nname: Other\nlevels: { failure: { tint: \"#8C1D18\", onTint: \"#FFFFFF\" } }\n"
        let conversation = Conversation(["b.banner.yaml": other])
        conversation.open("a.banner.yaml", other.replacing("failure", with: "error"))
        conversation.settle()
        let answer = conversation.answer(
            "textDocument/rename",
            [
                "textDocument": ["uri": "file:///project/a.banner.yaml"], "position": ["line": 2, "character": 12],
                "newName": "failure",
            ])
        #expect(answer["result"]?["documentChanges"]?.elements.count == 1)
    }

    @Test(
        "an alias in a block is renamed, and one with escapes keeps the name",
        arguments: [
            (">-\n      {palette.red}", ">-\n      {palette.rust}"),
            ("|-\n      {palette.red}", "|-\n      {palette.rust}"),
            ("'{palette.red}'", "'{palette.rust}'"), ("\"{palette.r\\u0065d}\"", nil),
        ])
    func blocks(written: String, expected: String?) {
        let spec = """
            bannerc: 1
            name: Acme
            palette: { red: "#8C1D18" }
            levels:
              error:
                onTint: "#FFFFFF"
                tint: \(written)

            """
        let conversation = Conversation()
        conversation.open("a.banner.yaml", spec)
        conversation.settle()
        let answer = conversation.answer(
            "textDocument/rename",
            [
                "textDocument": ["uri": "file:///project/a.banner.yaml"], "position": ["line": 2, "character": 12],
                "newName": "rust",
            ])
        let edits = answer["result"]?["documentChanges"]?.elements.first?["edits"]?.elements ?? []
        if let expected {
            let meant = spec.replacing(written, with: expected).replacing("{ red:", with: "{ rust:")
            #expect(Conversation.applying(edits, to: spec) == meant)
        } else {
            #expect(
                answer.at("error", "message")
                    == "`red` is written with escapes in `a.banner.yaml`, line 7: write it there as it is read first")
        }
    }
}
