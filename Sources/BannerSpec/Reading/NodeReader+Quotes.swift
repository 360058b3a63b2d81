// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import YAMLSource

// Quotes that text editors make, and YAML takes for letters.

extension NodeReader {
    /// Reports a value in curly quotes: `“You are offline.”`.
    func reportIfCurly(_ node: Node, _ key: Node, isText: Bool) -> Bool {
        guard node.style == .plain, !node.isAlias, node.withTextBytes({ $0[0] >= 0xC2 }) else { return false }
        let text = node.text
        guard let content = CurlyQuotes.content(of: text) ?? CurlyQuotes.contentOfMixed(text) else { return false }
        // Numbers, times and words have no quotes at all.
        let isWord = !isText && content.utf8.allSatisfy { $0.isASCIILetterOrDigit || "-.".utf8.contains($0) }
        let quoted = isWord ? content : Self.quoted(content)
        let subject = isItem(node) ? content : key.text
        report(
            .yamlTrap, "`\(shown(subject))` is in \(CurlyQuotes.name(in: text)), which YAML takes for letters",
            at: node.place,
            help: ["write \(shown(quoted))"]
                + (isText ? ["put straight quotes round them if people should see them"] : []),
            fix: Fix(
                isWord ? "remove the quotes" : "write straight quotes", .unsafe,
                edits: [Edit(replacing: node.place, with: quoted)]))
        return true
    }

    /// The items but for texts in curly quotes that a comma takes apart, `[“One, two”]`, which are reported.
    func withoutCutQuotes(_ items: [Node]) -> [Node] {
        guard items.contains(where: isCurlyPlain) else { return items }
        var sound: [Node] = []
        var index = 0
        while index < items.count {
            guard let end = endOfCutQuotes(items, from: index) else {
                sound.append(items[index])
                index += 1
                continue
            }
            let (first, last) = (items[index], items[end])
            let range = first.place.bytes.lowerBound..<last.place.bytes.upperBound
            let place = Place(file: first.place.file, bytes: range)
            let written = String(decoding: first.source.bytes[range], as: UTF8.self)
            let quoted = Self.quoted(CurlyQuotes.trimmed(written))
            report(
                .yamlTrap,
                "a comma ends the text, since it is in \(CurlyQuotes.name(in: written)), which YAML takes for letters",
                at: place, help: ["write \(shown(quoted))"],
                fix: Fix("write straight quotes", .unsafe, edits: [Edit(replacing: place, with: quoted)]))
            index = end + 1
        }
        return sound
    }

    private func isCurlyPlain(_ node: Node) -> Bool {
        node.kind == .scalar && node.style == .plain && !node.isAlias && node.withTextBytes { ($0.first ?? 0) >= 0xC2 }
            && CurlyQuotes.opens(node.text)
    }

    /// The item that ends with the quote which the one at `start` begins with, if that is another.
    private func endOfCutQuotes(_ items: [Node], from start: Int) -> Int? {
        guard isCurlyPlain(items[start]), CurlyQuotes.isUnclosed(items[start].text) else { return nil }
        for index in items.indices.dropFirst(start + 1).prefix(20) {
            guard items[index].kind == .scalar, items[index].style == .plain, !items[index].isAlias else { return nil }
            if CurlyQuotes.closes(items[index].text, openedBy: items[start].text) { return index }
        }
        return nil
    }

    /// Whether `node` is an item of a list, and no value of a key.
    private func isItem(_ node: Node) -> Bool {
        let before = node.source.bytes[..<node.place.bytes.lowerBound].last { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        return before == UInt8(ascii: "[") || before == UInt8(ascii: ",") || before == UInt8(ascii: "-")
    }

    /// `text` between double quotes.
    static func quoted(_ text: String) -> String {
        var quoted = "\""
        for character in text.unicodeScalars {
            if character == "\"" || character == "\\" { quoted.unicodeScalars.append("\\") }
            quoted.unicodeScalars.append(character)
        }
        return quoted + "\""
    }

    /// `text` without blanks at its ends.
    static func trimmed(_ text: Substring) -> String {
        var text = text.drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
