// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics
import Testing
import YAMLSource

@Suite("Traps of YAML") struct TrapTests {
    @Test("words that YAML 1.1 took for booleans", arguments: ["yes", "Yes", "on", "y", "True", "TRUE"])
    func booleans(_ word: String) throws {
        let finding = expectFinding(
            .yamlTrap, "`enabled` takes `true` or `false`, but `\(word)` is a text", help: "write `true`",
            note: "YAML 1.1 took `\(word)` for a boolean",
            in: "buttons: { a: { kind: emphasis, title: Hi, enabled: «\(word)» } }")
        #expect(finding?.fix?.safety == .safe && finding?.fix?.edits.map(\.replacement) == ["true"])
    }

    @Test func quotedBoolean() {
        expectFinding(
            .yamlTrap, "`enabled` takes `true` or `false`, but the quoted `false` is a text", help: "write `false`",
            in: "buttons: { a: { kind: emphasis, title: Hi, enabled: «\"false\"» } }")
    }

    @Test("where a text is expected, everything is one") func texts() throws {
        let spec = try resolve(
            """
            banners:
              a: { level: error, text: { en: No, no: Nei, de: 2024-01-31, fr: "~", ja: "null", sv: 1e3, fi: 0x1F, nl: yes } }
            """)
        let entries = spec.banners[0].text.entries
        #expect(entries.map(\.locale) == ["en", "no", "de", "fr", "ja", "sv", "fi", "nl"])
        let texts = entries.map { $0.content.mainPattern.literal }
        #expect(texts == ["No", "Nei", "2024-01-31", "~", "null", "1e3", "0x1F", "yes"])
        #expect(spec.locales.supported.contains("no"))
    }

    @Test(
        "numbers in other notations",
        arguments: [
            ("010", "10"), ("-010.50", "-10.50"), ("00", "0"), ("1_000", "1000"), ("1e3", "1000"), ("1.5E+2", "150"),
            (".5", "0.5"), ("5.", "5"), ("-.5", "-0.5"), ("+5", "5"), ("1:30", "90"), ("-1:30", "-90"),
            ("1:00:00", "3600"), ("0x1F", nil), ("0o17", nil),
            ("0b1", nil), (".inf", nil), (".nan", nil),
        ] as [(String, String?)])
    func numbers(_ text: String, _ meant: String?) {
        let finding = expectFinding(
            .yamlTrap, "`\(text)` is not a decimal number", in: "styles: { a: { padding: «\(text)» } }")
        #expect(finding?.notes.count == 1)
        #expect(finding?.help == (meant.map { ["write \($0)"] } ?? []))
        #expect(finding?.fix?.edits.map(\.replacement) == meant.map { [$0] })
    }

    @Test(
        "what is no number in any notation",
        arguments: ["1e-7", "1e400", "16pt", "١٢", "½", "1,5", "--1", "1.2.3", "0.1.1", "."])
    func noNumbers(_ text: String) {
        expectFinding(
            .wrongType, "`padding` takes a number, but this is `\(text)`", in: "styles:\n  a:\n    padding: «\(text)»\n"
        )
    }

    @Test(
        "a text that a `#` cuts ends before a comment",
        arguments: [
            ("Pier #3 is closed", ""), ("Pier #3 is closed", "   # really, see DS-12"),
            ("Pier #4 and #5", "  # bannerc: ignore[text-max-lines] -- long"), ("Pier #4", " #"),
        ])
    func comments(_ text: String, _ comment: String) {
        let yaml = "banners:\n  a:\n    level: error\n    text: \(text)\(comment)\n"
        let finding = Project(snippet: yaml).findings.first { $0.rule == .yamlTrap }
        #expect(finding?.help.first == "quote the text: \"\(text)\"")
        let source = Project.text(yaml)
        let fixed = finding?.fix.map { String(decoding: $0.edits.applied(to: Array(source.utf8)), as: UTF8.self) }
        #expect(fixed == Project.text(yaml.replacing(text, with: "\"\(text)\"")))
    }

    @Test("a comma may separate thousands") func thousands() {
        let help = "write 1200, or 1.200 if the comma is a decimal point"
        let cut = expectFinding(
            .yamlTrap, "a comma ends the number: YAML takes `200` for a key", help: help,
            in: "styles: { a: { maxWidth: «1,200» } }")
        let whole = expectFinding(
            .wrongType, "`maxWidth` takes a number or `none`, but this is `1,200`", help: help,
            in: "styles:\n  a:\n    maxWidth: «1,200»\n")
        #expect(cut?.fix == nil && whole?.fix == nil)
        let million = Project(snippet: "styles: { a: { maxWidth: 1,234,567 } }").findings.first { $0.rule == .yamlTrap }
        #expect(million?.help == ["write 1234567: numbers have no separators"] && million?.fix == nil)
        let several = expectFinding(
            .wrongType, "`maxWidth` takes a number or `none`, but this is `1,234,567`", help: "write 1234567",
            in: "styles:\n  a:\n    maxWidth: «1,234,567»\n")
        #expect(several?.fix?.edits.map(\.replacement) == ["1234567"])
    }

    @Test func decimalComma() {
        let finding = expectFinding(
            .yamlTrap, "a comma ends the number: YAML takes `5` for a key", help: "write 4.5",
            in: "styles: { a: { padding: «4,5» } }")
        #expect(finding?.fix?.edits.map(\.replacement) == ["4.5"])
    }

    @Test(
        "what other keyboards have for ASCII",
        arguments: [
            ("padding: «12٫5»", "12.5"), ("padding: «12．5»", "12.5"), ("padding: «３００»", "300"),
            ("padding: «٣٠٠»", "300"), ("padding: «１６ｐｘ»", "16"), ("padding: «12，5»", "12.5"),
            ("maxWidth: «1٬200»", "1200"), ("sticksOnScroll: «ｔｒｕｅ»", "true"), ("position: «ｅｍｂｅｄｄｅｄ»", "embedded"),
        ])
    func otherKeyboards(_ line: String, _ meant: String) {
        let project = Project(snippet: "styles:\n  a:\n    \(line)\n")
        #expect(project.findings.count == 1, "\(project.transcript)")
        #expect(project.findings.first?.fix?.edits.map(\.replacement) == [meant], "\(project.transcript)")
    }

    @Test(
        "ratios, times and colours of other keyboards",
        arguments: [
            ("buttonStyles: { low: { pressedOpacity: «0٫3» } }", "0.3"),
            ("buttonStyles: { low: { pressedOpacity: «30٪» } }", "30%"),
            ("buttonStyles: { low: { pressedOpacity: «３０％» } }", "30%"),
            ("buttonStyles: { low: { pressedOpacity: «３０» } }", "30%"),
            ("metrics: { a: { display: «５s» } }", "5s"), ("metrics: { a: { present: «30ｍｓ» } }", "30ms"),
            ("metrics: { a: { display: «ｎｅｖｅｒ» } }", "never"),
            ("palette: { red: «＃FF0000» }", "\"#FF0000\""),
        ])
    func valuesOfOtherKeyboards(_ snippet: String, _ meant: String) {
        let project = Project(snippet: snippet)
        #expect(project.findings.count == 1, "\(project.transcript)")
        #expect(project.findings.first?.fix?.edits.map(\.replacement) == [meant], "\(project.transcript)")
    }

    @Test func durationWithoutUnitInWideDigits() {
        expectFinding(
            .missingUnit, "`display` is ３０ without a unit", help: "write 30s for seconds",
            in: "metrics: { a: { display: «３０» } }")
    }

    @Test func quotedNumber() {
        expectFinding(
            .wrongType, "`padding` takes a number, but the quotes make this a text", help: "write 16 without quotes",
            in: "styles: { a: { padding: «\"16\"» } }")
    }

    @Test("`~` and `null` are no values", arguments: ["~", "null"]) func null(_ word: String) {
        expectFinding(
            .missingField, "`padding` has no value: `\(word)` stands for none",
            in: "styles: { a: { padding: «\(word)» } }")
        expectFinding(
            .missingField, "an image has no value",
            in: "banners: { a: { level: error, text: Hi, image: «\(word)» } }")
        expectFinding(
            .missingField, "`style` has no value: `\(word)` stands for none",
            in: "banners: { a: { level: error, text: Hi, style: «\(word)» } }")
        expectFinding(
            .missingField, "`en` has no value: `\(word)` stands for none", help: "quote it",
            in: "banners: { a: { level: error, text: { en: «\(word)» } } }")
    }

    @Test("a colour without quotes is a comment", arguments: ["#B3261E", "#FFF", "#B3261E80"]) func color(_ hex: String)
    {
        let finding = expectFinding(
            .unquotedColor, "`tint` has no value: YAML reads the unquoted `\(hex)` as a comment",
            help: "quote the colour: \"\(hex)\"",
            in: "levels:\n  error:\n    tint: «\(hex)»\n    onTint: \"#FFFFFF\"\n")
        #expect(finding?.fix?.safety == .safe && finding?.fix?.edits.map(\.replacement) == ["\"\(hex)\""])
    }

    @Test("within braces it swallows the rest of the line") func colorInBraces() {
        expectFinding(
            .yamlSyntax, "`#` starts a comment, which swallows the rest of the line",
            help: "quote the value: `\"#B3261E\"`",
            labelFirst: true, in: "levels:\n  error: «{» tint: «#B3261E», onTint: \"#FFFFFF\" }\n")
    }

    @Test("another comment in the place of a value") func comment() {
        expectFinding(
            .missingField, "`description` has no value", note: "what follows `#` is a comment",
            in: "«description»: #todo\n")
    }

    @Test(
        "lists with commas and brackets of other keyboards",
        arguments: [
            (
                "dismissal: [«tap、swipe»]",
                "an ideographic comma is not a `,`, so that YAML takes `tap、swipe` for one item"
            ),
            (
                "dismissal: «［tap, swipe］»",
                "a full-width bracket is not a `[`, so that YAML takes `［tap, swipe］` for a text"
            ),
            ("dismissal: «tap，swipe»", "a full-width comma is not a `,`, so that YAML takes `tap，swipe` for a text"),
        ])
    func wideLists(_ line: String, _ message: String) {
        let finding = expectFinding(.yamlTrap, message, in: "styles:\n  a:\n    \(line)\n")
        let meant = line.contains("[") ? "tap, swipe" : "[tap, swipe]"
        #expect(finding?.fix?.edits.map(\.replacement) == [meant])
    }

    @Test(
        "bullets are no dashes",
        arguments: [
            (
                "styles: { a: { dismissal: «• tap • swipe» } }", "`dismissal` takes a list of some of",
                "`- ` in place of each `•`: `- tap`"
            ),
            (
                "banners: { a: { level: error, text: Hi, points: «– All stay» } }", "`points` takes a list of texts",
                "`- All stay`"
            ),
        ])
    func bullets(_ snippet: String, _ message: String, _ help: String) {
        let findings = Project(snippet: snippet).findings
        #expect(findings.count == 1 && findings.first?.message.hasPrefix(message) == true, "\(findings)")
        #expect(findings.first?.help.first?.contains(help) == true, "\(findings)")
    }

    @Test(
        "several words on one line of a list",
        arguments: [
            ("styles:\n  a:\n    dismissal:\n      - «tap, swipe»\n", "tap, swipe"),
            ("styles:\n  a:\n    dismissal:\n      -\n        «tap, swipe»\n", "tap, swipe"),
            ("styles:\n  a:\n    dismissal:\n      - &x «tap, swipe»\n", "tap, swipe"),
            ("locales:\n  supported:\n    - en\n    - «de,pt-BR»\n", "de,pt-BR"),
        ])
    func wordsOnOneLine(_ yaml: String, _ item: String) {
        expectFinding(
            .yamlTrap, "commas do not separate items behind a dash, so that YAML takes `\(item)` for one item",
            help: "write each on a line of its own, behind a `-`",
            in: yaml)
    }

    @Test(
        "a mapping in the brackets and with the colons of other keyboards",
        arguments: [
            ("banners:\n  a: «｛ level： error， text： Hi ｝»\n", "{ level: error, text: Hi }"),
            ("banners: { a: { level: error, text: «｛en：Hi｝» } }", "{en: Hi}"),
            ("banners:\n  a:\n    level: error\n    text: Hi\n    points:\n      - «｛ en： Hi ｝»\n", "{ en: Hi }"),
        ])
    func wideMappings(_ snippet: String, _ meant: String) {
        let written = snippet.split { "«»".contains($0) }.first { $0.contains("｛") } ?? ""
        let finding = expectFinding(
            .yamlTrap, "a full-width bracket is not a `{`, so that YAML takes `\(written)` for a text", in: snippet)
        #expect(finding?.help == ["write `\(meant)`"])
        #expect(finding?.fix?.edits.map(\.replacement) == [meant])
    }

    @Test("brackets of other keyboards stay in texts that are no mappings by language") func bracketsOfTexts() {
        let project = Project(
            snippet: "banners: { a: { level: error, text: ｛注意：Hi｝ }, b: { level: error, text: ｛Hi｝ } }")
        #expect(project.findings.isEmpty, "\(project.transcript)")
    }

    @Test func wideListBetweenBraces() {
        let finding = expectFinding(
            .yamlTrap, "a full-width bracket is not a `[`, so that YAML takes `swipe］` for a key",
            in: "styles: { a: { dismissal: «［tap, swipe］» } }")
        #expect(finding?.fix?.edits.map(\.replacement) == ["[tap, swipe]"])
    }

    @Test("a wide space behind each colon") func wideSpacesBehindColons() {
        let snippet = "styles:\n  a:\n    padding:\u{3000}12\n    maxWidth:\u{3000}300\n"
        let finding = Project(snippet: snippet).findings.first
        #expect(
            finding?.message == "the space U+3000 after `:` is a letter to YAML, which takes these lines for one text")
        let fixed = finding?.fix.map { $0.edits.applied(to: Array(Project.text(snippet).utf8)) }
        #expect(fixed == Array(Project.text(snippet.replacing("\u{3000}", with: " ")).utf8))
        // A line by itself is no address, either.
        let single = Project(snippet: "styles:\n  a:\n    padding:\u{3000}12\n").findings
        #expect(single.count == 1 && single.first?.fix?.edits.map(\.replacement) == [" "])
    }

    @Test(
        "quotes of other keyboards",
        arguments: [
            ("＂失敗。＂", "full-width quotes"), ("＇失敗。＇", "full-width quotes"), ("『失敗。』", "corner brackets"),
            ("〝失敗。〟", "curly quotes"),
        ])
    func wideQuotes(_ text: String, _ name: String) {
        let finding = expectFinding(
            .yamlTrap, "`text` is in \(name), which YAML takes for letters", help: "write \"失敗。\"",
            in: "banners: { a: { level: error, text: «\(text)» } }")
        #expect(finding?.fix?.edits.map(\.replacement) == ["\"失敗。\""])
        #expect(Project(snippet: "banners: { a: { level: error, text: \(text)と\(text) } }").findings.isEmpty)
    }

    @Test(
        "full-width braces are no placeholder",
        arguments: [
            ("«｛count｝»件", "\"{count}件\""), ("あと«｛count}»件", "\"あと{count}件\""), ("\"«｛ count ｝»件\"", "{count}"),
        ])
    func wideBraces(_ text: String, _ meant: String) {
        let written = text.split { "«»".contains($0) }.first { $0.contains("｛") }.map(String.init) ?? ""
        let finding = expectFinding(
            .invalidText, "`\(written)` is not a placeholder: full-width braces are letters", help: "write `{count}`",
            in: "banners:\n  a:\n    level: error\n    parameters: { count: int }\n    text: \(text)\n")
        #expect(finding?.fix?.edits.map(\.replacement) == [meant])
    }

    @Test(
        "braces without quotes open a mapping",
        arguments: [
            ("tint", "palette: { red: \"#FF0000\" }\nlevels: { a: { onTint: \"#FFFFFF\", tint: «{palette.red}» } }"),
            ("padding", "styles: { a: { padding: «{space.medium}» } }"),
            ("present", "metrics: { a: { present: «{motion.fast}» } }"),
            ("easing", "metrics: { a: { easing: «{motion.ease}» } }"),
            ("text", "banners: { a: { level: error, text: «{count}», parameters: { count: int } } }"),
            ("en", "banners: { a: { level: error, text: { en: «{count}» }, parameters: { count: int } } }"),
            ("other", "banners: { a: { level: error, text: { plural: n, other: «{n}» }, parameters: { n: int } } }"),
        ])
    func braces(_ key: String, _ snippet: String) throws {
        let marks = MarkedText(snippet)
        let written = String(decoding: marks.bytes[try #require(marks.ranges.first)], as: UTF8.self)
        let finding = expectFinding(
            .yamlTrap, "`\(key)` contains braces without quotes, which YAML reads as a mapping",
            help: "write \"\(written)\"", in: snippet)
        #expect(finding?.fix?.safety == .safe && finding?.fix?.edits.map(\.replacement) == ["\"\(written)\""])
    }
}
