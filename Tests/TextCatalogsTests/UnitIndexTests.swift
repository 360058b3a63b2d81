// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Testing

@testable import TextCatalogs

/// Files with thousands of languages under one key are read without comparing each with all others.
struct UnitIndexTests {
    @Test func aUnitIsThereOnce() {
        var index = UnitIndex()
        #expect(index.insert(0, key: "a", part: "", language: "de") == nil)
        #expect(index.insert(1, key: "a", part: "", language: "fr") == nil)
        #expect(index.insert(0, key: "b", part: "", language: "de") == nil)
        #expect(index.insert(2, key: "a", part: "", language: "fr") == 1)
        #expect(index.first(key: "a", part: "") == 0 && index.first(key: "a", part: "plural.one") == nil)
    }

    @Test func languagesKeepTheirOrder() {
        let groups = ["fr1", "de1", "fr2", "ar1"].grouped(byLanguage: { String($0.prefix(2)) })
        #expect(groups == [["fr1", "fr2"], ["de1"], ["ar1"]])
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
