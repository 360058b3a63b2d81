// SPDX-License-Identifier: Apache-2.0

import BannerKit
import Testing

@testable import BannerLint

/// Estimated widths against those that HarfBuzz 15 finds in real fonts: Inter 4.0 for Latin, Greek and Cyrillic, the Noto
/// fonts of 2020 for other scripts, with kerning, in em.
struct TextEstimateWidthTests {
    struct Known: CustomTestStringConvertible, Sendable {
        var text: String
        var weight: BannerFontWeight
        var advance: Double

        init(_ text: String, _ weight: BannerFontWeight, _ advance: Double) {
            self.text = text
            self.weight = weight
            self.advance = advance
        }

        var testDescription: String { "\(text) \(weight)" }
    }

    static let known = [
        Known("Sync failed. Try again later.", .regular, 12.743),
        Known("You are offline", .regular, 6.79),
        Known("Post published.", .regular, 7.271),
        Known("3 items of Nextcloud did not sync.", .regular, 16.186),
        Known("Die Synchronisierung mit dem Server ist fehlgeschlagen.", .regular, 26.652),
        Known("Beitrag veröffentlicht", .regular, 9.96),
        Known("Bitte melden Sie sich erneut an.", .regular, 14.933),
        Known("Échec de la synchronisation", .regular, 13.193),
        Known("Vous êtes hors ligne", .regular, 9.548),
        Known("Publication non envoyée : réessayez.", .regular, 17.392),
        Known("Error de sincronización. Inténtalo de nuevo.", .regular, 20.419),
        Known("Não foi possível enviar a publicação", .regular, 16.905),
        Known("Synkronointi epäonnistui", .regular, 11.626),
        Known("Ağ bağlantısı yok", .regular, 8.067),
        Known("Připojení k síti bylo ztraceno", .regular, 13.277),
        Known("Łączenie z serwerem nie powiodło się", .regular, 17.849),
        Known("Không có kết nối mạng", .regular, 10.828),
        Known("Нет подключения к интернету", .regular, 14.925),
        Known("Не удалось отправить сообщение", .regular, 16.759),
        Known("Немає з’єднання з мережею", .regular, 13.875),
        Known("Δεν υπάρχει σύνδεση στο διαδίκτυο", .regular, 17.071),
        Known("Ο συγχρονισμός απέτυχε", .regular, 12.07),
        Known("WARNING: LOW BATTERY", .regular, 12.206),
        Known("illicit little lilt", .regular, 5.778),
        Known("Sync failed. Try again later.", .semibold, 13.015),
        Known("You are offline", .semibold, 6.943),
        Known("Post published.", .semibold, 7.481),
        Known("3 items of Nextcloud did not sync.", .semibold, 16.466),
        Known("Die Synchronisierung mit dem Server ist fehlgeschlagen.", .semibold, 27.371),
        Known("Beitrag veröffentlicht", .semibold, 10.276),
        Known("Bitte melden Sie sich erneut an.", .semibold, 15.247),
        Known("Échec de la synchronisation", .semibold, 13.53),
        Known("Không có kết nối mạng", .semibold, 11.016),
        Known("Нет подключения к интернету", .semibold, 15.179),
        Known("Не удалось отправить сообщение", .semibold, 17.092),
        Known("Немає з’єднання з мережею", .semibold, 14.121),
        Known("Sync failed. Try again later.", .bold, 13.151),
        Known("You are offline", .bold, 7.02),
        Known("Post published.", .bold, 7.585),
        Known("3 items of Nextcloud did not sync.", .bold, 16.608),
        Known("Die Synchronisierung mit dem Server ist fehlgeschlagen.", .bold, 27.729),
        Known("Beitrag veröffentlicht", .bold, 10.436),
        Known("Bitte melden Sie sich erneut an.", .bold, 15.403),
        Known("Échec de la synchronisation", .bold, 13.7),
        Known("Không có kết nối mạng", .bold, 11.111),
        Known("Нет подключения к интернету", .bold, 15.305),
        Known("Не удалось отправить сообщение", .bold, 17.26),
        Known("Немає з’єднання з мережею", .bold, 14.241),
        Known("فشلت المزامنة مع الخادم", .regular, 9.952),
        Known("حاول مرة أخرى لاحقا", .regular, 8.025),
        Known("استخدام باقتك في الخارج", .regular, 9.983),
        Known("هاتفك في الطريق إليك", .regular, 9.048),
        Known("הסנכרון נכשל", .regular, 5.683),
        Known("נסו שוב מאוחר יותר", .regular, 8.312),
        Known("אין חיבור לאינטרנט", .regular, 7.988),
        Known("התמונה נשמרה בהצלחה", .regular, 10.27),
        Known("सिंक विफल रहा", .regular, 5.68),
        Known("आप ऑफ़लाइन हैं", .regular, 6.419),
        Known("फिर से कोशिश करें", .regular, 6.706),
        Known("फ़ोटो सहेजा गया", .regular, 5.923),
        Known("คุณออฟไลน์อยู่", .regular, 5.999),
        Known("การซิงค์ล้มเหลว", .regular, 6.331),
        Known("โปรดลองอีกครั้ง", .regular, 6.501),
        Known("บันทึกรูปภาพแล้ว", .regular, 6.844),
    ]

    @Test(arguments: known) func estimateIsWithinItsMargin(known: Known) {
        let prepared = TextEstimate().prepare(known.text, locale: "und", font: TextFont(known.weight))
        let error = prepared.advance / known.advance - 1
        #expect(abs(error) <= prepared.margin, "\(prepared.advance) em, \(Figure.text(error * 100)) % off")
    }

    /// Widths that follow from the em square alone.
    @Test(arguments: [("同期しています", 7.0), ("再ログイン。", 6.0), ("🇩🇪", 1.3), ("👩‍👩‍👧‍👦", 1.3), ("1️⃣", 1.3), ("", 0)])
    func squares(text: String, advance: Double) {
        for weight in [BannerFontWeight.regular, .black] {
            let prepared = TextEstimate().prepare(text, locale: "ja", font: TextFont(weight))
            #expect(abs(prepared.advance - advance) < 1e-9)
        }
    }

    @Test func spacingWidensLettersAndWords() {
        let plain = TextEstimate().prepare("to be", locale: "en", font: TextFont(.regular))
        let spaced = TextEstimate().prepare(
            "to be", locale: "en", font: TextFont(.regular, letterSpacing: 0.12, wordSpacing: 0.16))
        #expect(abs(spaced.advance - plain.advance - 5 * 0.12 - 0.16) < 1e-9)
    }

    /// WCAG 2.2, 1.4.12 excepts what a script has no use for.
    @Test(arguments: ["同期しています", "مزامنة"]) func spacingLeavesOtherScriptsAlone(text: String) {
        let plain = TextEstimate().prepare(text, locale: "und", font: TextFont(.regular))
        let spaced = TextEstimate().prepare(
            text, locale: "und", font: TextFont(.regular, letterSpacing: 0.12, wordSpacing: 0.16))
        #expect(spaced.advance == plain.advance)
    }
}
