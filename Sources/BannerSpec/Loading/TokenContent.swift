// SPDX-License-Identifier: Apache-2.0

package import Diagnostics
import YAMLSource

/// What a JSON file holds that a spec may use, as far as one look tells.
package struct TokenContent: Sendable {
    /// Whether it is a resolver document, which names other files.
    package var isResolver = false
    /// The files that a resolver document names, as it writes them.
    package var references: [String] = []
    /// The key of `use` that a file of this name goes under: an appearance, or `tokens`.
    package var key = "tokens"
    /// Whether it is of an older form, which tools read in different ways: nobody but its author can say what it means.
    package var isOlder = false

    /// What `source` holds; `nil` for what is no file of design tokens.
    package init?(of source: SourceFile) {
        var sources = SourceSet()
        var findings: [Finding] = []
        let file = sources.add(source)
        guard let tree = JSONReader.read(source, as: file, findings: &findings),
            let kind = TokenFileKind(of: tree.root), tree.root.entries.contains(where: { _ in true })
        else { return nil }
        switch kind {
        case .resolver:
            isResolver = true
            collect(tree.root)
        case .figma: break
        case .tokens: key = Self.key(of: source.path)
        case .sets: isOlder = true
        case .earlierTokens:
            guard Self.hasOlderToken(tree.root) else { return nil }
            isOlder = true
        case .other: return nil
        }
    }

    /// Whether an object has a `value` and a `type` of tokens. Much other JSON has values.
    private static func hasOlderToken(_ root: Node) -> Bool {
        var rest = [root]
        while let node = rest.popLast() {
            if node.value(of: "value") != nil, let type = node.value(of: "type"), type.kind == .scalar,
                type.text == "color" || TokenTable.legacyTypes[type.text] != nil
            {
                return true
            }
            rest += node.entries.map(\.value).filter { $0.kind == .mapping }
        }
        return false
    }

    private mutating func collect(_ node: Node) {
        for (key, value) in node.entries {
            if key.text == "$ref", value.kind == .scalar { references.append(value.text) }
            collect(value)
        }
        for item in node.items { collect(item) }
    }

    /// `colors.dark.json` → `dark`.
    private static func key(of path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        let words = name.split { ".-_ ".contains($0) }.dropLast().filter { $0 != "tokens" }
        let appearance = words.last.flatMap { Appearance(modeName: String($0)) }
        return appearance?.rawValue ?? "tokens"
    }
}
