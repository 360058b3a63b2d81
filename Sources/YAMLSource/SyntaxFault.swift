// SPDX-License-Identifier: Apache-2.0

/// A YAML syntax error in words that need no knowledge of YAML's grammar. Ranges are offsets of bytes.
struct SyntaxFault {
    /// What is wrong.
    var message: String
    /// Where a person would look for it.
    var range: Range<Int>
    /// Related places.
    var labels: [(message: String, range: Range<Int>)] = []
    /// What to do, one way each.
    var help: [String] = []
    /// A replacement that may be what was meant.
    var fix: (message: String, range: Range<Int>, text: String)?
    /// Whether it is a tag, which is wrong in any form.
    var isTag = false
    /// Whether the file is sound without what stands at `range`.
    var isSuperfluous = false
    /// Whether it is a tab in the indentation.
    var isTab = false
    /// Where the line would have to start, if it is misplaced.
    var column: Int?
    /// Where other lines begin that are misplaced as much.
    var companions: [Int] = []
    /// Whether a line does not fit where it stands. After a part that was left out, that comes of the part.
    var isOfStructure = false

    /// What was read when reading stopped.
    struct OpenNodes {
        /// The innermost `[` or `{` that is open.
        var bracket: Int?
        /// The last text that was read, if it was the last of all.
        var lastScalar: Range<Int>?
        var isLastQuoted: Bool
        /// Where the first node within the root starts.
        var rootStart: Int?
    }

    /// Explains `problem`, which stopped libyaml at `stop` while it read what starts at `context`.
    static func explain(
        _ problem: YAMLProblem, at stop: Int, context: Int, in text: UnsafeBufferPointer<UInt8>, opened: OpenNodes
    ) -> SyntaxFault {
        Explanation(problem: problem, stop: stop, context: context, text: Lines(text), opened: opened).fault
    }

    /// The same with ranges of whole characters of `bytes`: the stand-in for a part that was left out has one byte, of which the first
    /// character there may be one of several.
    func atCharacters(of bytes: UnsafeBufferPointer<UInt8>) -> SyntaxFault {
        func widened(_ range: Range<Int>) -> Range<Int> {
            var (start, end) = (range.lowerBound, range.upperBound)
            while start > 0, start < bytes.count, bytes[start] & 0xC0 == 0x80 { start -= 1 }
            while end > start, end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
            return start..<end
        }
        var fault = self
        fault.range = widened(range)
        fault.labels = labels.map { ($0.message, widened($0.range)) }
        fault.fix = fix.map { ($0.message, widened($0.range), $0.text) }
        return fault
    }
}

/// A text and questions about its lines.
struct Lines {
    let bytes: UnsafeBufferPointer<UInt8>

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// The byte at `offset`, or 0 past the end.
    subscript(offset: Int) -> UInt8 { bytes.indices.contains(offset) ? bytes[offset] : 0 }

    /// The range of the character at `offset`; empty at the end.
    func character(at offset: Int) -> Range<Int> {
        guard offset < bytes.count else { return bytes.count..<bytes.count }
        return offset..<min(offset + UTF8Decoding.width(of: bytes[offset]), bytes.count)
    }

    /// The character at `offset` as messages show it.
    func shown(_ offset: Int) -> String { bytes.text(character(at: offset)) }

    /// The line that holds `offset`, white space at both ends removed.
    func content(at offset: Int) -> Range<Int> { trimmed(bytes.lineRange(at: offset)) }

    /// The white space before the first character of the line that holds `offset`.
    func indentation(at offset: Int) -> Int {
        content(at: offset).lowerBound - bytes.lineRange(at: offset).lowerBound
    }

    /// Whether only white space stands before `offset` on its line.
    func isFirst(_ offset: Int) -> Bool { content(at: offset).lowerBound >= offset }

    /// Whether there is a line break between the two offsets.
    func isSameLine(_ first: Int, _ second: Int) -> Bool {
        let range = min(first, second)..<min(max(first, second), bytes.count)
        return range.isEmpty || !bytes[range].contains(UInt8(ascii: "\n"))
    }

    /// The last line before the one that holds `offset` with something on it but white space and comments.
    func contentBefore(_ offset: Int) -> Range<Int>? {
        var start = bytes.lineRange(at: offset).lowerBound
        while start > 0 {
            let line = bytes.lineRange(at: start - 1)
            let content = trimmed(line)
            if !content.isEmpty, bytes[content.lowerBound] != UInt8(ascii: "#") { return content }
            start = line.lowerBound
        }
        return nil
    }

    /// `range` without white space at its ends.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, isBlank(start) { start += 1 }
        while end > start, isBlank(end - 1) { end -= 1 }
        return start..<end
    }

    /// Whether white space or nothing stands at `offset`.
    func isBlank(_ offset: Int) -> Bool {
        guard offset < bytes.count else { return true }
        return bytes[offset] == 0x20 || (0x09...0x0D).contains(bytes[offset])
    }

    /// `range` without the comment at its end.
    func withoutComment(_ range: Range<Int>) -> Range<Int> {
        for offset in range.dropFirst() where self[offset] == UInt8(ascii: "#") && isBlank(offset - 1) {
            return trimmed(range.lowerBound..<offset)
        }
        return range
    }

    /// The offset of the last byte before `offset` on the line with `content` that is no white space.
    func contentEnd(before offset: Int, in content: Range<Int>) -> Int? {
        (content.lowerBound..<max(content.lowerBound, offset)).last { !isBlank($0) }
    }

    /// The offset of the first `:` in `range` that ends a key, because white space follows it.
    func keyEnd(in range: Range<Int>) -> Int? {
        range.first { self[$0] == UInt8(ascii: ":") && isBlank($0 + 1) }
    }

    /// The offset of the `:` in `key:value`, where a space is missing; nil if `range` does not start like this.
    func tightColon(in range: Range<Int>) -> Int? {
        for offset in range {
            switch self[offset] {
            case UInt8(ascii: ":"):
                let isURL = self[offset + 1] == UInt8(ascii: "/") && self[offset + 2] == UInt8(ascii: "/")
                return offset > range.lowerBound && !isBlank(offset + 1) && !isURL ? offset : nil
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                continue
            default: return nil
            }
        }
        return nil
    }

    /// The text of `range`, cut where it would be too long to show.
    func text(_ range: Range<Int>) -> String {
        let text = bytes.text(range.lowerBound..<min(range.upperBound, range.lowerBound + 200))
        return text.count > 40 ? text.prefix(39) + "…" : text
    }

    /// The text of `range` between double quotes, which take the place of curly ones.
    func quoted(_ range: Range<Int>) -> String {
        var quoted = "\""
        let text = bytes.text(range)
        for character in (CurlyQuotes.content(of: text) ?? text).unicodeScalars {
            if character == "\"" || character == "\\" { quoted.unicodeScalars.append("\\") }
            quoted.unicodeScalars.append(character)
        }
        return quoted + "\""
    }
}
