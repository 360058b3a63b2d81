// SPDX-License-Identifier: Apache-2.0

/// The code points of UTF-16 units; a lone surrogate reads as U+FFFD.
struct ScalarSequence: Sequence, IteratorProtocol {
    private var units: ArraySlice<UInt16>.Iterator
    private var decoder = UTF16()

    init(units: ArraySlice<UInt16>) {
        self.units = units.makeIterator()
    }

    mutating func next() -> Unicode.Scalar? {
        switch decoder.decode(&units) {
        case .scalarValue(let scalar): scalar
        case .error: "\u{FFFD}"
        case .emptyInput: nil
        }
    }
}
