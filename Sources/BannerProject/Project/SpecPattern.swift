// SPDX-License-Identifier: Apache-2.0

/// What a configuration names specs by: a file, a folder, or a pattern, relative to its own folder and in it.
package struct SpecPattern: Sendable {
    /// How it is written, without `.` and `..`; empty for the folder of the configuration.
    let text: String
    /// Whether there is a wildcard in it.
    var isGlob: Bool { Glob.isPattern(text) }
    private let glob: Glob

    /// The pattern that is written as `text`.
    package init(_ text: String) {
        self.text = text
        glob = Glob(text)
    }

    /// Whether the spec at `path` is one of those that the pattern names.
    package func names(_ path: String) -> Bool {
        if isGlob { return takes(path) && glob.describes(path) }
        return path == text || SpecSelection.isSpec(Path.name(of: path)) && isAround(path)
    }

    /// Whether what is said of the pattern is said of the spec at `path`, whatever it is called.
    func covers(_ path: String) -> Bool {
        isGlob ? glob.describes(path) : path == text || isAround(path)
    }

    /// Whether a file that a wildcard stands for is taken for a spec. Where the pattern does not say how names end, there may be
    /// anything; and the configuration that names specs is none itself.
    func takes(_ path: String) -> Bool {
        let (name, last) = (Path.name(of: path), Path.name(of: text))
        if name == Configuration.fileName, Glob.isPattern(last) { return false }
        if last == "**" { return SpecSelection.isSpec(name) }
        guard last.hasSuffix("*") || last.hasSuffix("?") else { return true }
        return name.hasSuffix(".yaml") || name.hasSuffix(".yml")
    }

    private func isAround(_ path: String) -> Bool { text.isEmpty || Path.contains(text, path) }
}
