// SPDX-License-Identifier: Apache-2.0

/// Typographic quotes, which text editors write by themselves. To YAML they are letters.
public enum CurlyQuotes {
    /// What stands between two of them, if `text` starts and ends with one, and none of the kind stands within.
    public static func content(of text: String) -> String? {
        guard let first = text.utf8.first, first >= 0xC2 else { return nil }
        let scalars = text.unicodeScalars
        guard let open = scalars.first, let close = scalars.last, scalars.count > 1, let kind = Self.kind(of: open),
            kind == Self.kind(of: close)
        else { return nil }
        let inner = scalars.dropFirst().dropLast()
        return inner.contains { $0 != apostrophe && Self.kind(of: $0) == kind } ? nil : String(inner)
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
        let ends = [text.unicodeScalars.first, text.unicodeScalars.last].compactMap(\.self)
        return ends.lazy.map { name(of: $0) + "s" }.first { $0 != "curly quotes" } ?? "curly quotes"
    }

    /// What a quote is called.
    static func name(of quote: Unicode.Scalar) -> String {
        switch quote {
        case "\u{AB}", "\u{BB}", "\u{2039}", "\u{203A}": "guillemet"
        case "\u{300C}"..."\u{300F}": "corner bracket"
        case "\u{FF02}", "\u{FF07}": "full-width quote"
        default: "curly quote"
        }
    }

    /// Whether `text` begins as in such quotes: with one, and not as a word does with an apostrophe.
    public static func opens(_ text: String) -> Bool {
        text.unicodeScalars.first.map { $0 != apostrophe && kind(of: $0) != nil } ?? false
    }

    /// Whether `text`, which begins with one, has no other of the kind.
    public static func isUnclosed(_ text: String) -> Bool {
        guard let kind = text.unicodeScalars.first.flatMap(Self.kind) else { return false }
        return !text.unicodeScalars.dropFirst().contains { $0 != apostrophe && Self.kind(of: $0) == kind }
    }

    /// Whether `text` ends with one of the kind that `start` begins with.
    public static func closes(_ text: String, openedBy start: String) -> Bool {
        guard let kind = start.unicodeScalars.first.flatMap(Self.kind) else { return false }
        return text.unicodeScalars.last.flatMap(Self.kind) == kind
    }

    /// Whether a double curly quote opens a text with `scalar`.
    static func opens(_ scalar: Unicode.Scalar) -> Bool {
        isDouble(scalar) && !["\u{201D}", "\u{300D}", "\u{300F}", "\u{301E}", "\u{301F}"].contains(scalar)
    }

    /// Whether a double curly quote closes a text with `scalar`.
    static func closes(_ scalar: Unicode.Scalar) -> Bool { isDouble(scalar) }

    /// `text` without the one at its start, and that at its end.
    public static func trimmed(_ text: String) -> String {
        var scalars = text.unicodeScalars[...]
        if let first = scalars.first, kind(of: first) != nil { scalars.removeFirst() }
        if let last = scalars.last, kind(of: last) != nil { scalars.removeLast() }
        return String(scalars)
    }

    /// Within single quotes stand apostrophes.
    private static let apostrophe: Unicode.Scalar = "\u{2019}"

    /// Which quotes belong together: one of another kind may stand between two.
    private enum Kind { case double, single, whiteCorner, prime, wideDouble, wideSingle }

    private static func kind(of scalar: Unicode.Scalar) -> Kind? {
        switch scalar {
        case "\u{201C}", "\u{201D}", "\u{201E}", "\u{201F}", "\u{AB}", "\u{BB}", "\u{2033}", "\u{300C}", "\u{300D}":
            .double
        case "\u{2018}", "\u{2019}", "\u{201A}", "\u{201B}", "\u{2039}", "\u{203A}", "\u{2032}": .single
        case "\u{300E}", "\u{300F}": .whiteCorner
        case "\u{301D}"..."\u{301F}": .prime
        case "\u{FF02}": .wideDouble
        case "\u{FF07}": .wideSingle
        default: nil
        }
    }

    private static func isDouble(_ scalar: Unicode.Scalar) -> Bool {
        switch kind(of: scalar) {
        case .double, .whiteCorner, .prime, .wideDouble: true
        case .single, .wideSingle, nil: false
        }
    }
}
