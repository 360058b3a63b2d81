// SPDX-License-Identifier: Apache-2.0

public import Diagnostics

/// The files of an app that drafts are made of. Paths are relative to the project, which the spec and the files lie in.
public struct AppFiles: Sendable {
    /// An asset catalogue.
    public struct Catalogue: Sendable {
        /// Its folder.
        public var path: String
        /// The paths of its colours as aliases name them: the name, behind those of folders with a namespace and a point.
        public var colors: [String]

        /// A catalogue with colours.
        public init(path: String, colors: [String]) {
            self.path = path
            self.colors = colors
        }
    }

    /// A file of design tokens, and how a spec uses it.
    public struct Tokens: Sendable {
        /// Its path.
        public var path: String
        /// The key of `use` that it stands under: `tokens`, `light`, `dark`, `lightHighContrast` or `darkHighContrast`.
        public var key: String

        /// A file of tokens under a key of `use`.
        public init(path: String, key: String) {
            self.path = path
            self.key = key
        }
    }

    /// Swift.
    public var code: [SourceFile] = []
    /// Files of texts.
    public var texts: [SourceFile] = []
    /// Files of design tokens.
    public var tokens: [Tokens] = []
    /// Asset catalogues with colours.
    public var catalogues: [Catalogue] = []
    /// Android's resources with colours.
    public var androidColors: [SourceFile] = []

    /// No files yet.
    public init() {}
}
