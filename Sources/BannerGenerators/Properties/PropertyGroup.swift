// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// A property of the design: a custom property of CSS, a resource of Android.
struct DesignProperty: Sendable {
    /// What it is of its group, such as `on-tint`; empty for a group of one.
    let role: String
    let value: PropertyValue
    /// The name of the property that it has its value from in every design: that of the style which a style extends.
    var inherited: String?

    /// Whether it is as it is without a word about it. What is so in all of a spec has no property.
    let isPlain: Bool

    init(_ role: String, _ value: PropertyValue, isPlain: Bool = false) {
        self.role = role
        self.value = value
        self.isPlain = isPlain
    }

    /// Whether nothing is said of it.
    var isUnsaid: Bool { if case .usual = value { true } else { false } }

    /// Its name without prefix: `level-error-on-tint`.
    func name(in group: PropertyGroup) -> String { role.isEmpty ? group.name : "\(group.name)-\(role)" }
}

/// The properties of one definition.
struct PropertyGroup: Sendable {
    /// The word for definitions of its kind: `level`.
    let kind: String
    /// The section of the spec: `levels`.
    let section: String
    /// The name in the spec.
    let id: String
    let documentation: String?
    let place: Place?
    var properties: [DesignProperty]
    /// For a style, the place among the groups of the one that it extends, behind the first style.
    var parent: Int?

    /// The name that all of its properties start with, without prefix: `level-error`.
    var name: String { "\(kind)-\(LetterCase.kebab.apply(id))" }
}
