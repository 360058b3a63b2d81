// SPDX-License-Identifier: Apache-2.0

/// What stands in a tag: a name, and the transforms around it.
struct TemplateExpression {
    /// All of it, without blanks around it: `kotlinLiteral(lowercased(id))`.
    let text: String
    /// The name with its parts, such as `queue`, `order`; empty for `.` and for a place in a list.
    let path: [String]
    /// The transforms in the order in which they apply, the innermost first.
    let transforms: [String]
    /// Whether it is `.`, the thing itself.
    let isSelf: Bool

    /// The expression `text`; `nil` for what is none.
    init?(_ text: Substring) {
        let bytes = Array(text.trimmed.utf8)
        var rest = bytes[...]
        self.text = Self.string(rest)
        var outermost: [String] = []
        while rest.last == UInt8(ascii: ")"), let open = rest.firstIndex(of: UInt8(ascii: "(")) {
            guard Self.isName(rest[..<open]) else { return nil }
            outermost.append(Self.string(rest[..<open]))
            rest = rest[(open + 1)...].dropLast()
        }
        transforms = outermost.reversed()
        isSelf = rest.count == 1 && rest.first == UInt8(ascii: ".")
        guard !isSelf, !(rest.isEmpty && !transforms.isEmpty) else {
            path = []
            return
        }
        let parts = rest.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.allSatisfy(Self.isName) else { return nil }
        path = parts.map(Self.string)
    }

    private static func string(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

    /// Whether it asks for the place in a list: `last()`.
    var isPlace: Bool { path.isEmpty && !isSelf }

    /// ASCII letters, digits, `_` and `-`, at least one.
    private static func isName(_ text: ArraySlice<UInt8>) -> Bool {
        !text.isEmpty
            && text.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
                    true
                default: false
                }
            }
    }
}

extension Substring {
    /// The text without the white space of ASCII around it.
    var trimmed: Substring {
        func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
        var rest = utf8.drop(while: isBlank)
        while rest.last.map(isBlank) == true { rest.removeLast() }
        return Substring(rest)
    }
}
