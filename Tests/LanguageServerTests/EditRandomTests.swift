// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import LanguageServer

/// Documents that are edited at random: what the server then knows is what a fresh lint of the same texts finds.
struct EditRandomTests {
    /// A finding, as far as a fresh lint can tell it without the server's help.
    private struct Told: Hashable, Comparable {
        var line: Int
        var column: Int
        var code: String
        var message: String

        static func < (lhs: Told, rhs: Told) -> Bool {
            (lhs.line, lhs.column, lhs.code, lhs.message) < (rhs.line, rhs.column, rhs.code, rhs.message)
        }
    }

    private static let pieces = [
        "", " ", "\n", "\r\n", ":", "{", "}", "[", "]", "\"", "'", "#", "- ", "  ", "é", "😀", "{palette.red}", "error",
        "name",
        "level: error", "\n  x: { level: error, text: Hi. }", "&a", "*a", "\t", "12", "4s", "never", "\u{202E}",
        "use: [shared.banner.yaml]\n",
    ]

    @Test("after each edit, in each encoding, the findings are those of a fresh lint")
    func edits() throws {
        for seed in RandomRun("edits", count: 30) { run(seed) }
    }

    private func run(_ seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let encoding = PositionEncoding.allCases.randomElement(using: &generator) ?? .utf16
        let conversation = Conversation(
            ["shared.banner.yaml": Samples.shared],
            capabilities: ["general": ["positionEncodings": [JSONValue(encoding.rawValue)]]])
        var texts = [
            "main.banner.yaml": Samples.main, "shared.banner.yaml": Samples.shared, "plan.banner.yaml": Samples.plan,
        ]
        let paths = texts.keys.sorted()
        for path in paths { conversation.open(path, texts[path] ?? "") }
        for _ in 0..<12 {
            let path = paths.randomElement(using: &generator) ?? paths[0]
            var changes: [JSONValue] = []
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                let (change, text) = edit(texts[path] ?? "", encoding, &generator)
                changes.append(change)
                texts[path] = text
            }
            conversation.change(path, changes)
            if Bool.random(using: &generator) { continue }
            conversation.settle()
            compare(texts, conversation, encoding, seed)
        }
        conversation.settle()
        compare(texts, conversation, encoding, seed)
    }

    /// A random edit, as a client tells it and as it changes the text. The text is changed by the units of the encoding, with none of
    /// the server's code.
    private func edit(
        _ text: String, _ encoding: PositionEncoding, _ generator: inout SeededGenerator
    ) -> (JSONValue, String) {
        let scalars = Array(text.unicodeScalars)
        let piece = Self.pieces.randomElement(using: &generator) ?? ""
        let from = Int.random(in: 0...scalars.count, using: &generator)
        let to = min(
            scalars.count, from + (Bool.random(using: &generator) ? 0 : Int.random(in: 0...20, using: &generator)))
        // Between the two bytes of a line break there is no position.
        func isWithinBreak(_ index: Int) -> Bool {
            index > 0 && index < scalars.count && scalars[index - 1] == "\r" && scalars[index] == "\n"
        }
        guard !isWithinBreak(from), !isWithinBreak(to) else { return edit(text, encoding, &generator) }
        let range: JSONValue = [
            "start": position(scalars[..<from], encoding), "end": position(scalars[..<to], encoding),
        ]
        let changed = scalars[..<from] + Array(piece.unicodeScalars) + scalars[to...]
        var result = String.UnicodeScalarView()
        result.append(contentsOf: changed)
        return (["range": range, "text": JSONValue(piece)], String(result))
    }

    private func position(_ before: ArraySlice<Unicode.Scalar>, _ encoding: PositionEncoding) -> JSONValue {
        var (line, column) = (0, 0)
        for (index, scalar) in before.enumerated() {
            let next = before.startIndex + index + 1
            let isBreak = scalar == "\n" || scalar == "\r" && !(next < before.endIndex && before[next] == "\n")
            if isBreak {
                (line, column) = (line + 1, 0)
            } else {
                switch encoding {
                case .utf8: column += String(scalar).utf8.count
                case .utf16: column += String(scalar).utf16.count
                case .utf32: column += 1
                }
            }
        }
        return ["line": JSONValue(line), "character": JSONValue(column)]
    }

    private func compare(
        _ texts: [String: String], _ conversation: Conversation, _ encoding: PositionEncoding, _ seed: UInt64
    ) {
        let fresh = MemoryProject.check(texts.mapValues { Array($0.utf8) })
        for (path, text) in texts {
            let scalars = Array(text.utf8)
            let expected = fresh.report.sorted().filter { fresh.report.sources[$0.place.file].path == path }.map {
                finding in
                // Within a line break is at its start.
                let start = finding.place.bytes.lowerBound
                let isWithin =
                    start > 0 && start < scalars.count && scalars[start - 1] == 0x0D && scalars[start] == 0x0A
                let before = String(decoding: scalars.prefix(isWithin ? start - 1 : start), as: UTF8.self)
                let place = position(Array(before.unicodeScalars)[...], encoding)
                return Told(
                    line: place["line"]?.int ?? -1, column: place["character"]?.int ?? -1, code: finding.rule.code,
                    message: finding.message)
            }
            let told = conversation.diagnostics(path).list.map { diagnostic in
                Told(
                    line: diagnostic.at("range", "start")?["line"]?.int ?? -1,
                    column: diagnostic.at("range", "start")?["character"]?.int ?? -1,
                    code: diagnostic["code"]?.text ?? "",
                    message: String((diagnostic["message"]?.text ?? "").prefix { $0 != "\n" }))
            }
            let first = expected.map {
                Told(line: $0.line, column: $0.column, code: $0.code, message: String($0.message.prefix { $0 != "\n" }))
            }
            #expect(told.sorted() == first.sorted(), "seed \(seed), \(path)")
        }
    }
}
