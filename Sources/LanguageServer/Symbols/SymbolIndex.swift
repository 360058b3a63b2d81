// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics
import YAMLSource

/// The symbols of a spec and of all that it uses.
struct SymbolIndex: Sendable {
    private(set) var occurrences: [Occurrence] = []
    private var bySymbol: [Symbol: [Int]] = [:]
    /// The occurrences of each file, by their place.
    private var byFile: [FileID: [Int]] = [:]
    private var names: [Symbol.Kind: [String]] = [:]
    /// The parameters of other banners that are named by the same letters, since these banners share a text by an anchor, and the tokens
    /// that groups have of those that they extend.
    private var sharers: [Symbol: Set<Symbol>] = [:]

    /// The symbols in `trees`, and `tokens` that are written otherwise than these have them.
    init(_ trees: [NodeTree], _ tokens: [ForeignToken] = []) {
        let legacy = LegacyTokens(tokens)
        var found: [Occurrence] = []
        var shared: [Occurrence] = []
        for tree in trees {
            SymbolFinder.find(in: tree, legacy) {
                found.append($0)
            } sharing: {
                shared.append($0)
            }
        }
        occurrences = found
        for token in tokens where token.form != .legacy { add(token) }
        for (index, occurrence) in occurrences.enumerated() {
            bySymbol[occurrence.symbol, default: []].append(index)
            byFile[occurrence.place.file, default: []].append(index)
            if occurrence.role == .definition {
                names[occurrence.symbol.kind, default: []].append(occurrence.symbol.name)
            }
        }
        for file in byFile.keys {
            byFile[file]?.sort { occurrences[$0].place.bytes.lowerBound < occurrences[$1].place.bytes.lowerBound }
        }
        for occurrence in shared { addSharer(occurrence) }
        addExtensions(trees.filter { SpecLoader.isTokenFile($0.source.path) }.flatMap(TokenSymbols.extensions))
    }

    /// What a group has of another one is called as it is there.
    private mutating func addExtensions(_ extensions: [TokenSymbols.Extension]) {
        // A group within its own base, as while somebody types, would go on for ever.
        let extensions = extensions.filter {
            !"\($0.group).".hasPrefix("\($0.base).") && !"\($0.base).".hasPrefix("\($0.group).")
        }
        guard !extensions.isEmpty else { return }
        let bases = Dictionary(grouping: extensions, by: \.base)
        var waiting = names(of: .token)
        var seen = Set(waiting)
        while let name = waiting.popLast(), seen.count < Self.tokenLimit {
            var end = name.endIndex
            while let point = name[..<end].lastIndex(of: ".") {
                for other in bases[String(name[..<point])] ?? [] {
                    let own = other.group + name[point...]
                    guard own.utf8.count <= SpecLoader.tokenPathBytes else { continue }
                    sharers[Symbol(kind: .token, name: name), default: []].insert(Symbol(kind: .token, name: own))
                    sharers[Symbol(kind: .token, name: own), default: []].insert(Symbol(kind: .token, name: name))
                    if seen.insert(own).inserted { waiting.append(own) }
                }
                end = point
            }
        }
    }

    /// Tokens of groups that extend others, in circles, too.
    private static let tokenLimit = 100_000

    private mutating func addSharer(_ shared: Occurrence) {
        guard let own = occurrence(at: shared.place.bytes.lowerBound, in: shared.place.file)?.symbol,
            own.kind == shared.symbol.kind, own != shared.symbol
        else { return }
        sharers[own, default: []].insert(shared.symbol)
        sharers[shared.symbol, default: []].insert(own)
    }

    /// A token that is defined where only another program may change it, or in a file that was not read.
    private mutating func add(_ token: ForeignToken) {
        guard let place = token.place else {
            names[.token, default: []].append(token.path)
            return
        }
        occurrences.append(
            Occurrence(
                symbol: Symbol(kind: .token, name: token.path), role: .definition, place: place, whole: place,
                isForeign: true))
    }

    /// The names of a kind that are defined, in the order in which they are written.
    func names(of kind: Symbol.Kind) -> [String] { names[kind] ?? [] }

    /// The names of the parameters of `banner`.
    func parameters(of banner: String) -> [String] {
        names(of: .parameter).filter { defines(Symbol(kind: .parameter, owner: banner, name: $0)) }
            .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    private func defines(_ symbol: Symbol) -> Bool {
        (bySymbol[symbol] ?? []).contains { occurrences[$0].role == .definition }
    }

    /// Where `symbol` is named, and what only can be called as it is.
    func all(_ symbol: Symbol) -> [Occurrence] {
        namedTogether(symbol).flatMap { bySymbol[$0] ?? [] }.map { occurrences[$0] }
    }

    /// `symbol` first, and those that only can be called as it is: parameters that fill the same text, and tokens that a group has of
    /// another.
    func namedTogether(_ symbol: Symbol) -> [Symbol] {
        var all = [symbol]
        var seen: Set<Symbol> = [symbol]
        var index = 0
        while index < all.count {
            let next = (sharers[all[index]] ?? []).filter { seen.insert($0).inserted }
            all += next.sorted { ($0.owner ?? "", $0.name) < ($1.owner ?? "", $1.name) }
            index += 1
        }
        return all
    }

    /// Where `symbol` is defined; `nil` for what the language has built in, and for a slip.
    func definition(of symbol: Symbol) -> Occurrence? { all(symbol).first { $0.role == .definition } }

    /// The occurrences in `file`, by their place.
    func all(in file: FileID) -> [Occurrence] { (byFile[file] ?? []).map { occurrences[$0] } }

    /// The occurrences in a part of `file`, by their place.
    func all(in file: FileID, _ bytes: Range<Int>) -> [Occurrence] {
        let indices = byFile[file] ?? []
        let (first, end) = (position(of: bytes.lowerBound, indices), position(of: bytes.upperBound, indices))
        return indices[min(first, end)..<end].map { occurrences[$0] }
    }

    /// How many of `indices` start before `offset`.
    private func position(of offset: Int, _ indices: [Int]) -> Int {
        indices.partitioningIndex { occurrences[$0].place.bytes.lowerBound >= offset }
    }

    /// What is named at `offset` in `file`, also right behind its last letter.
    func occurrence(at offset: Int, in file: FileID) -> Occurrence? {
        let indices = byFile[file] ?? []
        let count = position(of: offset + 1, indices)
        guard count > 0 else { return nil }
        let found = occurrences[indices[count - 1]]
        return offset <= found.place.bytes.upperBound ? found : nil
    }
}
