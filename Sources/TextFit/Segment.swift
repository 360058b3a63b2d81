// SPDX-License-Identifier: Apache-2.0

/// A stretch of text with no line break inside: a word and the spaces that hang after it.
struct Segment: Sendable {
    /// What happens where it ends.
    enum End: UInt8 {
        /// The line may end.
        case breakable
        /// The line must end.
        case newline
        /// The line may end here, or nearby by another dictionary (``DictionaryWords``).
        case word
        /// The line may end if there is room for a hyphen.
        case softHyphen
        /// The line may end at one reading of the text.
        case onlyUnicode, onlyBrowser
    }

    /// Its clusters, but for hanging spaces and a newline, are `start ..< visibleEnd`.
    let start: Int32
    let visibleEnd: Int32
    /// The spaces that hang after those are the clusters `visibleEnd ..< spaceEnd`.
    let spaceEnd: Int32
    let end: End
}
