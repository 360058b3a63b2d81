// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import TextFit

/// Texts as a browser lays them out (Corpus/README.md).
enum LayoutCorpus {
    struct Text: Decodable {
        var id: String
        var locale: String
        var text: String
    }

    struct Layouts: Decodable {
        var id: String
        /// Everyday sizes and widths.
        var grid: [Row]
        /// Widths at the very edge between two counts of lines.
        var edges: [Row]
    }

    struct Row: Decodable {
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

    struct Font: Decodable {
        var weight: Int
        var file: String
        var bytes: Int
        var version: String
        /// In a collection.
        var index: Int?
        /// Those that it serves; nil for a font that serves all.
        var locales: [String]?

        /// Whether it serves a locale. Where no font of the collection is made for it, the first one does.
        func serves(_ locale: String, hasOwn: Bool) -> Bool {
            locales.map { hasOwn ? $0.contains(locale) : index == 0 } ?? true
        }
    }

    private struct Fonts: Decodable {
        var fonts: [Font]
    }

    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Corpus")

    static func texts() throws -> [Text] {
        try lines("texts.jsonl")
    }

    static func fonts() throws -> [Font] {
        let data = try Data(contentsOf: folder.appending(path: "fonts.json"))
        return try JSONDecoder().decode(Fonts.self, from: data).fonts
    }

    private static func lines<Line: Decodable>(_ name: String) throws -> [Line] {
        let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        return try text.split(separator: "\n").map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
    }

    /// How often we are right about whether a text fits in one, two and three lines.
    struct Tally {
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

    /// Compares what we say of each text with how the browser lays it out.
    static func tally(
        _ rows: KeyPath<Layouts, [Row]>, prepare: (_ text: Text, _ weight: Int) throws -> PreparedText
    ) throws -> Tally {
        let byID = Dictionary(uniqueKeysWithValues: try texts().map { ($0.id, $0) })
        var tally = Tally()
        let layouts: [Layouts] = try lines("layout.jsonl")
        for layouts in layouts {
            let text = try #require(byID[layouts.id])
            var prepared: [Int: PreparedText] = [:]
            for row in layouts[keyPath: rows] {
                let known = try prepared[row.weight] ?? prepare(text, row.weight)
                prepared[row.weight] = known
                tally.add(known, row)
            }
        }
        return tally
    }
}
