// SPDX-License-Identifier: Apache-2.0

import YAMLSource

/// What a JSON file under `use` holds. Tools that design teams use write several kinds, of which one can be read.
enum TokenFileKind {
    /// Design tokens in the DTCG format, or nothing at all.
    case tokens
    /// A resolver document of DTCG, which says how files of tokens come together.
    case resolver
    /// Variables of Figma, with their modes.
    case figma
    /// Sets of tokens of Tokens Studio, whose references do not name sets.
    case sets
    /// Design tokens as they were written before the DTCG format: `value` and `type` without the `$`.
    case earlierTokens
    /// Something else.
    case other

    /// The kind of the file with `root`; nil if that is no mapping.
    init?(of root: Node) {
        guard root.kind == .mapping else { return nil }
        let keys = Set(root.entries.map(\.key.text))
        if keys.contains("resolutionOrder") || keys.isSuperset(of: ["sets", "modifiers"]) {
            self = .resolver
            return
        }
        if UseGraph.holdsVariables(root) {
            self = .figma
            return
        }
        if UseGraph.holdsSets(root) {
            self = .sets
            return
        }
        var holdsEarlier = false
        var rest = [root]
        while let node = rest.popLast() {
            for (key, value) in node.entries {
                if ["$value", "$ref", "$extends"].contains(key.text) {
                    self = .tokens
                    return
                }
                if key.text == "value", !holdsEarlier { holdsEarlier = node.hasLegacyValue }
                if value.kind == .mapping { rest.append(value) }
            }
        }
        let isEmpty = keys.allSatisfy { $0.hasPrefix("$") }
        self = holdsEarlier ? .earlierTokens : isEmpty ? .tokens : .other
    }

    /// Whether it is neither tokens nor a document about such.
    var isForeign: Bool { if case .other = self { true } else { false } }

    /// What is wrong with the file called `name`; nil for tokens.
    func fault(_ name: String) -> (message: String, help: String)? {
        let name = "`\(name.prefix(100))`"
        switch self {
        case .tokens, .resolver: return nil
        case .figma:
            return ("\(name) contains Figma variables, which have modes of their own", "name it under `tokens`")
        case .sets:
            return (
                "\(name) contains sets of Tokens Studio, which tokens refer to without naming the set",
                "write \(asLegacy(name)) under `use`"
            )
        case .earlierTokens:
            return (
                "\(name) contains tokens in an older format, with `value` and `type` in place of `$value` and `$type`",
                "write \(asLegacy(name)) under `use`, or export it in the DTCG format"
            )
        case .other:
            return (
                "\(name) contains no design tokens",
                "tokens are objects with `$value` and `$type` (DTCG format); resolver documents and Figma's variables are read too"
            )
        }
    }

    private func asLegacy(_ name: String) -> String { "`{ tokens: [\(name.dropFirst().dropLast())], format: legacy }`" }
}
