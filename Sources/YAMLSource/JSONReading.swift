// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// The reading of one JSON file: a value at a time, each at `offset`.
struct JSONReading {
    /// The bytes to read. They differ from the file's where the scan found faults.
    let text: UnsafeBufferPointer<UInt8>
    var builder: TreeBuilder
    /// What was read so far.
    var offset: Int
    /// The text of the string that is being read, if it has escapes.
    private var decoded: [UInt8] = []
    private var fault: JSONFault?

    /// Reads `text` from `offset` on.
    init(text: UnsafeBufferPointer<UInt8>, builder: TreeBuilder, offset: Int) {
        self.text = text
        self.builder = builder
        self.offset = offset
    }

    /// Reads all and returns the tree. In a file that is not clean, syntax errors may come from the faults that were
    /// reported, so they are kept back.
    mutating func run(source: SourceFile, isClean: Bool) -> NodeTree? {
        do throws(ReadingStopped) {
            skipSpace()
            guard offset < text.count else {
                builder.log.report(.emptyFile, at: 0..<0, "the file is empty")
                return nil
            }
            try readValue()
            skipSpace()
            if offset < text.count { throw stop("text after the end of the JSON value", here) }
            return builder.finish(source: source, readCount: text.count)
        } catch {
            if let fault, isClean {
                let labels = fault.opening.map { [Label("opened here", at: builder.log.place($0))] } ?? []
                builder.log.report(.jsonSyntax, at: fault.range, fault.message) {
                    $0.labels = labels
                    $0.help = fault.help.map { [$0] } ?? []
                }
            }
            return nil
        }
    }

    // MARK: - Faults

    /// A syntax error, until it is known whether it is to be shown.
    private struct JSONFault {
        var message: String
        var range: Range<Int>
        var help: String?
        /// The bracket or quote that is concerned.
        var opening: Range<Int>?
    }

    private mutating func stop(
        _ message: String, _ range: Range<Int>, help: String? = nil, opening: Int? = nil
    ) -> ReadingStopped {
        fault = JSONFault(message: message, range: range, help: help, opening: opening.map { $0..<$0 + 1 })
        return .syntax
    }

    /// The byte at `offset`, or 0 at the end. A NUL in the file was replaced by the scan.
    private var byte: UInt8 { offset < text.count ? text[offset] : 0 }

    /// The character at `offset`; empty at the end.
    private var here: Range<Int> { Lines(text).character(at: offset) }

    private var shown: String { "`\(text.text(here))`" }

    // MARK: - Values

    private mutating func skipSpace() {
        while offset < text.count {
            switch text[offset] {
            case 0x20, 0x09, 0x0A, 0x0D: offset += 1
            default: return
            }
        }
    }

    /// Reads the value at `offset`. It calls itself no deeper than ``Limits/depth``, at which the builder stops.
    private mutating func readValue() throws(ReadingStopped) {
        switch byte {
        case UInt8(ascii: "{"): try readObject()
        case UInt8(ascii: "["): try readArray()
        case UInt8(ascii: "\""): try readString()
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try readNumber()
        default: try readWord()
        }
    }

    private mutating func readArray() throws(ReadingStopped) {
        let opening = offset
        try builder.open(.sequence, at: offset, isFlow: true)
        offset += 1
        skipSpace()
        if byte == UInt8(ascii: "]") { return close() }
        while true {
            try checkItem(after: opening, "value")
            try readValue()
            skipSpace()
            if byte == UInt8(ascii: "]") { return close() }
            try readComma(within: opening, closing: UInt8(ascii: "]"))
        }
    }

    private mutating func readObject() throws(ReadingStopped) {
        let opening = offset
        try builder.open(.mapping, at: offset, isFlow: true)
        offset += 1
        skipSpace()
        if byte == UInt8(ascii: "}") { return close() }
        while true {
            try checkItem(after: opening, "key")
            guard byte == UInt8(ascii: "\"") else {
                throw stop("expected a key in double quotes, not \(shown)", here, help: "write `\"key\": value`")
            }
            try readString()
            skipSpace()
            guard byte == UInt8(ascii: ":") else {
                try checkNotAtEnd(of: opening)
                throw stop("expected `:` after a key", here, help: "write `\"key\": value`")
            }
            offset += 1
            skipSpace()
            try checkNotAtEnd(of: opening)
            try readValue()
            skipSpace()
            if byte == UInt8(ascii: "}") { return close() }
            try readComma(within: opening, closing: UInt8(ascii: "}"))
        }
    }

    private mutating func close() {
        offset += 1
        builder.close(at: offset)
    }

    private mutating func checkNotAtEnd(of opening: Int) throws(ReadingStopped) {
        guard offset >= text.count else { return }
        throw stop("unclosed `\(text.text(opening..<opening + 1))`", opening..<opening + 1)
    }

    /// Rejects what often stands where a value or key is expected.
    private mutating func checkItem(after opening: Int, _ what: String) throws(ReadingStopped) {
        try checkNotAtEnd(of: opening)
        switch byte {
        case UInt8(ascii: ","):
            throw stop("expected a \(what) before `,`", here, help: "remove the `,`", opening: opening)
        case UInt8(ascii: "]"), UInt8(ascii: "}"):
            throw stop("expected a \(what) before \(shown)", here, help: "remove the `,` before it", opening: opening)
        default: break
        }
    }

    private mutating func readComma(within opening: Int, closing: UInt8) throws(ReadingStopped) {
        try checkNotAtEnd(of: opening)
        guard byte == UInt8(ascii: ",") else {
            if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") {
                let bracket = text.text(opening..<opening + 1)
                throw stop("`\(bracket)` is closed by \(shown)", here, opening: opening)
            }
            if byte == UInt8(ascii: "/") || byte == UInt8(ascii: "#") { throw commentFault() }
            throw stop("missing `,`", here, help: "separate items with `,`", opening: opening)
        }
        let comma = offset
        offset += 1
        skipSpace()
        guard byte != closing else {
            throw stop("`,` after the last item", comma..<comma + 1, help: "remove it; JSON allows none here")
        }
    }

    private mutating func commentFault() -> ReadingStopped {
        stop("comment in JSON", here, help: "remove it; JSON has no comments")
    }

    // MARK: - Words and numbers

    /// Reads `true`, `false` or `null`, or says what stands there instead.
    private mutating func readWord() throws(ReadingStopped) {
        let start = offset
        var end = offset
        while end < text.count, isWordByte(text[end]) { end += 1 }
        let word = UnsafeBufferPointer(rebasing: text[start..<end])
        for known in ["true", "false", "null"] where word.elementsEqual(known.utf8) {
            offset = end
            return try builder.addScalar(word, .plain, at: start..<end)
        }
        switch byte {
        case UInt8(ascii: "'"): throw stop("text in single quotes", here, help: "use double quotes")
        case UInt8(ascii: "/"), UInt8(ascii: "#"): throw commentFault()
        case UInt8(ascii: "+"), UInt8(ascii: "."):
            throw stop("a number cannot start with \(shown)", here, help: "start it with a digit or `-`")
        default: break
        }
        guard end > start else { throw stop("expected a value, not \(shown)", here) }
        let help = "put a text in double quotes; the only words are `true`, `false` and `null`"
        throw stop("unknown word `\(text.text(start..<min(end, start + 40)))`", start..<end, help: help)
    }

    private func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80..., UInt8(ascii: "_"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
            true
        default: false
        }
    }

    private mutating func readNumber() throws(ReadingStopped) {
        let start = offset
        if byte == UInt8(ascii: "-") { offset += 1 }
        let first = byte
        try readDigits(from: start)
        if first == UInt8(ascii: "0"), offset > start + (text[start] == UInt8(ascii: "-") ? 2 : 1) {
            throw stop("a number cannot start with 0", start..<offset, help: "remove the leading zeros")
        }
        if byte == UInt8(ascii: ".") {
            offset += 1
            try readDigits(from: start)
        }
        if byte | 0x20 == UInt8(ascii: "e") {
            offset += 1
            if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { offset += 1 }
            try readDigits(from: start)
        }
        if isWordByte(byte) || byte == UInt8(ascii: ".") {
            throw stop("malformed number", start..<here.upperBound, help: "put a text in double quotes")
        }
        try builder.addScalar(UnsafeBufferPointer(rebasing: text[start..<offset]), .plain, at: start..<offset)
    }

    private mutating func readDigits(from start: Int) throws(ReadingStopped) {
        let first = offset
        while (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { offset += 1 }
        if offset == first { throw stop("malformed number", start..<here.upperBound, help: "a digit is missing here") }
    }

    // MARK: - Strings

    private mutating func readString() throws(ReadingStopped) {
        let start = offset
        offset += 1
        decoded.removeAll(keepingCapacity: true)
        var isPlain = true
        var isValid = true
        while true {
            let run = offset
            while offset < text.count, text[offset] >= 0x20, text[offset] != UInt8(ascii: "\""),
                text[offset] != UInt8(ascii: "\\")
            {
                offset += 1
            }
            if byte == UInt8(ascii: "\""), isPlain { break }
            decoded.append(contentsOf: UnsafeBufferPointer(rebasing: text[run..<offset]))
            if byte == UInt8(ascii: "\"") { break }
            guard byte == UInt8(ascii: "\\") else { throw unclosedString(from: start) }
            isPlain = false
            if try !readEscape(in: start) { isValid = false }
        }
        offset += 1
        let range = start..<offset
        guard isValid else { return try builder.addInvalid(at: range) }
        if isPlain {
            let content = UnsafeBufferPointer(rebasing: text[start + 1..<offset - 1])
            return try builder.addScalar(content, .doubleQuoted, at: range)
        }
        // Moved out of `self`, which the builder belongs to; moved back to keep its memory.
        var content: [UInt8] = []
        swap(&content, &decoded)
        defer { swap(&content, &decoded) }
        try content.withUnsafeBufferPointer { (buffer) throws(ReadingStopped) in
            try builder.addScalar(buffer, .doubleQuoted, at: range)
        }
    }

    private mutating func unclosedString(from start: Int) -> ReadingStopped {
        guard offset >= text.count || byte == 0x0A || byte == 0x0D else {
            return stop("control character in a text", here, help: "write a tab as `\\t`", opening: start)
        }
        return stop("unclosed double quote", start..<start + 1, help: "close it on its line; a line break is `\\n`")
    }

    /// Decodes the escape at `offset`. Returns whether it stands for a character; if not, that is reported.
    private mutating func readEscape(in start: Int) throws(ReadingStopped) -> Bool {
        let escape = offset
        offset += 1
        let letter = byte
        let plain: UInt8
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): plain = letter
        case UInt8(ascii: "b"): plain = 0x08
        case UInt8(ascii: "f"): plain = 0x0C
        case UInt8(ascii: "n"): plain = 0x0A
        case UInt8(ascii: "r"): plain = 0x0D
        case UInt8(ascii: "t"): plain = 0x09
        case UInt8(ascii: "u"):
            offset += 1
            return try readUnicodeEscape(from: escape)
        default:
            guard offset < text.count, letter >= 0x20 else { throw unclosedString(from: start) }
            let range = escape..<here.upperBound
            throw stop("unknown escape `\(text.text(range))`", range, help: "write `\\\\` for a backslash")
        }
        decoded.append(plain)
        offset += 1
        return true
    }

    /// Decodes the four digits at `offset`, and a second escape if the first is one half of a character.
    private mutating func readUnicodeEscape(from escape: Int) throws(ReadingStopped) -> Bool {
        var code = try readFourDigits(from: escape)
        let isHigh = (0xD800...0xDBFF).contains(code)
        if isHigh, byte == UInt8(ascii: "\\"), offset + 1 < text.count, text[offset + 1] == UInt8(ascii: "u") {
            let second = offset
            offset += 2
            let low = try readFourDigits(from: second)
            if (0xDC00...0xDFFF).contains(low) {
                code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
            } else {
                offset = second
            }
        }
        // Not a character only if it is a surrogate that stayed alone.
        guard let scalar = Unicode.Scalar(code) else {
            let range = escape..<escape + 6
            builder.log.report(.jsonSyntax, at: range, "`\(text.text(range))` is one half of a character") {
                $0.help = ["write both halves, or the character itself"]
            }
            return false
        }
        decoded.append(contentsOf: String(Character(scalar)).utf8)
        return true
    }

    private mutating func readFourDigits(from escape: Int) throws(ReadingStopped) -> UInt32 {
        var code: UInt32 = 0
        for _ in 0..<4 {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
                throw stop("escape without its 4 hexadecimal digits", escape..<offset, help: "write all 4 digits")
            }
            code = code << 4 | UInt32(truncatingIfNeeded: digit)
            offset += 1
        }
        return code
    }
}
