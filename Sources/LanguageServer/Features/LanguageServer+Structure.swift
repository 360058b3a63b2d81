// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import YAMLSource

extension LanguageServer {
    /// `textDocument/foldingRange`: what takes several lines.
    func foldingRanges(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let document = try document(parameters)
        guard let resolution = resolution(of: document), let tree = resolution.tree(document.path) else { return [] }
        var ranges: [JSONValue] = []
        fold(tree.root, resolution, &ranges)
        return JSONValue(ranges)
    }

    private func fold(_ node: Node, _ resolution: Resolution, _ ranges: inout [JSONValue]) {
        if node.isAlias { return }
        for (key, value) in node.entries where value.kind == .mapping || value.kind == .sequence {
            if ranges.count >= Self.foldLimit { return }
            // A block ends where the next begins; its last line is the last that something in it stands on.
            let end = Self.end(of: value)
            let whole = Place(file: key.place.file, bytes: key.place.bytes.lowerBound..<end)
            let range = range(whole, resolution)
            if range.end.line > range.start.line {
                ranges.append(["startLine": JSONValue(range.start.line), "endLine": JSONValue(range.end.line)])
            }
            fold(value, resolution, &ranges)
        }
        for item in node.items { fold(item, resolution, &ranges) }
    }

    /// Ranges to fold: they are found anew with each key.
    private static let foldLimit = 2000

    /// Where the last scalar in `node` ends.
    private static func end(of node: Node) -> Int {
        if node.isAlias { return node.place.bytes.upperBound }
        let bytes = node.source.bytes
        if node.kind == .mapping || node.kind == .sequence,
            bytes[min(node.place.bytes.lowerBound, bytes.count - 1)] == UInt8(ascii: "{")
                || bytes[min(node.place.bytes.lowerBound, bytes.count - 1)] == UInt8(ascii: "[")
        {
            return node.place.bytes.upperBound
        }
        var last: Node?
        for (key, value) in node.entries { last = value.place.bytes.isEmpty ? key : value }
        for item in node.items { last = item }
        return last.map(end) ?? node.place.bytes.upperBound
    }

    /// `textDocument/selectionRange`: the value, its line, its definition, its section, and all.
    func selectionRanges(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let document = try document(parameters)
        let resolution = resolution(of: document)
        let positions = parameters["positions"]?.elements ?? []
        guard positions.count <= 1000 else { throw .invalidParameters("there are too many positions") }
        return JSONValue(
            positions.compactMap { TextPosition($0) }.map { position in
                let whole: JSONValue = ["range": document.content.whole(client.encoding).json]
                guard let resolution, let tree = resolution.tree(document.path) else { return whole }
                let offset = document.content.offset(of: position, client.encoding)
                return selection(at: self.offset(offset, of: document, in: resolution), tree, resolution, whole)
            })
    }

    private func selection(
        at offset: Int, _ tree: NodeTree, _ resolution: Resolution, _ whole: JSONValue
    ) -> JSONValue {
        var result = whole
        var outer = Place(file: tree.file, bytes: 0..<tree.source.bytes.count)
        func add(_ place: Place) {
            let (inner, around) = (place.bytes, outer.bytes)
            guard inner != around, inner.lowerBound >= around.lowerBound, inner.upperBound <= around.upperBound else {
                return
            }
            result = ["range": range(place, resolution).json, "parent": result]
            outer = place
        }
        let chain = NodePath(at: offset, in: tree).chain
        for (node, inner) in zip(chain, chain.dropFirst()) {
            let entry = node.entries.first { $0.key.place == inner.place || $0.value.place == inner.place }
            if let entry {
                let end = max(entry.key.place.bytes.upperBound, Self.end(of: entry.value))
                add(Place(file: tree.file, bytes: entry.key.place.bytes.lowerBound..<end))
            }
            add(
                Place(
                    file: tree.file,
                    bytes: inner.place.bytes.lowerBound..<max(inner.place.bytes.lowerBound, Self.end(of: inner))))
        }
        return result
    }

    /// `textDocument/documentLink`: files under `use`, pages of rules.
    func documentLinks(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let document = try document(parameters)
        guard let resolution = resolution(of: document), let tree = resolution.tree(document.path) else { return [] }
        var links: [JSONValue] = []
        for (key, value) in tree.root.entries {
            switch key.text {
            case "use":
                for item in Self.scalars(below: value) {
                    guard let path = usedPath(item, resolution) else { continue }
                    links.append(["range": range(item.place, resolution).json, "target": JSONValue(uri(of: path))])
                }
            case "lint":
                let rules = value.entries.first { $0.key.text == "rules" }?.value
                for (name, _) in rules?.entries.map(\.self) ?? [] {
                    guard let page = RulePages.address(of: name.text) else { continue }
                    links.append(["range": range(name.place, resolution).json, "target": JSONValue(page)])
                }
            default: break
            }
        }
        return JSONValue(links)
    }

    /// The values in lists and mappings: paths of files, and a word or two that are none.
    private static func scalars(below node: Node) -> [Node] {
        switch node.kind {
        case .scalar: [node]
        case .sequence: node.items.flatMap(scalars)
        case .mapping: node.entries.flatMap { scalars(below: $0.value) }
        case .invalid: []
        }
    }

    /// The path of the file that is named at `offset` under `use`.
    func usedPath(at offset: Int, of document: TextDocument, _ resolution: Resolution) -> String? {
        guard let tree = resolution.tree(document.path) else { return nil }
        let path = NodePath(at: self.offset(offset, of: document, in: resolution), in: tree)
        guard path.keys.first == "use", path.node.kind == .scalar else { return nil }
        return usedPath(path.node, resolution)
    }

    /// The path of a file that was read because `item` names it.
    private func usedPath(_ item: Node, _ resolution: Resolution) -> String? {
        guard item.kind == .scalar, !item.text.isEmpty else { return nil }
        let folder = item.source.path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        var parts = folder.map(String.init)
        for part in item.text.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else {
                parts.append(String(part))
            }
        }
        let path = parts.joined(separator: "/")
        return resolution.sources.files.contains { $0.path == path } ? path : nil
    }
}
