// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// A text with plain spaces where it has wide ones. Where these take more columns, it has more characters than the text.
struct NarrowedText {
    var bytes: [UInt8] = []
    /// The runs of spaces that have more characters than before, in order.
    private(set) var grown: [Grown] = []
    /// How many characters there are so far.
    private var count = 0

    /// A run of spaces that has more characters than before.
    struct Grown {
        /// The character behind it.
        var end: Int
        /// How many characters it has more.
        var growth: Int
        /// How many characters it and all runs before it have more.
        var total: Int
    }

    /// Adds bytes of the text, in which character 0 stands at `start`.
    mutating func append(_ part: Slice<UnsafeBufferPointer<UInt8>>, from start: Int) {
        bytes.append(contentsOf: part)
        for offset in part.indices where offset >= start && part[offset] & 0xC0 != 0x80 { count += 1 }
    }

    /// Adds plain spaces for `line`, which begins at character 0 or behind.
    mutating func appendSpaces(for line: WideSpaces.Line) {
        bytes.append(contentsOf: repeatElement(0x20, count: line.width))
        count += line.width
        let growth = line.width - line.count
        if growth > 0 { grown.append(Grown(end: count, growth: growth, total: (grown.last?.total ?? 0) + growth)) }
    }
}

extension [NarrowedText.Grown] {
    /// The character of the text for the one with `index` in the narrowed text.
    func original(_ index: Int) -> Int {
        let next = partitioningIndex { $0.end > index }
        let before = next > 0 ? self[next - 1].total : 0
        // Within a run, characters of the text are passed before those that were added.
        guard next < count, index > self[next].end - self[next].growth else { return index - before }
        return self[next].end - self[next].growth - before
    }
}
