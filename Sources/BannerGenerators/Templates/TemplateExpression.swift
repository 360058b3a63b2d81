// SPDX-License-Identifier: Apache-2.0

/// What stands in a tag: a name, and the transforms around it.
struct TemplateExpression: Hashable {
    /// The name with its parts, such as `trigger.event`; empty for `.` and for a place in a list.
    var path: [String]
    /// The transforms in the order in which they apply, the innermost first.
    var transforms: [String]
    /// Whether it is `.`, the thing itself.
    var isSelf = false

    /// The expression `text`, such as `kotlinLiteral(lowercased(id))`; `nil` for what is none.
    init?(_ text: some StringProtocol) {
        var rest = String(text)[...].drop(while: \.isWhitespace)
        while rest.last?.isWhitespace == true { rest.removeLast() }
        var outermost: [String] = []
        while let open = rest.firstIndex(of: "("), rest.last == ")" {
            outermost.append(String(rest[..<open]))
            rest = rest[rest.index(after: open)...].dropLast()
        }
        guard !rest.contains("("), !rest.contains(")") else { return nil }
        isSelf = rest == "."
        let parts: [Substring] = isSelf ? [] : rest.split(separator: ".")
        path = parts.map(String.init)
        transforms = outermost.reversed()
    }

    /// Whether it asks for the place in a list: `last()`.
    var isPlace: Bool { path.isEmpty && !isSelf && !transforms.isEmpty }
}
