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
        var rest = text.trimmed.utf8
        self.text = String(Substring(rest))
        var outermost: [String] = []
        while rest.last == UInt8(ascii: ")"), let open = rest.firstIndex(of: UInt8(ascii: "(")) {
            outermost.append(String(Substring(rest[..<open])))
            rest = rest[rest.index(after: open)...].dropLast()
        }
        isSelf = rest.elementsEqual(".".utf8)
        let parts = rest.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        path = isSelf || rest.isEmpty ? [] : parts.map { String(Substring($0)) }
        transforms = outermost.reversed()
        guard !path.isEmpty || isSelf || !transforms.isEmpty, (path + transforms).allSatisfy(Self.isName) else {
            return nil
        }
    }

    /// Whether it asks for the place in a list: `last()`.
    var isPlace: Bool { path.isEmpty && !isSelf }

    /// ASCII letters, digits, `_` and `-`, at least one.
    private static func isName(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
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
