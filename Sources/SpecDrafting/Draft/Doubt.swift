// SPDX-License-Identifier: Apache-2.0

/// Where something of an app is written.
public struct AppPlace: Hashable, Comparable, Sendable {
    /// The path of the file, relative to the project.
    public var path: String
    /// The line, from 1; 0 for the file as a whole.
    public var line: Int

    /// A line of a file.
    public init(path: String, line: Int = 0) {
        self.path = path
        self.line = line
    }

    /// Files in the order of their bytes, and lines in theirs.
    public static func < (lhs: AppPlace, rhs: AppPlace) -> Bool {
        lhs.path == rhs.path ? lhs.line < rhs.line : lhs.path.utf8.lexicographicallyPrecedes(rhs.path.utf8)
    }

    /// `Sources/Mail.swift:41`, as it is, whatever the name holds.
    public var text: String { line > 0 ? "\(path):\(line)" : path }
}

/// Something that a draft leaves out or leaves open, and why.
public struct Doubt: Hashable, Sendable {
    /// What it is about.
    public var place: AppPlace
    /// Why nobody can be sure, in lower case and without a full stop. Names from files are in it as they are.
    public var message: String

    /// A doubt about what stands at `place`.
    public init(_ message: String, at place: AppPlace) {
        self.message = message
        self.place = place
    }
}
