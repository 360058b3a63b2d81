// SPDX-License-Identifier: Apache-2.0

// What swift-argument-parser asks of Foundation, which is one option that writes JSON. scripts/release compiles the parser against this module
// where Foundation would be linked in: an eighth of the program.

/// An error that says in its own words what went wrong.
public protocol LocalizedError: Error {
    /// What went wrong.
    var errorDescription: String? { get }
}

/// The bytes of an encoded value.
public struct Data {
    let bytes: [UInt8]
}

extension String {
    /// How texts become bytes.
    public enum Encoding {
        /// The one that JSON has.
        case utf8
    }

    /// A text of such bytes; `nil` where they are none.
    public init?(data: Data, encoding: Encoding) {
        self.init(validating: data.bytes, as: UTF8.self)
    }
}

/// Writes values as Foundation does that is asked for line breaks and sorted keys: the parser asks for nothing else.
public final class JSONEncoder {
    /// How JSON may be laid out.
    public struct OutputFormatting: OptionSet {
        /// A bit for each option.
        public let rawValue: Int

        /// Options by their bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// With line breaks and blanks.
        public static let prettyPrinted = Self(rawValue: 1)
        /// With members in the order of their keys.
        public static let sortedKeys = Self(rawValue: 2)
    }

    /// What is asked for; it is laid out in one way only.
    public var outputFormatting: OutputFormatting = []

    /// An encoder.
    public init() {}

    /// The JSON of `value`. Throws what its own description of itself throws.
    public func encode<Value: Encodable>(_ value: Value) throws -> Data {
        var text = ""
        try Node(value, at: []).write(to: &text, margin: "\n")
        return Data(bytes: Array(text.utf8))
    }
}

/// A value of JSON, which a value of Swift describes itself to.
final class Node: Encoder {
    enum Content {
        case word(String)
        case text(String)
        case array([Node])
        case object([String: Node])
    }

    var content = Content.object([:])
    let codingPath: [any CodingKey]
    let userInfo: [CodingUserInfoKey: Any] = [:]

    init(at path: [any CodingKey]) {
        codingPath = path
    }

    init(_ value: some Encodable, at path: [any CodingKey]) throws {
        codingPath = path
        switch value {
        case let text as String: content = .text(text)
        case let condition as Bool: content = .word(condition ? "true" : "false")
        case let number as any BinaryInteger: content = .word("\(number)")
        case let number as Double where number.isFinite: content = .word("\(number)")
        default: try value.encode(to: self)
        }
    }

    func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(Members(node: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        content = .array([])
        return Elements(node: self)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        Single(node: self)
    }

    /// Appends the value, where each line begins with the margin.
    func write(to text: inout String, margin: String) {
        switch content {
        case .word(let word): text += word
        case .text(let literal): Self.quote(literal, to: &text)
        case .array(let elements):
            Self.list(elements, "[", "]", to: &text, margin) { $0.write(to: &$1, margin: margin + "  ") }
        case .object(let members):
            Self.list(members.sorted { $0.key < $1.key }, "{", "}", to: &text, margin) { member, text in
                Self.quote(member.key, to: &text)
                text += " : "
                member.value.write(to: &text, margin: margin + "  ")
            }
        }
    }

    private static func list<Item>(
        _ items: [Item], _ opening: String, _ closing: String, to text: inout String, _ margin: String,
        _ write: (Item, inout String) -> Void
    ) {
        text += opening
        for (index, item) in items.enumerated() {
            text += (index == 0 ? "" : ",") + margin + "  "
            write(item, &text)
        }
        text += (items.isEmpty ? "\n" : "") + margin + closing
    }

    private static func quote(_ literal: String, to text: inout String) {
        text += "\""
        for scalar in literal.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "/": text += "\\/"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\u{8}": text += "\\b"
            case "\u{c}": text += "\\f"
            case ..<" ":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}

// Every kind of value goes through the one generic function: Swift takes it for the functions of all kinds that a container has to have.

struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let node: Node

    var codingPath: [any CodingKey] { node.codingPath }

    func encodeNil(forKey key: Key) {
        add(key).content = .word("null")
    }

    func encode(_ value: some Encodable, forKey key: Key) throws {
        add(key, try Node(value, at: codingPath + [key]))
    }

    func nestedContainer<Inner>(keyedBy type: Inner.Type, forKey key: Key) -> KeyedEncodingContainer<Inner> {
        add(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        add(key).unkeyedContainer()
    }

    func superEncoder() -> any Encoder {
        node
    }

    func superEncoder(forKey key: Key) -> any Encoder {
        add(key)
    }

    private func add(_ key: Key) -> Node {
        let inner = Node(at: codingPath + [key])
        add(key, inner)
        return inner
    }

    private func add(_ key: Key, _ inner: Node) {
        guard case .object(var members) = node.content else { return }
        members[key.stringValue] = inner
        node.content = .object(members)
    }
}

struct Elements: UnkeyedEncodingContainer {
    let node: Node

    var codingPath: [any CodingKey] { node.codingPath }

    var count: Int {
        if case .array(let elements) = node.content { elements.count } else { 0 }
    }

    func encodeNil() {
        add(Node(at: codingPath)).content = .word("null")
    }

    func encode(_ value: some Encodable) throws {
        add(try Node(value, at: codingPath))
    }

    func nestedContainer<Inner>(keyedBy type: Inner.Type) -> KeyedEncodingContainer<Inner> {
        add(Node(at: codingPath)).container(keyedBy: type)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        add(Node(at: codingPath)).unkeyedContainer()
    }

    func superEncoder() -> any Encoder {
        node
    }

    @discardableResult private func add(_ inner: Node) -> Node {
        if case .array(let elements) = node.content { node.content = .array(elements + [inner]) }
        return inner
    }
}

struct Single: SingleValueEncodingContainer {
    let node: Node

    var codingPath: [any CodingKey] { node.codingPath }

    func encodeNil() {
        node.content = .word("null")
    }

    func encode(_ value: some Encodable) throws {
        node.content = try Node(value, at: codingPath).content
    }
}
