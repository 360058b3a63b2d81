// SPDX-License-Identifier: Apache-2.0

/// What can be set for the generators of a run.
public struct GeneratorOptions: Sendable {
    /// Who may use generated Swift declarations.
    public var swiftAccess: SwiftAccess = .public
    /// The templates that a team sets in the place of ours, by the name of ours.
    public var templates: [String: Template] = [:]
    /// What the configuration sets for targets.
    public var settings: TargetSettings = [:]

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

/// What is set for targets, each by its keys.
public struct TargetSettings: Sendable, ExpressibleByDictionaryLiteral {
    // By the name: for a dictionary with keys of a type of ours, a small build would take a sixtieth more time.
    private var settings: [String: [String: String]] = [:]

    /// The settings of `elements`, each a target with its own.
    public init(dictionaryLiteral elements: (Target, [String: String])...) {
        for (target, own) in elements { self[target] = own }
    }

    /// The settings of a target, by key; `nil` where nothing is set for it.
    public subscript(target: Target) -> [String: String]? {
        get { settings[target.rawValue] }
        set { settings[target.rawValue] = newValue }
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
