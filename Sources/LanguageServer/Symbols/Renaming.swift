// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// What a symbol may be renamed to, and which part of it is.
enum Renaming {
    /// What a person renames: the name, and of a token's path the last part.
    static func name(of symbol: Symbol) -> String {
        symbol.kind == .token ? String(symbol.name.split(separator: ".").last ?? "") : symbol.name
    }

    /// The place of ``name(of:)`` within an occurrence.
    static func named(_ occurrence: Occurrence) -> Place {
        if let named = occurrence.named { return named }
        let bytes = occurrence.place.bytes
        let count = name(of: occurrence.symbol).utf8.count
        guard occurrence.symbol.kind == .token, bytes.count > count else { return occurrence.place }
        return Place(file: occurrence.place.file, bytes: bytes.upperBound - count..<bytes.upperBound)
    }

    /// What is written in the place of an occurrence for `name`.
    static func written(_ name: String, isPointer: Bool) -> String {
        isPointer ? name.replacing("~", with: "~0").replacing("/", with: "~1") : name
    }

    /// Why `symbol` keeps its name, whatever the new one; `nil` if it doesn't.
    static func refusal(of symbol: Symbol, _ resolution: Resolution) -> String? {
        let definition = resolution.symbols.definition(of: symbol)
        if definition?.isForeign == true { return foreignRefusal(of: symbol) }
        if symbol.name == builtInName(of: symbol.kind) { return "`\(symbol.name)` is the name that the language knows" }
        guard let uses = resolution.spec?.textUses, !uses.isEmpty else { return nil }
        if symbol.kind == .banners, let definition, let use = uses.use(askedAt: definition.place) {
            let path = resolution.sources[use.place.file].path
            return
                "the text of `\(symbol.name)` is found in `\(path)` by the banner's name: write `text: { key: \(use.key) }` first"
        }
        // The other formats count arguments.
        guard symbol.kind == .parameter else { return nil }
        for owner in resolution.symbols.namedTogether(symbol).compactMap(\.owner) {
            // Themes have texts of their own.
            let places = resolution.symbols.all(Symbol(kind: .banners, name: owner)).filter { $0.role != .use }.map(
                \.whole)
            let files = places.flatMap(uses.files).map { resolution.sources[$0].path }
            if let path = files.first(where: { $0.hasSuffix(".arb") }) {
                return
                    "`\(path)` has `{\(symbol.name)}` in its texts: rename it there, in each language, and here by hand"
            }
        }
        return nil
    }

    /// What a definition is called that holds for all that name none.
    private static func builtInName(of kind: Symbol.Kind) -> String? {
        switch kind {
        case .metrics, .styles: "standard"
        case .surfaces: "main"
        default: nil
        }
    }

    /// Why `symbol` can't be called `name`; `nil` if it can.
    static func refusal(of symbol: Symbol, _ name: String, _ symbols: SymbolIndex) -> String? {
        if symbol.kind == .token { return tokenRefusal(of: symbol, name, symbols) }
        guard let first = name.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first),
            name.utf8.allSatisfy(\.isNameByte)
        else { return "names are in lowerCamelCase, with ASCII letters and digits" }
        if name == builtInName(of: symbol.kind), name != symbol.name {
            return "banners that name no \(symbol.kind.word) have `\(name)`, and would have this one"
        }
        if joinsGroup(symbol, name, symbols) {
            return "there is a group `\(name)` already, and the surface would join it"
        }
        let owners = Set(symbols.namedTogether(symbol).map(\.owner))
        // Platforms that the output is for can't tell names apart by case.
        let taken = symbols.occurrences.first {
            $0.role == .definition && $0.symbol.kind == symbol.kind && owners.contains($0.symbol.owner)
                && $0.symbol.name != symbol.name && $0.symbol.name.lowercased() == name.lowercased()
        }
        return taken.map { "there is a \(symbol.kind.word) `\($0.symbol.name)` already" }
    }

    /// Whether a surface called `name` would be in a group that other surfaces are in, and it is not.
    private static func joinsGroup(_ symbol: Symbol, _ name: String, _ symbols: SymbolIndex) -> Bool {
        let group = symbols.all(Symbol(kind: .surfaces, name: name)).filter(\.isGroup)
        guard symbol.kind == .surfaces, symbol.name != name, !group.isEmpty else { return false }
        let whole = symbols.definition(of: symbol)?.whole
        return !group.contains {
            $0.place.file == whole?.file && whole?.bytes.contains($0.place.bytes.lowerBound) == true
        }
    }

    /// Why a token that another program keeps is renamed there.
    private static func foreignRefusal(of symbol: Symbol) -> String {
        "the token `\(symbol.name)` is named in Figma or in an asset catalogue: rename it there"
    }

    private static func tokenRefusal(of symbol: Symbol, _ name: String, _ symbols: SymbolIndex) -> String? {
        let isName = !name.isEmpty && !name.hasPrefix("$") && !name.contains { ".{}\"\\".contains($0) || $0.isNewline }
        guard isName else { return "a token's name has no `.`, `{`, `}` and quotes, and no `$` at its start" }
        for other in symbols.namedTogether(symbol) {
            let path = (other.name.split(separator: ".").dropLast() + [Substring(name)]).joined(separator: ".")
            let taken = symbols.definition(of: Symbol(kind: .token, name: path))
            if path != other.name, taken != nil { return "there is a token `\(path)` already" }
        }
        return nil
    }
}
