// SPDX-License-Identifier: Apache-2.0

/// A text as words of known widths.
struct MeasuredWords: Sendable {
    /// How wide a segment is, and the spaces after it, in 1/65,536 em.
    struct Width: Sendable {
        let visible: Int
        let space: Int
    }

    /// Advances by cluster, in 1/65,536 em.
    let advances: [Int32]
    /// The width of each segment.
    let widths: [Width]
    /// The width of the hyphen that a soft hyphen turns into, in 1/65,536 em.
    let hyphen: Int
    /// How far before its edge a line may end because another dictionary parts words elsewhere: the width of the widest two
    /// neighbouring words, which are one to a dictionary that lacks either, in 1/65,536 em; 0 without words from a dictionary
    /// that others may not share.
    let slack: Int

    init(_ advances: [Int32], of segments: [Segment], hyphen: Int) {
        func width(_ clusters: Range<Int32>) -> Int {
            advances[Int(clusters.lowerBound)..<Int(clusters.upperBound)].reduce(0) { $0 + Int($1) }
        }
        let widths = segments.map {
            Width(visible: width($0.start..<$0.visibleEnd), space: width($0.visibleEnd..<$0.spaceEnd))
        }
        var slack = 0
        for (index, segment) in segments.dropLast().enumerated() where segment.end == .word {
            slack = max(slack, widths[index].visible + widths[index + 1].visible)
        }
        self.advances = advances
        self.widths = widths
        self.hyphen = hyphen
        self.slack = slack
    }
}
