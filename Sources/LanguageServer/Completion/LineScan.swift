// SPDX-License-Identifier: Apache-2.0

/// What a line of YAML has opened and not closed by its end. It asks no parser, so that it also knows lines that are half written.
struct LineScan {
    /// A mapping or a list that the end of the line is in.
    struct Level {
        enum Kind { case block, mapping, list }
        var kind: Kind
        /// The key whose value is being written.
        var key: String?
        /// The keys that are written before it.
        var keys: Set<String> = []
    }

    /// How far the line is indented, with the marks of list items before its content.
    private(set) var indentation = 0
    /// The columns of `-` before the content.
    private(set) var dashes: [Int] = []
    /// From the outside inwards; at least one.
    private(set) var levels: [Level]
    /// The word at the end, as it is written, with an open quote.
    private(set) var word = 0..<0
    /// The quote that is open at the end.
    private(set) var quote: UInt8?
    /// Whether the end is in a comment.
    private(set) var isComment = false
    /// Whether nothing stands in the line.
    private(set) var isBlank = true
    /// Whether there is a collection between brackets.
    private(set) var hasBrackets = false
    /// Whether the value is a block of text, after `|` or `>`.
    private(set) var opensText = false

    private let bytes: ArraySlice<UInt8>

    /// Scans `bytes`, a line or the beginning of one, in a mapping, a list or a block.
    init(_ bytes: ArraySlice<UInt8>, in kind: Level.Kind = .block) {
        self.bytes = bytes
        levels = [Level(kind: kind)]
        word = bytes.endIndex..<bytes.endIndex
        scan(from: skipMarks())
    }

    /// The key that the line starts with.
    var firstKey: String? { levels.first?.key }

    private mutating func skipMarks() -> Int {
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let isDash =
                bytes[index] == UInt8(ascii: "-") && (index + 1 == bytes.endIndex || bytes[index + 1] == 0x20)
            if isDash { dashes.append(index - bytes.startIndex) }
            guard isDash || bytes[index] == 0x20 else { break }
            index += 1
        }
        indentation = index - bytes.startIndex
        return index
    }

    private mutating func scan(from start: Int) {
        var index = start
        var wordStart = start
        func isEmptyWord(_ index: Int) -> Bool { bytes[wordStart..<index].allSatisfy { $0 == 0x20 || $0 == 0x09 } }
        while index < bytes.endIndex {
            let byte = bytes[index]
            if byte != 0x20, byte != 0x09, byte != 0x0D { isBlank = false }
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                guard isEmptyWord(index) else { break }
                wordStart = index
                guard let end = endOfQuote(from: index) else {
                    quote = byte
                    word = index..<bytes.endIndex
                    return
                }
                index = end
            case UInt8(ascii: "#") where index == start || bytes[index - 1] == 0x20 || bytes[index - 1] == 0x09:
                // `tint: #8C1D18` is a comment to YAML, and a colour to who writes it.
                if levels[levels.count - 1].key != nil, isEmptyWord(index), isName(index + 1) { break }
                isComment = true
                return
            case UInt8(ascii: ":") where isKeyEnd(index):
                let key = text(wordStart..<index)
                levels[levels.count - 1].key = key
                levels[levels.count - 1].keys.insert(key)
                wordStart = index + 1
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                guard isEmptyWord(index) else { break }
                hasBrackets = true
                levels.append(Level(kind: byte == UInt8(ascii: "{") ? .mapping : .list))
                wordStart = index + 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                guard levels.count > 1 || levels[0].kind != .block else { break }
                if levels.count > 1 { levels.removeLast() }
                wordStart = index + 1
            case UInt8(ascii: ",") where levels[levels.count - 1].kind != .block:
                levels[levels.count - 1].key = nil
                wordStart = index + 1
            default: break
            }
            index += 1
        }
        while wordStart < bytes.endIndex, bytes[wordStart] == 0x20 || bytes[wordStart] == 0x09 { wordStart += 1 }
        word = wordStart..<bytes.endIndex
        opensText =
            levels.count == 1 && levels[0].key != nil
            && [UInt8(ascii: "|"), UInt8(ascii: ">")].contains(bytes[word].first)
    }

    private func isName(_ index: Int) -> Bool { index < bytes.endIndex && bytes[index].isNameByte }

    private func isKeyEnd(_ index: Int) -> Bool {
        guard levels[levels.count - 1].key == nil else { return false }
        return index + 1 == bytes.endIndex || [0x20, 0x09, 0x0D].contains(bytes[index + 1])
    }

    /// The last byte of the quoted text that starts at `start`; `nil` if it is open.
    private func endOfQuote(from start: Int) -> Int? {
        let quote = bytes[start]
        var index = start + 1
        while index < bytes.endIndex {
            if bytes[index] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
                index += 1
            } else if bytes[index] == quote {
                return index
            }
            index += 1
        }
        return nil
    }

    /// A word without blanks and quotes around it.
    private func text(_ range: Range<Int>) -> String {
        var text = Substring(String(decoding: bytes[range], as: UTF8.self))
        while let first = text.first, first == " " || first == "\t" || first == "\"" || first == "'" {
            text.removeFirst()
        }
        while let last = text.last, last == " " || last == "\t" || last == "\"" || last == "'" { text.removeLast() }
        return String(text)
    }
}
