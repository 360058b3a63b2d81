// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Testing

@testable import LanguageServer

/// What may be written at the cursor, also in what is half written.
struct CompletionTests {
    private func labels(_ text: String, after sound: String? = nil, path: String = "a.banner.yaml") -> [String] {
        let conversation = Conversation()
        if let sound {
            conversation.open(path, sound)
            conversation.settle()
        }
        return items(text, conversation, path).compactMap { $0["label"]?.text }
    }

    private func items(_ text: String, _ conversation: Conversation, _ path: String = "a.banner.yaml") -> [JSONValue] {
        conversation.ask("textDocument/completion", in: text, path: path)["items"]?.elements ?? []
    }

    /// The text once the item called `label` is chosen.
    private func chosen(_ label: String, in text: String, after sound: String? = nil) -> String {
        let conversation = Conversation(capabilities: [:])
        if let sound {
            conversation.open("a.banner.yaml", sound)
            conversation.settle()
        }
        let item = items(text, conversation).first { $0["label"]?.text == label }
        return Conversation.applying([item?["textEdit"]].compactMap(\.self), to: Conversation.marked(text).0)
    }

    @Test("what a comment suppresses: rules that can be, and banners behind a rule")
    func suppressions() {
        let spec = """
            bannerc: 1
            name: A
            levels: { info: { tint: "#000000", onTint: "#FFFFFF" } }
            banners:
              a: { level: info, text: A. } # COMMENT
              b: { level: info, text: B. }

            """
        func offered(_ comment: String) -> [String] { labels(spec.replacing("COMMENT", with: comment), after: spec) }
        let rules = offered("bannerc: ignore[dur|] -- why")
        #expect(rules.contains("duration-max") && !rules.contains("yaml-syntax") && !rules.contains("a"))
        #expect(!offered("bannerc: ignore[duration-max, |").contains("duration-max"))
        #expect(offered("bannerc: ignore[duration-max: |]") == ["a", "b"])
        #expect(offered("bannerc: ignore[duration-max: a |") == ["b"])
        #expect(offered("bannerc: ignore-file[|").contains("duration-max"))
        for other in ["bannerc: ignore[duration-max] |", "see ignore[|", "|"] { #expect(offered(other) == []) }
        let range = chosen(
            "duration-max", in: spec.replacing("COMMENT", with: "bannerc: ignore[dur|] -- why"), after: spec)
        #expect(range.contains("# bannerc: ignore[duration-max] -- why"))
    }

    @Test("the word that may stand in the place of a duration")
    func never() {
        #expect(labels("bannerc: 1\nname: A\nmetrics: { calm: { display: | } }").contains("never"))
        #expect(!labels("bannerc: 1\nname: A\nmetrics: { calm: { present: | } }").contains("never"))
    }

    @Test("parameters, where their kind has a place")
    func parameterKinds() {
        let sound = """
            bannerc: 1
            name: Acme
            levels: { info: { tint: "#000000", onTint: "#FFFFFF" } }
            banners:
              a:
                level: info
                parameters: { who: string, count: int, pic: image }
                text: "{who}"
                image: { parameter: pic, decorative: true }
            themes: { t: { texts: { a: { en: { plural: count, one: One, other: Many } } } } }

            """
        func offered(_ place: String, _ with: String) -> [String] {
            labels(sound.replacing(place, with: with), after: sound).filter { !$0.contains("#") && !$0.hasPrefix("{") }
        }
        #expect(offered("text: \"{who}\"", "text: \"{|\"") == ["count", "who"])
        #expect(offered("parameter: pic", "parameter: |") == ["pic"])
        #expect(offered("text: \"{who}\"", "text: { en: { plural: | } }") == ["count"])
        #expect(offered("plural: count", "plural: |") == ["count"])
        #expect(offered("text: \"{who}\"", "text: A.\n    alsoAvailableAt: \"{|\"") == [])
        #expect(offered("text: \"{who}\"", "text: A.\n    link: { title: { en: \"{|\" } }") == [])
        // What is called so elsewhere is a colour.
        let colors = sound.replacing(
            "themes:", with: "palette: { blue: \"#0000FF\", link: { light: \"{|\" } }\nthemes:")
        #expect(
            labels(colors, after: sound.replacing("themes:", with: "palette: { blue: \"#0000FF\" }\nthemes:")).contains(
                "palette.blue"))
        let look = sound.replacing(
            "themes:", with: "palette: { blue: \"#0000FF\" }\nbuttonStyles: { high: { label: \"{|\" } }\nthemes:")
        #expect(
            labels(look, after: sound.replacing("themes:", with: "palette: { blue: \"#0000FF\" }\nthemes:")).contains(
                "palette.blue"))
    }

    @Test("rules that can be set, and what each of them takes", arguments: ["a.banner.yaml", "bannerc.yaml"])
    func rules(path: String) {
        let start = path == "bannerc.yaml" ? "" : "bannerc: 1\nname: A\n"
        let names = labels(start + "lint:\n  rules:\n    |", path: path)
        #expect(names.contains("contrast-text") && !names.contains("yaml-syntax"))
        let keys = labels(start + "lint:\n  rules:\n    contrast-text: { limit: 5, | }", path: path)
        #expect(Set(["severity", "large", "largeLimit"]).isSubset(of: keys) && !keys.contains("limit"))
    }

    @Test("keys, with what they mean and without those that are there")
    func keys() {
        #expect(labels("|").contains("a new spec"))
        let root = labels("bannerc: 1\nname: A\n|")
        #expect(root.contains("levels"))
        #expect(!root.contains("name"))
        let level = labels("bannerc: 1\nlevels:\n  error:\n    tint: \"#000000\"\n    |\n    onTint: \"#FFFFFF\"\n")
        #expect(level.contains("icon"))
        #expect(!level.contains("tint") && !level.contains("onTint"))
        let conversation = Conversation()
        let key = items("levels:\n  error:\n    sev|", conversation).first { $0["label"] == "severity" }
        #expect(key?.at("documentation", "value")?.text?.contains("order among levels") == true)
        #expect(key?.at("textEdit", "range", "start", "character") == 4)
    }

    @Test(
        "between brackets and in items as well",
        arguments: [
            ("levels:\n  error: { tint: \"#000000\", |", "onTint", "tint"),
            ("levels:\n  error: { icon: { | } }", "symbol", "tint"),
            ("styles:\n  a:\n    shape: { border: { | } }", "width", "cornerRadius"),
            ("styles:\n  a:\n    shape: {\n      |\n    }", "cornerRadius", "border: "),
            ("banners:\n  a:\n    link:\n      |", "title", "level"),
        ])
    func brackets(text: String, has: String, hasNot: String) {
        let found = labels("bannerc: 1\n" + text)
        #expect(found.contains(has))
        #expect(!found.contains(hasNot))
    }

    @Test("keys and tables of the files of texts")
    func keysOfTexts() {
        func catalog(_ keys: String) -> String {
            "{ \"sourceLanguage\": \"en\", \"strings\": { \(keys) }, \"version\": \"1.0\" }"
        }
        let disk = [
            "Localizable.xcstrings": catalog(#""sync.failed": {}, "Sync: all": {}, "saved": {}"#),
            "Banners.xcstrings": catalog(#""late": {}"#),
        ]
        let spec = """
            bannerc: 1
            name: Acme
            use: [Localizable.xcstrings, Banners.xcstrings]
            levels:
              error: { tint: "#8C1D18", onTint: "#FFFFFF", icon: { symbol: xmark }, spokenPrefix: { key: | } }
            banners:
              a: { level: error, text: { key: saved } }
            """
        func found(_ text: String) -> [(String, String)] {
            items(text, Conversation(disk)).map { ($0["label"]?.text ?? "", $0.at("textEdit", "newText")?.text ?? "") }
        }
        #expect(found(spec).map(\.0).sorted() == ["Sync: all", "late", "saved", "sync.failed"])
        let typed = found(spec.replacing("|", with: "Error").replacing("key: saved", with: "key: syn|"))
        #expect(Set(typed.map(\.1)) == ["sync.failed", "\"Sync: all\""])
        let table = found(spec.replacing("|", with: "Error").replacing("key: saved", with: "key: late, table: |"))
        #expect(table.map(\.0) == ["Banners", "Localizable"])
        // A key in quotes keeps them, and no other `key` has these.
        #expect(found(spec.replacing("|", with: "\"sa|")).map(\.1) == ["\"saved\""])
        #expect(!found("queue: { key: [|] }\n" + spec.replacing("|", with: "x")).contains { $0.0 == "saved" })
    }

    @Test(
        "words of values",
        arguments: [
            ("styles:\n  a:\n    position: |", "embedded"), ("styles:\n  a: { position: o| }", "overlay"),
            ("styles:\n  a:\n    dismissal: [tap, |", "swipe"), ("styles:\n  a:\n    dismissal:\n      - |", "timer"),
            ("styles:\n  a:\n    sticksOnScroll: |", "true"), ("lint: { profile: |", "apple"),
            ("lint:\n  rules:\n    |", "contrast-text"), ("buttonStyles:\n  |", "negative"),
        ])
    func words(text: String, expected: String) { #expect(labels("bannerc: 1\n" + text).contains(expected)) }

    @Test(
        "names of what is defined, known from when the file was whole",
        arguments: [
            ("  other:\n    level: |", "error"), ("  other: { style: |", "bar"), ("  other: { level: e|", "error"),
            ("  other:\n    tint: \"{|", "palette.red"), ("  other: { tint: |", "palette.red"),
            ("  other:\n    level: error\n    style: b|\n    : : {", "bar"),
        ])
    func names(text: String, expected: String) {
        #expect(labels(Samples.plan + text, after: Samples.plan).contains(expected))
    }

    @Test("parameters in texts, of the banner alone")
    func parameters() {
        let text = Samples.plan.replacing("one: \"{count} item", with: "one: \"{| item")
        #expect(labels(text, after: Samples.plan) == ["count"])
        #expect(chosen("count", in: text, after: Samples.plan).contains("one: \"{count} item failed.\", other"))
    }

    /// The line of the cursor once the item called `label` is chosen, in a banner of a spec that is whole otherwise.
    private func line(_ label: String, _ text: String) -> String {
        let banner = "  other: { level: error, parameters: { count: int }, text: Text. }\n"
        let spec = Samples.plan + banner
        let all = chosen(label, in: Samples.plan + "  other: { parameters: { count: int }, \(text)", after: spec)
        return all.text(after: "  other: { parameters: { count: int }, ")
    }

    @Test(
        "what is chosen takes the place of the whole word, and of what editors close by themselves",
        arguments: [
            ("text: \"{|}\" }", "count", "text: \"{count}\" }"),
            ("text: \"Hi {|}\" }", "count", "text: \"Hi {count}\" }"),
            ("text: 'Hi {|}' }", "count", "text: 'Hi {count}' }"),
            ("text: \"Hi {|", "count", "text: \"Hi {count}\""),
            ("text: 'Hi {|", "count", "text: 'Hi {count}'"),
            ("text: \"Hi {| all\" }", "count", "text: \"Hi {count} all\" }"),
            ("text: \"Hi {| and {count}\" }", "count", "text: \"Hi {count} and {count}\" }"),
            ("text: \"Hi {co|unt}!\" }", "count", "text: \"Hi {count}!\" }"),
            (
                "text: \"Hi {|}, \\\"you\\\"\", tint: \"#000000\" }", "count",
                "text: \"Hi {count}, \\\"you\\\"\", tint: \"#000000\" }"
            ),
            ("tint: \"{pal|}\" }", "palette.red", "tint: \"{palette.red}\" }"),
            ("tint: \"{palette.|white}\" }", "palette.red", "tint: \"{palette.red}\" }"),
            ("tint: \"{|, onTint: \"#000000\" }", "palette.red", "tint: \"{palette.red}\", onTint: \"#000000\" }"),
            ("tint: \"|\" }", "palette.red", "tint: \"{palette.red}\" }"),
            ("tint: |, text: x }", "palette.red", "tint: \"{palette.red}\", text: x }"),
            ("level: \"er|\" }", "error", "level: \"error\" }"), ("level: 'er|' }", "error", "level: 'error' }"),
            ("level: \"er|, text: x }", "error", "level: \"error\", text: x }"),
            ("level: er|ror, text: x }", "error", "level: error, text: x }"),
            ("level: |warning, text: x }", "error", "level: error, text: x }"),
            ("level:| }", "error", "level: error }"),
            ("buttons: [x], le|vel: error }", "accent", "buttons: [x], accent: error }"),
            ("\"le|\": error }", "accent", "accent: error }"),
            ("image: { symbol: \"wifi.s|\" } }", "wifi.slash", "image: { symbol: \"wifi.slash\" } }"),
        ])
    func wholeWord(text: String, label: String, result: String) { #expect(line(label, text) == result) }

    @Test("a value in plain text over lines is replaced as a whole, too")
    func wholeWordOfBlocks() {
        let plan = Samples.plan
        let text = "  other:\n    parameters: { count: int }\n    text: "
        let spec = plan + text + "Text.\n    level: error\n"
        #expect(chosen("count", in: plan + text + "Hi {|}", after: spec) == plan + text + "Hi {count}")
        #expect(chosen("count", in: plan + text + "Hi {c| all", after: spec) == plan + text + "Hi {count} all")
        let key = "  other:\n    le|vel: error\n"
        #expect(chosen("text", in: plan + key, after: spec) == plan + key.replacing("le|vel", with: "text"))
        let item = "  other:\n    dismissal:\n      -|\n"
        #expect(chosen("tap", in: plan + item, after: spec) == plan + item.replacing("|", with: " tap"))
    }

    @Test("what is found in quotes is found by clients that compare the quote as well")
    func filterInQuotes() {
        let found = items(Samples.plan + "  other: { level: \"er|\" }", Conversation()).first { $0["label"] == "error" }
        #expect(found?["filterText"] == "\"error")
    }

    @Test("SF Symbols by any of their words")
    func symbols() {
        #expect(labels("levels:\n  e: { icon: { symbol: octagon x| } }").contains("xmark.octagon"))
    }

    @Test("the plural categories of the language, and missing translations")
    func languages() {
        let plan = Samples.plan.replacing("[en, fr]", with: "[en, fr, ar, pl]")
        let arabic = labels(
            plan.replacing("      fr: {", with: "      ar: { plural: count, | }\n      fr: {"), after: plan)
        #expect(arabic.contains("two") && arabic.contains("zero"))
        let polish = labels(
            plan.replacing("      fr: {", with: "      pl: { plural: count, | }\n      fr: {"), after: plan)
        #expect(polish.contains("few") && !polish.contains("zero"))
        #expect(polish.contains("other") && arabic.contains("other"))
        let missing = plan + "  b:\n    text:\n      en: Hi\n      |"
        #expect(labels(missing, after: plan).prefix(4).contains("missing translations"))
        #expect(
            chosen("missing translations", in: missing, after: plan).hasSuffix(
                "en: Hi\n      fr: \n      ar: \n      pl: "))
    }

    @Test("nothing in comments, and nothing of specs in texts over several lines")
    func silence() {
        #expect(labels("bannerc: 1 # |") == [])
        #expect(labels("banners:\n  a:\n    description: >\n      some |") == [])
    }

    @Test("a new spec without snippets is a spec")
    func newSpec() {
        let text = chosen("a new spec", in: "|")
        let check = MemoryProject.check(["a.banner.yaml": Array(text.utf8)])
        #expect(check.report.findings.filter { $0.severity == .error }.map(\.message) == [])
    }

    @Test("the configuration has keys, words and rules too")
    func configuration() {
        #expect(labels("specs: []\n|", path: "bannerc.yaml").contains("targets"))
        #expect(labels("targets: [|", path: "bannerc.yaml").contains("swift"))
        #expect(labels("lint:\n  failLevel: |", path: "bannerc.yaml").contains("warning"))
        #expect(labels("lint:\n  rules:\n    |", path: "bannerc.yaml").contains("contrast-text"))
        #expect(labels("lint: { ignore: [|", path: "bannerc.yaml").contains("contrast-text"))
    }

    @Test("a person who writes a whole spec letter by letter gets no error at any letter")
    func letterByLetter() {
        let conversation = Conversation()
        conversation.open("a.banner.yaml", "")
        var text = ""
        for character in Samples.plan.prefix(700) {
            text.append(character)
            conversation.replace("a.banner.yaml", with: text)
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            let position = TextPosition(line: lines.count - 1, character: lines.last?.utf8.count ?? 0)
            let answer = conversation.answer(
                "textDocument/completion",
                ["textDocument": ["uri": "file:///project/a.banner.yaml"], "position": position.json])
            #expect(answer["error"] == nil)
        }
    }
}

extension String {
    /// What stands behind the last `mark`.
    fileprivate func text(after mark: String) -> String {
        var rest = self[...]
        while let range = rest.firstRange(of: mark) { rest = rest[range.upperBound...] }
        return String(rest)
    }
}
