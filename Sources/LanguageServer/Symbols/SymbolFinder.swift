// SPDX-License-Identifier: Apache-2.0

import BannerLint
import BannerSpec
import Diagnostics
import YAMLSource

/// Walks through a tree and finds what is named in it. It knows where in a spec names stand, and nothing else of the language, so
/// that a spec with faults has symbols too.
struct SymbolFinder {
    private let tree: NodeTree
    private let report: (Occurrence) -> Void
    private let share: (Occurrence) -> Void

    /// Calls `report` for each place in `tree`, that of a spec or of a file of design tokens, where something is named. `legacy` are
    /// tokens that are written as before there was a format.
    ///
    /// What stands behind an anchor may name a parameter of each banner that uses it. `share` is called for these other banners.
    static func find(
        in tree: NodeTree, _ legacy: LegacyTokens, _ report: @escaping (Occurrence) -> Void,
        sharing share: @escaping (Occurrence) -> Void
    ) {
        let finder = SymbolFinder(tree: tree, report: report, share: share)
        if SpecLoader.isTokenFile(tree.source.path) {
            if let tokens = legacy.paths[tree.file] {
                LegacyTokenSymbols(paths: tokens, known: legacy.known, report: report).walk(tree.root)
            } else {
                TokenSymbols.find(in: tree, report)
            }
        } else {
            finder.walk(tree.root, [])
            finder.findSuppressed()
        }
    }

    /// Keys that hold texts, in which braces hold parameters.
    private static let textKeys: Set<String> = [
        "text", "title", "points", "alsoAvailableAt", "completion", "label", "spokenPrefix",
    ]

    private func walk(_ node: Node, _ path: [String]) {
        if node.isAlias { return walkShared(node, path) }
        walkContent(node, path)
    }

    private func walkContent(_ node: Node, _ path: [String]) {
        switch node.kind {
        case .mapping:
            for (key, value) in node.entries where key.kind == .scalar {
                let inner = path + [key.text]
                findKey(key, value, inner)
                walk(value, inner)
            }
        case .sequence: for item in node.items { walk(item, path + [KeyPath.item]) }
        case .scalar: findValue(node, path)
        case .invalid: break
        }
    }

    /// Walks through what an alias names, for the parameters of the banner that uses it: other names mean the same everywhere.
    private func walkShared(_ node: Node, _ path: [String]) {
        guard Self.banner(of: path + [KeyPath.item]) != nil else { return }
        let finder = SymbolFinder(
            tree: tree, report: { if $0.symbol.kind == .parameter { share($0) } }, share: share)
        finder.walkContent(node, path)
    }

    /// Banners in comments: `# bannerc: ignore[duration-max: welcome] -- …`.
    private func findSuppressed() {
        for (banner, place) in SuppressedBanners.all(in: tree) {
            report(
                Occurrence(symbol: Symbol(kind: .banners, name: banner), role: .use, place: place, whole: place))
        }
    }

    // MARK: Keys

    private func findKey(_ key: Node, _ value: Node, _ path: [String]) {
        if path.count == 2, path[0] == "use" { return findTheme(ofTokens: key, value) }
        guard let (symbol, role) = Self.symbol(ofKeyAt: path) else { return }
        let whole = value.place.bytes.isEmpty ? key.place : key.place.joined(with: value.place)
        report(Occurrence(symbol: symbol, role: role, place: inner(of: key), whole: whole))
    }

    /// `theme.contoso` under `use`: the tokens of a theme, which needs nothing else to be one.
    private func findTheme(ofTokens key: Node, _ value: Node) {
        let prefix = "theme."
        let place = inner(of: key)
        guard key.text.hasPrefix(prefix), place.bytes.count == key.text.utf8.count,
            key.text.utf8.count > prefix.utf8.count
        else { return }
        let named = Place(file: place.file, bytes: place.bytes.lowerBound + prefix.utf8.count..<place.bytes.upperBound)
        report(
            Occurrence(
                symbol: Symbol(kind: .themes, name: String(key.text.dropFirst(prefix.utf8.count))), role: .definition,
                place: named, whole: key.place.joined(with: value.place)))
    }

    private static func symbol(ofKeyAt path: [String]) -> (Symbol, Occurrence.Role)? {
        switch path.count {
        case 2:
            guard let kind = Symbol.Kind(rawValue: path[0]), kind != .parameter, kind != .token else { return nil }
            return (Symbol(kind: kind, name: path[1]), .definition)
        case 4 where path[0] == "banners" && path[2] == "parameters":
            return (Symbol(kind: .parameter, owner: path[1], name: path[3]), .definition)
        case 4 where path[0] == "themes":
            guard let kind = path[2] == "texts" ? .banners : Symbol.Kind(rawValue: path[2]) else { return nil }
            return (Symbol(kind: kind, name: path[3]), .override)
        default: return nil
        }
    }

    // MARK: Values

    private func findValue(_ node: Node, _ path: [String]) {
        if let kind = KeyPath.reference(at: path) {
            report(node, Symbol(kind: kind, name: node.text), isGroup: KeyPath.isGroup(path))
        } else if let banner = Self.banner(of: path), let last = path.last {
            // A banner may be called `text`.
            let isText = path.dropFirst(2).contains { Self.textKeys.contains($0) } || path.first == "themes"
            if last == "plural" || last == "parameter" || last == KeyPath.item && path.dropLast().last == "arguments" {
                report(node, Symbol(kind: .parameter, owner: banner, name: node.text))
            } else if isText {
                findParameters(node, banner)
            } else {
                findAlias(node)
            }
        } else {
            findAlias(node)
        }
    }

    /// The banner whose texts may stand at `path`.
    private static func banner(of path: [String]) -> String? {
        if path.count > 2, path[0] == "banners" { return path[1] }
        if path.count > 3, path[0] == "themes", path[2] == "texts" { return path[3] }
        return nil
    }

    private func report(_ node: Node, _ symbol: Symbol, isGroup: Bool = false) {
        guard !symbol.name.isEmpty else { return }
        let place = inner(of: node)
        report(Occurrence(symbol: symbol, role: .use, place: place, whole: place, isGroup: isGroup))
    }

    /// `"{palette.green}"`, `"{color.orange.500}"`.
    private func findAlias(_ node: Node) {
        let text = node.text
        guard let path = KeyPath.alias(text) else { return }
        let place = inner(of: node)
        let prefix = "palette."
        let isColor = path.hasPrefix(prefix) && !path.dropFirst(prefix.utf8.count).contains(".")
        let symbol = Symbol(
            kind: isColor ? .palette : .token, name: isColor ? String(path.dropFirst(prefix.utf8.count)) : path)
        // A scalar in a block has more around it.
        guard let written = tree.source.bytes[place.bytes].firstOccurrence(of: text.utf8) else {
            return report(Occurrence(symbol: symbol, role: .use, place: place, whole: place, isEncoded: true))
        }
        let end = written.upperBound - 1
        report(
            Occurrence(
                symbol: symbol, role: .use, place: Place(file: tree.file, bytes: end - symbol.name.utf8.count..<end),
                whole: place))
    }

    /// `{count}` in a text; `{{` is a brace.
    private func findParameters(_ node: Node, _ banner: String) {
        let bytes = tree.source.bytes
        let range = node.contentPlace.bytes
        var index = range.lowerBound
        while index < range.upperBound {
            defer { index += 1 }
            guard bytes[index] == UInt8(ascii: "{") else { continue }
            if index + 1 < range.upperBound, bytes[index + 1] == UInt8(ascii: "{") {
                index += 1
                continue
            }
            let rest = bytes[index + 1..<range.upperBound]
            let name = rest.prefix { $0.isNameByte }
            guard !name.isEmpty, rest.dropFirst(name.count).first == UInt8(ascii: "}") else { continue }
            let place = Place(file: tree.file, bytes: name.startIndex..<name.endIndex)
            let symbol = Symbol(kind: .parameter, owner: banner, name: String(decoding: name, as: UTF8.self))
            report(Occurrence(symbol: symbol, role: .use, place: place, whole: place))
        }
    }

    /// The place of a scalar without its quotes.
    private func inner(of node: Node) -> Place {
        let place = node.contentPlace
        return node.style == .singleQuoted || node.style == .doubleQuoted ? place.unquoted : place
    }
}

extension UInt8 {
    /// Whether it may stand in a name: an ASCII letter or digit.
    var isNameByte: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }
}
