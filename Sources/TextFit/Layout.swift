// SPDX-License-Identifier: Apache-2.0

/// How a text lies at one size and width.
public struct Layout: Sendable, Equatable {
    /// The number of lines; 0 for an empty text.
    public let lines: Int
    /// The width of the widest line in points, without the spaces that hang over its edge.
    public let widestPt: Double
    /// Where the second and each later line starts, in UTF-8 bytes from the start of the text.
    public let breaks: [Int]
    /// Whether a word was too long for a line, and had to be broken between two letters.
    public let splitsWord: Bool
}
