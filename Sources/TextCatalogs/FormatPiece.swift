// SPDX-License-Identifier: Apache-2.0

/// A piece of a format: text, or a hole for an argument.
public enum FormatPiece: Hashable, Sendable {
    /// What an argument has to be.
    public enum Kind: Hashable, Sendable {
        /// A whole number.
        case integer
        /// A text.
        case text
        /// Something that no banner can fill in, for this reason.
        case unsupported(String)
    }

    /// Text as it is.
    case literal(String)
    /// The argument at `position`, from 0; `written` is the placeholder.
    case argument(position: Int, kind: Kind, written: String)
    /// The argument of this name.
    case named(String)
    /// What a substitution of this name comes to; it takes the argument at `position`, from 0.
    case substitution(name: String, position: Int)
    /// The argument of the substitution that the text belongs to.
    case ownArgument
}

/// How a file writes placeholders.
public enum PlaceholderNotation: Sendable {
    /// `%@`, `%lld`, `%1$@`, `%#@count@` (Foundation's String Format Specifiers).
    case apple
    /// `%s`, `%d`, `%1$s` (java.util.Formatter, as Android's resources use it).
    case android
    /// Either, as files have that are made of both.
    case printf
    /// `{count}` (ICU MessageFormat).
    case icu
}
