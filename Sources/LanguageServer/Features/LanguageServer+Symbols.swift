// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import YAMLSource

extension LanguageServer {
    /// `textDocument/documentSymbol`: sections, and in them the definitions.
    func documentSymbols(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let document = try document(parameters)
        guard let resolution = resolution(of: document), let tree = resolution.tree(document.path) else { return [] }
        let sections = tree.root.entries.filter { $0.key.kind == .scalar }.map { key, value -> JSONValue in
            let inner = Symbol.Kind(rawValue: key.text)
            let isSection = inner != nil || SpecKind.isTokens(document.path)
            let children =
                isSection ? Array(value.entries.lazy.filter { $0.key.kind == .scalar }.prefix(Self.childLimit)) : []
            return symbol(
                key, value, inner == nil ? 7 : 3, resolution,
                children.map { symbol($0.key, $0.value, Self.kind(inner), resolution, []) })
        }
        guard !client.takesHierarchicalSymbols else { return JSONValue(sections) }
        let flat: [JSONValue] = sections.flatMap { [$0] + ($0["children"]?.elements ?? []) }
        return JSONValue(
            flat.map { symbol -> JSONValue in
                let location: JSONValue = ["uri": JSONValue(document.uri), "range": symbol["range"] ?? .null]
                return ["name": symbol["name"] ?? "", "kind": symbol["kind"] ?? 7, "location": location]
            })
    }

    /// `workspace/symbol`: definitions that have the letters of the query in their names, in their order.
    func workspaceSymbols(_ parameters: JSONValue) -> JSONValue {
        let query = Array((parameters["query"]?.text ?? "").lowercased().prefix(100))
        var seen: Set<JSONValue> = []
        var found: [JSONValue] = []
        for resolution in latest.resolutions {
            for occurrence in resolution.symbols.occurrences where occurrence.role == .definition {
                guard found.count < Self.symbolLimit else { return JSONValue(found) }
                guard Self.matches(occurrence.symbol.name.lowercased(), query) else { continue }
                let place = location(occurrence.place, resolution)
                guard seen.insert(place).inserted else { continue }
                found.append([
                    "name": JSONValue(occurrence.symbol.name), "kind": JSONValue(Self.kind(occurrence.symbol.kind)),
                    "containerName": JSONValue(occurrence.symbol.owner ?? occurrence.symbol.kind.rawValue),
                    "location": place,
                ])
            }
        }
        return JSONValue(found)
    }

    private static let symbolLimit = 500
    /// Definitions of a section that an outline shows. It is made anew with each key.
    private static let childLimit = 2000

    private static func matches(_ name: String, _ query: [Character]) -> Bool {
        var rest = query[...]
        for character in name where character == rest.first { rest.removeFirst() }
        return rest.isEmpty
    }

    /// The `SymbolKind` of LSP 3.17.
    private static func kind(_ kind: Symbol.Kind?) -> Int {
        switch kind {
        case .palette, .token: 14
        case .banners: 23
        case .levels: 10
        case .parameter: 13
        case .styles, .themes: 5
        case .buttons: 12
        default: 7
        }
    }

    private func symbol(
        _ key: Node, _ value: Node, _ kind: Int, _ resolution: Resolution, _ children: [JSONValue]
    ) -> JSONValue {
        let whole = value.isAlias || value.place.bytes.isEmpty ? key.place : key.place.joined(with: value.place)
        return .members([
            "name": JSONValue(key.text.isEmpty ? "\"\"" : key.text), "kind": JSONValue(kind),
            "detail": value.kind == .scalar ? JSONValue(String(value.text.prefix(80))) : nil,
            "range": range(whole, resolution).json, "selectionRange": range(key.place, resolution).json,
            "children": children.isEmpty ? nil : JSONValue(children),
        ])
    }
}
