// SPDX-License-Identifier: Apache-2.0

/// An enum whose cases are the definitions of one section.
struct SwiftEnumeration {
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

    /// Swift derives raw values for enums with cases only.
    var conformances: String {
        let rawValues = cases.isEmpty ? ["RawRepresentable", "Hashable"] : ["String"]
        return (rawValues + ["CaseIterable", "Sendable"] + protocols).joined(separator: ", ")
    }

    /// The members that follow from no values of the spec.
    var fixedMembers: [String] { cases.isEmpty ? impossibleMembers + members : members }

    /// The members of an enum without cases: there is no value that they could be asked of.
    private var impossibleMembers: [String] {
        let function = value.map { "func \($0.function)(in theme: Theme = .standard) -> \($0.type)" }
        let variables = properties.map { "var \($0.name): \($0.type)" }
        return ((function.map { [$0] } ?? []) + variables).map { "\(access.rawValue) \($0) { switch self {} }" }
    }
}

/// A case of an enum, from a definition of the spec.
struct SwiftCase {
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
}

/// What the cases of an enum stand for, computed once, in each theme.
struct SwiftThemedValue {
    var summary: String
    /// The name of the function, and the type that it returns.
    var function: String
    var type: String
    /// The cases and their expressions without a theme.
    var values: [(name: String, expression: String)]
    /// The cases that differ in a theme.
    var themes: [(id: String, values: [(name: String, expression: String)])]

    /// The values of the cases that differ in a theme.
    struct Theme {
        var id: String
        var values: [Value]
        /// Whether some cases do not differ.
        var isPartial: Bool
    }

    /// The value of a case.
    struct Value {
        var name: String
        /// `case .NAME`, or `default`.
        var label: String
        var expression: String
    }

    /// The values without a theme, as branches of a switch.
    var labelled: [Value] { Self.labelled(values, isWhole: true) }

    /// The themes in which some case differs.
    var differingThemes: [Theme] {
        themes.filter { !$0.values.isEmpty }.map { theme in
            let isPartial = theme.values.count < values.count
            return Theme(
                id: theme.id, values: Self.labelled(theme.values, isWhole: !isPartial), isPartial: isPartial)
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
