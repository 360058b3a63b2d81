// SPDX-License-Identifier: Apache-2.0

/// Looks through lines for wide spaces beside what YAML sets apart by spaces: behind `:`, `-` and `,`, within brackets, behind what
/// closes, and before a comment.
struct WideSpaceWalk {
    private let lines: Lines
    /// How many brackets are open.
    private var depth = 0

    init(_ lines: Lines) { self.lines = lines }

    /// The wide spaces of the line from `start` to `end`, whose indentation lies before it.
    mutating func gaps(from start: Int, to end: Int) -> [WideSpaces.Line] {
        let content = lines.trimmed(start..<end)
        var gaps: [WideSpaces.Line] = []
        // What stands last before an offset that is no space, and where the word began that it ends.
        var before: Int?
        var word = content.lowerBound
        // The quote or bracket that closed last.
        var closing: Int?
        var quote: UInt8?
        var offset = content.lowerBound
        if content.lowerBound == lines.bytes.lineRange(at: start).lowerBound, !content.isEmpty { depth = 0 }
        while offset < content.upperBound {
            let byte = lines[offset]
            if let open = quote {
                if byte == UInt8(ascii: "\\"), open == UInt8(ascii: "\"") { offset += 1 }
                if byte == open { (quote, closing) = (nil, offset) }
                before = offset
                offset += 1
                continue
            }
            if var run = run(at: offset, in: content) {
                run.line.isAtEnd = run.line.range.upperBound == content.upperBound
                let isBehind =
                    before != nil && before == closing && endsValue(before: run.line.range.upperBound, content)
                if run.isWide, isBehind || isStructural(run.line.range, before, word, content) { gaps.append(run.line) }
                offset = run.line.range.upperBound
                continue
            }
            if byte == UInt8(ascii: "#"), before.map({ $0 + 1 < offset }) ?? true { break }
            let isStart = before.map { isApart(offset, from: $0) && startsValue(behind: $0, word, content) } ?? true
            if isStart, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { quote = byte }
            if isStart { word = offset }
            if isStart, byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") { depth += 1 }
            if depth > 0, byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
                (depth, closing) = (depth - 1, offset)
            }
            before = offset
            offset += 1
        }
        return gaps
    }

    /// The spaces at `offset`, if there are any.
    private func run(at offset: Int, in content: Range<Int>) -> (line: WideSpaces.Line, isWide: Bool)? {
        var line = WideSpaces.Line(range: offset..<offset, count: 0, width: 0, name: "", isIndentation: false)
        var end = offset
        while end < content.upperBound, let count = WideSpaces.spaceLength(lines.bytes, at: end) {
            if count > 1, line.name.isEmpty { line.name = WideSpaces.name(lines.bytes, at: end) }
            end += count
            line.count += 1
            // Between words of one line, depth means nothing.
            line.width += 1
        }
        guard line.width > 0 else { return nil }
        line.range = offset..<end
        return (line, !line.name.isEmpty)
    }

    private func isStructural(_ run: Range<Int>, _ before: Int?, _ word: Int, _ content: Range<Int>) -> Bool {
        guard let before else { return true }
        if startsValue(behind: before, word, content) { return true }
        let next = lines[run.upperBound]
        if next == UInt8(ascii: "#"), lines.isBlank(run.upperBound + 1) { return true }
        return depth > 0 && (next == UInt8(ascii: "}") || next == UInt8(ascii: "]"))
    }

    /// Whether what closes before spaces is the end of a value: nothing follows them on the line with `content`, or what sets values apart.
    private func endsValue(before offset: Int, _ content: Range<Int>) -> Bool {
        offset == content.upperBound || ",:]}".utf8.contains(lines[offset])
    }

    /// Whether a value, a key or an item begins behind the byte at `last`: it ends a key that began at `word`, begins an item, or
    /// stands between brackets.
    private func startsValue(behind last: Int, _ word: Int, _ content: Range<Int>) -> Bool {
        switch lines[last] {
        case UInt8(ascii: ":"):
            guard word < last else { return false }
            let key = word..<last
            return !key.isEmpty && key.allSatisfy { isOfName(lines[$0]) } && startsKey(at: word, content)
        case UInt8(ascii: "-"): return last == content.lowerBound
        case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","): return depth > 0
        default: return false
        }
    }

    /// Whether the byte at `offset` may begin something else than the one at `last` ends.
    private func isApart(_ offset: Int, from last: Int) -> Bool {
        last + 1 < offset || ",[{".utf8.contains(lines[last])
    }

    private func startsKey(at word: Int, _ content: Range<Int>) -> Bool {
        guard let before = (content.lowerBound..<word).last(where: { !isSpace($0, from: content.lowerBound) }) else {
            return true
        }
        return "{,".utf8.contains(lines[before]) || lines[before] == UInt8(ascii: "-") && before == content.lowerBound
    }

    /// Whether the byte at `offset` is one of a space, of whatever kind.
    private func isSpace(_ offset: Int, from start: Int) -> Bool {
        (0..<3).contains { back in
            offset - back >= start && (WideSpaces.spaceLength(lines.bytes, at: offset - back) ?? 0) > back
        }
    }

    private func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "\""),
            UInt8(ascii: "'"):
            true
        default: false
        }
    }
}

extension Lines {
    /// Whether the line with `content` begins with a key, whatever space follows its `:`.
    func hasKey(in content: Range<Int>) -> Bool {
        content.contains { offset in
            self[offset] == UInt8(ascii: ":")
                && (isBlank(offset + 1) || WideSpaces.spaceLength(bytes, at: offset + 1) != nil)
        }
    }
}
