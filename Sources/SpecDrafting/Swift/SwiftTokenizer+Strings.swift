// SPDX-License-Identifier: Apache-2.0

/// String literals (The Swift Programming Language, "Lexical Structure", String Literals).
extension SwiftTokenizer {
    /// What a string literal is made of, before the indentation of its lines is known.
    private enum Part {
        case raw(Range<Int>)
        case text(String)
        case lineBreak
        /// A backslash at the end of a line, which joins it with the next.
        case continuation
        case interpolation(Range<Int>)
    }

    /// The literal at the quotation mark, behind so many number signs.
    mutating func readString(signs: Int) -> SwiftToken.Kind {
        guard has("\"\"\"") else { return readLine(signs: signs) }
        // `"""` and text is an empty literal and another; with number signs it is a literal that starts with quotation marks.
        var end = 3
        while byte(end) == 0x20 || byte(end) == 0x09 { end += 1 }
        guard byte(end) == 0x0A || byte(end) == 0x0D else { return readLine(signs: signs) }
        offset += end
        skipLineBreak()
        return readLines(signs: signs)
    }

    private mutating func readLine(signs: Int) -> SwiftToken.Kind {
        offset += 1
        var parts: [Part] = []
        var isKnown = true
        while let byte = byte(), byte != 0x0A, byte != 0x0D {
            if byte == UInt8(ascii: "\""), hasSigns(signs, 1) {
                offset += 1 + signs
                return .string(isKnown ? Self.pieces(parts, bytes, indentation: nil) : nil)
            }
            guard readPart(&parts, signs, &isKnown, hasLines: false) else { return .broken }
        }
        return .broken
    }

    private mutating func readLines(signs: Int) -> SwiftToken.Kind {
        var parts: [Part] = []
        var isKnown = true
        var lineStart = offset
        while let byte = byte() {
            if has("\"\"\""), hasSigns(signs, 3) {
                let indentation = lineStart..<offset
                offset += 3 + signs
                return .string(isKnown ? Self.pieces(parts, bytes, indentation: indentation) : nil)
            }
            if byte == 0x0A || byte == 0x0D {
                skipLineBreak()
                lineStart = offset
                parts.append(.lineBreak)
            } else {
                let start = offset
                guard readPart(&parts, signs, &isKnown, hasLines: true) else { return .broken }
                // A line that goes on behind a backslash starts anew too.
                if bytes[start..<offset].contains(0x0A) { lineStart = offset }
            }
        }
        return .broken
    }

    private func hasSigns(_ signs: Int, _ distance: Int) -> Bool {
        (0..<signs).allSatisfy { byte(distance + $0) == UInt8(ascii: "#") }
    }

    /// LF, CR LF or CR.
    private mutating func skipLineBreak() {
        offset += has("\r\n") ? 2 : 1
    }

    /// Reads text up to an escape, or the escape. Returns whether the literal may go on behind it.
    private mutating func readPart(
        _ parts: inout [Part], _ signs: Int, _ isKnown: inout Bool, hasLines: Bool
    ) -> Bool {
        guard byte() == UInt8(ascii: "\\"), hasSigns(signs, 1) else {
            let start = offset
            offset += 1
            skip { $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "\"") && $0 != 0x0A && $0 != 0x0D }
            parts.append(.raw(start..<offset))
            return true
        }
        offset += 1 + signs
        guard let escape = byte() else { return false }
        offset += 1
        switch escape {
        case UInt8(ascii: "("): return readInterpolation(&parts, hasLines: hasLines)
        case UInt8(ascii: "n"): parts.append(.text("\n"))
        case UInt8(ascii: "r"): parts.append(.text("\r"))
        case UInt8(ascii: "t"): parts.append(.text("\t"))
        case UInt8(ascii: "0"): parts.append(.text("\0"))
        case UInt8(ascii: "\""): parts.append(.text("\""))
        case UInt8(ascii: "'"): parts.append(.text("'"))
        case UInt8(ascii: "\\"): parts.append(.text("\\"))
        case UInt8(ascii: "u"): readScalar(&parts, &isKnown)
        case 0x09, 0x20, 0x0A, 0x0D:
            offset -= 1
            return readContinuation(&parts, &isKnown, hasLines: hasLines)
        default: isKnown = false
        }
        return true
    }

    /// `\u{1F600}`.
    private mutating func readScalar(_ parts: inout [Part], _ isKnown: inout Bool) {
        var value: UInt32 = 0
        var digits = 0
        guard byte() == UInt8(ascii: "{") else { return isKnown = false }
        offset += 1
        while digits < 8, let digit = byte().flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) {
            value = value << 4 | UInt32(digit)
            digits += 1
            offset += 1
        }
        guard digits > 0, byte() == UInt8(ascii: "}"), let scalar = Unicode.Scalar(value) else {
            return isKnown = false
        }
        offset += 1
        parts.append(.text(String(scalar)))
    }

    /// Behind a backslash: white space and the end of the line.
    private mutating func readContinuation(_ parts: inout [Part], _ isKnown: inout Bool, hasLines: Bool) -> Bool {
        skip { $0 == 0x20 || $0 == 0x09 }
        guard hasLines, byte() == 0x0A || byte() == 0x0D else {
            isKnown = false
            return true
        }
        skipLineBreak()
        parts.append(.continuation)
        return true
    }

    /// `\(…)`, behind the parenthesis.
    private mutating func readInterpolation(_ parts: inout [Part], hasLines: Bool) -> Bool {
        guard depth < Self.depthLimit else { return false }
        let start = offset
        var inner = SwiftTokenizer(bytes: bytes, offset: offset, depth: depth + 1)
        var open = 1
        while let token = inner.next() {
            offset = inner.offset
            switch token.kind {
            case .mark(UInt8(ascii: "(")): open += 1
            case .mark(UInt8(ascii: ")")): open -= 1
            case .broken: return false
            case .space where !hasLines && bytes[token.range].contains(where: { $0 == 0x0A || $0 == 0x0D }):
                // What was begun ends with its line.
                offset = token.range.lowerBound
                return false
            default: break
            }
            if open == 0 {
                parts.append(.interpolation(start..<token.range.lowerBound))
                return true
            }
        }
        return false
    }

    // MARK: The text

    /// The pieces of a literal, its lines without the indentation of the last one; `nil` for lines that are indented otherwise.
    private static func pieces(
        _ parts: [Part], _ bytes: ArraySlice<UInt8>, indentation: Range<Int>?
    ) -> [SwiftToken.Piece]? {
        var pieces: [SwiftToken.Piece] = []
        var text = ""
        let prefix = indentation.map { Array(bytes[$0]) } ?? []
        guard prefix.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return nil }
        var parts = parts[...]
        // The break before the closing quotation marks is no part of the text.
        if indentation != nil {
            if case .raw(let range)? = parts.last, bytes[range].elementsEqual(prefix) { parts = parts.dropLast() }
            if case .lineBreak? = parts.last { parts = parts.dropLast() }
        }
        var startsLine = indentation != nil
        for part in parts {
            switch part {
            case .raw(let range) where startsLine:
                if bytes[range].starts(with: prefix) {
                    text += String(decoding: bytes[range].dropFirst(prefix.count), as: UTF8.self)
                } else if !bytes[range].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
                    return nil
                }
            case .raw(let range): text += String(decoding: bytes[range], as: UTF8.self)
            case .text(let part): text += part
            case .lineBreak: text += "\n"
            case .continuation: break
            case .interpolation(let range):
                if !text.isEmpty { pieces.append(.text(text)) }
                text = ""
                pieces.append(.interpolation(range))
            }
            switch part {
            case .lineBreak, .continuation: startsLine = indentation != nil
            default: startsLine = false
            }
        }
        if !text.isEmpty { pieces.append(.text(text)) }
        return pieces
    }
}
