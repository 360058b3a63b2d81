// SPDX-License-Identifier: Apache-2.0

/// A value of JSON (RFC 8259), as messages of the protocol hold it.
///
/// The trees of `YAMLSource` keep places and refuse scalars beyond 64 KiB; a message has no places, and one of its strings may be a
/// whole document.
public enum JSONValue: Hashable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number.
    case number(Double)
    /// A text.
    case string(String)
    /// A list.
    case array([JSONValue])
    /// Members by name. Of several of one name the last counts.
    case object([String: JSONValue])
}

extension JSONValue {
    /// The member called `name`; `nil` where there is none, or this is no object.
    public subscript(name: String) -> JSONValue? {
        if case .object(let members) = self { members[name] } else { nil }
    }

    /// The member at the end of `names`, each within the one before.
    func at(_ names: String...) -> JSONValue? {
        var value: JSONValue? = self
        for name in names { value = value?[name] }
        return value
    }

    /// The text; `nil` for what is none.
    public var text: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The whole number; `nil` for what is none, or lies beyond 2⁵³.
    public var int: Int? {
        guard case .number(let number) = self, abs(number) <= 0x1p53 else { return nil }
        return Int(exactly: number)
    }

    /// Whether this is `true`.
    public var isTrue: Bool { self == .bool(true) }

    /// The elements; none for what is no list.
    public var elements: [JSONValue] {
        if case .array(let elements) = self { elements } else { [] }
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// A text.
    public init(stringLiteral value: String) { self = .string(value) }
    /// A number.
    public init(integerLiteral value: Int) { self = .number(Double(value)) }
    /// `true` or `false`.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// A list.
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    /// An object.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(Dictionary(elements) { $1 })
    }
    /// A number.
    init(_ number: Int) { self = .number(Double(number)) }

    /// A text.
    init(_ text: String) { self = .string(text) }

    /// A list.
    init(_ values: some Sequence<JSONValue>) { self = .array(Array(values)) }

    /// An object without the members that are `nil`.
    static func members(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
        var object: [String: JSONValue] = [:]
        for (name, value) in members { if let value { object[name] = value } }
        return .object(object)
    }
}
