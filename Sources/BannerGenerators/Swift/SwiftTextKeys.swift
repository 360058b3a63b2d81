// SPDX-License-Identifier: Apache-2.0

import BannerSpec

/// Where generated Swift looks texts up: those of the spec under the keys that the target `xcstrings` gives them, in the table that it
/// writes, and those of a catalogue under their own keys, in that very table.
final class SwiftTextKeys: Sendable {
    /// A table of texts.
    struct Table: Sendable {
        /// What it is called in Swift.
        let name: String
        /// What it is called in the bundle.
        let table: String
    }

    /// The tables, that of the spec first.
    let tables: [Table]
    private let names: [String: String]
    private let locales: Locales
    /// The keys of the texts without parameters.
    private let keys: [LocalizedText: String]

    init(_ context: ContextSpec) {
        locales = context.spec.locales
        let texts = context.texts
        keys = Dictionary(
            texts.filter { $0.text.parameters.isEmpty }.map { ($0.text.text, $0.key) },
            uniquingKeysWith: { key, _ in key })
        var tables = [Table(name: "own", table: context.input.stem)]
        var names = [context.input.stem: "own"]
        for case let origin? in texts.map(\.text.text.origin) where origin.isInBundle && names[origin.table] == nil {
            let table = Table(name: "table\(tables.count)", table: origin.table)
            names[origin.table] = table.name
            tables.append(table)
        }
        self.tables = tables
        self.names = names
    }

    /// The key of a text without parameters as an expression; `nil` for a text that no table has, such as one that only a theme has.
    func expression(_ text: LocalizedText) -> String? {
        keys[text].map(SwiftLiteral.escaped).map { special(text, [], key: $0) ?? own($0) }
    }

    /// The key of a text of the spec's own as an expression; `key` is the inside of a literal.
    func own(_ key: String) -> String { "BannerTextKey(\"\(key)\", in: TextTables.own)" }

    /// The key of `text` as an expression where ``own(_:)`` does not say all of it. `key` is what the spec's own table has it under.
    func special(_ text: LocalizedText, _ parameters: [Parameter], key: String) -> String? {
        if let origin = text.origin, origin.isInBundle, let table = names[origin.table] {
            let isInOrder = origin.arguments == parameters.arguments
            let arguments = isInOrder ? "" : ", arguments: \(origin.arguments.compactMap(parameters.argument))"
            return "BannerTextKey(\(SwiftLiteral.string(origin.key)), in: TextTables.\(table)\(arguments)"
                + "\(deciding(text, parameters, origin.arguments)))"
        }
        let further = languages(text) + deciding(text, parameters, parameters.arguments)
        guard !further.isEmpty else { return nil }
        return "BannerTextKey(\"\(key)\", in: TextTables.own\(further))"
    }

    /// A String Catalog knows no step between languages, so that the target `xcstrings` fills in the text of `fr` for `fr-CA`. Its numbers
    /// and plural forms stay those of `fr`.
    private func languages(_ text: LocalizedText) -> String {
        let own = text.entries.map(\.locale)
        let isFilled = locales.supported.dropFirst().contains { locale in
            guard !own.contains(locale), let entry = text.entry(for: locale) else { return false }
            return entry.locale != locales.development
        }
        guard isFilled else { return "" }
        return ", languages: \(SwiftExpressions.list(own.dropFirst().map(SwiftLiteral.string)))"
    }

    /// Where several numbers could decide on the form of a plural, the one that does.
    private func deciding(_ text: LocalizedText, _ parameters: [Parameter], _ arguments: [Int]) -> String {
        let numbers = parameters.count { if case .int = $0.kind { true } else { false } }
        guard numbers > 1 else { return "" }
        let deciding = Set(
            text.entries.compactMap { entry in
                if case .plural(let parameter, _) = entry.content { parameter } else { nil }
            })
        guard deciding.count == 1, let first = deciding.first, let position = arguments.firstIndex(of: first) else {
            return ""
        }
        return ", deciding: \(position)"
    }
}
