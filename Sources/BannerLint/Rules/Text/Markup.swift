// SPDX-License-Identifier: Apache-2.0

/// The first piece of HTML or Markdown in a text.
struct Markup {
    /// What it is, with its article.
    let kind: String
    /// The piece.
    let text: String

    /// The first piece in `text`. The work is linear, for each search ends after ``longest`` bytes.
    static func find(in text: String) -> Markup? {
        let bytes = Array(text.utf8)
        for start in bytes.indices {
            let rest = bytes[start...].prefix(longest)
            let (kind, length): (String, Int?) =
                switch bytes[start] {
                case UInt8(ascii: "<"): ("an HTML tag", tag(rest))
                case UInt8(ascii: "&"): ("an HTML entity", entity(rest))
                case UInt8(ascii: "*"), UInt8(ascii: "_"): ("Markdown emphasis", emphasis(rest))
                case UInt8(ascii: "["): ("a Markdown link", link(rest))
                default: ("", nil)
                }
            if let length { return Markup(kind: kind, text: String(decoding: rest.prefix(length), as: UTF8.self)) }
        }
        return nil
    }

    /// Longer pieces are not looked for.
    private static let longest = 300

    /// `<b>`, `</b>`, `<br/>`, `<a href="…">`; not `a < b`.
    private static func tag(_ bytes: ArraySlice<UInt8>) -> Int? {
        var name = bytes.dropFirst()
        if name.first == UInt8(ascii: "/") { name.removeFirst() }
        guard let first = name.first, isLetter(first), let end = name.firstIndex(of: UInt8(ascii: ">")) else {
            return nil
        }
        let afterName = name.drop { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") }.first
        guard afterName == UInt8(ascii: ">") || afterName == UInt8(ascii: "/") || afterName == UInt8(ascii: " ") else {
            return nil
        }
        return end + 1 - bytes.startIndex
    }

    /// `&amp;`, `&#39;`, `&#x27;`; not `R&D; more`, whose name is too short for an entity.
    private static func entity(_ bytes: ArraySlice<UInt8>) -> Int? {
        guard let end = bytes.prefix(12).firstIndex(of: UInt8(ascii: ";")) else { return nil }
        let name = bytes[bytes.startIndex + 1..<end]
        let isNumber = name.first == UInt8(ascii: "#") && name.count > 1
        guard isNumber || name.count > 1 && name.allSatisfy(isLetter) else { return nil }
        guard name.dropFirst().allSatisfy({ isLetter($0) || isDigit($0) }) else { return nil }
        return end + 1 - bytes.startIndex
    }

    /// `**now**`, `__now__`: two marks, something without a space beside them, and the same marks again.
    private static func emphasis(_ bytes: ArraySlice<UInt8>) -> Int? {
        let marks = bytes.prefix(2)
        let inner = bytes.dropFirst(2)
        guard let mark = marks.first, marks.count == 2, marks.last == mark, let first = inner.first, first != mark,
            first != UInt8(ascii: " ")
        else { return nil }
        for index in inner.indices.dropFirst() where inner[index] == mark && inner[index - 1] != UInt8(ascii: " ") {
            if index + 1 < inner.endIndex, inner[index + 1] == mark { return index + 2 - bytes.startIndex }
        }
        return nil
    }

    /// `[here](https://example.com)`.
    private static func link(_ bytes: ArraySlice<UInt8>) -> Int? {
        guard let close = bytes.firstIndex(of: UInt8(ascii: "]")), close + 1 < bytes.endIndex,
            bytes[close + 1] == UInt8(ascii: "("), let end = bytes[close...].firstIndex(of: UInt8(ascii: ")"))
        else { return nil }
        return end + 1 - bytes.startIndex
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
