// SPDX-License-Identifier: Apache-2.0

/// The generators, by target.
public enum Generators {
    /// The files that `target` makes of a spec. Throws ``TemplateError`` if the target's template is broken.
    public static func generate(_ target: Target, from input: GeneratorInput, options: GeneratorOptions = .init())
        throws -> [OutputFile]
    {
        switch target {
        case .swift: [try SwiftGenerator(options: options).generate(input)]
        case .tokens: TokenGenerator(input).generate()
        }
    }
}

/// What can be set for the generators of a run.
public struct GeneratorOptions: Sendable {
    /// Who may use generated Swift declarations.
    public var swiftAccess: SwiftAccess = .public
    /// The templates that a team sets in the place of ours, by target, with the path that messages show.
    public var templates: [Target: Template] = [:]

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

/// What is wrong with a template, and where.
public struct TemplateError: Error, Hashable, Sendable {
    /// The path of the template.
    public var path: String
    /// The 1-based line.
    public var line: Int
    /// The 1-based column.
    public var column: Int
    /// What is wrong, in lower case and without a full stop.
    public var message: String
    /// What to do about it; empty if that is plain.
    public var help: String

    /// A fault of the template at `path`.
    public init(path: String, line: Int, column: Int, message: String, help: String = "") {
        self.path = path
        self.line = line
        self.column = column
        self.message = message
        self.help = help
    }
}

/// The templates that are built into the program.
public enum BuiltInTemplates {
    /// The names of the targets that have a template, in the order of ``Target``.
    public static let names: [String] = ["swift"]

    /// The template called `name`.
    public static func text(named name: String) -> String? { name == "swift" ? EmbeddedTemplates.swift : nil }
}
