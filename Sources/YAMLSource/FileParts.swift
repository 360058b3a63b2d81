// SPDX-License-Identifier: Apache-2.0

import CYAML
import Parallelism

/// Where a long file is cut into parts that are read beside each other.
///
/// Most of a long spec is one mapping, as a rule its banners, so a part may start where one of their names does: at a line that
/// stands as far in as the entries of such a mapping. Whether it is one is seen when all parts are read (``TreeBuilder/append(_:)``).
struct FileParts {
    /// The parts, of which each but the last ends with a line break.
    let ranges: [Range<Int>]

    /// How many parts a text is cut into.
    struct Limits {
        /// What a part holds at the least, in bytes: far more than it costs to make a parser and a thread.
        var bytes = 256 * 1024
        /// How many parts there are at the most: one for each core.
        var count = Parallel.coreCount
    }

    /// How far on a line is looked for that may start a part.
    private static let window = 16 * 1024

    /// Cuts `text` from `start` on. Nil for a text that is too short, or in which no line may start a part.
    init?(_ text: UnsafeBufferPointer<UInt8>, from start: Int, _ limits: Limits) {
        let count = min(limits.count, (text.count - start) / limits.bytes)
        guard count > 1 else { return nil }
        let length = (text.count - start) / count
        let windows = (1..<count).map {
            let place = start + $0 * length
            return Self.candidates(in: text, place..<place + min(length, Self.window))
        }
        guard let indentation = windows.joined().lazy.map(\.indentation).min() else { return nil }
        // What an alias stands for may lie in any part before.
        guard !Self.mayHoldAliases(text, from: start) else { return nil }
        let starts = windows.compactMap { $0.first { $0.indentation == indentation }?.start }
        ranges = zip([start] + starts, starts + [text.count]).map { $0..<$1 }
    }

    private struct Line {
        var start: Int
        var indentation: Int
    }

    /// The lines that begin in `range` and may start a part.
    private static func candidates(in text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> [Line] {
        var lines: [Line] = []
        var start = nextLine(in: text, after: range.lowerBound)
        while start < range.upperBound {
            var content = start
            while content < text.count, text[content] == UInt8(ascii: " ") { content += 1 }
            if content > start, content < text.count, text[content].isLetter {
                lines.append(Line(start: start, indentation: content - start))
            }
            start = nextLine(in: text, after: content)
        }
        return lines
    }

    private static func nextLine(in text: UnsafeBufferPointer<UInt8>, after offset: Int) -> Int {
        var end = offset
        while end < text.count, text[end] != UInt8(ascii: "\n") { end += 1 }
        return min(end + 1, text.count)
    }

    /// Whether there is a `*` that may begin an alias, as one in the middle of a word or before a space does not.
    private static func mayHoldAliases(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
        var offset = start
        while offset < text.count, let base = text.baseAddress,
            let sign = memchr(base + offset, Int32(UInt8(ascii: "*")), text.count - offset)
        {
            offset = UnsafeRawPointer(sign) - UnsafeRawPointer(base) + 1
            let isAfterWord = offset > 1 && text[offset - 2].isLetter
            if !isAfterWord, offset < text.count, text[offset] > UInt8(ascii: " ") { return true }
        }
        return false
    }
}
