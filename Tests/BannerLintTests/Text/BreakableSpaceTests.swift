// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics
import Testing

@testable import BannerLint

struct BreakableSpaceTests {
    private func marks(_ text: String, _ locale: String) -> [String] {
        BreakableSpaces(locale).faults(in: text.utf8).map(\.mark)
    }

    @Test func frenchMarksAreKeptWithTheirWords() {
        #expect(marks("Échec ! Pourquoi ? Ainsi : « mot » ; fin", "fr") == ["!", "?", ":", "«", "»", ";"])
        #expect(marks("Quoi ?!", "fr-FR") == ["?"])
        // In Canada `!`, `?` and `;` stand at the word itself.
        #expect(marks("Échec ! Ainsi : « mot »", "fr-CA") == [":", "«", "»"])
        #expect(marks("Échec\u{202F}! Ainsi\u{A0}: «\u{A0}mot\u{A0}»", "fr") == [])
        #expect(marks("Bien :) ou https://a.b/ ?x=1", "fr") == [])
        #expect(marks("Fails ! So : what", "en") == [])
    }

    @Test func numbersAreKeptWithTheirUnits() {
        #expect(marks("5 MB of {} GB, 30 % at 5 °C", "en") == ["MB", "GB", "%", "°C"])
        #expect(marks("5 MBs, 5 kmh, 12 items, 5  MB, Plan B, 5 m, MB, 3 kg-Paket", "de") == ["kg"])
        #expect(marks("5\u{A0}MB", "en") == [])
        for (locale, text, unit) in [
            ("fr", "{size} Mo", "Mo"), ("ru", "{size} МБ и", "МБ"), ("uk", "5 км.", "км"), ("th", "5 กม.", "กม"),
            ("el", "{n} χλμ.", "χλμ"), ("ar", "{n} م.ب", "م.ب"), ("hi", "{n} एमबी", "एमबी"), ("hi", "{n} कि॰मी॰", "कि॰मी"),
            ("he", "{n} ק\"מ", "ק\"מ"), ("fi", "{n} Mt", "Mt"), ("da", "5 min", "min"),
        ] {
            #expect(marks(text, locale) == [unit], "\(text)")
        }
        for (locale, text) in [
            ("en", "{n} Mo"), ("ru", "{n} с файлом"), ("hi", "{n} से"), ("te", "{n} మీ"), ("el", "3 εκ των"),
        ] {
            #expect(marks(text, locale) == [], "\(text)")
        }
    }

    @Test("numbers are kept with their units in the digits of any script")
    func digitsOfScripts() {
        for (locale, text, unit) in [
            ("ar", "ملف من ٣٠ ميغابايت.", "ميغابايت"), ("fa", "۳۰ ٪", "٪"), ("hi", "फ़ाइल ३० एमबी है।", "एमबी"),
            ("bn", "৩০ এমবি", "এমবি"), ("ja", "３０ MB", "MB"), ("ff-Adlm", "𞥑𞥐 MB", "MB"),
        ] {
            let text = "banners: { a: { level: error, text: \"\(text)\" } }"
            let linted = LintedText("locales: { development: \(locale) }\n" + text, only: "l10n-typography")
            #expect(linted.findings.count == 1, "\(text): \(linted.transcript)")
            #expect(linted.findings.first?.message.contains("“\(unit)”") == true, "\(linted.transcript)")
        }
        #expect(marks("ملف MB", "ar") == [])
    }

    @Test func whatIsWrittenWithEscapesHasNoFix() {
        let linted = LintedText(#"banners: { a: { level: error, text: "A\x20B 5\x20MB" } }"#, only: "l10n-typography")
        #expect(linted.findings.count == 1 && linted.findings.first?.fix == nil, "\(linted.transcript)")
    }
}
