// SPDX-License-Identifier: Apache-2.0

import Diagnostics

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
        var whole = String(text.trimmed)
        guard let parts = whole.withUTF8(Self.parts) else { return nil }
        self.text = whole
        (path, transforms, isSelf) = parts
    }

    /// What an expression is made of. A template of ours has hundreds of them, so that nothing is copied on the way.
    private static func parts(
        _ bytes: UnsafeBufferPointer<UInt8>
    ) -> (path: [String], transforms: [String], isSelf: Bool)? {
        var rest = bytes[...]
        var transforms: [String] = []
        while rest.last == UInt8(ascii: ")"), let open = rest.firstIndex(of: UInt8(ascii: "(")) {
            guard let name = name(rest[..<open]) else { return nil }
            transforms.insert(name, at: 0)
            rest = rest[(open + 1)...].dropLast()
        }
        if rest.count == 1, rest.first == UInt8(ascii: ".") { return ([], transforms, true) }
        if rest.isEmpty, !transforms.isEmpty { return ([], transforms, false) }
        var path: [String] = []
        while let point = rest.firstIndex(of: UInt8(ascii: ".")) {
            guard let part = name(rest[..<point]) else { return nil }
            path.append(part)
            rest = rest[(point + 1)...]
        }
        guard let last = name(rest) else { return nil }
        return (path + [last], transforms, false)
    }

    /// ASCII letters, digits, `_` and `-`, at least one; `nil` for anything else.
    private static func name(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
        guard !bytes.isEmpty, bytes.allSatisfy(letters.contains) else { return nil }
        return String(decoding: UnsafeBufferPointer(rebasing: bytes), as: UTF8.self)
    }

    private static let letters = ASCIISet(alphanumericsAnd: "_-")

    /// Whether it asks for the place in a list: `last()`.
    var isPlace: Bool { path.isEmpty && !isSelf }
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
