// SPDX-License-Identifier: Apache-2.0

/// How much wider than at regular weight the letters of Inter are at another one.
struct InterFont: Sendable {
    /// What the weight adds to the advances of ASCII, in em, by code point from the space on.
    private let additions: [Double]

    init(_ weight: FontWeight) {
        let share = weight.interShare
        let end = Self.ends[share < 0 ? 0 : 1]
        additions = end.indices.map { index in
            let regular = Unicode.Scalar(UInt32(index) + 0x20).flatMap { AdvanceTable.embedded[$0] } ?? 0
            return (end[index] - Double(regular)) * abs(share) / 1_000
        }
    }

    /// What the weight adds to a printable ASCII character, in em; `nil` for all others.
    subscript(code: UInt32) -> Double? {
        code >= 0x20 && code - 0x20 < UInt32(additions.count) ? additions[Int(code - 0x20)] : nil
    }

    /// The lightest weight and the heaviest, in thousandths of an em from the space on.
    private static let ends: [[Double]] = {
        var ends = Array(repeating: [Double](), count: 2)
        EmbeddedLines.forEachRun(in: EmbeddedAdvances.interFont) { row, run in
            for _ in 0..<run.count { ends[Int(row)].append(Double(run.number)) }
        }
        return ends
    }()
}
