// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Testing

@testable import BannerLint

/// What real translations share with the original, and what they don't.
struct UntranslatedTests {
    private static let rule = "l10n-untranslated"

    private func messages(_ text: String, _ locales: String) -> [String] {
        LintedText(
            """
            locales: { development: en, supported: [en, \(locales)] }
            banners:
              a:
                level: error
                parameters: { n: { type: int, min: 0, max: 9 }, name: { type: string, maxLength: 9 } }
                text: \(text)
            """, only: Self.rule
        ).messages(of: Self.rule)
    }

    @Test(arguments: [
        "{ en: OK, fr: OK, ja: OK, ar: OK }", "{ en: WLAN, de: WLAN, ru: WLAN }",
        "{ en: \"42\", de: \"42\", ar: \"42\" }",
        "{ en: Visa 4242, de: Visa 4242, ja: Visa 4242 }", "{ en: iCloud Drive, fr: iCloud Drive, ja: iCloud Drive }",
        "{ en: iPhone 17, ru: iPhone 17, he: iPhone 17 }",
        "{ en: \"{name}: {n} %\", de: \"{name}: {n} %\", ar: \"{name}: {n} %\" }",
        "{ en: Podcast offline, de: Podcast offline }", "{ en: Server error, es: Server error }",
        "{ en: Bluetooth 5.0 Audio, fr: Bluetooth 5.0 Audio, ko: Bluetooth 5.0 Audio }", "{ en: Info, de: Info }",
        "{ en: Participation impossible, fr: Participation impossible }", "{ en: Face ID, ja: Face ID }",
        "{ en: Your card was declined., en-GB: Your card was declined. }",
        "{ en: Saved., sr-Latn: Sačuvano., sr: Сачувано., sr-Cyrl: Сачувано. }", "{ en: Sync failed., zh-Hant: 同步失敗 }",
        "{ en: Saved., ja: 保存済み, ko: 저장됨 }", "{ en: Menu → Bluetooth, de: Menu → Bluetooth }", "{ en: a, de: a }",
    ]) func whatTranslationsRightlyShareIsLeftAlone(text: String) {
        #expect(messages(text, Self.locales(of: text)) == [], "\(text)")
    }

    @Test(arguments: [
        ("{ en: Retry, fr: Retry }", "“Retry”"), ("{ en: Sync failed., de: Sync failed. }", "“Sync failed.”"),
        ("{ en: Wi-Fi is off., es: Wi-Fi is off. }", "“Wi-Fi is off.”"),
        ("{ en: Settings, ru: Settings }", "“Settings”"),
        ("{ en: \"{name} was removed.\", it: \"{name} was removed.\" }", "“{name} was removed.”"),
    ]) func forgottenOnesAreFound(text: String, shown: String) {
        let found = messages(text, Self.locales(of: text))
        #expect(found.count == 1 && found[0].hasSuffix(shown), "\(text): \(found)")
    }

    private func findings(_ original: String, _ locale: String, _ text: String, _ copy: String? = nil) -> Int {
        LintedText(
            """
            locales: { development: \(original), supported: [\(original), \(locale)] }
            banners: { a: { level: error, text: { \(original): "\(text)", \(locale): "\(copy ?? text)" } } }
            """, only: Self.rule
        ).findings(of: Self.rule).count
    }

    @Test(
        "letters without case are words too",
        arguments: [
            ("ja", "zh-Hans", "カードが拒否されました。"), ("ja", "zh-Hant", "もう一度お試しください"), ("ja", "ko", "接続を確認してください"),
            ("ar", "fa", "تعذر الاتصال بالخادم في الوقت الحالي"), ("ar", "ur", "تعذر الاتصال بالخادم في الوقت الحالي"),
            ("fa", "ar", "اتصال به سرور در حال حاضر ممکن نیست"), ("he", "yi", "לא ניתן להתחבר לשרת כרגע נסו שוב"),
            ("th", "lo", "ไม่สามารถเชื่อมต่อกับเซิร์ฟเวอร์ได้"), ("zh-Hans", "ja", "您的银行卡已被拒绝，请重试"),
            ("sr", "sr-Latn", "Није могуће повезати се са сервером"), ("ko", "ja", "지금 서버에 연결할 수 없습니다"),
        ])
    func uncasedLetters(original: String, locale: String, text: String) {
        #expect(findings(original, locale, text) == 1)
    }

    @Test("Japanese in Chinese is found whatever it says")
    func kana() { #expect(findings("ja", "zh-Hans", "保存しました", "保存できました") == 1) }

    @Test(
        "titles and names in Japanese stand in texts of other languages",
        arguments: [
            ("ko", "일본어(ひらがな)를 선택했습니다"), ("zh-Hans", "已选择日语（ひらがな）"), ("yue", "已加入「となりのトトロ」"),
            ("zh-Hans", "正在播放：ドラえもん のび太の宇宙英雄記"),
        ])
    func japaneseTitles(locale: String, text: String) {
        #expect(findings("en", locale, "Now with something from Japan", text) == 0)
    }

    @Test(
        "short texts of such letters may be the same",
        arguments: [
            ("ja", "zh-Hant", "自動保存完了"), ("ja", "zh-Hans", "優の良品"), ("ar", "fa", "بنك دبي الوطني"),
            ("ja", "ko", "東京大学"),
            ("sr-Latn", "sr", "Nije moguće povezati se sa serverom"), ("he", "ar", "תל אביב"), ("th", "lo", "ไทย"),
            ("zh-Hans", "zh-Hant", "您的银行卡已被拒绝，请重试"),
        ])
    func shortUncased(original: String, locale: String, text: String) {
        #expect(findings(original, locale, text) == 0)
    }

    @Test func anotherScriptIsFoundWhateverItSays() {
        #expect(
            messages("{ en: Saved., de: Сохранено }", "de") == [
                "the text of `a` in `de` has no Latin letter: “Сохранено”"
            ])
        #expect(
            messages("{ en: Done., ar: Saved successfully }", "ar") == [
                "the text of `a` in `ar` has no Arabic letter: “Saved successfully”"
            ])
    }

    /// Related languages share whole sentences.
    @Test func relativesMayAgree() {
        let spec = """
            locales: { development: nb, supported: [nb, da, fi] }
            levels: { error: { tint: "#B3261E", onTint: "#FFFFFF" } }
            banners:
              a: { level: error, text: { nb: Du er ikke tilkoblet., da: Du er ikke tilkoblet., fi: Du er ikke tilkoblet. } }
            """
        let linted = LintedText(spec, only: Self.rule)
        #expect(
            linted.messages(of: Self.rule) == [
                "the text of `a` in `fi` is the same as in `nb`: “Du er ikke tilkoblet.”"
            ])
    }

    @Test func oneTextIsOneFinding() throws {
        let linted = LintedText(
            """
            locales: { development: en, supported: [en, de, fr, es] }
            banners:
              a: { level: error, text: { en: It was lost., de: It was lost., fr: It was lost., es: It was lost. } }
            """, only: Self.rule)
        let finding = try #require(linted.findings(of: Self.rule).first)
        #expect(linted.findings(of: Self.rule).count == 1)
        #expect(finding.notes.last == "the same goes for `fr` and `es`")
    }

    private static func locales(of text: String) -> String {
        text.matches(of: /[{,] ([a-z]{2}(?:-[A-Za-z]+)?):/).map { String($0.1) }.filter { $0 != "en" }.joined(
            separator: ", ")
    }
}
