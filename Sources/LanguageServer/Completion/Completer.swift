// SPDX-License-Identifier: Apache-2.0

import ApplePlatforms
import BannerCore
import BannerLint
import BannerSpec
import Diagnostics
import YAMLSource

/// What may be written at a place, by the schema, and by what the spec defines.
struct Completer {
    let context: CursorContext
    let schema: Schema
    /// The spec as it stands, and as it was when nothing was wrong with it.
    let resolutions: [Resolution]
    /// Whether more is found once more is written.
    var isIncomplete = false

    private var path: [String] { context.path }

    init(_ context: CursorContext, _ schema: Schema, _ resolutions: [Resolution]) {
        self.context = context
        self.schema = schema
        self.resolutions = resolutions
    }

    /// The items, and the bytes whose place they take.
    mutating func items() -> (items: [CompletionItem], range: Range<Int>) {
        if context.quote != nil || context.slot == .value, let brace = context.brace {
            return (aliases(), context.braced(from: brace, inText: textOwner != nil))
        }
        var items: [CompletionItem] = []
        if context.slot == .key { items += keys() }
        if context.slot == .value || isBareItem && !context.hasColon { items += values() }
        return (items.map(inPlace), context.wholeWord)
    }

    /// The item as it has to be where it goes.
    private func inPlace(_ item: CompletionItem) -> CompletionItem {
        var item = item
        if context.needsBlank { item.text = " " + item.text }
        // Clients compare what is found with all that stands before the cursor in its place, and so with the quote.
        if let mark = quoteMark { item.filter = mark + (item.filter ?? item.label) }
        return item
    }

    /// Whether the cursor is behind the dash of an item, which may be a word and may be a mapping.
    private var isBareItem: Bool { context.slot == .key && path.last == KeyPath.item }

    // MARK: Names

    private func names(of kind: Symbol.Kind) -> [String] {
        resolutions.flatMap { $0.symbols.names(of: kind) }.reduce(into: [String]()) { names, name in
            if names.count < Self.nameLimit, !names.contains(name) { names.append(name) }
        }
    }

    /// Nobody looks through more.
    private static let nameLimit = 500

    private func detail(_ symbol: Symbol) -> String? {
        for resolution in resolutions {
            if let spec = resolution.spec, let text = SymbolText.summary(symbol, spec) { return text }
        }
        return nil
    }

    private func references(_ kind: Symbol.Kind) -> [CompletionItem] {
        names(of: kind).map { name in
            CompletionItem(
                label: name, kind: .reference, text: quoted(name),
                detail: detail(Symbol(kind: kind, name: name)) ?? kind.word, rank: 1)
        }
    }

    /// Between braces: a colour or a token, or in a text a parameter.
    private func aliases() -> [CompletionItem] {
        if let banner = textOwner { return parameters(of: banner, closing) { $0 != .image } }
        // What stands in braces in another text is a fault.
        let isPlain = schema.isNamed("plainText", at: path) || schema.isNamed("plainPattern", at: path)
        return isPlain ? [] : aliasItems { closing($0) }
    }

    /// The parameters of `banner` that may be of a kind, as far as their kinds are known.
    private func parameters(
        of banner: String, _ written: (String) -> String, ofKind fits: (Parameter.Kind) -> Bool
    ) -> [CompletionItem] {
        let known = resolutions.compactMap { $0.spec }.flatMap { SymbolText.banner(banner, $0)?.parameters ?? [] }
        let kinds = Dictionary(known.map { ($0.name.value, $0.kind) }) { first, _ in first }
        return Set(resolutions.flatMap { $0.symbols.parameters(of: banner) }).sorted().compactMap { name in
            guard kinds[name].map(fits) ?? true else { return nil }
            return CompletionItem(label: name, kind: .reference, text: written(name), detail: "parameter")
        }
    }

    private func closing(_ path: String) -> String { path + "}" + (context.isQuoteOpen ? quoteMark ?? "" : "") }

    private func aliasItems(_ written: (String) -> String) -> [CompletionItem] {
        let colors = names(of: .palette).map { name in
            CompletionItem(
                label: "palette.\(name)", kind: .color, text: written("palette.\(name)"),
                detail: detail(Symbol(kind: .palette, name: name)), rank: 2)
        }
        let tokens = names(of: .token).map { path in
            CompletionItem(label: path, kind: .value, text: written(path), detail: "design token", rank: 3)
        }
        return colors + tokens
    }

    /// The banner whose text is written here, if it is one that parameters have a place in.
    private var textOwner: String? {
        guard let banner = owner else { return nil }
        if path[0] == "themes" || ["text", "title", "points"].contains(path[2]) { return banner }
        return path[2] == "progress" && path.count > 4 && path[3] == "completion" && path[4] == "text" ? banner : nil
    }

    /// The banner within whose definition, or the text that a theme has for it, this is.
    private var owner: String? {
        if path.count > 2, path[0] == "banners" { return path[1] }
        return path.count > 3 && path[0] == "themes" && path[2] == "texts" ? path[3] : nil
    }

    // MARK: Values

    private mutating func values() -> [CompletionItem] {
        var items: [CompletionItem] = []
        let last = path.last ?? ""
        if last == "key", isOfKeyedText { return textKeys() }
        if last == "table", isOfKeyedText { return textTables() }
        if let kind = KeyPath.reference(at: path) { items += references(kind) }
        if last == "symbol" { items += symbols() }
        if let banner = owner {
            if last == "plural" {
                items += parameters(of: banner, quoted) { if case .int = $0 { true } else { false } }
            }
            if last == "parameter" { items += parameters(of: banner, quoted) { $0 == .image } }
            if path.suffix(2) == ["arguments", KeyPath.item] {
                items += parameters(of: banner, quoted) { $0 != .image }
            }
        }
        if path.suffix(2) == ["select", KeyPath.item] { items += rules("") }
        if path.suffix(2) == ["ignore", KeyPath.item] { items += rules("") { !$0.isFixed } }
        for word in schema.words(at: path) {
            items.append(
                CompletionItem(
                    label: word, kind: .word, text: quoted(word), documentation: schema.description(at: path)))
        }
        if let standard = schema.standard(at: path), !items.contains(where: { $0.label == standard }) {
            items.append(CompletionItem(label: standard, kind: .value, text: quoted(standard), detail: "default"))
        }
        if schema.isNamed("alias", at: path) {
            items += aliasItems { "\"{\($0)}\"" }.filter { takesColors || !$0.label.hasPrefix("palette.") }
        }
        items += mappings()
        if takesColors, typedNothing {
            items.append(
                CompletionItem(
                    label: "#RRGGBB", kind: .color, text: "\"#${1:000000}\"", isSnippet: true, detail: "a colour",
                    rank: 4))
        }
        return items
    }

    /// Mappings that may stand here in the place of a word, with the keys that they need.
    private func mappings() -> [CompletionItem] {
        guard typedNothing, context.quote == nil else { return [] }
        return schema.choices(at: path).compactMap { choice in
            guard case .object(let properties)? = choice["properties"], choice["type"] == "object" else { return nil }
            var keys = choice["required"]?.elements.compactMap(\.text) ?? []
            if keys.isEmpty { keys = properties["symbol"] != nil ? ["symbol"] : [] }
            guard !keys.isEmpty, keys != ["colorSpace", "components"] else { return nil }
            let text = keys.enumerated().map { "\($1): ${\($0 + 1)}" }.joined(separator: ", ")
            return CompletionItem(
                label: "{ \(keys.joined(separator: ", ")) }", kind: .snippet, text: "{ \(text) }", isSnippet: true,
                documentation: choice["description"]?.text, rank: 4)
        }
    }

    private var takesColors: Bool { schema.isNamed("hexColor", at: path) }

    private var typedNothing: Bool { context.typed.isEmpty }

    /// The quote that is written before the word.
    private var quoteMark: String? { context.quote.map { $0 == UInt8(ascii: "'") ? "'" : "\"" } }

    /// The word with the quotes that are written before it.
    private func quoted(_ word: String) -> String {
        guard let mark = quoteMark else { return word }
        return mark + word + mark
    }

    /// SF Symbols that have what is written in their names.
    private mutating func symbols() -> [CompletionItem] {
        let found = SymbolTable.search(context.typed)
        isIncomplete = found.count > Self.symbolLimit
        return found.prefix(Self.symbolLimit).map { symbol in
            CompletionItem(
                label: symbol.name, kind: .symbol, text: quoted(symbol.name), detail: "since iOS \(symbol.since(.iOS))",
                filter: filter(symbol.name))
        }
    }

    private static let symbolLimit = 100

    /// What the client compares with what is written. Words are found in any order, and only the search knows why.
    private func filter(_ name: String) -> String { name.holds(context.typed) ? name : context.typed + " " + name }

    private func rules(_ suffix: String, where fits: (RuleDescription) -> Bool = { _ in true }) -> [CompletionItem] {
        RuleRegistry.all.map(\.description).filter(fits).map { CompletionItem($0, suffix, rank: 3) }
    }

    // MARK: Keys

    private func keys() -> [CompletionItem] {
        var items: [CompletionItem] = []
        if !context.hasColon, path.isEmpty, context.siblings.isEmpty, schema.isNamed("lint", at: ["lint"]) {
            items.append(Self.newSpec)
        }
        if schema.takesLocales(at: path) { items += translations() }
        let categories = pluralCategories
        for key in schema.keys(at: path) where !context.siblings.contains(key.name) {
            if let categories, PluralCategory(rawValue: key.name) != nil, !categories.contains(key.name) { continue }
            if isByLocale, Self.keysOfOtherFiles.contains(key.name) { continue }
            items.append(item(key))
        }
        for word in schema.nameWords(at: path) where !context.siblings.contains(word) {
            items.append(
                CompletionItem(label: word, kind: .property, text: keyText(word, at: path + [word]), isSnippet: true))
        }
        if let kind = overridden {
            for name in names(of: kind) where !context.siblings.contains(name) {
                items.append(
                    CompletionItem(
                        label: name, kind: .reference, text: keyText(name, at: path + [name]), isSnippet: true,
                        detail: kind.word))
            }
        }
        if path.first == "lint", path.last == "rules" { items += rules(context.hasColon ? "" : ": ") { !$0.isFixed } }
        for parameter in RuleText.rule(ofSettingsAt: path)?.parameters ?? []
        where !context.siblings.contains(parameter.name) {
            items.append(
                CompletionItem(
                    label: parameter.name, kind: .property,
                    text: context.hasColon ? parameter.name : parameter.name + ": $0",
                    isSnippet: true, documentation: RuleText.sentence(parameter), rank: 1))
        }
        if path == ["banners"], !context.hasColon { items.append(newBanner) }
        return items
    }

    /// Whether a text is written here by language, so that it comes from no other file.
    private var isByLocale: Bool {
        schema.takesLocales(at: path) && !context.siblings.isDisjoint(with: locales)
    }

    /// What asks for a text of another file.
    private static let keysOfOtherFiles: Set<String> = ["key", "table", "arguments"]

    /// What a theme may change at the path.
    private var overridden: Symbol.Kind? {
        guard path.count == 3, path[0] == "themes" else { return nil }
        return path[2] == "texts" ? .banners : Symbol.Kind(rawValue: path[2])
    }

    private func item(_ key: Schema.Key) -> CompletionItem {
        let description = schema.description(at: path + [key.name])
        return CompletionItem(
            label: key.name, kind: .property, text: keyText(key.name, at: path + [key.name]), isSnippet: true,
            detail: key.isRequired ? "required" : nil, documentation: description, rank: key.isRequired ? 0 : 5)
    }

    /// The key with what stands behind it: quotes for a colour, brackets for a list, a new line for a mapping. It is the key alone
    /// where its colon and value are written.
    private func keyText(_ name: String, at path: [String]) -> String {
        if context.hasColon { return name }
        let choices = schema.choices(at: path)
        let types = Set(choices.compactMap { $0["type"]?.text })
        let isMapping = types == ["object"] && choices.allSatisfy { $0["enum"] == nil && $0["pattern"] == nil }
        if isMapping, !context.isFlow {
            return "\(name):\n\(String(repeating: " ", count: context.indentation + 2))$0"
        }
        if isMapping { return "\(name): { $0 }" }
        if types == ["array"] { return "\(name): [$0]" }
        return "\(name): $0"
    }

    // MARK: Texts by language

    private var locales: [String] {
        resolutions.lazy.compactMap { $0.spec?.locales.supported }.first ?? ["en"]
    }

    private func translations() -> [CompletionItem] {
        let missing = locales.filter { !context.siblings.contains($0) }
        let isText = path.last.map { $0 != "files" } ?? false
        guard isText else { return [] }
        var items = missing.map { locale in
            CompletionItem(
                label: locale, kind: .property, text: context.hasColon ? locale : "\(locale): $0", isSnippet: true,
                detail: "a translation", rank: 1)
        }
        if missing.count > 1, !context.hasColon {
            let indentation = context.isFlow ? ", " : "\n" + String(repeating: " ", count: context.indentation)
            let text = missing.enumerated().map { "\($1): ${\($0 + 1)}" }.joined(separator: indentation)
            items.append(
                CompletionItem(
                    label: "missing translations", kind: .snippet, text: text, isSnippet: true,
                    detail: missing.joined(separator: ", "), filter: "missing translations \(missing[0])", rank: 0))
        }
        return items
    }

    /// The categories that the language of the plural here has for whole numbers, and `other`, which every plural needs, also in
    /// languages that have it for fractions alone; `nil` where no plural is written, or nobody knows.
    private var pluralCategories: Set<String>? {
        guard schema.keys(at: path).contains(where: { $0.name == "plural" }) else { return nil }
        let known = Set(locales)
        let locale = path.last { known.contains($0) } ?? locales.first ?? "en"
        return PluralRules.integerCategories(in: locale).map {
            Set($0.map(\.rawValue)).union([PluralCategory.other.rawValue])
        }
    }

    // MARK: Beginnings

    private static let newSpec = CompletionItem(
        label: "a new spec", kind: .snippet,
        text: """
            bannerc: 1
            name: ${1:Acme}
            levels:
              ${2:error}:
                tint: "#${3:8C1D18}"
                onTint: "#${4:FFFFFF}"
                icon: { symbol: ${5:xmark.octagon.fill}, decorative: true }
                spokenPrefix: ${6:Error}
            banners:
              ${7:syncFailed}:
                level: ${2:error}
                text: ${8:Sync failed.}
            """, isSnippet: true, detail: "version, a level and a banner", filter: "bannerc a new spec", rank: 1)

    private var newBanner: CompletionItem {
        let indentation = String(repeating: " ", count: context.indentation + 2)
        return CompletionItem(
            label: "a new banner", kind: .snippet,
            text:
                "${1:name}:\n\(indentation)level: ${2:\(names(of: .levels).first ?? "error")}\n\(indentation)text: ${0:Text.}",
            isSnippet: true, detail: "with its level and text", filter: "name a new banner")
    }
}
