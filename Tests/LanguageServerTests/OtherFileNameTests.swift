// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import LanguageServer

/// Names that stand in other files too: tokens, themes, and what files of texts go by.
struct OtherFileNameTests {
    private static let head = """
        bannerc: 1
        name: Acme
        use: { tokens: [b.tokens.json], theme.contoso: [c.tokens.json] }
        levels: { info: { tint: "{color.brand blue}", onTint: "{color.h.c}" } }
        styles: { standard: { padding: 12 } }
        banners: { saved: { level: info, text: Saved. } }
        themes: { contoso: { levels: { info: { severity: 3 } } } }
        """

    private static let tokens = """
        { "color": { "$type": "color", "brand blue": { "$value": "#0A3069" }, "a": { "$value": "{color.brand blue}" },
          "p": { "$ref": "#/color/a" }, "g": { "c": { "$value": "#FFFFFF" }, "d": { "$value": "#000000" } },
          "h": { "$extends": "{color.g}" }, "i": { "$extends": "{color.h}", "d": { "$value": "{color.i.c}" } } } }
        """

    /// What comes of a rename of what stands behind the first `mark` in the spec: the spec and the tokens, or a refusal.
    private func renamed(_ mark: String, to name: String, in spec: String = head, _ disk: [String: String] = [:])
        -> (spec: String, tokens: String, refusal: String?)
    {
        let disk = ["b.tokens.json": Self.tokens, "c.tokens.json": Self.tokens].merging(disk) { $1 }
        let conversation = Conversation(disk)
        conversation.open("a.banner.yaml", spec)
        conversation.settle()
        let (_, position) = Conversation.marked(spec.replacing(mark, with: mark + "|", maxReplacements: 1))
        let answer = conversation.answer(
            "textDocument/rename",
            [
                "textDocument": ["uri": "file:///project/a.banner.yaml"], "position": position.json,
                "newName": JSONValue(name),
            ])
        func applied(_ path: String, _ text: String) -> String {
            let changes = answer.at("result", "documentChanges")?.elements ?? []
            let edits = changes.filter { $0.at("textDocument", "uri")?.text == Conversation.uri(path) }
            return Conversation.applying(edits.flatMap { $0["edits"]?.elements ?? [] }, to: text)
        }
        return (
            applied("a.banner.yaml", spec), applied("b.tokens.json", Self.tokens), answer.at("error", "message")?.text
        )
    }

    @Test("a theme keeps its tokens", arguments: ["theme.con", "themes: { con"])
    func themes(mark: String) {
        let expected = Self.head.replacing("contoso", with: "fabrikam")
        #expect(renamed(mark, to: "fabrikam").spec == expected)
    }

    @Test("a token with a blank in its name has one name everywhere")
    func blanks() {
        let (spec, tokens, _) = renamed("{color.brand", to: "brand red")
        #expect(spec == Self.head.replacing("brand blue", with: "brand red"))
        #expect(tokens == Self.tokens.replacing("brand blue", with: "brand red"))
    }

    @Test("a token is called in groups that extend its own as it is there")
    func extended() {
        let (spec, tokens, refusal) = renamed("{color.h.c", to: "z")
        #expect(spec == Self.head.replacing("h.c", with: "h.z"), "\(refusal ?? "")")
        #expect(tokens == Self.tokens.replacing("\"c\"", with: "\"z\"").replacing("i.c", with: "i.z"))
        #expect(renamed("{color.h.c", to: "d").refusal == "there is a token `color.h.d` already")
    }

    @Test("a group that extends one around it is no end of names, and one with a reference extends what that names")
    func circles() {
        let tokens = ##"{ "a": { "c": { "$type": "color", "$value": "#000000" }, "b": { "$extends": "{a}" } } }"##
        let (spec, renamedTokens, _) = renamed("{color.h.c", to: "z", in: Self.head, ["c.tokens.json": tokens])
        #expect(spec.contains("h.z") && renamedTokens.contains("\"z\""))
        let referring = Self.tokens.replacing(
            ##""h": { "$extends": "{color.g}" }"##, with: ##""h": { "$ref": "#/color/g" }"##)
        #expect(
            renamed("{color.h.c", to: "z", in: Self.head, ["b.tokens.json": referring, "c.tokens.json": "{}"]).spec
                == Self.head.replacing("h.c", with: "h.z"))
    }

    @Test("pointers have escapes")
    func pointers() {
        let spec = Self.head.replacing("brand blue", with: "a")
        #expect(renamed("{color.a", to: "z/~", in: spec).tokens.contains(##""$ref": "#/color/z~1~0""##))
    }

    @Test("a name by which a file of texts is asked stays")
    func texts() {
        let strings = ["en.lproj/L.strings": "\"saved\" = \"Saved.\";", "app_en.arb": #"{ "hi": "Hi {who}" }"#]
        let spec = """
            bannerc: 1
            name: Acme
            use: [en.lproj/L.strings, app_en.arb]
            levels: { info: { tint: "#000000", onTint: "#FFFFFF" } }
            banners:
              saved: { level: info }
              hello: { level: info, parameters: { who: string }, text: { key: hi } }
            """
        #expect(
            renamed("  sav", to: "stored", in: spec, strings).refusal
                == "the text of `saved` is found in `en.lproj/L.strings` by the banner's name: write `text: { key: saved }` first"
        )
        #expect(
            renamed("{ wh", to: "name", in: spec, strings).refusal?.hasPrefix("`app_en.arb` has `{who}` in its texts")
                == true)
        // The text of a theme counts as well.
        let themed = spec.replacing(
            "text: { key: hi } }", with: "text: \"Hi {who}\" }\nthemes: { night: { texts: { hello: { key: hi } } } }")
        #expect(renamed("{ wh", to: "name", in: themed, strings).refusal?.hasPrefix("`app_en.arb` has") == true)
        #expect(renamed("  hel", to: "hi", in: spec, strings).spec.contains("  hi: { level"))
    }

    @Test("what can't be renamed is said before anybody types a name")
    func prepared() {
        let conversation = Conversation(["b.tokens.json": Self.tokens, "c.tokens.json": Self.tokens])
        conversation.open("a.banner.yaml", Self.head)
        conversation.settle()
        let (_, position) = Conversation.marked(Self.head.replacing("{ standard", with: "{ |standard"))
        let answer = conversation.answer(
            "textDocument/prepareRename",
            ["textDocument": ["uri": "file:///project/a.banner.yaml"], "position": position.json])
        #expect(answer.at("error", "message") == "`standard` is the name that the language knows")
    }

    @Test("the lines of a text stand behind it, and nowhere in a spec that takes it from another file")
    func hints() {
        let conversation = Conversation(["en.lproj/L.strings": "/* A comment. */\n\"saved\" = \"Saved.\";"])
        let spec = """
            bannerc: 1
            name: Acme
            use: [en.lproj/L.strings]
            levels: { info: { tint: "#000000", onTint: "#FFFFFF" } }
            banners:
              saved: { level: info, text: { key: saved } }
              one: { level: info, text: &words Same. }
              two: { level: info, text: *words }
            """
        conversation.open("a.banner.yaml", spec)
        conversation.settle()
        let all: JSONValue = ["start": ["line": 0, "character": 0], "end": ["line": 99, "character": 0]]
        let hints = conversation.result(
            "textDocument/inlayHint", ["textDocument": ["uri": "file:///project/a.banner.yaml"], "range": all]
        ).elements
        #expect(hints.compactMap { $0.at("position", "line")?.int } == [6, 7])
    }

    @Test("the preview of a banner in a part is that of the spec, in the folder of its configuration")
    func previews() {
        var capabilities = Conversation.capabilities
        if case .object(var members) = capabilities {
            members["experimental"] = ["commands": ["commands": ["bannerc.preview"]]]
            capabilities = .object(members)
        }
        let part = "bannerc: 1\nbanners: { shared: { level: info, text: Shared. } }\n"
        let conversation = Conversation(
            [
                "parts/s.banner.yaml": part,
                "a.banner.yaml":
                    "bannerc: 1\nname: Acme\nuse: [parts/s.banner.yaml]\nlevels: { info: { tint: \"#000000\", onTint: \"#FFFFFF\" } }\n",
            ], capabilities: capabilities)
        conversation.open("parts/s.banner.yaml", part)
        conversation.settle()
        let lenses = conversation.result(
            "textDocument/codeLens", ["textDocument": ["uri": "file:///project/parts/s.banner.yaml"]]
        ).elements
        let preview = lenses.first { $0.at("command", "command") == "bannerc.preview" }
        #expect(
            preview?.at("command", "arguments") == ["file:///project/a.banner.yaml", "shared", "file:///project"])
    }
}
