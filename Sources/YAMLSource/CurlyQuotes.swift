// SPDX-License-Identifier: Apache-2.0

/// Typographic quotes, which text editors write by themselves. To YAML they are letters.
public enum CurlyQuotes {
    /// What stands between two of them, if `text` starts and ends with one, and none of the kind stands within.
    public static func content(of text: String) -> String? {
        guard let first = text.utf8.first, first >= 0xC2 else { return nil }
        let scalars = text.unicodeScalars
        guard let open = scalars.first, let close = scalars.last, scalars.count > 1 else { return nil }
        let inner = scalars.dropFirst().dropLast()
        if isDouble(open), isDouble(close), !inner.contains(where: isDouble) { return String(inner) }
        // Within single ones stand apostrophes.
        if isSingle(open), isSingle(close), !inner.contains(where: { isSingle($0) && $0 != "\u{2019}" }) {
            return String(inner)
        }
        return nil
    }

    /// What stands between a curly quote and a straight one, as editors leave them that change some and not others.
    public static func contentOfMixed(_ text: String) -> String? {
        let scalars = text.unicodeScalars
        guard let open = scalars.first, let close = scalars.last, scalars.count > 2 else { return nil }
        let inner = scalars.dropFirst().dropLast()
        guard isDouble(open), close == "\"", !inner.contains(where: { isDouble($0) || $0 == "\"" }) else { return nil }
        return String(inner)
    }

    /// What the quotes that `text` begins or ends with are called.
    public static func name(in text: String) -> String {
        for scalar in [text.unicodeScalars.first, text.unicodeScalars.last] {
            switch scalar {
            case "\u{AB}", "\u{BB}", "\u{2039}", "\u{203A}": return "guillemets"
            case "\u{300C}", "\u{300D}": return "corner brackets"
            default: continue
            }
        }
        return "curly quotes"
    }

    /// Whether `text` begins as in such quotes: with one, and not as a word does with an apostrophe.
    public static func opens(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first else { return false }
        return isDouble(first) || isSingle(first) && first != "\u{2019}"
    }

    /// Whether `text`, which begins with one, has no other of the kind.
    public static func isUnclosed(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first else { return false }
        let rest = text.unicodeScalars.dropFirst()
        return isDouble(first) ? !rest.contains(where: isDouble) : !rest.contains { isSingle($0) && $0 != "\u{2019}" }
    }

    /// Whether `text` ends with one of the kind that `start` begins with.
    public static func closes(_ text: String, openedBy start: String) -> Bool {
        guard let first = start.unicodeScalars.first, let last = text.unicodeScalars.last else { return false }
        return isDouble(first) ? isDouble(last) : isSingle(last)
    }

    /// Whether a double curly quote opens a text with `scalar`.
    static func opens(_ scalar: Unicode.Scalar) -> Bool {
        isDouble(scalar) && scalar != "\u{201D}" && scalar != "\u{300D}"
    }

    /// Whether a double curly quote closes a text with `scalar`.
    static func closes(_ scalar: Unicode.Scalar) -> Bool { isDouble(scalar) }

    /// `text` without the one at its start, and that at its end.
    public static func trimmed(_ text: String) -> String {
        var scalars = text.unicodeScalars[...]
        if let first = scalars.first, isDouble(first) || isSingle(first) { scalars.removeFirst() }
        if let last = scalars.last, isDouble(last) || isSingle(last) { scalars.removeLast() }
        return String(scalars)
    }

    private static func isDouble(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\u{201C}", "\u{201D}", "\u{201E}", "\u{201F}", "\u{AB}", "\u{BB}", "\u{2033}", "\u{300C}", "\u{300D}":
            true
        default: false
        }
    }

    private static func isSingle(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\u{2018}", "\u{2019}", "\u{201A}", "\u{201B}", "\u{2039}", "\u{203A}", "\u{2032}": true
        default: false
        }
    }
}
