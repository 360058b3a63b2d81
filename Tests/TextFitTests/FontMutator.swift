// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

/// Damages fonts: cuts them short, and writes random bytes where they do most.
struct FontMutator {
    private let font: Data
    private let tables: [Range<Int>]

    /// - Parameter font: TrueType or OpenType, one font.
    init(_ font: Data) {
        self.font = font
        tables = Self.tables(of: font)
    }

    /// The font with up to twenty changes.
    func mutated(_ random: inout SeededGenerator) -> Data {
        var bytes = font
        for _ in 0..<Int.random(in: 1...20, using: &random) {
            let table = tables.randomElement(using: &random) ?? 0..<bytes.count
            switch Int.random(in: 0..<20, using: &random) {
            case 0:
                bytes = Data(bytes.prefix(Int.random(in: 0...bytes.count, using: &random)))
            case 1...3:
                // The directory: tables that overlap, lie outside, are huge or none.
                overwrite(&bytes, in: 0..<12 + 16 * tables.count, count: 4, &random)
            case 4...12:
                // A table's start holds its counts and offsets.
                overwrite(&bytes, in: table.prefix(64), count: Int.random(in: 1...4, using: &random), &random)
            case 13...17:
                overwrite(&bytes, in: table, count: Int.random(in: 1...4, using: &random), &random)
            default:
                overwrite(&bytes, in: table, count: Int.random(in: 1...400, using: &random), &random)
            }
        }
        return bytes
    }

    private func overwrite(_ bytes: inout Data, in range: Range<Int>, count: Int, _ random: inout SeededGenerator) {
        let range = range.clamped(to: 0..<bytes.count)
        guard !range.isEmpty else { return }
        let start = Int.random(in: range, using: &random)
        // Extreme numbers find more than random ones.
        let extreme: [UInt8] = [0, 1, 0x7F, 0x80, 0xFF]
        for position in start..<min(start + count, bytes.count) {
            bytes[position] =
                Bool.random(using: &random)
                ? extreme.randomElement(using: &random) ?? 0 : .random(in: 0...255, using: &random)
        }
    }

    /// Where the directory says that the tables lie.
    private static func tables(of font: Data) -> [Range<Int>] {
        func number(at position: Int, bytes: Int) -> Int {
            (position..<position + bytes).reduce(0) { $0 << 8 | (font.indices.contains($1) ? Int(font[$1]) : 0) }
        }
        return (0..<number(at: 4, bytes: 2)).map { index in
            let record = 12 + 16 * index
            let start = number(at: record + 8, bytes: 4)
            return (start..<start + number(at: record + 12, bytes: 4)).clamped(to: 0..<font.count)
        }
    }
}
