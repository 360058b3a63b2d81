// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

extension LanguageServer {
    /// `textDocument/definition`.
    func definition(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let document = try document(parameters)
        let offset = try offset(parameters, in: document)
        for resolution in resolutions(of: document) {
            if let path = usedPath(at: offset, of: document, resolution) {
                let start = TextPosition(line: 0, character: 0)
                return [["uri": JSONValue(uri(of: path)), "range": TextRange(start, start).json]]
            }
            if let place = textPlace(at: offset, of: document, resolution) { return [location(place, resolution)] }
            guard let found = occurrence(at: offset, of: document, resolution) else { continue }
            let definitions = resolution.symbols.all(found.symbol).filter { $0.role == .definition }
            if !definitions.isEmpty { return JSONValue(definitions.map { location($0.place, resolution) }) }
        }
        return []
    }

    /// Where the text stands in a file of texts whose key is at `offset`.
    private func textPlace(at offset: Int, of document: TextDocument, _ resolution: Resolution) -> Place? {
        guard let file = resolution.file(document.path) else { return nil }
        let here = self.offset(offset, of: document, in: resolution)
        // A banner that goes by its own name leads to itself.
        let isName = resolution.symbols.occurrence(at: here, in: file) != nil
        return isName ? nil : resolution.spec?.textUses.use(askedAt: Place(file: file, bytes: here..<here))?.place
    }

    /// `textDocument/references`.
    func references(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let document = try document(parameters)
        let offset = try offset(parameters, in: document)
        let withDefinition = parameters.at("context", "includeDeclaration")?.isTrue ?? true
        checkNow()
        let places = allOccurrences(at: offset, of: document).filter { withDefinition || $0.role != .definition }
        return JSONValue(places.map(\.json))
    }

    /// `textDocument/documentHighlight`.
    func highlights(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let document = try document(parameters)
        let offset = try offset(parameters, in: document)
        guard let resolution = resolution(of: document), let found = occurrence(at: offset, of: document, resolution)
        else { return [] }
        let places = resolution.symbols.all(found.symbol).filter { $0.place.file == found.place.file }
            .prefix(Self.highlightLimit)
        return JSONValue(
            places.map { ["range": range($0.place, resolution).json, "kind": $0.role == .use ? 2 : 3] })
    }

    /// Highlights of an answer: they are asked for with each move of the cursor, and seen where it is.
    private static let highlightLimit = 500

    /// `textDocument/prepareRename`.
    func prepareRename(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let document = try document(parameters)
        let offset = try offset(parameters, in: document)
        checkNow()
        guard let resolution = checkedResolutions(of: document).first,
            let found = occurrence(at: offset, of: document, resolution),
            resolution.symbols.definition(of: found.symbol) != nil
        else { return .null }
        if let refusal = refusal(of: found.symbol, in: document) { throw .failed(refusal) }
        let place = Renaming.named(found)
        return ["range": range(place, resolution).json, "placeholder": JSONValue(Renaming.name(of: found.symbol))]
    }

    /// `textDocument/rename`.
    func rename(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let document = try document(parameters)
        let offset = try offset(parameters, in: document)
        guard let name = parameters["newName"]?.text else { throw .invalidParameters("`newName` is missing") }
        checkNowOnDisk()
        let all = checkedResolutions(of: document)
        guard let first = all.first, let found = occurrence(at: offset, of: document, first) else {
            throw .failed("there is nothing with a name here")
        }
        if let refusal = refusal(of: found.symbol, in: document) { throw .failed(refusal) }
        for resolution in resolutions(with: found.symbol, of: first) {
            if let refusal = Renaming.refusal(of: found.symbol, name, resolution.symbols) { throw .failed(refusal) }
        }
        let places = allOccurrences(at: offset, of: document)
        if let place = places.first(where: \.isEncoded) {
            throw .failed(
                "`\(found.symbol.name)` is written with escapes in `\(place.path)`, line \(place.range.start.line + 1): "
                    + "write it there as it is read first")
        }
        guard places.contains(where: { $0.role == .definition }) else {
            throw .failed("`\(found.symbol.name)` is not defined in this project")
        }
        var edits: [String: [JSONValue]] = [:]
        for place in places {
            let text = Renaming.written(name, isPointer: place.isPointer)
            edits[place.uri, default: []].append(["range": place.named.json, "newText": JSONValue(text)])
        }
        return workspaceEdit(edits)
    }

    /// Why `symbol` keeps its name, in some spec that `document` is a part of.
    private func refusal(of symbol: Symbol, in document: TextDocument) -> String? {
        for resolution in checkedResolutions(of: document) {
            if let refusal = Renaming.refusal(of: symbol, resolution) { return refusal }
        }
        return nil
    }

    // MARK: Occurrences

    /// A place where a symbol is named, as clients see it.
    struct NamedPlace: Hashable {
        var uri: String
        var path: String
        var range: TextRange
        /// The part of it that a rename replaces.
        var named: TextRange
        var role: Occurrence.Role
        /// Whether it is a JSON pointer, in which a name has escapes.
        var isPointer: Bool
        /// Whether the name is written otherwise than it is read.
        var isEncoded: Bool

        var json: JSONValue { ["uri": JSONValue(uri), "range": range.json] }
    }

    /// What is named at `offset`.
    func occurrence(at offset: Int, of document: TextDocument, _ resolution: Resolution) -> Occurrence? {
        guard let file = resolution.file(document.path) else { return nil }
        return resolution.symbols.occurrence(at: self.offset(offset, of: document, in: resolution), in: file)
    }

    /// Where what is named at `offset` is named, in all specs that have its definition, each place once.
    func allOccurrences(at offset: Int, of document: TextDocument) -> [NamedPlace] {
        guard let first = checkedResolutions(of: document).first,
            let found = occurrence(at: offset, of: document, first)
        else { return [] }
        var seen: Set<NamedPlace> = []
        var places: [NamedPlace] = []
        for resolution in resolutions(with: found.symbol, of: first) {
            for occurrence in resolution.symbols.all(found.symbol) {
                let path = resolution.sources[occurrence.place.file].path
                let place = NamedPlace(
                    uri: uri(of: path), path: path, range: range(occurrence.place, resolution),
                    named: range(Renaming.named(occurrence), resolution), role: occurrence.role,
                    isPointer: occurrence.isPointer, isEncoded: occurrence.isEncoded)
                if seen.insert(place).inserted { places.append(place) }
            }
        }
        return places.sorted { ($0.uri, $0.range.start) < ($1.uri, $1.range.start) }
    }

    /// The specs with the definition of `symbol` that `first` has; `first` alone if it has none.
    ///
    /// Another spec may have something of the same name; it is the same only if it is defined at the same place.
    private func resolutions(with symbol: Symbol, of first: Resolution) -> [Resolution] {
        func home(in resolution: Resolution) -> String? {
            resolution.symbols.definition(of: symbol).map { resolution.sources[$0.place.file].path }
        }
        guard let own = home(in: first) else { return [first] }
        return latest.resolutions.filter { home(in: $0) == own }
    }

    // MARK: Edits

    /// A `WorkspaceEdit` of edits by address.
    func workspaceEdit(_ edits: [String: [JSONValue]]) -> JSONValue {
        guard client.takesDocumentChanges else { return ["changes": .object(edits.mapValues { JSONValue($0) })] }
        let changes = edits.sorted { $0.key < $1.key }.map { uri, edits -> JSONValue in
            let version = documents[uri].map { JSONValue($0.version) } ?? .null
            return ["textDocument": ["uri": JSONValue(uri), "version": version], "edits": JSONValue(edits)]
        }
        return ["documentChanges": JSONValue(changes)]
    }
}
