// SPDX-License-Identifier: Apache-2.0

/// A value of JSON, and where it is written: what is read of a catalogue when somebody asks for a key.
struct JSONNode {
    enum Kind {
        case object([Member])
        case array([JSONNode])
        /// A text, as it is written, quotes included.
        case string
        /// A number, `true`, `false` or `null`.
        case word(String)
    }

    struct Member {
        var name: String
        var nameRange: Range<Int>
        var value: JSONNode
    }

    var kind: Kind
    var range: Range<Int>

    /// The value written at `range`, which was scanned before. Members whose name their object had already are added to `faults`, and
    /// left out: RFC 8259 leaves open which of them counts.
    init?(_ bytes: UnsafeBufferPointer<UInt8>, at range: Range<Int>, faults: inout [TextFault]) {
        var scanner = JSONScanner(bytes: bytes, offset: range.lowerBound)
        guard let node = try? Self.read(&scanner, depth: 0, &faults) else { return nil }
        self = node
    }

    private init(kind: Kind, range: Range<Int>) {
        self.kind = kind
        self.range = range
    }

    private static func read(
        _ scanner: inout JSONScanner, depth: Int, _ faults: inout [TextFault]
    ) throws(TextFault) -> JSONNode {
        let start = scanner.offset
        switch scanner.byte {
        case UInt8(ascii: "{"):
            var members: [Member] = []
            try scanner.readObject(depth: depth) { scanner, key throws(TextFault) in
                let name = JSONText.decoded(scanner.bytes, key) ?? ""
                let value = try read(&scanner, depth: depth + 1, &faults)
                members.append(Member(name: name, nameRange: key, value: value))
            }
            return JSONNode(kind: .object(unique(members, &faults)), range: start..<scanner.offset)
        case UInt8(ascii: "["):
            var items: [JSONNode] = []
            try scanner.readArray(depth: depth) { scanner throws(TextFault) in
                items.append(try read(&scanner, depth: depth + 1, &faults))
            }
            return JSONNode(kind: .array(items), range: start..<scanner.offset)
        case UInt8(ascii: "\""):
            return JSONNode(kind: .string, range: try scanner.skipString())
        default:
            let range = try scanner.skipValue()
            return JSONNode(kind: .word(String(decoding: scanner.bytes[range], as: UTF8.self)), range: range)
        }
    }

    /// The members without those whose name one before them has.
    private static func unique(_ members: [Member], _ faults: inout [TextFault]) -> [Member] {
        // Most objects have one member, or two.
        if members.count < 2 || members.count == 2 && members[0].name != members[1].name { return members }
        var repetitions = Repetitions()
        return members.filter { member in
            guard let fault = repetitions.fault("the key", member.name, at: member.nameRange) else { return true }
            faults.append(fault)
            return false
        }
    }

    /// The members of an object; none for other kinds.
    var members: [Member] { if case .object(let members) = kind { members } else { [] } }

    var isString: Bool { if case .string = kind { true } else { false } }

    /// The word, for a number, a boolean or `null`.
    var word: String? { if case .word(let word) = kind { word } else { nil } }

    /// The value of an object's member.
    subscript(name: String) -> JSONNode? { members.first { $0.name == name }?.value }
}

/// Texts of JSON, escapes resolved.
enum JSONText {
    /// The text written at `range`, quotes included; `nil` if an escape is none, or half of a pair of surrogates.
    static func decoded(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String? {
        let content = bytes[range].dropFirst().dropLast()
        guard content.contains(UInt8(ascii: "\\")) else { return String(decoding: content, as: UTF8.self) }
        var text: [UInt8] = []
        text.reserveCapacity(content.count)
        var rest = content
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\") else {
                text.append(byte)
                continue
            }
            guard let letter = rest.popFirst() else { return nil }
            switch letter {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter)
            case UInt8(ascii: "b"): text.append(0x08)
            case UInt8(ascii: "f"): text.append(0x0C)
            case UInt8(ascii: "n"): text.append(0x0A)
            case UInt8(ascii: "r"): text.append(0x0D)
            case UInt8(ascii: "t"): text.append(0x09)
            case UInt8(ascii: "u"):
                guard let scalar = scalar(&rest) else { return nil }
                text.append(contentsOf: Array(String(scalar).utf8))
            default: return nil
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// The character behind `\u`, of one escape or of two.
    private static func scalar(_ rest: inout Slice<UnsafeBufferPointer<UInt8>>) -> Unicode.Scalar? {
        guard let high = unit(&rest) else { return nil }
        guard (0xD800..<0xDC00).contains(high) else { return Unicode.Scalar(high) }
        guard rest.popFirst() == UInt8(ascii: "\\"), rest.popFirst() == UInt8(ascii: "u"), let low = unit(&rest),
            (0xDC00..<0xE000).contains(low)
        else { return nil }
        return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    }

    private static func unit(_ rest: inout Slice<UnsafeBufferPointer<UInt8>>) -> UInt32? {
        let digits = rest.prefix(4)
        guard digits.count == 4, digits.allSatisfy({ $0 < 0x80 }) else { return nil }
        rest = rest.dropFirst(4)
        let text = String(decoding: digits, as: UTF8.self)
        return text.first == "+" || text.first == "-" ? nil : UInt32(text, radix: 16)
    }
}
