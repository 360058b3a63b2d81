// SPDX-License-Identifier: Apache-2.0

import EmbeddedTexts

/// A JSON Schema, as far as it says what may stand where, and what it means.
struct Schema: Sendable {
    /// That of specs.
    static let spec = Schema(.specSchema)
    /// That of `bannerc.yaml`.
    static let configuration = Schema(.configurationSchema)

    private let root: JSONValue

    private init(_ text: EmbeddedText) {
        // A schema that is no JSON knows nothing; tests read both.
        root = (try? JSONParser.value(of: Array(text.bytes))) ?? .null
    }

    /// A key that a mapping takes.
    struct Key {
        var name: String
        var node: JSONValue
        var isRequired: Bool
    }

    /// What may stand at `path`, as it is written: several where there is a choice.
    func nodes(at path: [String]) -> [JSONValue] {
        path.reduce([root]) { nodes, key in expanded(nodes).flatMap { children(of: $0, key) } }
    }

    /// What may stand at `path`, with references followed and choices taken apart.
    func choices(at path: [String]) -> [JSONValue] { expanded(nodes(at: path)) }

    /// What the value at `path` means.
    func description(at path: [String]) -> String? {
        let nodes = nodes(at: path)
        return (nodes + expanded(nodes)).lazy.compactMap { $0["description"]?.text }.first
    }

    /// The keys that a mapping at `path` takes, each once, by name.
    func keys(at path: [String]) -> [Key] {
        var keys: [String: Key] = [:]
        for choice in choices(at: path) {
            guard case .object(let members)? = choice["properties"] else { continue }
            let required = choice["required"]?.elements.compactMap(\.text) ?? []
            for (name, node) in members where keys[name] == nil {
                keys[name] = Key(name: name, node: node, isRequired: required.contains(name))
            }
        }
        return keys.values.sorted { $0.name < $1.name }
    }

    /// The words that may stand for the names in a mapping at `path`; none where names are free.
    func nameWords(at path: [String]) -> [String] {
        choices(at: path).flatMap { expanded([$0["propertyNames"]].compactMap(\.self)) }
            .flatMap { $0["enum"]?.elements ?? [] }.compactMap(\.text)
    }

    /// Whether the names in a mapping at `path` are locales.
    func takesLocales(at path: [String]) -> Bool {
        choices(at: path).contains { $0.at("propertyNames", "$ref")?.text?.hasSuffix("/locale") ?? false }
    }

    /// The words that may stand at `path`, or as an item of the list there.
    func words(at path: [String]) -> [String] {
        var words: [String] = []
        for choice in choices(at: path) {
            words += (choice["enum"]?.elements ?? []).compactMap(\.text)
            if choice["type"] == "boolean" { words += ["true", "false"] }
            if let word = choice["const"]?.text ?? choice["const"]?.int.map(String.init) { words.append(word) }
        }
        return words.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// The default at `path`, as a spec would write it.
    func standard(at path: [String]) -> String? {
        nodes(at: path).lazy.compactMap { node in
            switch node["default"] {
            case .string(let text)?: text
            case .number?: node["default"]?.int.map(String.init)
            default: nil
            }
        }.first
    }

    /// Whether a value that `node` allows is named so in its definition, such as `color`.
    func isNamed(_ name: String, at path: [String]) -> Bool {
        var rest = nodes(at: path)
        var steps = 0
        while let node = rest.popLast(), steps < Self.stepLimit {
            steps += 1
            if let reference = node["$ref"]?.text {
                if reference.hasSuffix("/" + name) { return true }
                rest.append(target(of: reference))
            }
            rest += (node["allOf"]?.elements ?? []) + (node["oneOf"]?.elements ?? []) + (node["anyOf"]?.elements ?? [])
        }
        return false
    }

    /// A schema that refers to itself in a circle must not keep anyone.
    private static let stepLimit = 1000

    private func children(of node: JSONValue, _ key: String) -> [JSONValue] {
        if key == KeyPath.item {
            switch node["items"] {
            case .array(let items)?: return items
            case let item?: return [item]
            case nil: return []
            }
        }
        if let property = node["properties"]?[key] { return [property] }
        if case .object? = node["additionalProperties"] { return [node["additionalProperties"]].compactMap(\.self) }
        return []
    }

    private func expanded(_ nodes: [JSONValue]) -> [JSONValue] {
        var found: [JSONValue] = []
        var rest = Array(nodes.reversed())
        var steps = 0
        while let node = rest.popLast(), steps < Self.stepLimit {
            steps += 1
            if let reference = node["$ref"]?.text {
                rest.append(target(of: reference))
                continue
            }
            let parts = ["oneOf", "anyOf", "allOf"].flatMap { node[$0]?.elements ?? [] }
            found.append(node)
            rest += parts.reversed()
        }
        return found
    }

    /// What `#/definitions/text` names.
    private func target(of reference: String) -> JSONValue {
        reference.split(separator: "/").dropFirst().reduce(root) { $0[String($1)] ?? .null }
    }
}
