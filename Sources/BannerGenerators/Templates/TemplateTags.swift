// SPDX-License-Identifier: Apache-2.0

/// The tags of a template, in order, with the delimiters that are in force where they stand.
struct TemplateTags: IteratorProtocol, Sequence {
    /// A tag: `{{#name}}`.
    struct Tag {
        /// Where it stands, delimiters included, in bytes.
        let range: Range<Int>
        /// What stands between the delimiters; of `{{{name}}}` it is `{name`.
        let text: String
    }

    private let text: [UInt8]
    private var opening: [UInt8] = Array("{{".utf8)
    private var closing: [UInt8] = Array("}}".utf8)
    private var offset = 0

    init(_ text: [UInt8]) { self.text = text }

    /// The next tag. An unclosed one is Mustache's to report: it ends the list.
    mutating func next() -> Tag? {
        guard let start = find(opening, from: offset) else { return nil }
        let inside = start + opening.count
        // `{{{name}}}` ends with three braces.
        let isTriple = text[inside...].first == UInt8(ascii: "{")
        let end = isTriple ? [UInt8(ascii: "}")] + closing : closing
        guard let stop = find(end, from: inside) else { return nil }
        offset = stop + end.count
        let tag = Tag(range: start..<offset, text: String(decoding: text[inside..<stop], as: UTF8.self))
        if tag.text.first == "=" { changeDelimiters(tag.text.dropFirst()) }
        return tag
    }

    private func find(_ bytes: [UInt8], from offset: Int) -> Int? {
        guard let first = bytes.first, text.count >= bytes.count, offset <= text.count - bytes.count else { return nil }
        return (offset...(text.count - bytes.count)).first {
            text[$0] == first && text[$0..<($0 + bytes.count)].elementsEqual(bytes)
        }
    }

    private mutating func changeDelimiters(_ tag: Substring) {
        let words = tag.dropLast().split(separator: " ")
        guard words.count == 2 else { return }
        opening = Array(words[0].utf8)
        closing = Array(words[1].utf8)
    }
}
