// SPDX-License-Identifier: Apache-2.0

/// A piece of a Swift file: what the language takes for one word, and everything between words. The tokens of a file, one behind the
/// other, are the file.
struct SwiftToken: Equatable {
    /// What a token is.
    enum Kind: Equatable {
        /// White space and line breaks.
        case space
        /// A comment, `//` to the end of its line or `/*` with the comments in it.
        case comment
        /// A name or a keyword; a name in backticks has them.
        case word
        /// A number, as it is written.
        case number
        /// A string literal, or `nil` pieces where it holds an escape that Swift doesn't know.
        case string([Piece]?)
        /// A regular expression between `#/` and `/#`.
        case regex
        /// A bracket, comma, semicolon, colon, `@`, `#`, a backslash or a single point.
        case mark(UInt8)
        /// An operator of one or several characters.
        case sign
        /// What is begun and never ended, or part of no Swift.
        case broken
    }

    /// A piece of a string literal.
    enum Piece: Equatable {
        /// Text, escapes resolved.
        case text(String)
        /// What stands between the parentheses of `\(…)`: a range of bytes.
        case interpolation(Range<Int>)
    }

    /// What it is.
    var kind: Kind
    /// The bytes of the file that it is written with; never empty.
    var range: Range<Int>

    /// Whether it stands between words and says nothing.
    var isTrivia: Bool { kind == .space || kind == .comment }
}
