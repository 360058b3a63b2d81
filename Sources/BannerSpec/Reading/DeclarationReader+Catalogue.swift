// SPDX-License-Identifier: Apache-2.0

import Parallelism
import YAMLSource

extension DeclarationReader {
    /// How many banners one reader reads at a time. Fewer are read sooner by one alone.
    private static let pieceCount = 500

    /// A large catalogue, read on all cores; `nil` for another, whose banners are read one after another.
    func catalogueReadTogether(_ section: Node) -> Catalogue? {
        // Without a list of languages, what one banner calls a language is held against how another spells it.
        guard section.kind == .mapping, reader.isAlone, locales.supported != nil, !locales.isFaulty else { return nil }
        let entries = Array(section.entries)
        guard entries.count > Self.pieceCount else { return nil }
        let pieces = stride(from: 0, to: entries.count, by: Self.pieceCount).map { start in
            CataloguePiece(entries[start...].prefix(Self.pieceCount), reader.fork(), locales)
        }
        let names = CatalogueNames(entries)
        let work: [@Sendable () -> Void] = [names.read] + pieces.map { $0.read }
        _ = Parallel.map(work) { $0() }
        for piece in pieces { reader.join(piece.reader) }
        return Catalogue(banners: pieces.flatMap(\.banners), names: names)
    }
}

/// What was read of a catalogue.
struct Catalogue {
    /// The banners, in the order of the keys that are names.
    let banners: [BannerDeclaration]
    fileprivate let names: CatalogueNames

    /// The banners by name; `nil` if there is something to say about a name.
    var table: Table<BannerDeclaration>? {
        names.indices.map { Table(zip(names.names, banners).map { ($0, $1) }, indices: $0) }
    }
}

/// The names of a catalogue. One thread reads them, beside those that read banners.
private final class CatalogueNames: @unchecked Sendable {
    private(set) var names: [Located<String>] = []
    /// The index of each name; `nil` if one is no identifier, or is like another but for its case.
    private(set) var indices: [String: Int]?
    private let entries: [(key: Node, value: Node)]

    init(_ entries: [(key: Node, value: Node)]) { self.entries = entries }

    func read() {
        names.reserveCapacity(entries.count)
        var indices = [String: Int](minimumCapacity: entries.count)
        var lowercased = Set<String>(minimumCapacity: entries.count)
        for (key, _) in NodeTree.entriesForThread(entries) {
            guard key.kind == .scalar else { return }
            let name = key.text
            guard NodeReader.isIdentifier(name), lowercased.insert(name.lowercased()).inserted else { return }
            indices[name] = names.count
            names.append(Located(name, at: key.place))
        }
        self.indices = indices
    }
}

/// Some of the banners of a catalogue, and who reads them.
///
/// One thread reads a piece, and its results are looked at when all have been read: nothing in it is used by two threads at a time.
private final class CataloguePiece: @unchecked Sendable {
    let reader: NodeReader
    private(set) var banners: [BannerDeclaration] = []
    private let entries: ArraySlice<(key: Node, value: Node)>
    private let locales: LocaleScope

    init(_ entries: ArraySlice<(key: Node, value: Node)>, _ reader: NodeReader, _ locales: LocaleScope) {
        self.entries = entries
        self.reader = reader
        self.locales = locales
    }

    func read() {
        banners.reserveCapacity(entries.count)
        for (key, value) in NodeTree.entriesForThread(entries) where key.kind == .scalar {
            banners.append(reader.banner(value, Located(key.text, at: key.place), locales))
        }
    }
}

extension NodeReader {
    /// Whether it reads nothing but YAML of specs: what tokens and files of texts are asked for is noted where it is found.
    fileprivate var isAlone: Bool { tokens.isEmpty && texts.isEmpty }

    /// A reader for another thread, which knows what this one does. It shares nothing that changes: trees never do.
    func fork() -> NodeReader {
        let fork = NodeReader(tokens: TokenTable(isComplete: tokens.isComplete))
        fork.texts = TextTables(isComplete: texts.isComplete)
        fork.trees = trees
        fork.checkedLocales = checkedLocales
        fork.localeSpellings = localeSpellings
        return fork
    }

    /// Takes over what `fork` found.
    fileprivate func join(_ fork: NodeReader) {
        findings += fork.findings
        unresolved += fork.unresolved
    }
}
