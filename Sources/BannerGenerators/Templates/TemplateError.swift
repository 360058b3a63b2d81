// SPDX-License-Identifier: Apache-2.0

/// All that is wrong with the templates of a target.
public struct TemplateError: Error, Hashable, Sendable {
    /// What is wrong, by template and place.
    public var faults: [TemplateFault]
}

/// A thing that is wrong with a template, and where.
public struct TemplateFault: Hashable, Sendable {
    /// The path of the template.
    public var path: String
    /// The 1-based line.
    public var line: Int
    /// The 1-based column, in characters.
    public var column: Int
    /// What is wrong, in lower case and without a full stop.
    public var message: String
    /// What to do about it; empty if that is plain.
    public var help: String
}
