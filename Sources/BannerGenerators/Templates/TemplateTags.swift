// SPDX-License-Identifier: Apache-2.0

/// The tags of a template, in order, with the delimiters that are in force where they stand.
struct TemplateTags {
    /// A tag: `{{#name}}`.
    struct Tag {
        /// Where it stands, delimiters included, in bytes.
        let range: Range<Int>
        /// What stands between the delimiters; of `{{{name}}}` it is `{name`.
        let text: String
        /// Whether it is closed.
        var isClosed = true
    }

    /// The delimiters until a tag changes them.
    private static let standard = (opening: Array("{{".utf8), closing: Array("}}".utf8))

    private let text: [UInt8]
    private var opening = standard.opening
    private var closing = standard.closing
    private var offset = 0
    /// Where the next tag starts, if that was looked for to see whether the last one is closed.
    private var nextStart: Int?

    init(_ text: [UInt8]) { self.text = text }

    /// The next tag. One that nothing ends before another starts is not closed.
    mutating func next() -> Tag? {
        guard let start = nextStart ?? find(opening, in: offset..<text.count) else { return nil }
        let inside = start + opening.count
        // `{{{name}}}` ends with three braces.
        let isTriple = inside < text.count && text[inside] == UInt8(ascii: "{")
        let end = isTriple ? [UInt8(ascii: "}")] + closing : closing
        let behindBrace = isTriple ? inside + 1 : inside
        // A comment may hold anything, and delimiters that are the same don't tell a start from an end.
        let isComment = inside < text.count && text[inside] == UInt8(ascii: "!")
        let following = isComment || opening == closing ? nil : find(opening, in: behindBrace..<text.count)
        nextStart = following
        guard let stop = find(end, in: inside..<(following ?? text.count)) else {
            offset = following ?? text.count
            return Tag(range: start..<behindBrace, text: "", isClosed: false)
        }
        offset = stop + end.count
        return Tag(range: start..<offset, text: String(decoding: text[inside..<stop], as: UTF8.self))
    }

    /// Takes the words of a tag `{{=<% %>=}}` as delimiters from here on; `false` if they can't be any.
    mutating func setDelimiters(_ tag: Substring) -> Bool {
        let words = tag.dropLast().split(whereSeparator: \.isWhitespace)
        guard tag.last == "=", words.count == 2, !words.contains(where: { $0.contains("=") }) else { return false }
        nextStart = nil
        opening = Array(words[0].utf8)
        closing = Array(words[1].utf8)
        return true
    }

    private func find(_ bytes: [UInt8], in range: Range<Int>) -> Int? {
        guard let first = bytes.first else { return nil }
        return text.withUnsafeBufferPointer { text in
            var place = range.lowerBound
            // What is compared ends within the range, which is one of the text.
            while place <= range.upperBound - bytes.count {
                if text[place] == first, text[place..<place + bytes.count].elementsEqual(bytes) { return place }
                place += 1
            }
            return nil
        }
    }
}
