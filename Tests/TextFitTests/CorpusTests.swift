// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import TextFit

/// Texts as a browser lays them out (Corpus/README.md), against what we say of them.
struct CorpusTests {
    private struct Text: Decodable {
        var id: String
        var locale: String
        var text: String
    }

    private struct Layouts: Decodable {
        var id: String
        /// Everyday sizes and widths.
        var grid: [Row]
        /// Widths at the very edge between two counts of lines.
        var edges: [Row]
    }

    private struct Row: Decodable {
        var weight: Int
        var size: Double
        var width: Double
        var lines: Int

        init(from decoder: any Decoder) throws {
            var row = try decoder.unkeyedContainer()
            weight = try row.decode(Int.self)
            size = try row.decode(Double.self)
            width = try row.decode(Double.self)
            _ = try row.decode(Double.self)
            lines = try row.decode([Int].self).count + 1
        }
    }

    /// How often we are right about whether a text fits in one, two and three lines.
    private struct Tally {
        var all = 0
        /// With widths taken to be exact.
        var same = 0
        var falselyFits = 0
        var falselyOverflows = 0
        var unproved = 0

        mutating func add(_ text: PreparedText, _ row: Row) {
            let lines = text.layout(sizePt: row.size, widthPt: row.width)?.lines ?? 0
            for limit in 1...3 {
                let fits = row.lines <= limit
                all += 1
                if (lines <= limit) == fits { same += 1 }
                switch text.verdict(sizePt: row.size, widthPt: row.width, limit: limit) {
                case .fits: if !fits { falselyFits += 1 }
                case .overflows: if fits { falselyOverflows += 1 }
                case .unproved: unproved += 1
                }
            }
        }

        func share(_ count: Int) -> Double { Double(count) / Double(max(all, 1)) }
    }

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Corpus")

    private static func lines<Line: Decodable>(_ name: String, _: Line.Type) throws -> [Line] {
        let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        return try text.split(separator: "\n").map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
    }

    private static func tally(_ rows: KeyPath<Layouts, [Row]>) throws -> Tally {
        let texts = try lines("texts.jsonl", Text.self)
        let byID = Dictionary(uniqueKeysWithValues: texts.map { ($0.id, $0) })
        let typesetter = Typesetter()
        var tally = Tally()
        for layouts in try lines("layout.jsonl", Layouts.self) {
            let text = try #require(byID[layouts.id])
            var prepared: [Int: PreparedText] = [:]
            for row in layouts[keyPath: rows] {
                let weight = row.weight == 600 ? FontWeight.semibold : .regular
                let known =
                    prepared[row.weight]
                    ?? typesetter.prepare(text.text, locale: text.locale, source: EstimatedAdvances(weight: weight))
                prepared[row.weight] = known
                tally.add(known, row)
            }
        }
        return tally
    }

    @Test func corpusIsBroad() throws {
        let texts = try Self.lines("texts.jsonl", Text.self)
        #expect(texts.count >= 200)
        #expect(Set(texts.map(\.locale)).count >= 24)
    }

    /// The least that an estimate must reach at everyday sizes and widths.
    @Test func estimatesAgreeWithABrowser() throws {
        let tally = try Self.tally(\.grid)
        #expect(tally.all > 50_000)
        #expect(tally.share(tally.same) >= 0.985)
        #expect(tally.share(tally.falselyFits) <= 0.001)
        #expect(tally.share(tally.falselyOverflows) <= 0.001)
        #expect(tally.share(tally.unproved) < 0.03)
    }

    /// At the edges much is unproved, and should be; what is said must hold all the same.
    @Test func estimatesAreCarefulAtTheEdges() throws {
        let tally = try Self.tally(\.edges)
        #expect(tally.all > 20_000)
        #expect(tally.share(tally.falselyFits) <= 0.001)
        #expect(tally.share(tally.falselyOverflows) <= 0.004)
    }
}
