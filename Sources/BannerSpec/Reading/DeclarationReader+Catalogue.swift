// SPDX-License-Identifier: Apache-2.0

import Parallelism
import YAMLSource

extension DeclarationReader {
    /// How many banners one reader reads at a time. Fewer are read sooner by one alone.
    private static let pieceCount = 500

    /// The banners of a large catalogue, read on all cores, in the order of the keys that are names; `nil` for another, whose banners are
    /// read one after another.
    func bannersReadTogether(_ section: Node) -> [BannerDeclaration]? {
        // Without a list of languages, what one banner calls a language is held against how another spells it.
        guard section.kind == .mapping, reader.isAlone, locales.supported != nil, !locales.isFaulty else { return nil }
        let entries = Array(section.entries)
        guard entries.count > Self.pieceCount else { return nil }
        let pieces = stride(from: 0, to: entries.count, by: Self.pieceCount).map { start in
            CataloguePiece(entries[start...].prefix(Self.pieceCount), reader.fork(), locales)
        }
        _ = Parallel.map(pieces) { $0.read() }
        for piece in pieces { reader.join(piece.reader) }
        return pieces.flatMap(\.banners)
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
