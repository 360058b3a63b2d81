// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import YAMLSource

/// The colour of a colour set for some appearances.
struct ColorSetEntry {
    /// Its path: the name of the set, behind those of folders that provide a namespace.
    var path: String
    /// What the set has under `color`.
    var color: Node
}

/// Reads colour sets of asset catalogues (Apple, Asset Catalog Format, "Named Color Type").
///
/// A catalogue may hold hundreds of files, so those alone are read that have the name of an alias in a spec.
extension UseGraph {
    /// The folders and sets of a catalogue that are looked at.
    private static let folderLimit = 10_000

    static func isCatalogue(_ path: String) -> Bool { path.hasSuffix(".xcassets") || path.hasSuffix(".xcassets/") }

    /// A catalogue counts as one file.
    static func isColorSet(_ path: String) -> Bool { path.hasSuffix(".colorset/Contents.json") }

    mutating func useCatalogue(_ item: Node) {
        if let refusal = UsePath.refusal(of: item.text) { return fail(.useOutsideRoot, refusal, item) }
        let asked = UsePath.resolve(item.text, from: path.last?.path ?? "")
        if !catalogues.contains(where: { $0.path == asked }) { catalogues.append((asked, item)) }
    }

    /// Reads the sets that specs name, once all specs are read.
    mutating func readColorSets() {
        guard !catalogues.isEmpty else { return }
        tokenOrigin += 1
        var aliases: Set<String> = []
        for spec in specTrees { Self.collectAliases(spec.tree.root, &aliases) }
        var entries: [(contexts: TokenContexts, colors: [ColorSetEntry])] = []
        var root: Node?
        for (path, item) in catalogues {
            for (name, file) in colorSets(in: path, item) {
                guard aliases.contains(name) else {
                    otherTokens.append(name)
                    continue
                }
                guard let set = tokenRoot(of: file, item) else { continue }
                root = root ?? set
                for (contexts, color) in appearances(of: set, name) {
                    let entry = ColorSetEntry(path: name, color: color)
                    if let index = entries.firstIndex(where: { $0.contexts == contexts }) {
                        entries[index].colors.append(entry)
                    } else {
                        entries.append((contexts, [entry]))
                    }
                }
            }
        }
        guard let root else { return }
        let position = tokenSources.count
        for (contexts, colors) in entries {
            add(
                TokenSource(
                    root: root, scope: .contexts(contexts, position: position), form: .colorSet, colorSets: colors))
        }
    }

    private static func collectAliases(_ node: Node, _ aliases: inout Set<String>) {
        for (_, value) in node.entries { collectAliases(value, &aliases) }
        for item in node.items { collectAliases(item, &aliases) }
        let text = node.text
        if text.hasPrefix("{"), text.hasSuffix("}") { aliases.insert(String(text.dropFirst().dropLast())) }
    }

    /// The names of the colour sets of a catalogue, in order, and their files.
    private mutating func colorSets(in catalogue: String, _ item: Node) -> [(name: String, file: String)] {
        guard case .folder(let names) = access(catalogue) else {
            fail(.useFile, "there is no asset catalogue `\(catalogue.prefix(200))`", item)
            return []
        }
        var found: [(String, String)] = []
        var rest = [(folder: catalogue, names: names, prefix: "")]
        var count = 0
        while let (folder, names, prefix) = rest.popLast() {
            for name in names.sorted() {
                count += 1
                guard count <= Self.folderLimit else {
                    fail(
                        .workLimit, "the asset catalogue contains more than \(Self.folderLimit) sets and folders", item)
                    return found
                }
                let inner = folder + "/" + name
                if name.hasSuffix(".colorset") {
                    found.append((prefix + name.dropLast(".colorset".utf8.count), inner + "/Contents.json"))
                } else if !Self.isSet(name), name != "Contents.json", case .folder(let names) = access(inner) {
                    rest.append((inner, names, providesNamespace(inner) ? prefix + name + "." : prefix))
                }
            }
        }
        return found
    }

    /// Whether a folder is a set of another kind, such as `bolt.imageset`.
    private static func isSet(_ name: String) -> Bool { name.contains(".") && name.hasSuffix("set") }

    private func providesNamespace(_ folder: String) -> Bool {
        guard case .bytes(let bytes) = access(folder + "/Contents.json") else { return false }
        // What is wrong with the file is for Xcode to say.
        var (sources, findings) = (SourceSet(), [Finding]())
        let source = SourceFile(path: folder, bytes: bytes)
        let root = JSONReader.read(source, as: sources.add(source), findings: &findings)?.root
        return root?.value(of: "properties")?.value(of: "provides-namespace")?.text == "true"
    }

    /// The colours of a set, and the appearances in which each counts.
    private mutating func appearances(of set: Node, _ name: String) -> [(TokenContexts, Node)] {
        var colors: [Appearance: Node] = [:]
        var ranks: [Appearance: Int] = [:]
        for entry in set.value(of: "colors")?.items.map(\.self) ?? [] {
            guard let color = entry.value(of: "color"), let appearance = Self.appearance(of: entry) else { continue }
            let rank = Self.rank(of: entry)
            if ranks[appearance].map({ rank < $0 }) ?? true { (colors[appearance], ranks[appearance]) = (color, rank) }
        }
        guard let light = colors[.light] else {
            fail(.invalidToken, "the colour set `\(name.prefix(100))` has no colour for any appearance", set)
            return []
        }
        var served: [(Node, Set<Appearance>)] = []
        for appearance in Appearance.allCases {
            // What is for any luminosity is for the dark as well.
            let other = appearance == .darkHighContrast ? colors[.dark] ?? colors[.lightHighContrast] : nil
            let color = colors[appearance] ?? other ?? light
            if let index = served.firstIndex(where: { $0.0.place == color.place }) {
                served[index].1.insert(appearance)
            } else {
                served.append((color, [appearance]))
            }
        }
        return served.map { (TokenContexts(appearances: $0.1), $0.0) }
    }

    /// How far an entry is from one for everybody: colours for all languages and devices count, and those for all screens; else the first.
    private static func rank(of entry: Node) -> Int {
        (entry.value(of: "locale") == nil ? 0 : 8) + (entry.value(of: "idiom")?.text == "universal" ? 0 : 4)
            + (entry.value(of: "subtype") == nil ? 0 : 2) + (entry.value(of: "display-gamut") == nil ? 0 : 1)
    }

    /// The appearance that an entry is for; nil for one that is no look of a screen here, such as that of a watch.
    private static func appearance(of entry: Node) -> Appearance? {
        var isDark = false
        var hasContrast = false
        for appearance in entry.value(of: "appearances")?.items.map(\.self) ?? [] {
            switch (appearance.value(of: "appearance")?.text, appearance.value(of: "value")?.text) {
            case ("luminosity", "dark"): isDark = true
            case ("contrast", "high"): hasContrast = true
            case ("luminosity", "light"), ("contrast", "normal"): break
            default: return nil
            }
        }
        return isDark ? hasContrast ? .darkHighContrast : .dark : hasContrast ? .lightHighContrast : .light
    }
}
