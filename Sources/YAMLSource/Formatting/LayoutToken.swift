// SPDX-License-Identifier: Apache-2.0

/// A piece of a YAML file that the layout moves as a whole. White space is what lies between two of them.
struct LayoutToken {
    /// What a piece is.
    enum Kind: UInt8 {
        /// A text that takes room: an empty value has no token.
        case scalar
        /// `*name`
        case alias
        /// `&name`
        case anchor
        /// From `#` to the end of the line.
        case comment
        /// The `-` of an item.
        case dash
        /// The `?` of a key that may take several lines.
        case question
        /// The `:` of a value.
        case colon
        case comma
        /// `[`
        case openSequence
        /// `]`
        case closeSequence
        /// `{`
        case openMapping
        /// `}`
        case closeMapping
        /// `%YAML 1.2`
        case directive
        /// `---`
        case documentStart
        /// `...`
        case documentEnd
    }

    var kind: Kind
    /// Whether nothing stands before it on its line.
    var isAlone = false
    /// Whether an empty line separates it from what stands before it.
    var followsEmptyLine = false
    /// Whether it goes on over the end of a line.
    var isMultiline = false
    private var start: UInt32
    private var stop: UInt32
    /// The 0-based line on which it starts.
    var line: Int32
    /// The 0-based column of its first byte. What is compared by column follows only ASCII on its line.
    var column: Int32
    /// For a scalar or alias the index of its record; for a bracket the index of the token that closes or opens it.
    var link: Int32 = -1

    /// A token at `range` of the file.
    init(_ kind: Kind, _ range: Range<Int>, line: Int, column: Int) {
        self.kind = kind
        start = UInt32(truncatingIfNeeded: range.lowerBound)
        stop = UInt32(truncatingIfNeeded: range.upperBound)
        self.line = Int32(truncatingIfNeeded: line)
        self.column = Int32(truncatingIfNeeded: column)
    }

    /// The bytes of the file that it takes.
    var range: Range<Int> { Int(start)..<Int(stop) }
}
