// SPDX-License-Identifier: Apache-2.0

import BannerDiff
import BannerProject
import BannerSpec
import Diagnostics
import YAMLSource

/// The specs of one of the two versions that are compared.
struct DiffVersion {
    /// A spec that was read.
    struct Item {
        /// What its place among the specs of its version goes by, to be found in the other one.
        var key: String
        var side: SpecSide
        var findings: [Finding]
        /// Its `name`; `nil` for a part of others.
        var name: String?
        /// Whether it was named itself, and not found in a folder.
        var isNamed: Bool

        /// Whether it is a part of others, as far as anybody can see, and compared with those.
        fileprivate var isPart: Bool { !isNamed && name == nil && side.hasRoot }
    }

    private(set) var items: [Item] = []
    /// What could not be read, a line each.
    private(set) var failures: [String] = []
    private let texts = OpenedTexts()

    /// Reads the spec at `path`, whose files `access` has, and adds them to `sources`.
    mutating func add(
        _ path: String, key: String, isNamed: Bool, into sources: inout SourceSet,
        access: @escaping (String) -> FileAccess
    ) {
        let bytes: [UInt8]
        switch access(path) {
        case .bytes(let content): bytes = content
        case .missing: return failures.append("there is no file \(path.shown)")
        case .outsideRoot: return failures.append("can't read \(path.shown): it lies outside the repository")
        case .folder: return failures.append("can't read \(path.shown): it is a folder")
        case .tooLarge: return failures.append("can't read \(path.shown): it is too large")
        case .unreadable(let reason): return failures.append("can't read \(path.shown): \(reason)")
        }
        let source = SourceFile(path: path, bytes: bytes)
        let result = SpecLoader.load(source, into: &sources, acceptingParts: true, texts: texts, access: access)
        let name = result.trees.first?.root.value(of: "name")?.text
        items.append(
            Item(
                key: key, side: SpecSide(result, path: path),
                findings: result.findings.filter { $0.severity == .error }, name: name, isNamed: isNamed))
    }

    /// Leaves out the specs for which `isKept` does not hold.
    mutating func keep(_ isKept: (Item) -> Bool) { items = items.filter(isKept) }

    /// Whether a spec is called `name` whose key is none of `keys`.
    func hasName(_ name: String?, butNot keys: Set<String>) -> Bool {
        name != nil && items.contains { $0.name == name && !keys.contains($0.key) }
    }

    /// The specs without the parts of others. One that has a name in `other` has lost it, as by an error.
    private func withoutParts(besides other: DiffVersion) -> DiffVersion {
        let named = Set(other.items.filter { !$0.isPart }.map(\.key))
        var version = self
        version.keep { !$0.isPart || named.contains($0.key) }
        return version
    }

    /// The specs of both versions, those of one place together, then those of one name, and then those that have no other.
    static func pairs(_ old: DiffVersion, _ new: DiffVersion) -> [(old: Item?, new: Item?)] {
        let (old, new) = (old.withoutParts(besides: new), new.withoutParts(besides: old))
        // What is compared by itself needs no other sign.
        if old.items.count == 1, new.items.count == 1, old.items[0].isNamed, new.items[0].isNamed {
            return [(old.items[0], new.items[0])]
        }
        var rest = old.items
        func take(_ isMeant: (Item) -> Bool) -> Item? {
            rest.firstIndex(where: isMeant).map { rest.remove(at: $0) }
        }
        var partners = new.items.map { item in take { $0.key == item.key } }
        for (index, item) in new.items.enumerated() where partners[index] == nil && item.name != nil {
            partners[index] = take { $0.name == item.name }
        }
        return zip(partners, new.items).map { ($0, $1) } + rest.map { ($0, nil) }
    }
}
