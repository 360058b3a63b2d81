// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import YAMLSource

/// The variables of one collection of Figma in one of its modes.
struct FigmaMode {
    /// The variables of the collection.
    var variables: [FigmaVariable]
    /// The key of the mode in `valuesByMode`.
    var mode: String
}

/// A variable of Figma.
struct FigmaVariable {
    var node: Node
    /// Its name, such as `color/bg/error`.
    var name: Node
    /// `color.bg.error`; the collection stands before it where another one has a variable of that name, as Figma allows.
    var path: String
}

/// Reads variables of Figma: what its REST API answers to `GET /v1/files/:key/variables/local`, and the same collections as plugins
/// write them, one in a file.
///
/// A collection is a modifier of a resolver document, and its modes are the contexts: those that are called like appearances are
/// these, those of a collection `theme` are themes, and of any other collection the default mode counts.
extension UseGraph {
    /// A collection, whichever form it is written in.
    private struct Collection {
        var node: Node
        var name: String
        var modes: [(id: String, name: String, place: Place)]
        var standard: String?
        var variables: [FigmaVariable]

        /// What stands before the paths of variables that have a namesake in another collection.
        var path: String { UseGraph.path(name) }
    }

    mutating func readFigma(_ root: Node, _ item: Node, _ options: UseOptions) {
        tokenOrigin += 1
        let faults = findings.count
        var collections = Self.collections(of: root)
        if collections.isEmpty {
            return fail(.useFile, "`\(item.text.prefix(100))` contains no collections of variables", item)
        }
        tellNamesakesApart(&collections)
        for variable in collections.lazy.flatMap(\.variables) {
            if let id = variable.node.value(of: "id")?.text { figmaPaths[id] = variable.path }
        }
        let start = tokenSources.count
        for (position, collection) in collections.enumerated() {
            guard !collection.modes.isEmpty else {
                fail(.invalidToken, "the collection `\(collection.name.prefix(100))` has no modes", collection.node)
                continue
            }
            let names = collection.modes.map(\.name)
            let standard = collection.modes.first { $0.id == collection.standard }?.name ?? names.first
            guard
                let role = role(of: collection.node, collection.name, names, standard, options)
            else { continue }
            for mode in collection.modes {
                guard let contexts = role.modes(of: mode.name) else { continue }
                if case .only(let theme) = contexts.themes { add(theme: Located(theme, at: mode.place)) }
                add(
                    TokenSource(
                        root: collection.node, scope: .contexts(contexts, position: start + position), form: .figma,
                        figma: FigmaMode(variables: collection.variables, mode: mode.id)))
            }
        }
        reportUnusedChoices(options, collections.map(\.name), item, since: faults)
    }

    /// Puts the collection before the paths that variables of several collections have, and notes those paths.
    private mutating func tellNamesakesApart(_ collections: inout [Collection]) {
        guard collections.count > 1 else { return }
        var owners: [String: [String]] = [:]
        for collection in collections {
            for path in Set(collection.variables.map(\.path)) { owners[path, default: []].append(collection.path) }
        }
        owners = owners.filter { $0.value.count > 1 }
        for (number, collection) in collections.enumerated() where !collection.path.isEmpty {
            for (place, variable) in collection.variables.enumerated() where owners[variable.path] != nil {
                collections[number].variables[place].path = collection.path + "." + variable.path
            }
        }
        figmaNamesakes.merge(owners) { $0 + $1 }
    }

    /// `color/bg/error` → `color.bg.error`.
    private static func path(_ name: String) -> String { name.split(separator: "/").joined(separator: ".") }

    /// Whether the file with `root` holds variables of Figma.
    static func holdsVariables(_ root: Node) -> Bool {
        if root.value(of: "meta")?.value(of: "variableCollections") != nil
            || root.value(of: "variableCollections") != nil
        {
            return true
        }
        guard let variables = root.value(of: "variables"), root.value(of: "modes") != nil else { return false }
        return variables.items.first { _ in true }?.value(of: "valuesByMode") != nil
    }

    private static func collections(of root: Node) -> [Collection] {
        let meta = root.value(of: "meta") ?? root
        guard let collections = meta.value(of: "variableCollections") else {
            return [collection(root, variables: root.value(of: "variables").map { Array($0.items) } ?? [])]
        }
        var variables: [String: [Node]] = [:]
        for variable in values(of: meta.value(of: "variables"))
        where variable.value(of: "deletedButReferenced")?.text != "true" {
            variables[variable.value(of: "variableCollectionId")?.text ?? "", default: []].append(variable)
        }
        return values(of: collections).map {
            collection($0, variables: variables[$0.value(of: "id")?.text ?? ""] ?? [])
        }
    }

    private static func collection(_ node: Node, variables: [Node]) -> Collection {
        let modes = node.value(of: "modes")
        var found: [(id: String, name: String, place: Place)] = []
        for mode in modes?.items.map(\.self) ?? [] {
            if let id = mode.value(of: "modeId"), let name = mode.value(of: "name") {
                found.append((id.text, name.text, name.place))
            }
        }
        for (id, name) in modes?.entries.map(\.self) ?? [] { found.append((id.text, name.text, name.place)) }
        return Collection(
            node: node, name: node.value(of: "name")?.text ?? "", modes: found,
            standard: node.value(of: "defaultModeId")?.text,
            variables: variables.compactMap { variable in
                variable.value(of: "name").map { FigmaVariable(node: variable, name: $0, path: path($0.text)) }
            })
    }

    /// The members of an object by ids, or the items of a list.
    private static func values(of node: Node?) -> [Node] {
        guard let node else { return [] }
        return node.kind == .sequence ? Array(node.items) : node.entries.map(\.value)
    }
}
