// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Testing

@testable import BannerPreview

/// What stands in the place of parameters.
@Suite("Values")
struct ValueTests {
    @Test("a choice fills in its number, in the plural form of the language")
    func plurals() throws {
        let sample = Sample(cutSpec)
        func text(_ choice: ValueChoice, _ locale: String) throws -> String {
            try sample.shown(0, locale: locale, choice).words.text
        }
        #expect(try text(.typical, "en") == "3 files.")
        #expect(try text(.least, "en") == "1 file.")
        #expect(try text(.widest, "en") == "99 files.")
        #expect(try text(.plural(.two), "ar") == "ملفان")
        #expect(try text(.plural(.few), "ar") == "3 ملفات" || text(.plural(.few), "ar") == "٣ ملفات")
        // English has no such form.
        #expect(try text(.plural(.few), "en") == "3 files.")
    }

    @Test("what is offered are the forms that a language has, and one choice without parameters")
    func choices() throws {
        let spec = try #require(Sample(cutSpec).spec)
        let all = spec.banners[0].valueChoices(in: ["en", "ar"])
        #expect(all == [.typical, .least, .widest] + PluralCategory.allCases.map { .plural($0) })
        #expect(spec.banners[0].valueChoices(in: ["en"]).count == 5)
        let plain = try #require(Sample(file: "specs/owl.banner.yaml").spec)
        #expect(plain.banners.first { $0.parameters.isEmpty }?.valueChoices(in: ["en"]) == [.typical])
    }

    @Test("a text that nobody bounds does not get endless")
    func unbounded() throws {
        let sample = Sample(
            """
            bannerc: 1
            name: Open
            levels: { info: { tint: "#00315F", onTint: "#FFFFFF" } }
            banners:
              open:
                level: info
                parameters: { name: string, long: { type: string, maxLength: 100000 }, city: { type: string, widest: Llanfair, maxLength: 9 } }
                text: "{name} {long} {city}"

            """)
        let text = try sample.shown(0, locale: "en", .widest).words.text
        #expect(text.hasSuffix(" Llanfair") && text.count < 500)
        #expect(try sample.shown(0, locale: "en").words.text == "Name Long Llanfair")
    }

    @Test("pseudo-languages are longer or the other way round, and are no languages of the spec")
    func pseudo() throws {
        #expect(PseudoLocale.accented.text("Undo 3 of {x}") == "[ÚÚñđóó 3 óóƒ {ẋ} one]")
        let sample = Sample(cutSpec)
        let locales = try #require(sample.data()["locales"] as? [[Any]])
        #expect(locales.compactMap { $0[0] as? String } == ["en", "de", "ar", "en-XA", "ar-XB"])
        #expect(locales.compactMap { $0[1] as? Int } == [0, 0, 1, 0, 1])
        let strings = try #require(sample.banner("offline")["strings"] as? [String])
        #expect(strings.contains("[3 ƒííļééš. one]"))
    }
}
