// SPDX-License-Identifier: Apache-2.0

public import BannerSpec
import Diagnostics
import YAMLSource

/// One of the two versions of a spec that are compared.
public struct SpecSide: Sendable {
    /// The path of its file, as messages show it.
    public let path: String
    /// The spec, or as much of it as could be understood.
    public let spec: Spec?
    /// Whether it has no error.
    public let isWhole: Bool
    let trees: [NodeTree]
    /// The definitions with an error in them, and the sections that have one elsewhere; see ``Doubts``.
    private let faulty: Set<String>
    /// Whether a used file could not be read, which may hold anything.
    private let lacksFiles: Bool
    /// Whether the language is another one, so that nothing could be understood.
    private let isForeign: Bool
    /// Whether a key of the spec itself is unknown: it may be the name of a section that is missing.
    private let hasUnknownSection: Bool
    /// What is sound itself, but relies on what is not.
    private let taint: Taint
    /// The definitions of each tree, by section and name.
    private let definitions: [[String: [String: (key: Node, value: Node)]]]

    /// What came of reading the spec at `path`.
    public init(_ result: SpecLoader.Result, path: String) {
        self.path = path
        spec = result.partialSpec
        isWhole = result.spec != nil
        trees = result.trees
        let errors = result.findings.filter { $0.severity == .error }
        var faulty: Set<String> = []
        for tree in result.trees {
            let places = errors.map(\.place).filter { $0.file == tree.file }.map(\.bytes)
            for path in tree.keyPaths(at: places) {
                let parts = path.split(separator: ".").prefix(2)
                // An element of a list is as good as the list.
                faulty.insert(parts.joined(separator: ".").prefix { $0 != "[" }.description)
            }
        }
        // What could not be read at all has no tree to look into.
        lacksFiles =
            faulty.contains { $0 == "use" || $0.hasPrefix("use.") } || result.trees.isEmpty
            || errors.contains { $0.rule.name == "yaml-syntax" || $0.rule.name == "json-syntax" }
            || result.trees.contains { $0.root.kind != .mapping }
        self.faulty = faulty
        isForeign = errors.contains { $0.rule.name == "language-version" }
        hasUnknownSection = errors.contains { error in
            error.rule.name == "unknown-key"
                && result.trees.contains { tree in
                    tree.file == error.place.file
                        && tree.root.entries.contains { $0.key.place.bytes.overlaps(error.place.bytes) }
                }
        }
        // Of a section in error, no definition is known.
        let lacksNames =
            lacksFiles || hasUnknownSection || SpecSection.allCases.contains { faulty.contains($0.rawValue) }
        taint = isWhole ? .none : Taint(result.trees, faulty: faulty, lacksNames: lacksNames)
        definitions = result.trees.map { tree in
            tree.root.entries.reduce(into: [:]) { sections, entry in
                sections[entry.key.text] = entry.value.entries.reduce(into: [:]) { $0[$1.key.text] = $1 }
            }
        }
    }

    /// Whether its file could be read so far that there is something in it.
    public var hasRoot: Bool { !trees.isEmpty }

    /// The folder of its file, as paths of used files begin with it; `nil` if no file could be read.
    var folder: String? {
        trees.first.map { $0.source.path.split(separator: "/").dropLast().joined(separator: "/") }
    }

    /// The version of the language, as it is written.
    var languageVersion: String? {
        trees.first?.root.value(of: "bannerc")?.text
    }

    /// Whether an error is about the definition at `keyPath`, about its section, or about what the value there relies on.
    func isDoubtful(_ keyPath: String) -> Bool {
        guard !isWhole else { return false }
        let parts = keyPath.split(separator: ".")
        // What a theme leaves as it is, it has from the definition that it changes.
        if parts.count > 3, parts[0] == "themes" {
            let changed = parts.dropFirst(2).joined(separator: ".")
            if isDoubtful(parts[2] == "texts" ? "banners.\(parts[3])" : changed) { return true }
        }
        // Which languages there are stands in one place.
        if parts.first == "locales", faulty.contains(where: { $0.hasPrefix("locales.") }) { return true }
        return isForeign || isMissing(keyPath) || faulty.contains(parts.prefix(2).joined(separator: "."))
            || parts.first.map { faulty.contains(String($0)) || isUnread(section: String($0)) } == true
            || taint.holds(keyPath)
    }

    /// Whether the section may be written here, and defaults stand in for it, since it was not read.
    private func isUnread(section: String) -> Bool {
        (lacksFiles || hasUnknownSection) && !definitions.contains { $0[section] != nil }
    }

    /// Whether anything that is known of `value` is not what its author meant.
    func isDoubtful(_ value: SpecValue) -> Bool {
        guard !isWhole else { return false }
        // Defaults are those of the profile.
        if value.isDefault, isUnread(section: "lint") { return true }
        return isDoubtful(value.written)
            || [value.alias, value.origin].contains { !$0.isEmpty && (isDoubtful($0) || taint.touches($0)) }
    }

    /// Whether anything of the definition that `keyPath` belongs to is in doubt: what is worked out of several of its values is.
    func isDoubtfulAsAWhole(_ keyPath: String) -> Bool {
        !isWhole && (isDoubtful(keyPath) || taint.touches(keyPath))
    }

    /// Whether the value is one that a spec must have, and does not.
    private func isMissing(_ keyPath: String) -> Bool {
        keyPath == "name" && !trees.contains { $0.root.entries.contains { $0.key.text == "name" } }
    }

    /// Whether the definition at `keyPath` may be written here, though no spec could be made of it.
    func mayHold(_ keyPath: String) -> Bool {
        guard !isWhole else { return false }
        let parts = keyPath.split(separator: ".").map(String.init)
        guard !lacksFiles, parts.count > 1 else { return true }
        if hasUnknownSection, !definitions.contains(where: { $0[parts[0]] != nil }) { return true }
        return definitions.contains { $0[parts[0]]?[parts[1]] != nil }
    }

    /// Where the value at `keyPath` is written, or else the nearest of what would hold it, first of all in files called `name` if the
    /// definition is in none; `nil` if no file could be read.
    func place(of keyPath: String, orIn name: @autoclosure () -> Substring? = nil) -> Place? {
        let keys = keyPath.split(separator: ".").map(String.init)
        let found = zip(trees, definitions).map { ($0, Self.find(keys, in: $0, $1)) }
        let isHere = found.contains { $1.depth >= min(2, keys.count) }
        let name = isHere ? nil : name()
        let named = isHere ? [] : found.filter { Self.name($0.0) == name }
        var best: (depth: Int, place: Place)?
        for (_, found) in named.isEmpty ? found : named where found.depth > best?.depth ?? -1 { best = found }
        return best?.place
    }

    /// Whether `place` is in a file that the spec uses, and not in its own.
    func isShared(_ place: Place?) -> Bool { place?.file != trees.first?.file }

    /// What the file is called that `place` is in, in whatever folder.
    func name(ofFileAt place: Place?) -> Substring? { trees.first { $0.file == place?.file }.flatMap(Self.name) }

    private static func name(_ tree: NodeTree) -> Substring? { tree.source.path.split(separator: "/").last }

    private static func find(
        _ keys: [String], in tree: NodeTree, _ sections: [String: [String: (key: Node, value: Node)]]
    ) -> (depth: Int, place: Place) {
        guard let section = keys.first, let entry = tree.root.entries.first(where: { $0.key.text == section }) else {
            return (0, Place(file: tree.file, bytes: 0..<0))
        }
        guard keys.count > 1, let definition = sections[section]?[keys[1]] else {
            return (1, keys.count == 1 ? shown(entry) : entry.key.place)
        }
        var found = (depth: 2, entry: definition)
        for key in keys.dropFirst(2) {
            guard let next = found.entry.value.entries.first(where: { $0.key.text == key }) else { break }
            found = (found.depth + 1, next)
        }
        return (found.depth, found.depth == keys.count ? shown(found.entry) : leaf(found.entry))
    }

    /// A value on one line, or else its key, as of a definition.
    private static func shown(_ entry: (key: Node, value: Node)) -> Place {
        guard entry.value.kind != .mapping else { return entry.key.place }
        let place = entry.value.place
        let lines = entry.value.source.lines
        let isOnOneLine =
            lines.line(at: place.bytes.lowerBound)
            == lines.line(at: max(place.bytes.lowerBound, place.bytes.upperBound - 1))
        return isOnOneLine && !place.bytes.isEmpty && place.bytes.count <= 80 ? place : entry.key.place
    }

    /// A text that serves where a language or an appearance was asked for, or else the key of what lacks it.
    private static func leaf(_ entry: (key: Node, value: Node)) -> Place {
        entry.value.kind == .scalar ? shown(entry) : entry.key.place
    }
}
