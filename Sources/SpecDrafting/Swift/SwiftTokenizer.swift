// SPDX-License-Identifier: Apache-2.0

/// Cuts a Swift file into tokens: as much of Swift's lexical structure as it takes to tell calls from comments and from text.
///
/// It knows nested comments and string literals with everything that they may hold: interpolations with strings of their own, several
/// lines, number signs. It fails nowhere: what is no Swift becomes a token of the kind ``SwiftToken/Kind/broken``, and the rest is read
/// on. Each byte is looked at a bounded number of times.
///
/// A regular expression between plain slashes is not told from division. At worst a quotation mark in one hides the rest of its line.
struct SwiftTokenizer {
    /// Strings within interpolations of strings. Each level is a call within a call.
    static let depthLimit = 32

    let bytes: ArraySlice<UInt8>
    var offset: Int
    /// How many interpolations the bytes are within.
    var depth = 0

    /// All tokens of `bytes`, which begin at the index 0.
    static func tokens(of bytes: [UInt8]) -> [SwiftToken] { tokens(of: bytes, in: 0..<bytes.count) }

    /// The tokens of a part of a file, such as an interpolation; `range` lies within `bytes`.
    static func tokens(of bytes: [UInt8], in range: Range<Int>) -> [SwiftToken] {
        var tokenizer = SwiftTokenizer(bytes: bytes[range], offset: range.lowerBound)
        var tokens: [SwiftToken] = []
        while let token = tokenizer.next() { tokens.append(token) }
        return tokens
    }

    /// The byte so many further on; `nil` beyond the end.
    func byte(_ distance: Int = 0) -> UInt8? {
        let index = offset + distance
        return bytes.indices.contains(index) ? bytes[index] : nil
    }

    /// Whether `text`, in ASCII, stands so many bytes further on.
    func has(_ text: StaticString, _ distance: Int = 0) -> Bool {
        text.withUTF8Buffer { buffer in
            buffer.indices.allSatisfy { byte(distance + $0) == buffer[$0] }
        }
    }

    /// The next token; `nil` at the end.
    mutating func next() -> SwiftToken? {
        guard let first = byte() else { return nil }
        let start = offset
        let kind = read(first)
        // Every reader takes a byte at the least.
        if offset == start { offset += 1 }
        return SwiftToken(kind: kind, range: start..<offset)
    }

    private mutating func read(_ first: UInt8) -> SwiftToken.Kind {
        switch first {
        case 0, 0x09...0x0D, 0x20:
            skip { $0 == 0 || (0x09...0x0D).contains($0) || $0 == 0x20 }
            return .space
        case UInt8(ascii: "/") where has("//"):
            skip { $0 != 0x0A && $0 != 0x0D }
            return .comment
        case UInt8(ascii: "/") where has("/*"): return readComment()
        case UInt8(ascii: "\""): return readString(signs: 0)
        case UInt8(ascii: "#"): return readNumberSign()
        case UInt8(ascii: "`"): return readName()
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return readNumber()
        case let byte where Self.isLetter(byte):
            skip { Self.isLetter($0) || Self.isDigit($0) }
            return .word
        case UInt8(ascii: ".") where byte(1).map(Self.isSign) != true && byte(1) != UInt8(ascii: "."): return readMark()
        case let byte where Self.isSign(byte) || byte == UInt8(ascii: "."): return readSign()
        case let byte where "()[]{},;:@\\".utf8.contains(byte): return readMark()
        default:
            offset += 1
            return .broken
        }
    }

    mutating func skip(while condition: (UInt8) -> Bool) {
        while let byte = byte(), condition(byte) { offset += 1 }
    }

    private mutating func readMark() -> SwiftToken.Kind {
        let mark = byte() ?? 0
        offset += 1
        return .mark(mark)
    }

    /// An operator. It ends where a comment begins, and holds points only if it begins with one.
    private mutating func readSign() -> SwiftToken.Kind {
        let hasPoints = byte() == UInt8(ascii: ".")
        while let byte = byte(), Self.isSign(byte) || hasPoints && byte == UInt8(ascii: "."), !has("//"), !has("/*") {
            offset += 1
        }
        return .sign
    }

    private mutating func readComment() -> SwiftToken.Kind {
        var open = 0
        while byte() != nil {
            if has("/*") {
                open += 1
                offset += 2
            } else if has("*/") {
                open -= 1
                offset += 2
                if open == 0 { return .comment }
            } else {
                offset += 1
            }
        }
        return .broken
    }

    /// `#"…"#`, `#/…/#`, or the sign of a directive.
    private mutating func readNumberSign() -> SwiftToken.Kind {
        var signs = 0
        while byte(signs) == UInt8(ascii: "#") { signs += 1 }
        switch byte(signs) {
        case UInt8(ascii: "\""):
            offset += signs
            return readString(signs: signs)
        case UInt8(ascii: "/"):
            offset += signs + 1
            return readRegex(signs: signs)
        default: break
        }
        offset += signs
        return .mark(UInt8(ascii: "#"))
    }

    /// A regular expression up to a slash and as many number signs. One that begins at the end of a line may have several.
    private mutating func readRegex(signs: Int) -> SwiftToken.Kind {
        let hasLines = byte() == 0x0A || byte() == 0x0D
        while let byte = byte() {
            if byte == UInt8(ascii: "/"), (1...signs).allSatisfy({ self.byte($0) == UInt8(ascii: "#") }) {
                offset += 1 + signs
                return .regex
            }
            if byte == 0x0A || byte == 0x0D, !hasLines { break }
            offset += 1
        }
        return .broken
    }

    /// A name between backticks.
    private mutating func readName() -> SwiftToken.Kind {
        offset += 1
        skip { $0 != UInt8(ascii: "`") && $0 != 0x0A && $0 != 0x0D }
        guard byte() == UInt8(ascii: "`") else { return .broken }
        offset += 1
        return .word
    }

    /// `12`, `1_000`, `0.5`, `2e-3`, `0xFF`. A point counts only before a digit, or it belongs to a member.
    private mutating func readNumber() -> SwiftToken.Kind {
        let isHex = has("0x")
        var hasPoint = false
        while let byte = byte() {
            if Self.isDigit(byte) || Self.isLetter(byte) && byte < 0x80 {
                offset += 1
                let isExponent = isHex ? byte == UInt8(ascii: "p") : byte | 0x20 == UInt8(ascii: "e")
                if isExponent, has("-") || has("+"), self.byte(1).map(Self.isDigit) == true { offset += 1 }
            } else if byte == UInt8(ascii: "."), !hasPoint, self.byte(1).map(Self.isDigit) == true {
                hasPoint = true
                offset += 1
            } else {
                break
            }
        }
        return .number
    }

    static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    /// Whether a name may begin with `byte`; those of characters beyond ASCII all count.
    static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }

    private static func isSign(_ byte: UInt8) -> Bool { "/=-+!*%<>&|^~?".utf8.contains(byte) }
}
