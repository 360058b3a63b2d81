// SPDX-License-Identifier: Apache-2.0

/// Walks over JSON (RFC 8259) without keeping anything of it, so that a catalogue of many megabytes costs one look at each byte.
struct JSONScanner {
    /// Objects and arrays within each other.
    static let depth = 64

    let bytes: UnsafeBufferPointer<UInt8>
    /// The byte that is read next.
    var offset: Int

    /// The byte at ``offset``, or 0 at the end: NUL is refused wherever it stands.
    var byte: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    mutating func skipSpace() {
        while offset < bytes.count {
            switch bytes[offset] {
            case 0x20, 0x0A, 0x0D, 0x09: offset += 1
            default: return
            }
        }
    }

    /// Skips a value, and returns where it is written.
    @discardableResult
    mutating func skipValue(depth: Int = 0) throws(TextFault) -> Range<Int> {
        let start = offset
        switch byte {
        case UInt8(ascii: "\""): return try skipString()
        case UInt8(ascii: "{"):
            try readObject(depth: depth) { scanner, _ throws(TextFault) in try scanner.skipValue(depth: depth + 1) }
        case UInt8(ascii: "["):
            try readArray(depth: depth) { scanner throws(TextFault) in try scanner.skipValue(depth: depth + 1) }
        default: try skipWord()
        }
        return start..<offset
    }

    /// Goes through the object at ``offset``, which is the whole of the rest of the file, `what`. `body` is as for ``readObject(depth:_:)``.
    mutating func readFile(
        _ what: String, _ body: (inout JSONScanner, _ key: Range<Int>) throws(TextFault) -> Void
    ) throws(TextFault) {
        guard byte == UInt8(ascii: "{") else {
            throw TextFault(.format, "\(what) is an object", at: bytes.character(at: offset))
        }
        try readObject(depth: 0, body)
        skipSpace()
        guard offset == bytes.count else { throw unexpected("the end of the file", nil) }
    }

    /// Goes through the object at ``offset``. `body` is given each key and has to go past the value.
    mutating func readObject(
        depth: Int, _ body: (inout JSONScanner, _ key: Range<Int>) throws(TextFault) -> Void
    ) throws(TextFault) {
        let opening = offset
        try enter(depth)
        if byte == UInt8(ascii: "}") { return offset += 1 }
        while true {
            guard byte == UInt8(ascii: "\"") else { throw unexpected("a key in double quotes", opening) }
            let key = try skipString()
            skipSpace()
            guard byte == UInt8(ascii: ":") else { throw unexpected("`:` after the key", opening) }
            offset += 1
            skipSpace()
            try body(&self, key)
            skipSpace()
            guard try goesOn(until: UInt8(ascii: "}"), "`,` or `}`", opening) else { return }
        }
    }

    /// Goes through the array at ``offset``. `body` has to go past each value.
    mutating func readArray(
        depth: Int, _ body: (inout JSONScanner) throws(TextFault) -> Void
    ) throws(TextFault) {
        let opening = offset
        try enter(depth)
        if byte == UInt8(ascii: "]") { return offset += 1 }
        while true {
            try body(&self)
            skipSpace()
            guard try goesOn(until: UInt8(ascii: "]"), "`,` or `]`", opening) else { return }
        }
    }

    private mutating func enter(_ depth: Int) throws(TextFault) {
        guard depth < Self.depth else {
            throw TextFault(
                .format, "objects and arrays nest deeper than \(Self.depth) levels", at: offset..<offset + 1)
        }
        offset += 1
        skipSpace()
    }

    /// Whether another value follows; goes past the comma, or the bracket that ends the collection.
    private mutating func goesOn(until end: UInt8, _ expected: String, _ opening: Int) throws(TextFault) -> Bool {
        if byte == end {
            offset += 1
            return false
        }
        guard byte == UInt8(ascii: ",") else { throw unexpected(expected, opening) }
        offset += 1
        skipSpace()
        return true
    }

    /// Skips the string at ``offset``, and returns where it is written, quotes included.
    mutating func skipString() throws(TextFault) -> Range<Int> {
        let start = offset
        offset += 1
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "\""):
                offset += 1
                return start..<offset
            case UInt8(ascii: "\\"): offset += 2
            case 0..<0x20:
                throw TextFault(
                    .syntax, "a text between quotes goes on past the end of its line, or contains a control character",
                    at: offset..<offset + 1, help: "write a line break as `\\n`, and a tab as `\\t`")
            default: offset += 1
            }
        }
        offset = bytes.count
        throw TextFault(.syntax, "the quote is never closed", at: start..<start + 1)
    }

    private mutating func skipWord() throws(TextFault) {
        let start = offset
        while offset < bytes.count, Self.isPartOfWord(bytes[offset]) { offset += 1 }
        let word = bytes[start..<offset]
        guard !word.isEmpty else { throw unexpected("a value", nil) }
        if ["true", "false", "null"].contains(where: { word.elementsEqual($0.utf8) }) { return }
        guard Self.isNumber(word) else {
            throw TextFault(
                .syntax, "`\(String(decoding: word.prefix(40), as: UTF8.self))` is not a JSON value",
                at: start..<offset,
                help: "put a text in double quotes")
        }
    }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."): true
        default: false
        }
    }

    /// `-12.5e+3`: a sign, digits without a leading zero, a fraction, an exponent.
    private static func isNumber(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        var rest = word[...]
        func isDigit(_ byte: UInt8?) -> Bool { byte.map { (0x30...0x39).contains($0) } ?? false }
        func digits() -> Bool {
            guard isDigit(rest.first) else { return false }
            rest = rest.drop { isDigit($0) }
            return true
        }
        if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
        if rest.first == UInt8(ascii: "0") { rest = rest.dropFirst() } else if !digits() { return false }
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst()
            if !digits() { return false }
        }
        if let letter = rest.first, letter | 0x20 == UInt8(ascii: "e") {
            rest = rest.dropFirst()
            if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { rest = rest.dropFirst() }
            if !digits() { return false }
        }
        return rest.isEmpty
    }

    /// A fault at ``offset``, where `expected` should stand.
    func unexpected(_ expected: String, _ opening: Int?) -> TextFault {
        let place = bytes.character(at: offset)
        let found = place.isEmpty ? "the end of the file" : "`\(String(decoding: bytes[place], as: UTF8.self))`"
        var fault = TextFault(.syntax, "expected \(expected), not \(found)", at: place)
        fault.related = opening.map { ($0..<$0 + 1, "opened here") }
        return fault
    }
}
