// SPDX-License-Identifier: Apache-2.0

import BannerSpec

/// The first piece of HTML or Markdown in a text, or the first placeholder of another system.
struct Markup {
    /// What it is, with its article.
    let kind: String
    /// The piece.
    let text: String

    /// What to do about it.
    var help: String {
        name.map { "declare a parameter, and write its name between single braces: `{\($0)}`" } ?? "write plain text"
    }

    /// The parameter that a placeholder stands for, as far as it says; `nil` for what is no placeholder.
    var name: String? {
        switch text.utf8.first {
        case UInt8(ascii: "%"): "name"
        case UInt8(ascii: "{"): text.dropFirst().dropLast().split { $0 == " " || $0 == "." }.last.map(String.init)
        default: nil
        }
    }

    /// The first piece in `text`. The work is linear, for each search ends after ``longest`` bytes.
    static func find(in text: String) -> Markup? {
        let bytes = Array(text.utf8)
        for start in bytes.indices {
            let before = start > bytes.startIndex ? bytes[start - 1] : nil
            let rest = bytes[start...].prefix(longest)
            let (kind, length): (String, Int?) =
                switch bytes[start] {
                case UInt8(ascii: "<"):
                    isComment(rest) ? ("an HTML comment", comment(rest)) : ("an HTML tag", tag(rest))
                case UInt8(ascii: "&"): ("an HTML entity", entity(rest))
                case UInt8(ascii: "*"), UInt8(ascii: "_"): ("Markdown emphasis", emphasis(rest, after: before))
                case UInt8(ascii: "["): ("a Markdown link", link(rest))
                case UInt8(ascii: "%"):
                    ("a placeholder of a format string", FormatSpecifier.length(in: rest, after: before))
                case UInt8(ascii: "{"): ("a placeholder between braces that are shown", placeholder(rest))
                default: ("", nil)
                }
            if let length { return Markup(kind: kind, text: String(decoding: rest.prefix(length), as: UTF8.self)) }
        }
        return nil
    }

    /// Longer pieces are not looked for.
    private static let longest = 300

    private static func isComment(_ bytes: ArraySlice<UInt8>) -> Bool { bytes.starts(with: "<!--".utf8) }

    /// `<!-- why -->`.
    private static func comment(_ bytes: ArraySlice<UInt8>) -> Int? {
        let hyphen = UInt8(ascii: "-")
        let inner = bytes.dropFirst(4)
        let end = inner.indices.dropFirst(2).first { index in
            inner[index] == UInt8(ascii: ">") && inner[index - 1] == hyphen && inner[index - 2] == hyphen
        }
        return end.map { $0 + 1 - bytes.startIndex }
    }

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

    /// `**now**`, `__now__`: two marks, something without a space beside them, and the same marks again. Underscores within a
    /// word, as in `snake__case__name`, are none (CommonMark, 6.2).
    private static func emphasis(_ bytes: ArraySlice<UInt8>, after before: UInt8?) -> Int? {
        let marks = bytes.prefix(2)
        let inner = bytes.dropFirst(2)
        guard let mark = marks.first, marks.count == 2, marks.last == mark, let first = inner.first, first != mark,
            first != UInt8(ascii: " ")
        else { return nil }
        let isUnderscore = mark == UInt8(ascii: "_")
        if isUnderscore, before.map(isWithinWord) == true { return nil }
        for index in inner.indices.dropFirst() where inner[index] == mark && inner[index - 1] != UInt8(ascii: " ") {
            guard index + 1 < inner.endIndex, inner[index + 1] == mark else { continue }
            if isUnderscore, index + 2 < inner.endIndex, isWithinWord(inner[index + 2]) { continue }
            return index + 2 - bytes.startIndex
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

    /// `{count}`, `{ user_name }`; not `{}`, `{1, 2}` or `{a b}`.
    private static func placeholder(_ bytes: ArraySlice<UInt8>) -> Int? {
        let space = UInt8(ascii: " ")
        let name = bytes.dropFirst().drop { $0 == space }
        guard let first = name.first, isLetter(first) else { return nil }
        let rest = name.drop { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".") }
        let end = rest.drop { $0 == space }
        return end.first == UInt8(ascii: "}") ? end.startIndex + 1 - bytes.startIndex : nil
    }

    /// Whether a byte is of a letter, a digit, or of anything beyond ASCII, which mostly is a letter.
    private static func isWithinWord(_ byte: UInt8) -> Bool { byte >= 0x80 || isLetter(byte) || isDigit(byte) }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
