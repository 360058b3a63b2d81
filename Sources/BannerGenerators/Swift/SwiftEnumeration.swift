// SPDX-License-Identifier: Apache-2.0

/// An enum whose cases are the definitions of one section.
struct SwiftEnumeration: SwiftRecord {
    var access: SwiftAccess
    var type: String
    var summary: String
    /// `String, CaseIterable, Sendable` and protocols of BannerKit.
    var protocols: [String] = []
    var cases: [SwiftCase]
    /// What each case stands for, by theme.
    var value: SwiftThemedValue?
    var properties: [SwiftProperty] = []
    /// Members that are the same for every spec.
    var members: [String] = []

    func swiftValue(_ name: String) -> Any? {
        switch name {
        case "type": type
        case "summary": summary
        case "conformances": conformances
        case "cases": cases
        // An enum without cases has no values either.
        case "value": cases.isEmpty ? nil : value
        case "properties": cases.isEmpty ? [] : properties
        case "members": cases.isEmpty ? impossibleMembers + members : members
        default: nil
        }
    }

    /// Swift derives raw values for enums with cases only.
    private var conformances: String {
        let rawValues = cases.isEmpty ? ["RawRepresentable", "Hashable"] : ["String"]
        return (rawValues + ["CaseIterable", "Sendable"] + protocols).joined(separator: ", ")
    }

    /// The members of an enum without cases: there is no value that they could be asked of.
    private var impossibleMembers: [String] {
        let function = value.map { "func \($0.function)(in theme: Theme = .standard) -> \($0.type)" }
        let variables = properties.map { "var \($0.name): \($0.type)" }
        return ((function.map { [$0] } ?? []) + variables).map { "\(access.rawValue) \($0) { switch self {} }" }
    }
}

/// A case of an enum, from a definition of the spec.
struct SwiftCase: SwiftRecord {
    /// The identifier.
    var name: String
    /// The raw value, if it is not the identifier.
    var rawValue: String?
    var documentation: [String]

    init(_ id: String, description: String?) {
        name = SwiftIdentifier.enumCase(id)
        rawValue = SwiftIdentifier.needsRawValue(id) ? id : nil
        documentation = SwiftLiteral.documentation(description)
    }

    func swiftValue(_ name: String) -> Any? {
        switch name {
        case "case": self.name
        case "raw": rawValue
        case "documentation": documentation
        default: nil
        }
    }
}

/// What the cases of an enum stand for, computed once, in each theme.
struct SwiftThemedValue: SwiftRecord {
    var summary: String
    /// The name of the function, and the type that it returns.
    var function: String
    var type: String
    /// The cases and their expressions without a theme.
    var values: [(name: String, expression: String)]
    /// The cases that differ in a theme.
    var themes: [(id: String, values: [(name: String, expression: String)])]

    func swiftValue(_ name: String) -> Any? {
        switch name {
        case "summary": summary
        case "function": function
        case "result": type
        case "values": Self.labelled(values, isWhole: true)
        case "themes":
            themes.filter { !$0.values.isEmpty }.map { theme in
                Theme(id: theme.id, values: theme.values, isPartial: theme.values.count < values.count)
            }
        default: nil
        }
    }

    struct Theme: SwiftRecord {
        var id: String
        var values: [(name: String, expression: String)]
        var isPartial: Bool

        func swiftValue(_ name: String) -> Any? {
            switch name {
            case "theme": SwiftIdentifier.enumCase(id)
            case "storage": SwiftIdentifier.upperCamel(id) + "Values"
            case "values": labelled(values, isWhole: !isPartial)
            case "isPartial": isPartial
            default: nil
            }
        }
    }

    struct Value: SwiftRecord {
        var name: String
        var label: String
        var expression: String

        func swiftValue(_ name: String) -> Any? {
            switch name {
            case "case": self.name
            case "label": label
            case "expression": expression
            default: nil
            }
        }
    }

    /// The last case of a whole switch is its `default`; see ``SwiftGroups``.
    private static func labelled(_ values: [(name: String, expression: String)], isWhole: Bool) -> [Value] {
        values.enumerated().map { index, value in
            let isDefault = isWhole && index == values.count - 1
            return Value(
                name: value.name, label: isDefault ? "default" : "case .\(value.name)", expression: value.expression)
        }
    }
}
