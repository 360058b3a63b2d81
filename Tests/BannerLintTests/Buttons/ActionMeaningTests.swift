// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Testing

@testable import BannerLint

struct ActionMeaningTests {
    private func severities(_ button: String) -> [Severity] {
        LintedText("buttons: { a: { kind: emphasis, \(button) } }", only: "action-label-meaning").findings.map(
            \.severity)
    }

    @Test(arguments: [
        "title: Click here!", "title: HERE", "title: \"Yes\"", "title: \"No.\"",
        "title: { en: Retry, de: Hier klicken }",
        "title: { en: Retry, ja: はい }", "title: { en: Retry, ja: はい。 }", "title: { en: Retry, ja: 　ﾀｯﾌﾟ！ }",
        "title: { en: Retry, zh-Hans: 点击这里 }", "title: { en: OK, fr: Oui }",
        "title: \"Yes\", role: dismiss",
    ]) func titlesThatSayNothingAreFound(button: String) {
        #expect(severities(button) == [.warning], "\(button)")
    }

    @Test(arguments: [
        "title: OK", "title: ＯＫ", "title: Okay", "title: Learn more…", "title: { en: Plans, fr: En savoir plus }",
    ])
    func whatIsRightAtTimesIsAnInfo(button: String) {
        #expect(severities(button) == [.info], "\(button)")
    }

    @Test(arguments: [
        "title: OK, role: dismiss", "title: Retry", "title: Learn more, label: Learn more about plans",
        "title: Not now",
        "title: { en: Retry, no: \"No\" }", "title: Show here", "title: { en: Retry, tlh: Yes }", "title: Yesterday",
    ]) func othersAreLeftAlone(button: String) {
        #expect(severities(button) == [], "\(button)")
    }

    // MARK: Destruction

    private func destructive(_ list: String) -> [String] {
        LintedText(
            """
            buttons:
              delete: { kind: functional, style: negative, role: destructive, title: Delete }
              wipe: { kind: functional, style: negative, role: destructive, title: Erase }
              keep: { kind: emphasis, title: Keep }
              off: { kind: emphasis, title: Other, enabled: false }
              close: { kind: icon, image: { symbol: xmark }, label: Close, role: dismiss }
            banners: { a: { level: error, text: Hi., buttons: [\(list)] } }
            """, only: "action-destructive-safe"
        ).messages(of: "action-destructive-safe")
    }

    @Test(arguments: ["", "keep", "keep, delete", "delete, close", "close, delete", "keep, delete, wipe"])
    func aWayRoundIsEnough(list: String) { #expect(destructive(list) == []) }

    @Test(arguments: ["delete", "delete, wipe", "delete, off"]) func withoutOneItIsFound(list: String) {
        #expect(destructive(list) == ["`a` offers nothing to press but `delete`, which destroys something"])
    }

    @Test(
        "a title says what a button does, whether or not its role does",
        arguments: ["Delete all", "Erase", "Alles löschen", "すべて削除"])
    func destructiveTitles(title: String) {
        let spec = """
            locales: { development: en, supported: [en, de, ja] }
            buttons: { a: { kind: emphasis, title: { en: "\(title)", de: "\(title)", ja: "\(title)" } } }
            banners: { full: { level: error, text: Full., buttons: [a] } }

            """
        #expect(LintedText(spec, only: "action-destructive-role").messages(of: "action-destructive-role").count == 1)
        #expect(LintedText(spec, only: "action-destructive-safe").messages(of: "action-destructive-safe").count == 1)
        let list = spec.split(separator: title).joined(separator: "Deleted items")
        #expect(LintedText(list, only: "action-destructive-safe").messages(of: "action-destructive-safe").isEmpty)
    }

    @Test("a word that dismisses or declines destroys nothing", arguments: [("pl", "Odrzuć"), ("es", "Descartar")])
    func harmlessTitles(locale: String, title: String) {
        let spec = """
            locales: { development: \(locale), supported: [\(locale)] }
            buttons: { a: { kind: emphasis, title: "\(title)" } }
            banners: { full: { level: error, text: Full., buttons: [a] } }

            """
        for rule in ["action-destructive-role", "action-destructive-safe"] {
            #expect(LintedText(spec, only: rule).messages(of: rule).isEmpty, "\(rule)")
        }
    }

    @Test("no title both dismisses and destroys", arguments: SnackbarPlain.words.sorted { $0.key < $1.key })
    func noTitleIsBoth(locale: String, words: Set<String>) {
        for word in words.sorted() {
            let spec = """
                locales: { development: \(locale), supported: [\(locale)] }
                buttons: { a: { kind: emphasis, title: "\(word)" } }

                """
            #expect(
                LintedText(spec, only: "action-destructive-role").messages(of: "action-destructive-role").isEmpty,
                "\(locale) \(word)")
        }
    }

    @Test(arguments: ["delete, keep", "close, delete, keep"]) func destructionDoesNotComeFirst(list: String) {
        #expect(destructive(list) == ["`delete`, which destroys something, is the first button of `a`"])
    }

    // MARK: Names

    @Test func fallbacksAndLabelsCount() {
        func messages(_ a: String, _ b: String) -> [String] {
            LintedText(
                """
                locales: { development: en, supported: [en, fr, fr-CA] }
                buttons:
                  a: { kind: emphasis, \(a) }
                  b: { kind: emphasis, \(b) }
                banners: { one: { level: error, text: Hi., buttons: [a, b] } }
                """, only: "action-duplicate"
            ).messages(of: "action-duplicate")
        }
        #expect(
            messages("title: { en: A, fr: X, fr-CA: Y }", "title: { en: B, fr: Y }") == [
                "`a` and `b` of `one` are both “Y” in `fr-CA`"
            ])
        #expect(
            messages("title: Alpha, label: Go", "title: Beta, label: Go") == [
                "`a` and `b` of `one` are both called “Go” by a screen reader in `en`"
            ])
        #expect(messages("title: Alpha, label: Beta", "title: Beta, label: Alpha") == [])
    }
}
