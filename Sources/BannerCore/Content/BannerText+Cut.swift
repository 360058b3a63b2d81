// SPDX-License-Identifier: Apache-2.0

extension BannerText {
    /// `string`, or, if it has more than `maxLength` characters, its start with an ellipsis, which has at most that many.
    ///
    /// A character is what a reader takes for one: an extended grapheme cluster (UAX #29). It is never torn apart, and
    /// white space before the ellipsis is left out. Since a character may have any number of marks, there may also be no
    /// more than 32 code points for each that is allowed, which only text that is made to do harm exceeds: the longest
    /// emoji have ten. However long the string is, no more of it is read than that.
    public static func cut(_ string: String, to maxLength: Int) -> String {
        guard maxLength > 0 else { return "" }
        guard var kept = string.kept(within: maxLength) else { return string }
        while let last = kept.unicodeScalars.last, last.properties.isWhitespace { kept.unicodeScalars.removeLast() }
        return kept + "\u{2026}"
    }
}

extension BannerText {
    /// `before`, `value` and `after` in a row. Generated code of large catalogues calls it in place of interpolation, for which the
    /// compiler takes three times as long.
    @inline(never) public static func joined(_ before: String, _ value: String, _ after: String) -> String {
        before + value + after
    }
}

extension String {
    /// What stays of a string that has more than `maxLength` characters, which is at least 1, with room for an ellipsis;
    /// `nil` for one that has no more.
    func kept(within maxLength: Int) -> Substring? {
        // A character has at least one byte.
        guard utf8.dropFirst(maxLength).first != nil else { return nil }
        let most = min(maxLength, 1 << 20) * 32
        // One code point too many, of four bytes at the most, tells what goes beyond from what just fits. A copy, since
        // for the end of a part of a string a character is looked for, however long it is.
        let head = String(decoding: utf8.prefix(4 * (most + 1)), as: UTF8.self)
        var (kept, index) = (head.startIndex, head.startIndex)
        var (characters, codePoints) = (0, 0)
        while index < head.endIndex {
            let next = head.index(after: index)
            characters += 1
            codePoints += head.unicodeScalars.distance(from: index, to: next)
            if characters > maxLength || codePoints > most { return head[..<kept] }
            if characters < maxLength { kept = next }
            index = next
        }
        return nil
    }
}
