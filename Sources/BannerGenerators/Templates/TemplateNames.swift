// SPDX-License-Identifier: Apache-2.0

/// The names that a template may use in a place, and what each stands for.
struct TemplateNames: Sendable {
    /// What a name stands for.
    enum Kind: Sendable {
        /// A text, a list of texts, or a yes or no: a section over it has the names around it.
        case value
        /// Something, or a list of things, with names of its own.
        indirect case section(TemplateNames)
    }

    let kinds: [String: Kind]

    /// Names for values, and names for sections with what they hold.
    init(_ values: [String], sections: [String: TemplateNames] = [:]) {
        kinds = Dictionary(uniqueKeysWithValues: values.map { ($0, Kind.value) })
            .merging(sections.mapValues { .section($0) }) { _, section in section }
    }
}
