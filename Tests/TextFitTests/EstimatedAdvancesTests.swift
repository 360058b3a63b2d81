// SPDX-License-Identifier: Apache-2.0

import Testing
import TextFit

/// Widths from the embedded table. Expected ones are those of a browser's layout of Inter and Noto, in em.
@Suite struct EstimatedAdvancesTests {
    private func em(_ text: String, weight: FontWeight = .regular) -> Double? {
        let prepared = Typesetter().prepare(text, locale: "en", source: EstimatedAdvances(weight: weight))
        guard prepared.doubt == nil else { return nil }
        return prepared.layout(sizePt: 1, widthPt: .infinity)?.widestPt
    }

    /// Whether an estimate is within its margin of the width that a browser measured.
    private func isNear(_ text: String, _ expected: Double) -> Bool {
        em(text).map { abs($0 / expected - 1) <= 0.03 } ?? false
    }

    @Test(
        "estimates are within three per cent of a browser's layout",
        arguments: [
            ("Could not sign in. Check your connection and try again.", 26.14),
            ("Die Verbindung wurde unterbrochen und wird automatisch wiederhergestellt.", 36.37),
            ("Nie udało się zapisać zmian. Sprawdź połączenie z siecią i spróbuj ponownie.", 36.36),
            ("Không thể đăng nhập. Hãy kiểm tra kết nối mạng của bạn và thử lại.", 31.89),
            ("Не удалось войти. Проверьте подключение к интернету и повторите попытку.", 38.57),
            ("Δεν ήταν δυνατή η σύνδεση. Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.", 35.39),
            ("サインインできませんでした。インターネット接続を確認して、もう一度お試しください。", 40.81),
            ("无法登录。请检查您的网络连接，然后重试。", 20.00),
            ("3개의 파일을 업로드하지 못했습니다(오류 코드 1001).", 22.70),
            ("ไม่สามารถเข้าสู่ระบบได้ โปรดตรวจสอบการเชื่อมต่ออินเทอร์เน็ตแล้วลองอีกครั้ง", 30.48),
            ("មិនអាចចូលគណនីបានទេ។ សូមពិនិត្យការតភ្ជាប់អ៊ីនធឺណិតរបស់អ្នក", 24.26),
            ("تعذر تسجيل الدخول. تحقق من الاتصال بالإنترنت وحاول مرة أخرى.", 26.27),
            ("ورود به سیستم امکان‌پذیر نیست. اتصال خود را بررسی کنید و دوباره امتحان کنید.", 31.87),
            ("לא ניתן להתחבר. בדוק את החיבור לאינטרנט ונסה שוב.", 22.91),
            ("साइन इन नहीं किया जा सका। कृपया अपना इंटरनेट कनेक्शन जाँचें और पुनः प्रयास करें।", 31.22),
            ("સાઇન ઇન કરી શકાયું નથી. કૃપા કરીને તમારું ઇન્ટરનેટ કનેક્શન તપાસો અને ફરી પ્રયાસ કરો.", 31.69),
            ("உள்நுழைய முடியவில்லை. உங்கள் இணைய இணைப்பைச் சரிபார்த்து மீண்டும் முயற்சிக்கவும்.", 49.78),
            ("შესვლა ვერ მოხერხდა. შეამოწმეთ კავშირი და სცადეთ ხელახლა.", 34.51),
            ("Մուտք գործել չհաջողվեց։ Ստուգեք կապը և նորից փորձեք։", 29.27),
            ("መግባት አልተቻለም። እባክዎ ግንኙነትዎን ያረጋግጡና እንደገና ይሞክሩ።", 25.12),
            ("🎉 Congratulations! You’ve earned 3 badges 🏅👩‍👩‍👧‍👦🇩🇪 keep going 💪🏽!", 32.34),
        ])
    func estimatesAreNear(text: String, expected: Double) {
        #expect(isNear(text, expected), "\(em(text) ?? 0)")
    }

    @Test func heavierTextIsWider() throws {
        let regular = try #require(em("Could not sign in"))
        let widths = [FontWeight.medium, .semibold, .bold].map { em("Could not sign in", weight: $0) ?? 0 }
        // Inter-Medium, Inter-SemiBold and Inter-Bold.
        for (width, expected) in zip(widths, [8.0185, 8.1083, 8.1971]) { #expect(abs(width - expected) < 0.005) }
        #expect(abs(regular - 7.929) < 0.005)
    }

    /// Inter-Thin to Inter-Black: none is measured as another.
    @Test(
        "all weights of Inter are measured",
        arguments: zip(FontWeight.allCases, [7.6804, 7.7635, 7.8459, 7.929, 8.0185, 8.1083, 8.1971, 8.2869, 8.3764]))
    func allWeights(weight: FontWeight, expected: Double) throws {
        #expect(abs(try #require(em("Could not sign in", weight: weight)) - expected) < 0.005)
    }

    /// Where the font that draws “ ” … — · is not known, lines are proved with both widths.
    @Test(
        "marks that fonts of East Asia draw in squares are wide and narrow",
        arguments: [("同“同”", "zh-Hans"), ("同…", "ja"), ("同→", "en"), ("한·국", "ko"), ("Wi-Fi…", "zh")])
    func sharedMarks(text: String, locale: String) throws {
        for font in [EstimatedFont.inter, .system(points: 21)] {
            let advances = EstimatedAdvances(font: font).advances(of: ClusteredText(text), language: locale)
            let widest = try #require(advances.widest)
            #expect(zip(widest, advances.units).allSatisfy { $0 >= $1 } && widest != advances.units)
            let marks = zip(text, widest).filter { "“”…→·".contains($0.0) }
            #expect(marks.allSatisfy { $0.1 == Advances.unitsPerEm })
        }
        #expect(EstimatedAdvances().advances(of: ClusteredText("“Wi-Fi”…"), language: "en").widest == nil)
    }

    @Test func marksThatMayBeWideProveBothWays() {
        // Four to six em: “ ” take one em or less each.
        let text = Typesetter().prepare(
            "同同“同同”", locale: "zh-Hans", source: EstimatedAdvances(font: .system(points: 17)))
        #expect(text.verdict(sizePt: 10, widthPt: 62, limit: 1) == .fits)
        #expect(text.verdict(sizePt: 10, widthPt: 55, limit: 1) == .unproved(.margin))
        #expect(text.verdict(sizePt: 10, widthPt: 42, limit: 1) == .overflows)
        #expect(
            text.layout(sizePt: 10, widthPt: 55)?.lines == 1 && text.widestLayout(sizePt: 10, widthPt: 55)?.lines == 2)
    }

    private func margin(_ text: String, _ font: EstimatedFont) -> Margin {
        EstimatedAdvances(font: font).advances(of: ClusteredText(text), language: "en").margin
    }

    /// As far as widths were measured in Apple's fonts, and no further.
    @Test(
        "the margin is that of the script that is known least",
        arguments: [
            ("Sync failed.", EstimatedAdvances.measured), ("同期失敗ー。", EstimatedAdvances.measured),
            ("Сбой.", EstimatedAdvances.likened), ("Σφάλμα", EstimatedAdvances.likened),
            ("OK 🎉", EstimatedAdvances.likened),
            ("نسخ OK", EstimatedAdvances.unmeasured), ("שלום", EstimatedAdvances.unmeasured),
            ("नमस्ते", EstimatedAdvances.unmeasured), ("สวัสดี", EstimatedAdvances.unmeasured),
            ("한국", EstimatedAdvances.unmeasured),
        ])
    func margins(text: String, margin: Margin) {
        #expect(self.margin(text, .system(points: 17)) == margin)
        #expect(self.margin(text, .inter) == EstimatedAdvances.measured)
    }

    @Test func weightChangesOtherScriptsInTheirOwnWay() throws {
        #expect(em("漢字かな한국", weight: .bold) == em("漢字かな한국"), "what fills a square fills it at any weight")
        #expect(em("👍", weight: .bold) == em("👍"))
        // Noto Sans Arabic Bold, in a browser.
        let bold = try #require(em("تعذر تسجيل الدخول. تحقق من الاتصال بالإنترنت وحاول مرة أخرى.", weight: .bold))
        #expect(abs(bold / 28.11 - 1) < 0.03)
    }

    @Test func marksHaveNoWidth() {
        #expect(em("e\u{301}") == em("é"))
        #expect(em("ש\u{05B8}ל") == em("של"))
        #expect(em("\u{301}") == 0)
        #expect(em("a\u{200B}\u{FEFF}\u{2060}b") == em("ab"))
    }

    @Test func emojiAreEquallyWide() {
        let widths = ["😀", "👩‍👩‍👧‍👦", "🇩🇪", "👍🏽", "1\u{FE0F}\u{20E3}", "❤\u{FE0F}", "⌚"].map { em($0) }
        #expect(Set(widths).count == 1 && widths[0] != nil)
        #expect(em("❤\u{FE0E}") != widths[0], "a heart as text is a letter like others")
    }

    @Test func arabicLettersTakeTheFormsOfTheirPlace() throws {
        let joined = try #require(em("بب"))
        #expect(joined < 2 * (em("ب") ?? 0), "an initial and a final beh are narrower than two that stand alone")
        #expect(em("ب\u{64E}ب") == joined, "a vowel mark does not part letters")
        #expect(em("ب\u{200C}ب") == 2 * (em("ب") ?? 0), "a non-joiner does")
        #expect(em("لا") != em("ل\u{200C}ا"), "lam and alef make one glyph")
    }

    @Test(
        "scripts with unforeseeable conjuncts prove nothing",
        arguments: ["ಕನ್ನಡ", "മലയാളം", "ଓଡ଼ିଆ", "සිංහල", "မြန်မာ", "ਪੰਜਾਬੀ", "বাংলা", "తెలుగు"])
    func unprovedScripts(text: String) {
        let prepared = Typesetter().prepare("OK " + text, locale: "en")
        guard case .unproved(.unknownWidth) = prepared.verdict(sizePt: 15, widthPt: 10_000, limit: 9) else {
            Issue.record("a verdict about \(text)")
            return
        }
    }

    @Test func unknownCharactersProveNothing() {
        #expect(em("a\u{7}b") == nil)
        #expect(em("a\tb") == nil)
        #expect(em("\u{E000}") == nil)
        #expect(em("\u{10FFFF}") == nil)
    }

    @Test func widestCharacterStandsForOthers() {
        #expect(Typesetter.widest(of: "iWl", locale: "en") == "W")
        #expect(Typesetter.widest(of: "0123456789", locale: "en") != "1")
        #expect(Typesetter.widest(of: "", locale: "en") == nil)
        #expect(Typesetter.widest(of: "\u{E000}", locale: "en") == nil)
    }
}
