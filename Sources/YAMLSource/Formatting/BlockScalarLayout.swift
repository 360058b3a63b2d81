// SPDX-License-Identifier: Apache-2.0

/// A block scalar, taken apart so that it can be indented anew.
struct BlockScalarLayout {
    /// Whether the header gives the indentation; else the first line shows it.
    private(set) var hasIndicator = false
    /// `-`, `+` or nil.
    private(set) var chomping: UInt8?
    /// The comment behind the header.
    private(set) var comment: Range<Int>?
    /// The lines, without indentation, up to the last that is not empty.
    private(set) var lines: [Range<Int>] = []

    /// Takes the block scalar that starts at `start` of `text`, within a block at column `parent` (-1 for none).
    init(_ text: [UInt8], at start: Int, parent: Int) {
        var offset = start + 1
        var indicator: Int?
        while offset < text.count, text[offset] != UInt8(ascii: "\n") {
            switch text[offset] {
            case UInt8(ascii: "1")...UInt8(ascii: "9"): indicator = Int(text[offset] - UInt8(ascii: "0"))
            case UInt8(ascii: "+"), UInt8(ascii: "-"): chomping = text[offset]
            case UInt8(ascii: "#"):
                comment = offset..<Self.contentEnd(text, offset, lineEnd: Self.lineEnd(text, offset))
                offset = Self.lineEnd(text, offset) - 1
            default: break
            }
            offset += 1
        }
        hasIndicator = indicator != nil
        let indent = indicator.map { max(parent, 0) + $0 } ?? Self.indent(text, from: offset + 1, parent: parent)
        readLines(text, from: offset + 1, indent: indent)
    }

    /// Reads the lines from `start` on, which end before one with text that is indented less.
    private mutating func readLines(_ text: [UInt8], from start: Int, indent: Int) {
        var offset = start
        var taken = 0
        while offset < text.count {
            let end = Self.lineEnd(text, offset)
            let content = Self.endOfSpaces(text, offset, end)
            let stop = end > content && text[end - 1] == 0x0D ? end - 1 : end
            if content < stop, content - offset < indent { break }
            lines.append(min(offset + indent, stop)..<stop)
            if offset + indent < stop { taken = lines.count }
            offset = end + 1
        }
        lines.removeSubrange(taken...)
    }

    /// The indentation that the lines from `start` on show: libyaml takes that of the first line with text, or of an
    /// empty line before it if that has more spaces.
    private static func indent(_ text: [UInt8], from start: Int, parent: Int) -> Int {
        var indent = max(parent + 1, 1)
        var offset = start
        while offset < text.count {
            let end = lineEnd(text, offset)
            let content = endOfSpaces(text, offset, end)
            indent = max(indent, content - offset)
            if content < end, text[content] != 0x0D { break }
            offset = end + 1
        }
        return indent
    }

    private static func lineEnd(_ text: [UInt8], _ offset: Int) -> Int {
        text[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
    }

    private static func endOfSpaces(_ text: [UInt8], _ start: Int, _ end: Int) -> Int {
        text[start..<end].firstIndex { $0 != 0x20 } ?? end
    }

    private static func contentEnd(_ text: [UInt8], _ start: Int, lineEnd: Int) -> Int {
        text[start..<lineEnd].lastIndex { ![0x20, 0x09, 0x0D].contains($0) }.map { $0 + 1 } ?? start
    }
}
