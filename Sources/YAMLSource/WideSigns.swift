// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// Looks through lines for colons, commas and brackets as keyboards for other scripts write them, in the places of YAML's own: `：`, `、`,
/// `｛`. To YAML they are letters, and within a text they are meant.
struct WideSigns {
    /// A sign, and what it stands for.
    struct Sign {
        /// The sign itself.
        var range: Range<Int>
        /// The sign with the wide spaces beside it.
        var whole: Range<Int>
        /// YAML's own sign.
        var meant: UInt8
        /// What to write in the place of `whole`.
        var text: String
    }

    /// What was found, in order.
    private(set) var all: [Sign] = []

    private let lines: Lines
    /// The brackets that are open.
    private var open: [Bracket] = []
    /// What the line that is looked through has from where on.
    private var offset = 0
    private var end = 0
    /// What may stand at the offset.
    private var state = State.node(mayBeKey: true)

    private struct Bracket {
        /// `[` or `{`.
        var opening: UInt8
        var isWide: Bool
    }

    private enum State {
        case node(mayBeKey: Bool)
        /// The rest of a text without quotes, which began at an offset.
        case text(from: Int)
        /// What follows a bracket or a quote that closes.
        case behind
    }

    /// A walk through `lines`, within a `[` or `{` that is open.
    init(_ lines: Lines, within bracket: UInt8? = nil) {
        self.lines = lines
        if let bracket { open = [Bracket(opening: bracket, isWide: false)] }
    }

    /// Looks through the lines that belong to the one with `line`, which is walked: those that are indented deeper, and those between its
    /// brackets. Lines of a text, as the first ones are if `isText`, are passed over. Returns whether each bracket is closed, so that all
    /// signs are known.
    mutating func walkEntry(below line: Range<Int>, isText: Bool) -> Bool {
        let indent = lines.indentation(at: line.lowerBound)
        var textIndent = isText ? indent : nil
        var last = line
        for _ in 0..<Self.mostLines {
            guard let next = lines.contentAfter(last.upperBound) else { return !isWideOpen }
            last = next
            let depth = lines.indentation(at: next.lowerBound)
            if let outer = textIndent, depth > outer { continue }
            guard !open.isEmpty || depth > indent else { return !isWideOpen }
            textIndent = walk(next) ? nil : depth
        }
        return false
    }

    private static let mostLines = 1000

    /// Whether a bracket is open that is none to YAML.
    var isWideOpen: Bool { open.contains(where: \.isWide) }

    /// Looks through the line with `content`; returns whether the lines below may be something else than a text.
    mutating func walk(_ content: Range<Int>) -> Bool {
        (offset, end) = (content.lowerBound, content.upperBound)
        state = .node(mayBeKey: open.last.map { $0.opening == Self.brace } ?? true)
        if open.isEmpty { skipDashes() }
        while skipSpaces(), !isAtComment(in: content) {
            switch state {
            case .node(let mayBeKey):
                if open.isEmpty, startsBlockText { return false }
                node(mayBeKey: mayBeKey)
            case .text(let start):
                if open.isEmpty { return true }
                if !separator(behindTextFrom: start), !closing() { pass() }
            case .behind:
                if !colon(), !separator(behindTextFrom: nil), !closing() { state = .text(from: offset) }
            }
        }
        return true
    }

    // MARK: - Parts of a line

    private mutating func node(mayBeKey: Bool) {
        if quoted() || opening() { return }
        if mayBeKey, let key = name(at: offset) {
            offset = key.upperBound
            if colon() { return }
            offset = key.lowerBound
        }
        if closing() { return }
        state = .text(from: offset)
    }

    private mutating func skipDashes() {
        while lines[offset] == UInt8(ascii: "-"), offset + 1 < end, isSpace(offset + 1) {
            offset += 1
            _ = skipSpaces()
        }
    }

    /// Passes over spaces of all kinds; returns whether anything follows.
    private mutating func skipSpaces() -> Bool {
        offset = behindSpaces(offset)
        return offset < end
    }

    private mutating func pass() { offset += max(1, lines.character(at: offset).count) }

    private func isAtComment(in content: Range<Int>) -> Bool {
        lines[offset] == UInt8(ascii: "#") && (offset == content.lowerBound || lines.isBlank(offset - 1))
    }

    /// Whether the lines below are a text: `|` or `>`.
    private var startsBlockText: Bool { "|>".utf8.contains(lines[offset]) }

    /// Passes over a text in quotes, if one begins here.
    private mutating func quoted() -> Bool {
        let quote = lines[offset]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return false }
        offset += 1
        while offset < end, lines[offset] != quote {
            offset += quote == UInt8(ascii: "\"") && lines[offset] == UInt8(ascii: "\\") ? 2 : 1
        }
        offset = min(offset + 1, end)
        state = .behind
        return true
    }

    // MARK: - Signs

    /// Passes over a `:` behind a key.
    private mutating func colon() -> Bool {
        let start = behindSpaces(offset)
        guard let sign = sign(at: start), sign.meant == UInt8(ascii: ":") else { return false }
        let isWide = sign.range.count > 1
        guard isWide || lines.isBlank(sign.range.upperBound) || isSpace(sign.range.upperBound) else { return false }
        if isWide { note(sign.range, UInt8(ascii: ":")) }
        offset = sign.range.upperBound
        state = .node(mayBeKey: false)
        return true
    }

    /// Passes over a `,` between brackets. In the place of one behind a text, `，` may belong to it.
    private mutating func separator(behindTextFrom start: Int?) -> Bool {
        guard let bracket = open.last, let sign = sign(at: offset), sign.meant == UInt8(ascii: ",") else {
            return false
        }
        if sign.range.count > 1 {
            if let start, !separates(sign.range, behindTextFrom: start, in: bracket) { return false }
            note(sign.range, UInt8(ascii: ","))
        }
        offset = sign.range.upperBound
        state = .node(mayBeKey: bracket.opening == Self.brace)
        return true
    }

    /// Whether the comma at `range` stands before a key, or between two words of a list.
    private func separates(_ range: Range<Int>, behindTextFrom start: Int, in bracket: Bracket) -> Bool {
        let next = behindSpaces(range.upperBound)
        if bracket.opening == Self.brace {
            return startsKey(next >= end ? behindLineBreaks(next) : next)
        }
        let isWord = start < range.lowerBound && (start..<range.lowerBound).allSatisfy { Self.isOfName(lines[$0]) }
        return isWord && (next >= end || Self.isOfName(lines[next]) || "\"'".utf8.contains(lines[next]))
    }

    /// Passes over a bracket that opens.
    private mutating func opening() -> Bool {
        guard let sign = sign(at: offset), sign.meant == Self.brace || sign.meant == UInt8(ascii: "[") else {
            return false
        }
        let isWide = sign.range.count > 1
        if isWide {
            guard sign.meant == Self.brace ? opensMapping(sign.range.upperBound) : opensList(sign.range) else {
                return false
            }
            note(sign.range, sign.meant)
        }
        open.append(Bracket(opening: sign.meant, isWide: isWide))
        offset = sign.range.upperBound
        state = .node(mayBeKey: sign.meant == Self.brace)
        return true
    }

    private func opensMapping(_ offset: Int) -> Bool {
        let next = behindSpaces(offset)
        if next >= end { return startsKey(behindLineBreaks(next)) }
        return startsKey(next) || sign(at: next)?.meant == UInt8(ascii: "}")
    }

    /// Whether the bracket at `range` is closed on its line, behind words of ASCII alone, and as the end of a value.
    private func opensList(_ range: Range<Int>) -> Bool {
        var next = range.upperBound
        while next < min(end, range.upperBound + Self.mostBytes) {
            if let sign = sign(at: next) {
                if sign.meant == UInt8(ascii: "]") {
                    return next > range.upperBound && endsValue(sign.range.upperBound)
                }
                next = sign.range.upperBound
            } else if lines[next] < 0x80 {
                next += 1
            } else if let width = WideSpaces.spaceLength(lines.bytes, at: next) {
                next += width
            } else {
                return false
            }
        }
        return false
    }

    /// Passes over a bracket that closes.
    private mutating func closing() -> Bool {
        guard let bracket = open.last, let sign = sign(at: offset),
            sign.meant == (bracket.opening == Self.brace ? UInt8(ascii: "}") : UInt8(ascii: "]"))
        else { return false }
        if sign.range.count > 1 {
            guard endsValue(sign.range.upperBound), bracket.isWide || !isClosedLater(sign) else { return false }
            note(sign.range, sign.meant)
        }
        open.removeLast()
        offset = sign.range.upperBound
        state = .behind
        return true
    }

    /// Whether YAML's own sign follows on the line.
    private func isClosedLater(_ sign: (range: Range<Int>, meant: UInt8)) -> Bool {
        (sign.range.upperBound..<min(end, sign.range.upperBound + Self.mostBytes)).contains { lines[$0] == sign.meant }
    }

    /// Whether a value may end before `offset`: at the end of the line, or before a comma, a bracket that closes or a comment.
    private func endsValue(_ offset: Int) -> Bool {
        let next = behindSpaces(offset)
        if next >= end || lines[next] == UInt8(ascii: "#") { return true }
        return sign(at: next).map { ",]}".utf8.contains($0.meant) } ?? false
    }

    /// What is looked at for a sign that belongs to another.
    private static let mostBytes = 1000

    private static let brace = UInt8(ascii: "{")

    /// Whether `text` begins with `｛`, U+FF5B.
    static func startsWithBrace(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        text.count >= 3 && text[0] == 0xEF && text[1] == 0xBD && text[2] == 0x9B
    }

    /// The sign at `offset`, of whatever width; nil if there is none.
    private func sign(at offset: Int) -> (range: Range<Int>, meant: UInt8)? {
        guard offset < end else { return nil }
        let byte = lines[offset]
        if byte < 0x80 { return ":,[]{}".utf8.contains(byte) ? (offset..<offset + 1, byte) : nil }
        guard let (code, count) = UTF8Decoding.scalar(in: lines.bytes, at: offset), let scalar = Unicode.Scalar(code)
        else { return nil }
        guard let meant = ASCIIForm.of(scalar)?.utf8.first, ":,[]{}".utf8.contains(meant) else { return nil }
        return (offset..<offset + count, meant)
    }

    private mutating func note(_ range: Range<Int>, _ meant: UInt8) {
        let after = behindSpaces(range.upperBound)
        let isWideAfter = (range.upperBound..<after).contains { lines[$0] >= 0x80 }
        let isSetApart = ":,".utf8.contains(meant) && !lines.isBlank(range.upperBound)
        var text = String(Unicode.Scalar(meant)) + ((isWideAfter || isSetApart) && after < end ? " " : "")
        var start = range.lowerBound
        // Before what opens, the space belongs to the sign that stands there.
        if !"[{".utf8.contains(meant), let before = wideSpaces(before: start) {
            start = max(before, all.last?.whole.upperBound ?? 0)
            if start < range.lowerBound, "]}".utf8.contains(meant) { text = " " + text }
        }
        let whole = start..<(isWideAfter ? after : range.upperBound)
        all.append(Sign(range: range, whole: whole, meant: meant, text: text))
    }

    // MARK: - Characters

    /// Whether a key begins at `offset`: a name or a text in quotes before a colon of whatever width.
    private func startsKey(_ offset: Int) -> Bool {
        if lines[offset] == UInt8(ascii: "\"") || lines[offset] == UInt8(ascii: "'") { return true }
        guard let name = name(at: offset) else { return false }
        let next = behindSpaces(name.upperBound)
        if lines[next] == UInt8(ascii: ":") { return lines.isBlank(next + 1) || isSpace(next + 1) }
        return lines.isWideColon(next)
    }

    /// The name of a key or of a definition at `offset`, with which no other word begins.
    private func name(at offset: Int) -> Range<Int>? {
        var last = offset
        while last < lines.bytes.count, Self.isOfName(lines[last]) { last += 1 }
        return last > offset ? offset..<last : nil
    }

    private static func isOfName(_ byte: UInt8) -> Bool { byte.isASCIILetterOrDigit || "-_".utf8.contains(byte) }

    private func isSpace(_ offset: Int) -> Bool { WideSpaces.spaceLength(lines.bytes, at: offset) != nil }

    /// The first offset from `offset` on, up to the end of the line, without a space of any kind.
    private func behindSpaces(_ offset: Int) -> Int {
        var offset = offset
        while offset < end {
            if let width = WideSpaces.spaceLength(lines.bytes, at: offset) {
                offset += width
            } else if lines.isBlank(offset) {
                offset += 1
            } else {
                break
            }
        }
        return offset
    }

    /// The first offset from `offset` on that is no white space.
    private func behindLineBreaks(_ offset: Int) -> Int {
        var offset = offset
        while offset < lines.bytes.count, lines.isBlank(offset) { offset += 1 }
        return offset
    }

    /// Where the spaces before `offset` begin, if there are wide ones among them.
    private func wideSpaces(before offset: Int) -> Int? {
        var start = offset
        var isWide = false
        while start > 0 {
            let width = [1, 2, 3].first { $0 <= start && WideSpaces.spaceLength(lines.bytes, at: start - $0) == $0 }
            guard let width else { break }
            start -= width
            isWide = isWide || width > 1
        }
        return isWide ? start : nil
    }
}
