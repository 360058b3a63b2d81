// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Testing

@testable import BannerLint

/// What the examples of the rules on texts don't show.
struct TextRulesTests {
    private func messages(_ spec: String, _ rule: String) -> [String] {
        LintedText(spec, only: rule).messages(of: rule)
    }

    private func banner(_ text: String, _ more: String = "") -> String {
        "banners:\n  syncFailed: { level: error, text: \(text) \(more) }\n"
    }

    @Test(arguments: [
        ("\"\"", "the text is empty"), ("\"  \"", "the text is blank"), ("\"\\u200B\"", "the text is blank"),
        ("\"\\u3164\"", "the text is blank"), ("\"\\u2800\"", "the text is blank"),
    ])
    func blankTexts(text: String, message: String) {
        #expect(messages(banner(text), "text-required") == [message])
    }

    @Test func everyKindOfTextIsRequired() {
        let spec = """
            locales: { development: en, supported: [en, fr] }
            buttons:
              close: { kind: icon, image: { symbol: xmark }, label: { en: Close, fr: "" } }
            levels:
              error: { tint: "#B3261E", onTint: "#FFFFFF", icon: { symbol: xmark }, spokenPrefix: "" }
            banners:
              syncing:
                level: error
                parameters: { count: { type: int, max: 9 } }
                text: { en: { plural: count, one: "", other: "{count}" }, fr: "{count}" }
                progress: { kind: indeterminate, completion: { text: "" } }
                alsoAvailableAt: ""
            themes:
              dark: { texts: { syncing: "" } }
            """
        #expect(
            messages(spec, "text-required") == [
                "the label in fr is empty", "the spoken prefix is empty", "the text in en is empty",
                "the completion text is empty", "the text of `alsoAvailableAt` is empty", "the text is empty",
            ])
    }

    @Test(arguments: [
        ("Sync<br/>failed", "an HTML tag, `<br/>`"), ("R&amp;D", "an HTML entity, `&amp;`"),
        ("It&#39;s late", "an HTML entity, `&#39;`"), ("Sync __now__", "Markdown emphasis, `__now__`"),
        ("See [help](https://example.com)", "a Markdown link, `[help](https://example.com)`"),
        ("**{count}** failed", "Markdown emphasis, `**{}**`"),
        ("Saved <!-- why? -->.", "an HTML comment, `<!-- why? -->`"),
        ("(__now__)", "Markdown emphasis, `__now__`"),
        ("{count} of %@", "a placeholder of a format string, `%@`"),
        ("{count} of %1$ld", "a placeholder of a format string, `%1$ld`"),
        ("{count} of {{total}}", "a placeholder between braces that are shown, `{total}`"),
        ("{{ user.name }} failed", "a placeholder between braces that are shown, `{ user.name }`"),
    ])
    func markup(text: String, what: String) {
        let spec = banner("\"\(text)\"", ", parameters: { count: { type: int, max: 9 } }")
        #expect(messages(spec, "text-no-markup") == ["the text contains \(what)"])
    }

    @Test(arguments: [
        "a < b and c > d", "R&D; more", "3 * 4 ** 2", "snake_case__name", "[sic] (really)", "<3", "&;", "<",
        "snake__case__name", "é__case__", "__case__2", "<!-- open", "<!-->",
        "50%d", "100 % safe", "100%", "%name", "%1$", "%", "{{}}", "{{1, 2}}", "{{a b}}", "{{a", "{{ }}",
    ])
    func noMarkup(text: String) {
        #expect(messages(banner("\"\(text)\""), "text-no-markup").isEmpty)
    }

    /// Who forgot to declare the parameter gets no other finding.
    @Test("placeholders are warnings, all else is info") func placeholdersAreGraver() {
        func found(_ text: String) -> [Finding] { LintedText(banner("\"\(text)\""), only: "text-no-markup").findings }
        #expect(found("{{count}} failed").map(\.severity) == [.warning])
        #expect(
            found("{{ count }} failed").first?.help == [
                "declare a parameter, and write its name between single braces: `{count}`"
            ])
        #expect(found("%d failed").map(\.severity) == [.warning])
        #expect(found("**Sync** failed").map(\.severity) == [.info])
    }

    @Test(arguments: ["<", "[", "**a", "&a", "__", "<!--", "{", "{a", "{ "]) func markupIsFoundInLinearTime(
        piece: String
    ) {
        let time = ContinuousClock().measure {
            _ = Markup.find(in: String(repeating: piece, count: 16_384 / piece.utf8.count))
        }
        #expect(time < .seconds(10))
    }

    @Test(arguments: [
        (#""Failed. ""#, #""Failed.""#), (#""  Failed.""#, #""Failed.""#), ("'Failed.  '", "'Failed.'"),
        (#""  Failed. ""#, #""Failed.""#), (#""Failed:\\n ""#, #""Failed:\\n""#),
        ("\"失敗。\u{3000}\"", "\"失敗。\""), ("\"\u{A0}失敗。 \u{3000}\"", "\"失敗。\""), ("失敗。\u{3000}", "失敗。"),
        ("\u{3000}失敗\u{3000}", "失敗"),
    ])
    func spacesAreTakenAway(written: String, fixed: String) throws {
        let linted = LintedText(banner(written), only: "text-no-trailing-space")
        let fix = try #require(linted.findings.first?.fix)
        var bytes = Array(RuleExample(banner(written)).spec.utf8)
        for edit in fix.edits.reversed() { bytes.replaceSubrange(edit.place.bytes, with: edit.replacement.utf8) }
        #expect(String(decoding: bytes, as: UTF8.self).contains("text: \(fixed)  }"))
    }

    @Test(arguments: ["|", ">"]) func blocksAreMendedWithTwoBytesAtTheEndOfALineToo(sign: String) throws {
        let text = "banners:\r\n  a:\r\n    level: error\r\n    text: \(sign)\r\n      Failed.\r\n"
        let linted = LintedText(text, only: "text-no-trailing-space")
        let edits = try #require(linted.findings.first?.fix).edits
        #expect(edits.map(\.replacement) == ["-"])
    }

    /// An edit of what is written with escapes could change more than the space.
    @Test(arguments: [
        #""Failed.\n""#, #""Failed.\ ""#, #""Failed.\u00A0""#, #""Failed.\n ""#, #"" \tFailed.""#, #""Failed.\u0020 ""#,
        "\"Failed.\n  \"", #""Failed.\u3000""#, "\u{3000}- failed", "Failed:\u{3000}", "null\u{3000}",
    ])
    func escapedSpacesAreFoundAndLeftToPeople(written: String) throws {
        let linted = LintedText(banner(written), only: "text-no-trailing-space")
        #expect(try #require(linted.findings.first).fix == nil)
    }

    @Test func fourFullStopsAreNoEllipsis() {
        #expect(messages(banner("Wait...."), "text-typographic-ellipsis").isEmpty)
        #expect(messages(banner("Wait... and see..."), "text-typographic-ellipsis").count == 1)
    }

    @Test func fullStopsInTheCommentOfABlockStay() throws {
        let linted = LintedText(
            "banners:\n  a:\n    level: error\n    text: | # so ... on\n      Syncing...\n",
            only: "text-typographic-ellipsis")
        let fix = try #require(linted.findings(of: "text-typographic-ellipsis").first?.fix)
        let edited = fix.edits.map { linted.sources[$0.place.file].bytes[..<$0.place.bytes.lowerBound].suffix(3) }
        #expect(edited.map { String(decoding: $0, as: UTF8.self) } == ["ing"])
    }

    @Test func theExpansionIsOfWhatIsWrittenNotOfValues() {
        let spec = banner("\"{name} failed.\"", ", parameters: { name: { type: string, maxLength: 16 } }")
        #expect(messages(Self.finnish + spec, "l10n-expansion").isEmpty)
        let written = banner("WWWWWWWWWWWWWWWW failed.")
        #expect(messages(Self.finnish + written, "l10n-expansion").count == 1)
        // With one language, or with all translations there, nothing is still to come.
        #expect(messages(written, "l10n-expansion").isEmpty)
        let translated = banner("{ en: WWWWWWWWWWWWWWWW failed., fi: Ei. }")
        #expect(messages(Self.finnish + translated, "l10n-expansion").isEmpty)
    }

    private static let finnish = "locales: { development: en, supported: [en, fi] }\n"

    @Test func theFactorOfExpansionIsAParameter() {
        let spec = Self.finnish + banner("The server is away.") + "lint: { rules: { l10n-expansion: { factor: 4 } } }\n"
        let found = messages(spec, "l10n-expansion")
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("4 times as long, `syncFailed` needs ") == true)
        #expect(
            found.first?.hasSuffix("but has 472 pt in 2 lines at 320 pt, subheadline xxxLarge (21 pt)") == true)
    }

    @Test func onlyTextsThatFitAreSetWider() {
        let long = "Your photos of the last journey did not reach the server."
        for rule in ["text-spacing-fit", "l10n-expansion"] {
            #expect(messages(Self.finnish + banner(long), rule).isEmpty)
        }
    }

    /// Both rules look at the same texts, each at its own sizes.
    @Test func accessibilitySizesHaveARuleOfTheirOwn() throws {
        let spec = "styles: { standard: { text: { dynamicType: [large, accessibility3] } } }\n"
        let linted = LintedText(spec + banner("The server is out of order today."))
        #expect(linted.findings(of: "text-max-lines").isEmpty)
        let finding = try #require(linted.findings(of: "text-truncation-at-accessibility-sizes").first)
        #expect(finding.keyPath.hasPrefix("styles.standard.text.dynamicType"))
        #expect(
            finding.message.hasPrefix(
                "`syncFailed` needs 3 lines in en at 320 pt, subheadline accessibility3 (36 pt), but may take 2"))
        // An overlay of three lines at that size would cover too much. It would fit at `accessibility1`, but 25 pt are not twice the
        // 15 pt of the default size.
        #expect(
            finding.help == [
                "shorten it by 5 letters or more",
                "let it have 3 lines and `position: embedded`: an overlay of that height covers too much",
            ])
        let alone = LintedText(
            spec + banner("The server is out of order today."), only: "text-truncation-at-accessibility-sizes")
        #expect(alone.findings.map(\.help) == [["let the style have 3 lines: `maxLines: 3`"]])
    }

    /// Larger letters are what people set; a range that has none of them, or one size alone, gives them none.
    @Test func textsGrow() {
        func found(_ sizes: String, _ style: String = "standard") -> [String] {
            messages("styles: { \(style): { text: { dynamicType: \(sizes) } } }\n" + banner("Failed."), "text-resize")
        }
        #expect(found("[large, large]") == ["the text stays at `large`, whatever size people have set"])
        #expect(
            found("[accessibility1, accessibility1]") == [
                "the text stays at `accessibility1`, whatever size people have set"
            ])
        #expect(
            found("[xSmall, medium]") == ["the text grows no further than `medium`, however large people have set it"])
        #expect(found("[large, xLarge]").isEmpty && found("[xSmall, xxxLarge]").isEmpty)
        // A style for others to use.
        #expect(found("[large, large]", "card").count == 1)
        #expect(messages(banner("Failed."), "text-resize").isEmpty)
    }

    @Test func unusedParametersNeedNoBound() {
        let spec = banner("Sync failed.", ", parameters: { name: string }")
        #expect(messages(spec, "text-dynamic-length").isEmpty)
        let themed = spec + "themes: { brand: { texts: { syncFailed: \"{name}\" } } }\n"
        #expect(messages(themed, "text-dynamic-length").count == 1)
    }
}
