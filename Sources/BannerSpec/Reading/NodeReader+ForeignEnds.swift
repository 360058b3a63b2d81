// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import YAMLSource

// What ends values in other languages, or came along with a value from elsewhere, and YAML takes for a part of it.

extension NodeReader {
    /// Reports what ends a value or a line elsewhere: `16;`, `16,` and `40 // high`.
    func reportIfForeign(_ text: String, _ node: Node, _ key: Node) -> Bool {
        // Hardly any value has one of the characters.
        guard node.style == .plain, !node.isAlias, text.utf8.count <= Self.longestForeign,
            node.withTextBytes(Self.mayBeForeign)
        else { return false }
        if reportIfInvisible(text, node, key) { return true }
        if let last = text.utf8.last, Self.isEndElsewhere(last) {
            let meant = Self.trimmed(text.dropLast())
            report(
                .yamlTrap,
                "`\(shown(key.text))` ends with `\(last == UInt8(ascii: ",") ? "," : ";")`, which YAML takes for part of the value",
                at: node.place,
                help: ["write \(shown(meant))"],
                fix: Fix("remove it", .unsafe, edits: [Edit(replacing: node.place, with: meant)]))
            return true
        }
        return reportIfSlashed(text, node, isText: false)
    }

    /// Whether a value ends as one does elsewhere, or has a slash, or a character beyond ASCII.
    private static func mayBeForeign(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        text.last.map(isEndElsewhere) == true || text.contains { $0 == UInt8(ascii: "/") || $0 >= 0xC2 }
    }

    /// Reports a word or a number with characters that nobody sees: a no-break space at its end, a zero-width space within.
    private func reportIfInvisible(_ text: String, _ node: Node, _ key: Node) -> Bool {
        let seen = text.unicodeScalars.filter { !Self.invisible.contains($0) }
        let meant = Self.trimmed(String(String.UnicodeScalarView(seen))[...])
        guard meant != text, !meant.isEmpty else { return false }
        report(
            .yamlTrap, "`\(shown(key.text))` contains an invisible character, which YAML takes for a letter",
            at: node.place,
            notes: ["it often comes along with text copied from a page or a chat"], help: ["write \(shown(meant))"],
            fix: Fix("remove it", .unsafe, edits: [Edit(replacing: node.place, with: meant)]))
        return true
    }

    /// Zero-width spaces, word joiners and soft hyphens. Joiners and variation selectors are parts of words and emoji.
    private static let invisible: Set<Unicode.Scalar> = ["\u{200B}", "\u{2060}", "\u{FEFF}", "\u{AD}", "\u{180E}"]

    private static func isEndElsewhere(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ";") || byte == UInt8(ascii: ",") }

    /// Reports a text without quotes that ends with what other languages have for a comment.
    func reportIfCommented(_ node: Node) -> Bool {
        guard node.style == .plain, !node.isAlias, node.withTextBytes({ $0.contains(UInt8(ascii: "/")) }) else {
            return false
        }
        return reportIfSlashed(node.text, node, isText: true)
    }

    private func reportIfSlashed(_ text: String, _ node: Node, isText: Bool) -> Bool {
        let bytes = Array(text.utf8)
        let slashes = bytes.indices.first { index in
            index > 0 && index + 1 < bytes.count && bytes[index] == UInt8(ascii: "/")
                && [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(bytes[index + 1]) && bytes[index - 1] == 0x20
                && (!isText || index + 2 == bytes.count || bytes[index + 2] == 0x20)
        }
        guard let slashes else { return false }
        let mark = String(decoding: bytes[slashes...(slashes + 1)], as: UTF8.self)
        let value = Self.trimmed(String(decoding: bytes[..<slashes], as: UTF8.self)[...])
        var comment = Self.trimmed(String(decoding: bytes[(slashes + 2)...], as: UTF8.self)[...])
        if mark == "/*", comment.hasSuffix("*/") { comment = Self.trimmed(comment.dropLast(2)) }
        let meant = "\(value)  # \(comment)"
        let isOnLine = !node.source.bytes[node.place.bytes].contains(0x0A)
        report(
            .yamlTrap, "`\(mark)` does not start a comment: YAML takes it for part of the \(isText ? "text" : "value")",
            at: node.place,
            help: ["comments start with `#`: \(shown(meant))"]
                + (isText ? ["quote the text if people should see it: \(shown(Self.quoted(text)))"] : []),
            fix: isLast(node) && isOnLine
                ? Fix("write `#`", .unsafe, edits: [Edit(replacing: node.place, with: meant)]) : nil)
        return true
    }

    /// What is longer is no number, word or name with something behind it.
    private static let longestForeign = 200

    /// Whether nothing but blanks follows `node` on its line, so that a comment could.
    private func isLast(_ node: Node) -> Bool {
        let rest = node.source.bytes[node.place.bytes.upperBound...].first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }
        return rest == nil || rest == 0x0A
    }
}
