// SPDX-License-Identifier: Apache-2.0

import EmbeddedTexts

/// Numbers by code point, as runs of equal ones.
struct CodePointTable: Sendable {
    /// The code points from which on the number of the same index holds, in rising order, the first of them 0.
    private var firsts: [UInt32] = [0]
    private var numbers: [UInt16] = [none]

    /// The numbers of the first code points: Latin letters and common marks, which most lookups are for.
    private var latin: [UInt16] = []
    private static let latinCount: UInt32 = 0x180

    /// Stands in `numbers` for a gap.
    private static let none = UInt16.max

    /// Reads a text in the form of ``EmbeddedLines``, its code points rising.
    init(_ text: EmbeddedText) {
        var line: UInt32?
        var code: UInt32 = 0
        EmbeddedLines.forEachRun(in: text) { first, run in
            if first != line {
                if line != nil { append(Self.none, from: code) }
                line = first
                code = first
            }
            append(run.number, from: code)
            code += run.count
        }
        append(Self.none, from: code)
        latin = (0..<Self.latinCount).map(found)
    }

    private mutating func append(_ number: UInt16, from code: UInt32) {
        if firsts.last == code {
            numbers[numbers.count - 1] = number
        } else {
            firsts.append(code)
            numbers.append(number)
        }
    }

    /// The number of a code point; nil if it has none.
    subscript(code: UInt32) -> UInt16? {
        let number = code < Self.latinCount ? latin[Int(code)] : found(code)
        return number == Self.none ? nil : number
    }

    private func found(_ code: UInt32) -> UInt16 {
        var low = 0
        var high = firsts.count
        // The last of `firsts` not beyond the code lies in low ..< high.
        while high - low > 1 {
            let middle = (low + high) / 2
            if firsts[middle] <= code { low = middle } else { high = middle }
        }
        return numbers[low]
    }
}
