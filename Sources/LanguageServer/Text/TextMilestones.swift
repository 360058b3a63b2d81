// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// How many scalars there are up to some places of a text, so that nobody counts a long line from its start for each place in it.
struct TextMilestones: Sendable {
    /// A scalar, and what is before it in the text.
    struct Milestone: Sendable {
        /// The offset of its first byte.
        var offset = 0
        /// The scalars before it.
        var scalars = 0
        /// Those of four bytes, which UTF-16 writes as two units.
        var pairs = 0

        /// The units before it.
        func units(_ encoding: PositionEncoding) -> Int {
            switch encoding {
            case .utf8: offset
            case .utf16: scalars + pairs
            case .utf32: scalars
            }
        }
    }

    /// The bytes between two of them, or a little more.
    static let step = 1024

    /// The first scalar of the text, and then the first one after each step.
    private var all: [Milestone] = []

    /// Milestones of a text whose scalars have `lengths`.
    init(_ count: Int, length: (Int) -> Int) {
        var next = Milestone()
        while next.offset < count {
            if next.offset >= all.count * Self.step { all.append(next) }
            let length = length(next.offset)
            next.offset += length
            next.scalars += 1
            if length == 4 { next.pairs += 1 }
        }
    }

    /// Those in `range`, in order.
    func within(_ range: Range<Int>) -> ArraySlice<Milestone> {
        let start = all.partitioningIndex { $0.offset >= range.lowerBound }
        return all[start..<max(start, all.partitioningIndex { $0.offset > range.upperBound })]
    }
}
