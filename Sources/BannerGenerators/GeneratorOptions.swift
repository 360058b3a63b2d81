// SPDX-License-Identifier: Apache-2.0

/// What can be set for the generators of a run.
public struct GeneratorOptions: Sendable {
    /// Who may use generated Swift declarations.
    public var swiftAccess: SwiftAccess = .public
    /// The templates that a team sets in the place of ours, by the name of ours.
    public var templates: [String: Template] = [:]
    /// What the configuration sets, by target and key.
    public var settings: [Target: [String: String]] = [:]

    /// The options of a plain run.
    public init() {}

    /// A Mustache template.
    public struct Template: Sendable {
        /// The path that messages show.
        public var path: String
        /// The text of the template.
        public var text: String

        /// The template `text`, read from `path`.
        public init(path: String, text: String) {
            self.path = path
            self.text = text
        }
    }
}

/// Who may use generated Swift declarations.
public enum SwiftAccess: String, CaseIterable, Sendable {
    /// Everyone who imports the module.
    case `public`
    /// The modules of one package.
    case package
    /// The module that the file is compiled into.
    case `internal`
}
