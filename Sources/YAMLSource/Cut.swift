// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// A part of a file that a syntax error spoils. It is left out, so that what stands behind it is read all the same.
///
/// libyaml sees blanks in its place, and a stand-in where the structure needs a key or a value. The nodes of stand-ins are
/// ``Node/Kind/invalid``: those who know the language pass over what was reported, and do not miss it.
struct Cut {
    /// What is left out. It starts with a character, and ends with one.
    var range: Range<Int>
    /// The key that is left out; nil if only its value is, or an item.
    var key: Range<Int>?
    /// Where the stand-in is written; nil if nothing stands for the part.
    var standIn: Int?

    /// What the node in the place of the value covers.
    var value: Range<Int> { (key?.upperBound ?? range.lowerBound)..<range.upperBound }

    /// Blanks the part out of `bytes`, which keep their number, and their lines.
    func apply(to bytes: inout [UInt8]) {
        for offset in range where bytes[offset] != 0x0A && bytes[offset] != 0x0D { bytes[offset] = 0x20 }
        guard let standIn else { return }
        bytes[standIn] = UInt8(ascii: "_")
        if key != nil { bytes[standIn + 1] = UInt8(ascii: ":") }
    }
}

/// The parts that are left out of a file, in the order in which they are written, apart from each other.
struct Cuts {
    private(set) var all: [Cut] = []

    /// The part that holds `offset`, or from which a stand-in reaches up to it.
    func cut(at offset: Int) -> Cut? {
        let first = all.partitioningIndex { $0.range.upperBound >= offset }
        guard first < all.count, all[first].range.lowerBound <= offset else { return nil }
        return all[first]
    }

    /// Adds a part in the place of those that lie in it.
    mutating func insert(_ cut: Cut) {
        all.removeAll { $0.range.overlaps(cut.range) }
        let index = all.firstIndex { $0.range.lowerBound > cut.range.lowerBound } ?? all.count
        all.insert(cut, at: index)
    }
}
