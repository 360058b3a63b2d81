// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import BannerCore

/// A text that is too long is cut where a reader would, in no more time than what stays of it takes.
@Suite struct BannerTextCutTests {
    private struct Table: Decodable {
        struct Case: Decodable, CustomStringConvertible {
            let `case`: String
            let input: String
            let maxLength: Int
            let expected: String

            var description: String { `case` }
        }

        let cases: [Case]

        static func read() throws -> [Case] {
            let folder = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
                .deletingLastPathComponent()
            let file = folder.appending(path: "Conformance/parameters.json")
            return try JSONDecoder().decode(Self.self, from: Data(contentsOf: file)).cases
        }
    }

    @Test func table() throws {
        let cases = try Table.read()
        #expect(cases.count > 50)
        for row in cases {
            let cut = BannerText.cut(row.input, to: row.maxLength)
            // Not `==`, which takes canonically equivalent texts for equal.
            #expect(cut.unicodeScalars.elementsEqual(row.expected.unicodeScalars), "\(row)")
            #expect(cut.count <= row.maxLength, "\(row)")
            #expect(BannerText.cut(cut, to: row.maxLength).utf8.elementsEqual(cut.utf8), "\(row)")
            let faults = BannerBounds("a").string("b", row.input, maxLength: row.maxLength).faults
            #expect(faults.isEmpty == row.input.utf8.elementsEqual(cut.utf8), "\(row)")
        }
    }

    @Test func boundsThatNoSpecHas() {
        #expect(BannerText.cut("Ada", to: 0) == "")
        #expect(BannerText.cut("Ada", to: .min) == "")
        #expect(BannerText.cut("Ada", to: .max) == "Ada")
    }

    /// A text of ten megabytes takes no longer than one of ten kilobytes: a hundred times would be far beyond the limit.
    @Test func hugeTextsAreNotRead() {
        for unit in ["x", "e\u{301}", "\u{301}", "👩\u{200D}", "👨‍👩‍👧‍👦", "\r\n", " "] {
            let huge = "a" + String(repeating: unit, count: 10_000_000 / unit.utf8.count)
            let took = ContinuousClock().measure {
                for _ in 0..<20 { #expect(BannerText.cut(huge, to: 20).unicodeScalars.count <= 32 * 20) }
            }
            #expect(took < .seconds(1), "\(took) for \(unit.unicodeScalars)")
        }
    }

    @Test func bounds() {
        let check = BannerBounds("sync").int("a", 1, min: 1, max: 3).int("a", 3, min: 1, max: 3).int("a", .min)
            .string("b", "Ada", maxLength: 3)
        #expect(check.faults.isEmpty)
        let faults = check.int("a", 0, min: 1, max: 3).int("a", 4, min: 1, max: 3).int("a", .min, max: 3)
            .int("a", .max, min: 1).string("b", "Adam", maxLength: 3).int("c", -6, min: -5).faults
        #expect(
            faults.map(\.description) == [
                "`a` of `sync` is less than its `min`, 1, and shown as it is",
                "`a` of `sync` is more than its `max`, 3, and shown as it is",
                "`b` of `sync` is longer than its `maxLength`, 3, and cut",
                "`c` of `sync` is less than its `min`, -5, and shown as it is",
            ])
    }
}
