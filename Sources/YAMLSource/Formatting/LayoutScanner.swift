// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// Cuts a file into tokens: the tree tells where the texts are, and little is possible between them.
struct LayoutScanner {
    private let text: UnsafeBufferPointer<UInt8>
    private var tokens: [LayoutToken] = []
    private var offset: Int
    private var line = 0
    private var lineStart: Int
    /// Line breaks since the last token.
    private var breaks = 0
    /// Whether a token stands on this line.
    private var isLineTaken = false
    /// The brackets that are open, as indices of `tokens`.
    private var open: [Int] = []

    private init(_ text: UnsafeBufferPointer<UInt8>) {
        self.text = text
        offset = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        lineStart = offset
    }

    /// The tokens of `tree`, in order; nil if something stands in it that has no place in the language.
    static func tokens(of tree: NodeTree) -> [LayoutToken]? {
        tree.source.bytes.withUnsafeBufferPointer { text in
            var scanner = LayoutScanner(text)
            scanner.tokens.reserveCapacity(tree.records.count * 2)
            for (index, record) in tree.records.enumerated() where !record.isCollection {
                guard scanner.scanGap(to: Int(record.start)) else { return nil }
                guard record.start < record.stop else { continue }
                scanner.add(record.isAlias ? .alias : .scalar, to: Int(record.stop), link: index)
            }
            guard scanner.scanGap(to: tree.readCount), scanner.open.isEmpty else { return nil }
            return scanner.tokens
        }
    }

    /// Adds the tokens up to `end` and returns whether all is known.
    private mutating func scanGap(to end: Int) -> Bool {
        while offset < end {
            switch text[offset] {
            case UInt8(ascii: "\n"): breakLine()
            case 0x20, 0x09, 0x0D: offset += 1
            default:
                guard scanToken(before: end) else { return false }
            }
        }
        return true
    }

    private mutating func scanToken(before end: Int) -> Bool {
        let byte = text[offset]
        switch byte {
        case UInt8(ascii: "#"): add(.comment, to: contentEnd(text.lineEnd(from: offset)))
        case UInt8(ascii: "&"): add(.anchor, to: NodeProperties.end(in: text, offset..<end))
        case UInt8(ascii: "%"): add(.directive, to: directiveEnd)
        case UInt8(ascii: "?"): add(.question, to: offset + 1)
        case UInt8(ascii: ":"): add(.colon, to: offset + 1)
        case UInt8(ascii: ","): add(.comma, to: offset + 1)
        case UInt8(ascii: "["): addOpening(.openSequence)
        case UInt8(ascii: "{"): addOpening(.openMapping)
        case UInt8(ascii: "]"): return addClosing(.closeSequence, of: .openSequence)
        case UInt8(ascii: "}"): return addClosing(.closeMapping, of: .openMapping)
        case UInt8(ascii: "-") where isMarker: add(.documentStart, to: offset + 3)
        case UInt8(ascii: ".") where isMarker: add(.documentEnd, to: offset + 3)
        case UInt8(ascii: "-"): add(.dash, to: offset + 1)
        default: return false
        }
        return true
    }

    /// Whether a line starts here with three times the same character and white space. A `-` that is none has a blank
    /// or a line break behind it.
    private var isMarker: Bool {
        let end = offset + 3
        guard offset == lineStart, end <= text.count, text[offset + 1] == text[offset] else { return false }
        guard text[offset + 2] == text[offset] else { return false }
        return end == text.count || [0x09, 0x0A, 0x0D, 0x20].contains(text[end])
    }

    private mutating func breakLine() {
        offset += 1
        line += 1
        lineStart = offset
        breaks += 1
        isLineTaken = false
    }

    /// Adds a token from `offset` to `end`.
    private mutating func add(_ kind: LayoutToken.Kind, to end: Int, link: Int = -1) {
        var token = LayoutToken(kind, offset..<end, line: line, column: offset - lineStart)
        token.isAlone = !isLineTaken
        token.followsEmptyLine = breaks > 1
        token.link = Int32(truncatingIfNeeded: link)
        while offset < end {
            if text[offset] == UInt8(ascii: "\n") { breakLine() } else { offset += 1 }
        }
        token.isMultiline = Int(token.line) < line
        breaks = 0
        isLineTaken = true
        tokens.append(token)
    }

    private mutating func addOpening(_ kind: LayoutToken.Kind) {
        open.append(tokens.count)
        add(kind, to: offset + 1)
    }

    private mutating func addClosing(_ kind: LayoutToken.Kind, of opening: LayoutToken.Kind) -> Bool {
        guard let partner = open.popLast(), tokens[partner].kind == opening else { return false }
        tokens[partner].link = Int32(truncatingIfNeeded: tokens.count)
        add(kind, to: offset + 1, link: partner)
        return true
    }

    /// The end of the directive at `offset`: before a comment, or the end of the line.
    private var directiveEnd: Int {
        let end = text.lineEnd(from: offset)
        let hash = (offset..<end).first { text[$0] == UInt8(ascii: "#") && [0x20, 0x09].contains(text[$0 - 1]) }
        return contentEnd(hash ?? end)
    }

    /// The end of what stands before `end` and the blanks before it.
    private func contentEnd(_ end: Int) -> Int {
        var end = end
        while end > offset, [0x20, 0x09].contains(text[end - 1]) { end -= 1 }
        return end
    }
}
