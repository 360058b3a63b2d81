// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Testing

@testable import TextCatalogs

/// Files with thousands of languages under one key are read without comparing each with all others.
struct TranslatedUnitsTests {
    private func unit(_ part: String, _ language: String, _ original: String, _ start: Int) -> TranslatedUnit {
        func form(_ text: String) -> CatalogText.Form {
            CatalogText.Form(raw: text, pieces: [.literal(text)], range: start..<start + 1)
        }
        return TranslatedUnit(
            part: part, language: language, keyRange: start..<start + 1, range: start..<start + 9,
            original: form(original), target: form("\(language) \(original)"))
    }

    private func content(_ parts: [TranslatedUnits.Part]) -> CatalogText.Content? {
        let forms = parts.compactMap { part, form in form.map { (part, $0) } }
        return forms.isEmpty ? nil : .plural(argument: nil, forms: forms)
    }

    @Test func languagesKeepTheirOrderAndAUnitIsThereOnce() {
        var units = TranslatedUnits()
        for (start, (part, language)) in [("one", "fr"), ("one", "de"), ("other", "fr"), ("one", "fr")].enumerated() {
            units.add(unit(part, language, "A", start * 10), of: "a", called: "unit \(start)")
        }
        units.add(unit("one", "", "A", 50), of: "b", called: "b")
        var faults: [TextFault] = []
        let text = units.text(for: "a", from: "en", faults: &faults, content: content)
        #expect(text?.translations.map(\.locale) == ["en", "fr", "de"])
        #expect(text?.range == 0..<29)
        #expect(faults.map(\.message) == ["unit 3 is written twice"])
        #expect(units.keys == ["a", "b"] && units.nameless == 50..<51)
    }

    @Test func theSameIsTranslatedIntoEachLanguage() {
        var units = TranslatedUnits()
        units.add(unit("one", "fr", "A", 0), of: "a", called: "a")
        units.add(unit("one", "de", "B", 10), of: "a", called: "a")
        var faults: [TextFault] = []
        _ = units.text(for: "a", from: "en", faults: &faults, content: content)
        #expect(faults == [.otherOriginal(at: 10..<11, after: 0..<1)])
    }

    @Test("time grows with the file, and not with its square") func growth() throws {
        func time(_ count: Int) throws -> Duration {
            let files = (0..<count).map {
                "<file source-language='en' target-language='aa-x-\($0)'><body><trans-unit id='a'><source>A</source>"
                    + "<target>B</target></trans-unit></body></file>"
            }
            let text = "<xliff version='1.2'>\(files.joined())</xliff>"
            let file = SourceFile(path: "a.xliff", bytes: Array(text.utf8))
            return try ContinuousClock().measure {
                let source = try XLIFFSource(file, locale: "")
                var faults: [TextFault] = []
                #expect(source.writtenText(for: "a", faults: &faults)?.translations.count == count + 1)
            }
        }
        // Eight times the file took 64 times as long; half of that is allowed for a machine that does other things too.
        let small = try time(1_000)
        #expect(try time(8_000) < small * 32)
    }
}
