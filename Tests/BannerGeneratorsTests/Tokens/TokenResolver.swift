// SPDX-License-Identifier: Apache-2.0

import ColorSpaces
import Testing

/// Resolves tokens as the DTCG Resolver Module says: sources on top of each other, tokens replaced as a whole, aliases
/// followed at the end.
struct TokenResolver {
    let document: JSON
    let tokens: JSON
    let tokensName: String

    /// All tokens for these contexts, by path.
    func resolve(_ contexts: [String: String]) throws -> ResolvedTokens {
        var tree = JSON.object([:])
        for item in document["resolutionOrder"].elements {
            let parts = try #require(item["$ref"].text).split(separator: "/").map(String.init)
            try #require(parts.count == 3 && parts[0] == "#")
            let entry = document[parts[1], parts[2]]
            let sources = parts[1] == "sets" ? entry["sources"] : entry["contexts", try #require(contexts[parts[2]])]
            guard case .array = sources else { throw Missing(what: "sources of \(parts[2])") }
            for source in sources.elements {
                if let reference = source["$ref"].text {
                    #expect(reference == tokensName)
                    tree = Self.merge(tree, tokens)
                } else {
                    tree = Self.merge(tree, source)
                }
            }
        }
        var resolved = ResolvedTokens()
        resolved.collect(tree, path: [])
        return resolved
    }

    private static func merge(_ below: JSON, _ above: JSON) -> JSON {
        guard case .object(let old) = below, case .object(let new) = above, old["$value"] == nil, new["$value"] == nil
        else { return above }
        return .object(old.merging(new) { merge($0, $1) })
    }
}

private struct Missing: Error {
    var what: String
}

/// Tokens of one combination of contexts.
struct ResolvedTokens {
    private(set) var tokens: [String: JSON] = [:]

    init() {}

    init(_ document: JSON) { collect(document, path: []) }

    mutating func collect(_ node: JSON, path: [String]) {
        if node.members["$value"] != nil {
            tokens[path.joined(separator: ".")] = node
            return
        }
        for (name, node) in node.members where !name.hasPrefix("$") { collect(node, path: path + [name]) }
    }

    /// The value of the token at `path`, aliases followed.
    func value(_ path: String) throws -> JSON {
        var path = path
        var seen: Set<String> = []
        while true {
            try #require(seen.insert(path).inserted, "\(path) leads back to itself")
            let value = try #require(tokens[path], "there is no token \(path)")["$value"]
            guard let alias = value.text, alias.hasPrefix("{"), alias.hasSuffix("}") else { return value }
            path = String(alias.dropFirst().dropLast())
        }
    }

    /// The colour at `path`.
    func color(_ path: String) throws -> Color {
        let value = try value(path)
        let space = try #require(value["colorSpace"].text.flatMap(ColorSpace.init(rawValue:)))
        let components = value["components"].elements.map { $0.text == "none" ? nil : $0.number }
        try #require(components.count == 3)
        return Color(space, components[0], components[1], components[2], alpha: try #require(value["alpha"].number))
    }
}
