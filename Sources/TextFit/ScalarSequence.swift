// SPDX-License-Identifier: Apache-2.0

/// The code points of UTF-16 units; a lone surrogate reads as U+FFFD.
struct ScalarSequence: Sequence, IteratorProtocol {
    private let units: [UInt16]
    private var position: Int
    private let end: Int

    /// - Parameter range: lies within `units`.
    init(units: [UInt16], range: Range<Int>) {
        self.units = units
        position = range.lowerBound
        end = range.upperBound
    }

    mutating func next() -> Unicode.Scalar? {
        guard position < end else { return nil }
        let unit = units[position]
        position += 1
        if let scalar = Unicode.Scalar(UInt32(unit)) { return scalar }
        guard UTF16.isLeadSurrogate(unit), position < end, UTF16.isTrailSurrogate(units[position]) else {
            return "\u{FFFD}"
        }
        let trail = units[position]
        position += 1
        return Unicode.Scalar(0x1_0000 + (UInt32(unit) & 0x3FF) << 10 + UInt32(trail) & 0x3FF)
    }
}
