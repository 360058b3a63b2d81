// SPDX-License-Identifier: Apache-2.0

/// A text as words of known widths.
struct MeasuredWords: Sendable {
    /// Advances by cluster, in 1/65,536 em.
    let advances: [Int32]
    let segments: [Segment]
    /// The width of the hyphen that a soft hyphen turns into, in 1/65,536 em.
    let hyphen: Int
    /// How far before its edge a line may end because another dictionary parts words elsewhere: the width of the widest two
    /// neighbouring words, in 1/65,536 em; 0 without words from a dictionary that others may not share.
    let slack: Int
}
