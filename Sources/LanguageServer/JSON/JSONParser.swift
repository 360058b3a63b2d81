// SPDX-License-Identifier: Apache-2.0

/// Reads a value of JSON (RFC 8259). It is for messages of strangers: nothing in them makes it trap, and nesting has a limit.
struct JSONParser {
    /// Why bytes are no JSON.
    struct Fault: Error, Hashable {
        /// What is wrong, as a phrase.
        var reason: String
        /// The offset of the byte at fault.
        var offset: Int
    }

    /// Lists and objects within each other.
    static let depthLimit = 100

    private let bytes: UnsafeBufferPointer<UInt8>
    private var offset = 0
    private var depth = 0

    /// The value that `bytes` are.
    static func value(of bytes: [UInt8]) throws(Fault) -> JSONValue {
        let result: Result<JSONValue, Fault> = bytes.withUnsafeBufferPointer { buffer in
            Result { () throws(Fault) in
                var parser = JSONParser(bytes: buffer)
                let value = try parser.value()
                parser.skipBlanks()
                guard parser.offset == buffer.count else { throw parser.fault("something follows the value") }
                return value
            }
        }
        return try result.get()
    }

    private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private func fault(_ reason: String) -> Fault { Fault(reason: reason, offset: offset) }

    private mutating func skipBlanks() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { offset += 1 }
    }

    private mutating func take(_ byte: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: byte) else { return false }
        offset += 1
        return true
    }

    private mutating func value() throws(Fault) -> JSONValue {
        skipBlanks()
        switch next {
        case UInt8(ascii: "{"): return try nested { parser throws(Fault) in try parser.object() }
        case UInt8(ascii: "["): return try nested { parser throws(Fault) in try parser.array() }
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case nil: throw fault("a value is missing")
        default: return try number()
        }
    }

    private mutating func nested(_ body: (inout JSONParser) throws(Fault) -> JSONValue) throws(Fault) -> JSONValue {
        guard depth < Self.depthLimit else { throw fault("more than \(Self.depthLimit) levels of nesting") }
        depth += 1
        defer { depth -= 1 }
        offset += 1
        return try body(&self)
    }

    private mutating func object() throws(Fault) -> JSONValue {
        var members: [String: JSONValue] = [:]
        skipBlanks()
        if take("}") { return .object(members) }
        while true {
            skipBlanks()
            guard next == UInt8(ascii: "\"") else { throw fault("a member's name is missing") }
            let name = try string()
            skipBlanks()
            guard take(":") else { throw fault("`:` is missing") }
            members[name] = try value()
            skipBlanks()
            if take("}") { return .object(members) }
            guard take(",") else { throw fault("`,` or `}` is missing") }
        }
    }

    private mutating func array() throws(Fault) -> JSONValue {
        var elements: [JSONValue] = []
        skipBlanks()
        if take("]") { return .array(elements) }
        while true {
            elements.append(try value())
            skipBlanks()
            if take("]") { return .array(elements) }
            guard take(",") else { throw fault("`,` or `]` is missing") }
        }
    }

    private mutating func word(_ word: String, _ value: JSONValue) throws(Fault) -> JSONValue {
        guard bytes[offset...].starts(with: word.utf8) else { throw fault("this is not a value") }
        offset += word.utf8.count
        return value
    }

    private mutating func number() throws(Fault) -> JSONValue {
        let start = offset
        _ = take("-")
        let digits = offset
        skipDigits()
        guard offset > digits, offset == digits + 1 || bytes[digits] != UInt8(ascii: "0") else {
            throw fault("this is not a value")
        }
        if take(".") { try someDigits() }
        if take("e") || take("E") {
            if !take("+") { _ = take("-") }
            try someDigits()
        }
        let text = String(decoding: bytes[start..<offset], as: UTF8.self)
        guard let number = Double(text), number.isFinite else { throw fault("the number is too large") }
        return .number(number)
    }

    private mutating func skipDigits() {
        while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { offset += 1 }
    }

    private mutating func someDigits() throws(Fault) {
        let start = offset
        skipDigits()
        guard offset > start else { throw fault("a digit is missing") }
    }

    // MARK: Strings

    private mutating func string() throws(Fault) -> String {
        offset += 1
        // What stands before the last escape, decoded; the rest is copied at once.
        var decoded: [UInt8] = []
        var start = offset
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""):
                defer { offset += 1 }
                if decoded.isEmpty { return String(decoding: bytes[start..<offset], as: UTF8.self) }
                decoded += bytes[start..<offset]
                return String(decoding: decoded, as: UTF8.self)
            case UInt8(ascii: "\\"):
                decoded += bytes[start..<offset]
                try escape(into: &decoded)
                start = offset
            case ..<0x20: throw fault("a control character in a string")
            default: offset += 1
            }
        }
        throw fault("a string has no end")
    }

    private mutating func escape(into text: inout [UInt8]) throws(Fault) {
        offset += 1
        guard let letter = next else { throw fault("a string has no end") }
        offset += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"): text += String(try scalar()).utf8
        default: throw fault("no such escape")
        }
    }

    /// The character of `\uXXXX`, or of two of them that are a pair. Half a pair, which no character is, becomes U+FFFD.
    private mutating func scalar() throws(Fault) -> Character {
        let first = try unit()
        if let scalar = Unicode.Scalar(first) { return Character(scalar) }
        guard (0xD800..<0xDC00).contains(first), bytes[offset...].starts(with: "\\u".utf8) else { return "\u{FFFD}" }
        let before = offset
        offset += 2
        let second = try unit()
        guard (0xDC00..<0xE000).contains(second),
            let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        else {
            offset = before
            return "\u{FFFD}"
        }
        return Character(scalar)
    }

    private mutating func unit() throws(Fault) -> UInt32 {
        guard offset + 4 <= bytes.count,
            let unit = UInt32(String(decoding: bytes[offset..<offset + 4], as: UTF8.self), radix: 16),
            bytes[offset] != UInt8(ascii: "+"), bytes[offset] != UInt8(ascii: "-")
        else { throw fault("`\\u` takes four digits") }
        offset += 4
        return unit
    }
}
