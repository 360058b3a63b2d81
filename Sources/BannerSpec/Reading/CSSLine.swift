// SPDX-License-Identifier: Apache-2.0

import ColorSpaces

/// A border or a shadow as CSS and design tools write it in one line: `1px solid #E53935`, `drop-shadow(0 4px 12px black)`,
/// `X 0 Y 4 Blur 12 #00000033`.
struct CSSLine {
    /// The lengths, as digits, in the order in which they stand.
    private(set) var lengths: [String] = []
    /// The colour, as a spec writes it between quotes.
    private(set) var color: String?
    /// Whether a shadow lies within its box.
    private(set) var isInset = false
    /// Whether another one follows.
    private(set) var hasMore = false

    /// What `text` says. `comment` is a colour behind it that YAML takes for a comment.
    init(_ text: String, comment: String? = nil) {
        for part in Self.parts(text) { add(part) }
        if color == nil { color = comment.flatMap(NodeReader.meantHex) }
    }

    private mutating func add(_ part: Substring) {
        guard !hasMore else { return }
        if part == "," {
            // A design tool separates lengths by commas, and CSS several shadows.
            hasMore = color != nil && lengths.count > 1
            return
        }
        if part.lowercased() == "inset" || part.lowercased() == "inner" { isInset = true }
        if let length = Self.length(part) { return lengths.append(length) }
        guard color == nil else { return }
        let isAlias = part.hasPrefix("{") && part.hasSuffix("}")
        color = isAlias ? String(part) : NodeReader.meantHex(String(part))
    }

    /// `4px` → `4`.
    private static func length(_ part: Substring) -> String? {
        let unit = part.reversed().prefix(while: \.isLetter).count
        let digits = String(part.dropLast(unit))
        guard ["", "px", "pt", "dp"].contains(part.suffix(unit).lowercased()), case .number = Decimal.read(digits)
        else {
            return nil
        }
        return digits
    }

    /// Words, functions as a whole, and commas between them. What `drop-shadow(…)` holds is parts, too.
    private static func parts(_ text: String) -> [Substring] {
        var inner = text[...]
        if inner.lowercased().hasPrefix("drop-shadow("), inner.hasSuffix(")") { inner = inner.dropFirst(12).dropLast() }
        var parts: [Substring] = []
        var start: Substring.Index?
        var depth = 0
        for index in inner.indices {
            let character = inner[index]
            if depth == 0, character.isWhitespace || ",;:".contains(character) {
                if let first = start { parts.append(inner[first..<index]) }
                if character == "," { parts.append(",") }
                start = nil
                continue
            }
            if character == "(" || character == "{" { depth += 1 }
            if character == ")" || character == "}" { depth -= 1 }
            start = start ?? index
        }
        if let start { parts.append(inner[start...]) }
        return parts
    }
}
