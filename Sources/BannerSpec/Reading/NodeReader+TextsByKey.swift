// SPDX-License-Identifier: Apache-2.0

import BannerCore
import Diagnostics
import TextCatalogs
import YAMLSource

/// What is asked for by a key, and what may stand in it.
struct TextRequest {
    var key: String
    /// Where the spec asks for it.
    var place: Place
    /// The parameters that the placeholders stand for, by their index, in the order of arguments.
    var arguments: [Int]
    var parameters: ParameterScope
}

extension NodeReader {
    /// Whether `node` asks for a text by its key, as `{ key: sync.failed }` does. `key` is the tag of a language too, Kupia, which a
    /// spec can have where it lists it.
    func asksForKey(_ node: Node, _ locales: LocaleScope) -> Bool {
        node.value(named: TextByKeyKey.key.rawValue) != nil
            && locales.supported?.contains(TextByKeyKey.key.rawValue) != true
    }

    /// The text that `node` asks for.
    func textByKey(_ node: Node, _ locales: LocaleScope, _ parameters: ParameterScope) -> LocalizedText? {
        var name: Located<String>?
        var table: Located<String>?
        var arguments: [Int]?
        var isWhole = true
        fields(of: node, "a text by its key", as: TextByKeyKey.self) { field, key, value in
            switch field {
            case .key:
                name = scalar(value, key, "the key of a text", limit: Limits.scalarBytes).map {
                    Located($0, at: value.place)
                }
            case .table: table = scalar(value, key, "the name of a file").map { Located($0, at: value.place) }
            case .arguments:
                let items = items(value, key, "the names of parameters", isWord: { _ in true })
                let known = items?.compactMap { item in
                    scalar(item, key, "the names of parameters")
                        .flatMap { parameterIndex($0, at: item.place, parameters, isPlaceholder: false) }
                }
                arguments = known
                if known == nil || known?.count != items?.count { isWhole = false }
            }
        }
        guard let name, isWhole else {
            unresolved.append(node.place)
            return nil
        }
        let request = TextRequest(
            key: name.value, place: name.place, arguments: arguments ?? Self.arguments(parameters),
            parameters: parameters)
        guard !texts.isEmpty || !texts.isComplete else {
            report(
                .unknownReference, "there is no text `\(shown(name.value))`: the spec uses no file of texts",
                at: name.place, help: ["name one under `use`, such as `use: [Localizable.xcstrings]`"])
            return nil
        }
        return text(request, table, locales, reportsMissing: true)
    }

    /// The text of the banner called `name` that has none in the spec: that under its own name, or under the one that a String Catalog
    /// of `bannerc build` has for it. Nil if no file has one; its text is nil if it has a fault, which was reported.
    func textByName(
        of name: Located<String>, _ locales: LocaleScope, parameters: ParameterScope
    ) -> (text: LocalizedText?, Void)? {
        guard !texts.isEmpty || !texts.isComplete else { return nil }
        for key in [name.value, "banners.\(name.value).text"] {
            if case .missing = texts.match(key, table: nil, report) { continue }
            let request = TextRequest(
                key: key, place: name.place, arguments: Self.arguments(parameters), parameters: parameters)
            return (text(request, nil, locales, reportsMissing: false), ())
        }
        guard !texts.isComplete else { return nil }
        // It may stand in a file that could not be read.
        unresolved.append(name.place)
        return (nil, ())
    }

    /// All parameters but images, in the order in which they are written.
    private static func arguments(_ scope: ParameterScope) -> [Int] {
        (scope.parameters ?? []).arguments
    }

    private func report(_ faults: [TextFault], in file: TextFile) {
        findings += faults.map { $0.finding(in: file.id) }
    }

    private func text(
        _ request: TextRequest, _ table: Located<String>?, _ locales: LocaleScope, reportsMissing: Bool
    ) -> LocalizedText? {
        // Whatever is wrong in the file, the definition that asks for the text is not what its author meant.
        let faults = findings.count
        let text = found(request, table, locales)
        if findings.count > faults || text == nil { unresolved.append(request.place) }
        return text
    }

    private func found(_ request: TextRequest, _ table: Located<String>?, _ locales: LocaleScope) -> LocalizedText? {
        switch texts.match(request.key, table: table?.value, report) {
        case .missing:
            reportMissing(request, table)
            return nil
        case .several(let files):
            let tables = files.map(\.table)
            let paths = files.map(\.source.source.path)
            let found =
                Set(paths).count > 1
                ? "\(files.count) files: " + list(paths)
                : "\(files.count) tables of \(list(paths.prefix(1))): " + list(tables)
            report(
                .duplicateDefinition, "the key `\(shown(request.key))` is in \(found)", at: request.place,
                help: ["say which one: `{ key: \(shown(request.key)), table: \(tables.first ?? "") }`"])
            return nil
        case .found(let parts):
            for (file, text) in parts { texts.note(text, file, askedAt: request.place) }
            return merged(parts, request, locales)
        }
    }

    private func reportMissing(_ request: TextRequest, _ table: Located<String>?) {
        guard texts.isComplete else { return }
        if let table, !texts.files.contains(where: { $0.isCalled(table.value) }) {
            let names = Set(texts.files.map(\.table)).sorted()
            let nearest = NearestName.find(table.value, among: names)
            return report(
                .unknownReference, "there is no table `\(shown(table.value))`", at: table.place,
                help: [nearest.map { "did you mean `\($0)`?" } ?? "the spec uses \(list(names))"])
        }
        let known = texts.files.lazy.filter { $0.isCalled(table?.value) }.flatMap(\.source.keys)
        let nearest = texts.suggestions.take() ? NearestName.find(request.key, among: known) : nil
        report(
            .unknownReference, "there is no text `\(shown(request.key))` in \(texts.names)", at: request.place,
            help: [nearest.map { "did you mean `\(shown($0))`?" } ?? "add the key there"],
            fix: nearest.map {
                Fix("write `\($0)`", .unsafe, edits: [Edit(replacing: request.place, with: PlainScalar.written($0))])
            })
    }

    // MARK: Languages

    private func merged(
        _ parts: [(file: TextFile, text: CatalogText)], _ request: TextRequest, _ locales: LocaleScope
    ) -> LocalizedText? {
        var translations: [(locale: String, translation: CatalogText.Translation, file: TextFile)] = []
        var seen: Set<String> = []
        let written = Set(parts.flatMap { $0.text.translations.map(Self.tag) }.map { $0.lowercased() })
        for (file, text) in parts {
            for translation in text.translations {
                guard let locale = locale(translation, written, file, locales) else { continue }
                guard seen.insert(locale).inserted else {
                    reportRepetition(of: translation, locale, in: file, translations, locales, request)
                    continue
                }
                let isDevelopment = locale == locales.development
                translations.insert((locale, translation, file), at: isDevelopment ? 0 : translations.count)
            }
        }
        guard let (file, text) = parts.first else { return nil }
        let key = Place(file: file.id, bytes: text.keyRange)
        guard let first = translations.first, first.locale == locales.development else {
            if !texts.isFaulty(request.key) { reportLanguage(request, file, key, locales) }
            return nil
        }
        let original = first.translation.content
        let entries = translations.compactMap { locale, translation, file in
            entry(translation, locale, file, original, request)
        }
        // What is missing here is at fault, which was reported.
        guard entries.first?.locale == locales.development else { return nil }
        let origin = TextOrigin(
            key: text.key, table: file.table, path: first.file.source.source.path, comment: text.comment,
            isTranslatable: parts.allSatisfy(\.text.isTranslatable), isStale: parts.contains { $0.text.isStale },
            arguments: request.arguments, isInBundle: parts.allSatisfy(\.file.format.isInBundle))
        return LocalizedText(entries: entries, place: key, origin: origin)
    }

    private static func tag(_ translation: CatalogText.Translation) -> String {
        String(translation.locale.map { $0 == "_" ? "-" : $0 })
    }

    /// The language of a translation as the spec writes it: `zh-Hant-HK` for Xcode's `zh-HK`, unless both are among the `written` ones;
    /// `nil` for one that the spec does not support.
    private func locale(
        _ translation: CatalogText.Translation, _ written: Set<String>, _ file: TextFile, _ locales: LocaleScope
    ) -> String? {
        let tag = Self.tag(translation)
        let lowercased = tag.lowercased()
        // A file that says no language is in the one in which the app is developed.
        if tag.isEmpty { return locales.development }
        if lowercased == locales.development.lowercased() { return locales.development }
        if let supported = locales.supported {
            return supported.first { $0.lowercased() == lowercased }
                ?? supported.first { !written.contains($0.lowercased()) && BannerLocale.areSame($0, tag) }
        }
        if LanguageTag.hasForm(tag) { return localeSpellings[lowercased] ?? tag }
        report(
            .invalidLocale, "`\(shown(tag))` is not a language tag",
            at: Place(file: file.id, bytes: translation.range))
        return nil
    }

    /// Reports a text that two files of a table have in one language. Plurals stand over texts, and translations repeat what they are
    /// translated from.
    private func reportRepetition(
        of translation: CatalogText.Translation, _ locale: String, in file: TextFile,
        _ known: [(locale: String, translation: CatalogText.Translation, file: TextFile)], _ locales: LocaleScope,
        _ request: TextRequest
    ) {
        guard let other = known.first(where: { $0.locale == locale }), other.file.id != file.id else { return }
        if other.file.format == .stringsDict || file.format == .xliff && locale == locales.development { return }
        report(
            .duplicateDefinition, "the text `\(shown(request.key))` is in two files in `\(locale)`",
            at: Place(file: file.id, bytes: translation.range),
            labels: [Label("the other one", at: Place(file: other.file.id, bytes: other.translation.range))],
            help: ["remove one of them"])
    }

    private func reportLanguage(_ request: TextRequest, _ file: TextFile, _ key: Place, _ locales: LocaleScope) {
        guard !locales.isFaulty else { return }
        if let source = file.source.sourceLanguage, source.lowercased() != locales.development.lowercased() {
            guard texts.reportedLanguages.insert(file.id).inserted else { return }
            return report(
                .conflictingFields,
                "the texts of `\(file.source.source.path)` are written in `\(shown(source))`, but those of the spec in "
                    + "`\(locales.development)`", at: request.place,
                help: ["write `locales: { development: \(shown(source)) }`, with all languages under `supported`"])
        }
        report(
            .missingField,
            "the text `\(shown(request.key))` is missing in the development language `\(locales.development)`", at: key,
            labels: [Label("asked for here", at: request.place)])
    }
}
