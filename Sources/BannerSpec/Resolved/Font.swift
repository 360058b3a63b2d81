// SPDX-License-Identifier: Apache-2.0

public import BannerCore

/// A typeface of the app.
public struct Font: Sendable {
    /// Its name in the spec.
    public var name: Located<String>
    /// What it is for.
    public var description: String?
    /// The name of the family, as the font files give it.
    public var family: Located<String>
    /// The files, in the order in which they are written; texts are measured with them.
    public var files: [File]

    /// A file that holds the font in a weight.
    public struct File: Sendable {
        /// The weight.
        public var weight: BannerFontWeight
        /// The path as it is written, relative to the file that names it.
        public var path: Located<String>
        /// The path relative to what that of the spec is relative to.
        public var resolvedPath: String
    }
}
