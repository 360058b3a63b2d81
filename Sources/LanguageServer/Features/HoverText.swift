// SPDX-License-Identifier: Apache-2.0

import BannerLint
import BannerSpec
import ColorSpaces
import Diagnostics
import YAMLSource

/// What there is to say of a place in a spec, in Markdown.
struct HoverText {
    let resolution: Resolution

    init(_ resolution: Resolution) { self.resolution = resolution }

    /// What stands at `offset` in `tree`, and where exactly.
    func text(at offset: Int, in tree: NodeTree) -> (String, Place)? {
        if let occurrence = resolution.symbols.occurrence(at: offset, in: tree.file), let text = text(occurrence.symbol)
        {
            return (text, occurrence.place)
        }
        let path = NodePath(at: offset, in: tree)
        guard path.node.kind == .scalar, !SpecKind.isTokens(tree.source.path) else { return nil }
        if let text = path.isKey ? key(path) : value(path) { return (text, path.node.place) }
        return nil
    }

    // MARK: Symbols

    private func text(_ symbol: Symbol) -> String? {
        let uses = resolution.symbols.all(symbol).count { $0.role == .use }
        guard uses > 0 || resolution.symbols.definition(of: symbol) != nil else { return nil }
        // What this spec doesn't use, another one may, of which the lens above the definition knows.
        let used = uses == 0 ? "" : uses == 1 ? ", used once" : ", used \(uses) times"
        var lines = ["**\(symbol.kind.word) `\(Markdown.code(symbol.name))`**\(used)"]
        if let spec = resolution.spec {
            if let description = SymbolText.description(symbol, spec) { lines.append(Markdown.escaped(description)) }
            if symbol.kind == .banners || symbol.kind == .buttons, let text = SymbolText.summary(symbol, spec) {
                lines.append("“\(Markdown.escaped(text))”")
            }
            lines += contrast(symbol, spec)
            let entries = SymbolText.entries(symbol, spec)
            if !entries.isEmpty { lines.append(list(entries)) }
        }
        if symbol.kind == .token, let token = resolution.symbols.definition(of: symbol) {
            let written = resolution.sources[token.whole.file].bytes[token.whole.bytes]
            lines.append("```json\n\(Markdown.block(String(decoding: written.prefix(400), as: UTF8.self)))\n```")
        }
        return lines.joined(separator: "\n\n")
    }

    private func contrast(_ symbol: Symbol, _ spec: Spec) -> [String] {
        guard symbol.kind == .levels, let level = SymbolText.level(symbol.name, spec) else { return [] }
        let ratios = Appearance.allCases.map { appearance in
            let tint = level.attributes.tint.value[appearance].color
            let text = level.attributes.onTint.value[appearance].color
            return "\(appearance.rawValue) \(Color.text(ofContrast: tint.contrastRatio(with: text)))"
        }
        return ["Contrast of `onTint` on `tint`: " + ratios.joined(separator: ", ")]
    }

    /// A list, since not every editor draws tables.
    private func list(_ entries: [SymbolText.Entry]) -> String {
        entries.map { "- \($0.key) `\(Markdown.code($0.value))`: \(chain($0.sources))" }.joined(separator: "\n")
    }

    /// Who set a value, and what it was taken from: `levels.error ← palette.red`.
    private func chain(_ sources: [Source]) -> String {
        var names: [String] = []
        for source in sources where names.last != source.origin.description { names.append(source.origin.description) }
        return "`\(Markdown.code(names.joined(separator: " ← ")))`"
    }

    // MARK: Keys and values

    private func key(_ path: NodePath) -> String? {
        if let text = RuleText.parameter(at: path.keys) { return text }
        var parts: [String] = []
        if let description = Schema.spec.description(at: path.keys) {
            parts.append("**\(Markdown.escaped(path.keys.last ?? ""))**: \(description)")
        }
        if let entry = entry(at: path.keys) {
            parts.append("Here `\(Markdown.code(entry.value))`: \(chain(entry.sources))")
        }
        return parts.isEmpty ? nil : parts.joined(separator: "\n\n")
    }

    /// The value of the definition that the keys lead into.
    private func entry(at keys: [String]) -> SymbolText.Entry? {
        guard let spec = resolution.spec, keys.count > 2, let kind = Symbol.Kind(rawValue: keys[0]) else { return nil }
        let key = keys[2...].joined(separator: ".")
        return SymbolText.entries(Symbol(kind: kind, name: keys[1]), spec).first { $0.key == key }
    }

    private func value(_ path: NodePath) -> String? {
        if let lines = lines(path) { return lines }
        if let color = Color(hex: path.node.text) {
            return "`\(color.hexWithAlpha)`: \(Color.text(ofContrast: color.contrastRatio(with: .black))) with black, "
                + "\(Color.text(ofContrast: color.contrastRatio(with: .white))) with white"
        }
        return Schema.spec.description(at: path.keys)
    }

    /// How many lines a text of a banner takes at the worst.
    private func lines(_ path: NodePath) -> String? {
        guard let spec = resolution.spec, path.keys.first == "banners", path.keys.count > 2,
            let banner = SymbolText.banner(path.keys[1], spec)
        else { return nil }
        let found = WorstLines.of(banner, in: spec, resolution.sources, LintMemory()).filter {
            path.node.place.bytes.contains($0.place.bytes.lowerBound)
        }
        return found.max { $0.lines < $1.lines }.map(LineText.sentence)
    }
}

/// Texts of a spec, as texts within Markdown: they are hostile there, too.
enum Markdown {
    /// The text, with whatever means something to Markdown made a letter.
    static func escaped(_ text: String) -> String {
        onOneLine(text).reduce(into: "") { result, character in
            if character.isASCII, character.isPunctuation || character.isSymbol { result.append("\\") }
            result.append(character)
        }
    }

    /// The text between backticks.
    static func code(_ text: String) -> String { String(onOneLine(text).map { $0 == "`" ? "'" : $0 }) }

    /// The lines of a block of code. Tabs indent them.
    static func block(_ text: String) -> String {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map { TerminalText.escapingControls(String($0.map { $0 == "\t" ? " " : $0 })) }
            .joined(separator: "\n")
    }

    /// The text without line breaks, and with what an editor would obey or swallow as messages show it: `\u{202E}`.
    private static func onOneLine(_ text: String) -> String {
        TerminalText.escapingControls(String(text.map { $0.isNewline ? " " : $0 }))
    }
}

extension Color {
    static let black = Color(.srgb, 0, 0, 0)
    static let white = Color(.srgb, 1, 1, 1)
}
