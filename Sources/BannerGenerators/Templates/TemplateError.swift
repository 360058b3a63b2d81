// SPDX-License-Identifier: Apache-2.0

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
