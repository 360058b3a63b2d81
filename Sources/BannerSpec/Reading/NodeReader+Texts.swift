// SPDX-License-Identifier: Apache-2.0

import BannerCore
import Diagnostics
import YAMLSource

/// The languages that a text may be in.
struct LocaleScope {
    var development: String
    /// The languages of `locales:`; `nil` where the spec has no such section, and every language may be used.
    var supported: [String]?
    /// Whether `locales:` is at fault: that was reported, so no text is held against it.
    var isFaulty = false
}

/// The parameters that a text may name.
struct ParameterScope {
    /// They, in the order in which they are written; `nil` where a text takes none.
    let parameters: [Parameter]?
    /// Names whose definitions could not be read. That was reported; texts that name them are not reported again.
    let failed: Set<String>
    /// Whether any name may be missing, since the section could not be read as a whole.
    var isPartial: Bool
    /// Where each stands, if there are many: a text may name them thousands of times.
    private let indices: [String: Int]

    init(parameters: [Parameter]? = nil, failed: Set<String> = [], isPartial: Bool = false) {
        (self.parameters, self.failed, self.isPartial) = (parameters, failed, isPartial)
        let many = parameters.map { $0.count > 8 ? $0 : [] } ?? []
        indices = Dictionary(many.enumerated().map { ($1.name.value, $0) }) { first, _ in first }
    }

    /// For titles, labels and the like.
    static let none = ParameterScope()

    func index(of name: String) -> Int? {
        indices.isEmpty ? parameters?.firstIndex { $0.name.value == name } : indices[name]
    }
}

extension NodeReader {
    /// A text: a string, a plural, or either for each locale. `parameters` are the ones that it may name.
    func text(
        _ node: Node, _ key: Node, _ locales: LocaleScope, parameters: ParameterScope = .none
    ) -> LocalizedText? {
        guard node.kind == .mapping else {
            if reportIfWide(node, locales) || reportIfListOfLanguages(node, key) { return nil }
            guard let content = pattern(node, key, parameters) else { return nil }
            return single(.pattern(content), node, locales)
        }
        if reportIfUnquoted(node, key) { return nil }
        if asksForKey(node, locales) { return textByKey(node, locales, parameters) }
        if isPlural(node) {
            return plural(node, locales.development, parameters).flatMap { single($0, node, locales) }
        }
        return localized(node, locales, parameters)
    }

    /// A text in one language, as a file for that language holds it.
    func translation(
        _ node: Node, _ key: Node, _ locale: String, parameters: ParameterScope = .none
    ) -> LocalizedText.Entry? {
        if reportIfUnquoted(node, key) { return nil }
        let content: LocalizedText.Content? =
            node.kind == .mapping
            ? plural(node, locale, parameters) : pattern(node, key, parameters).map { .pattern($0) }
        return content.map { LocalizedText.Entry(locale: locale, content: $0, place: node.place) }
    }

    private func single(_ content: LocalizedText.Content, _ node: Node, _ locales: LocaleScope) -> LocalizedText {
        let entry = LocalizedText.Entry(locale: locales.development, content: content, place: node.place)
        return LocalizedText(entries: [entry], place: node.place)
    }

    private func localized(_ node: Node, _ locales: LocaleScope, _ parameters: ParameterScope) -> LocalizedText? {
        var entries: [LocalizedText.Entry] = []
        entries.reserveCapacity(node.entryCount)
        var hasDevelopment = false
        // A tag that was refused may have been meant for the development language.
        var isWhole = !locales.isFaulty
        if !node.entries.contains(where: { isKnown($0.key.text, locales) }), reportIfParts(node) { return nil }
        for (key, value) in node.entries {
            guard key.kind == .scalar else {
                isWhole = false
                continue
            }
            let locale = key.text
            if !isKnown(locale, locales), reportIfCut(byComma: key, value, in: node) { continue }
            if !isKnown(locale, locales), reportIfTooDeep(key, value, in: node) { continue }
            guard isSupported(locale, key, locales) else {
                isWhole = false
                continue
            }
            let isDevelopment = locale == locales.development
            hasDevelopment = hasDevelopment || isDevelopment
            if reportIfUnquoted(value, key) { continue }
            if value.kind == .mapping, !value.entries.contains(where: { PluralKey.key(of: $0.key) != nil }) {
                reportType(value, key, "a text or a plural")
                continue
            }
            let content: LocalizedText.Content? =
                value.kind == .mapping
                ? plural(value, locale, parameters) : pattern(value, key, parameters).map { .pattern($0) }
            guard let content else { continue }
            let entry = LocalizedText.Entry(locale: locale, content: content, place: value.place)
            if isDevelopment { entries.insert(entry, at: 0) } else { entries.append(entry) }
        }
        guard hasDevelopment else {
            guard isWhole else { return nil }
            report(
                .missingField, "the text is missing in the development language `\(locales.development)`",
                at: node.place, help: ["add `\(locales.development): …`"]
            )
            return nil
        }
        return entries.first?.locale == locales.development ? LocalizedText(entries: entries, place: node.place) : nil
    }

    /// Reports `[{ en: Saved. }, { fr: Enregistré. }]`.
    private func reportIfListOfLanguages(_ node: Node, _ key: Node) -> Bool {
        guard node.kind == .sequence else { return false }
        let languages = node.items.prefix(3).compactMap { $0.entries.first { _ in true }?.key.text }
        guard languages.count > 1, languages.allSatisfy(LanguageTag.hasForm) else { return false }
        let meant = languages.map { "\($0): …" }.joined(separator: ", ")
        reportType(node, key, "a text, or one for each language", help: "write `{ \(meant) }`, without a list")
        return true
    }

    /// Reports a plural in each of whose forms there is a text for each language, in place of a plural for each language.
    private func reportIfTurnedOut(_ node: Node) -> Bool {
        let turned = node.entries.first { $0.value.kind == .mapping && PluralKey.key(of: $0.key)?.category != nil }
        guard let (form, texts) = turned else { return false }
        let languages = texts.entries.prefix(3).map(\.key.text)
        guard !languages.isEmpty, languages.allSatisfy(LanguageTag.hasForm) else { return false }
        let meant = languages.map { "\($0): { plural: …, one: …, other: … }" }.joined(separator: ", ")
        report(
            .wrongType, "`\(form.text)` takes a text, but this is a mapping: each language has a plural of its own",
            at: texts.place, help: ["write `{ \(meant) }`"])
        return true
    }

    private func isKnown(_ locale: String, _ locales: LocaleScope) -> Bool {
        locales.supported?.contains(locale) == true || checkedLocales.contains(locale)
    }

    /// Reports a text in several parts, such as `{ title: …, body: … }`.
    private func reportIfParts(_ node: Node) -> Bool {
        guard let (key, _) = node.entries.first(where: { Self.partsOfText.contains($0.key.text) }) else { return false }
        report(
            .unknownKey, "a text has no key `\(key.text)`: it is one text, or one for each language", at: key.place,
            help: [
                "write `{ en: …, de: … }`; a banner has its `title` beside its `text`, and `points` under it"
            ])
        return true
    }

    /// What other systems call the parts of a message. No language tag is among them.
    private static let partsOfText: Set<String> = [
        "title", "subtitle", "body", "message", "headline", "heading", "subject", "description", "content", "text",
        "detail", "details", "summary", "caption",
    ]

    private func isSupported(_ locale: String, _ key: Node, _ locales: LocaleScope) -> Bool {
        if checkedLocales.contains(locale) { return true }
        guard let supported = locales.supported, !supported.contains(locale) else {
            guard isLocale(locale, key), locales.isFaulty || !clashes(locale, key) else { return false }
            checkedLocales.insert(locale)
            return true
        }
        if locales.isFaulty { return isLocale(locale, key) }
        reportUnsupported(locale, supported, key)
        return false
    }

    private func reportUnsupported(_ locale: String, _ supported: [String], _ key: Node) {
        if reportIfWide(key) { return }
        let isKey = NearestName.find(locale, among: ["key"]) != nil
        report(
            .invalidLocale, "`\(shown(locale))` is not among the supported locales", at: key.place,
            help: [
                LanguageTag.nearest(locale, among: supported).map { "did you mean `\($0)`?" }
                    ?? (isKey ? "did you mean `key`?" : nil)
                    ?? helpSupporting(locale, supported) + "; or remove the text"
            ]
        )
    }

    /// How a text in `locale`, which is not `supported`, can be.
    func helpSupporting(_ locale: String, _ supported: [String]) -> String {
        if let same = supported.first(where: { LanguageTag.isSame($0, locale) }) { return "write `\(same)`" }
        let section = "`supported` under `locales`, which has \(list(supported))"
        if LanguageTag.hasForm(locale) { return "add it to \(section)" }
        if let meant = LanguageTag.meant(by: locale) ?? LanguageNames.tag(of: locale) {
            return "write `\(meant)`, and add that to \(section)"
        }
        return "it is not a BCP 47 tag such as `pt-BR`: write one, and add that to \(section)"
    }

    /// Whether `locale` is written in another case elsewhere. Tags mean the same in any case, and so do file names.
    private func clashes(_ locale: String, _ key: Node) -> Bool {
        let other = localeSpellings[locale.lowercased(), default: locale]
        localeSpellings[locale.lowercased()] = other
        guard other != locale else { return false }
        report(
            .invalidLocale, "the locale `\(locale)` is written `\(other)` elsewhere", at: key.place,
            help: ["write `\(other)`"])
        return true
    }

    /// Whether `tag` has the form of a BCP 47 language tag: language, script, region, variants.
    func isLocale(_ tag: String, _ key: Node) -> Bool {
        let isTag = LanguageTag.hasForm(tag)
        if !isTag, !reportIfWide(key) {
            report(
                .invalidLocale, "`\(shown(tag))` is not a language tag", at: key.place,
                help: [LanguageTag.help(for: tag)])
        }
        return isTag
    }

    private func isPlural(_ node: Node) -> Bool {
        // No language tag is as long as `other`.
        node.entries.contains { key, _ in
            guard key.kind == .scalar, let word = PluralKey.key(of: key) else { return false }
            return word == .plural || word == .other
        }
    }

    private func plural(_ node: Node, _ locale: String, _ parameters: ParameterScope) -> LocalizedText.Content? {
        guard parameters.parameters != nil else {
            report(
                .pluralForm, "this text can't be a plural", at: node.place, notes: [Self.whereParametersAre])
            return nil
        }
        if reportIfTurnedOut(node) { return nil }
        let categories = categories(of: locale)
        var parameter: Int?
        var forms: [PluralForm] = []
        // One of the entries is `plural`.
        forms.reserveCapacity(max(0, node.entryCount - 1))
        var missing: [PluralKey] = [.plural, .other]
        let meant = fields(of: node, "a plural", as: PluralKey.self) { field, key, value in
            missing.removeAll { $0 == field }
            guard let category = field.category else {
                parameter = pluralParameter(value, key, parameters)
                return
            }
            if let categories, !categories.contains(category) {
                return reportCategory(category, locale, key, known: categories)
            }
            guard let pattern = pattern(value, key, parameters) else { return }
            forms.append(PluralForm(category: category, pattern: pattern, place: value.place))
        }
        if node.entries.contains(where: { $0.key.kind != .scalar }) { missing = [] }
        missing.removeAll(where: meant.contains)
        if missing.contains(.plural) {
            report(
                .missingField, "the plural has no `plural`", at: node.place,
                help: ["name the parameter that decides: `plural: count`"])
        }
        if missing.contains(.other) {
            report(
                .pluralForm, "the plural has no `other`", at: node.place,
                help: ["add `other`, which covers every number that no other category does"])
        }
        guard let parameter, forms.indices.contains(where: { forms[$0].category == .other }) else { return nil }
        // Most are written in that order.
        let isSorted = forms.indices.dropFirst().allSatisfy { forms[$0 - 1].category <= forms[$0].category }
        if !isSorted { forms.sort { $0.category < $1.category } }
        return .plural(parameter: parameter, forms: forms)
    }

    private func pluralParameter(_ node: Node, _ key: Node, _ scope: ParameterScope) -> Int? {
        guard let name = scalar(node, key, "the name of a parameter"),
            let index = parameterIndex(name, at: node.place, scope, isPlaceholder: false),
            let parameter = scope.parameters?[index]
        else { return nil }
        guard case .int = parameter.kind else {
            report(
                .pluralForm, "a number decides a plural, but `\(shown(name))` is a text", at: node.place,
                labels: [Label("defined here", at: parameter.name.place)]
            )
            return nil
        }
        return index
    }

    private func reportCategory(
        _ category: PluralCategory, _ locale: String, _ key: Node, known categories: [PluralCategory]
    ) {
        report(
            .pluralForm, "`\(locale)` has no plural category `\(category.rawValue)`", at: key.place,
            notes: ["by CLDR's plural rules it has \(list(categories.map(\.rawValue)))"]
        )
    }

    /// CLDR's categories of a language, looked up once.
    func categories(of locale: String) -> [PluralCategory]? {
        if let known = pluralCategories[locale] { return known }
        let categories = PluralRules.categories(in: locale)
        pluralCategories[locale] = categories
        return categories
    }

    private func pattern(_ node: Node, _ key: Node, _ parameters: ParameterScope) -> Pattern? {
        guard isScalar(node, key, "a text", isText: true), !reportIfCutByHash(node),
            !reportIfCommented(node), !reportIfRunTogether(node, isText: true)
        else { return nil }
        if let names = parameters.parameters, !names.isEmpty,
            reportIfPrinted(node, names) || reportIfInterpolated(node, names) || reportIfInWideBraces(node, names)
        {
            return nil
        }
        return node.withTextBytes { placeholders($0, node, parameters) }
    }

    /// Reports a placeholder of `printf`, such as `%d` or `%1$@`, in a text that could name a parameter.
    private func reportIfPrinted(_ node: Node, _ parameters: [Parameter]) -> Bool {
        let range = node.withTextBytes { text in
            // A text that names a parameter in braces knows how, and means what it says.
            text.contains(UInt8(ascii: "%")) && !text.contains(UInt8(ascii: "{"))
                ? Self.printed(in: text).map { String(decoding: text[$0], as: UTF8.self) } : nil
        }
        guard let written = range else { return false }
        let names = parameters.map(\.name.value)
        let meant = names.count == 1 ? "{\(names[0])}" : nil
        // Only what is written as it reads has one place in the file.
        let place = node.source.bytes[node.place.bytes].firstOccurrence(of: written.utf8).map {
            Place(file: node.place.file, bytes: $0)
        }
        report(
            .invalidText, "`\(written)` is not a placeholder: people would read it as it stands",
            at: place ?? node.place,
            help: [
                meant.map { "write `\($0)`" }
                    ?? "write the name of a parameter in braces: \(list(names.lazy.map { "{\($0)}" }))"
            ],
            fix: meant.flatMap { meant in
                // Without quotes, a text can't start with a brace.
                guard let place, node.style != .plain || place.bytes.lowerBound > node.place.bytes.lowerBound else {
                    return nil
                }
                return Fix("write `\(meant)`", .unsafe, edits: [Edit(replacing: place, with: meant)])
            })
        return true
    }

    /// The first placeholder of `printf` in `text`.
    private static func printed(in text: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
        for start in text.indices where text[start] == UInt8(ascii: "%") {
            let before = start > 0 ? text[start - 1] : nil
            if let length = FormatSpecifier.length(in: text[start...], after: before) { return start..<start + length }
        }
        return nil
    }

    /// `{count} items` → a parameter and a literal; `{{` and `}}` are braces. Braces are ASCII, so bytes will do.
    private func placeholders(
        _ text: UnsafeBufferPointer<UInt8>, _ node: Node, _ parameters: ParameterScope
    ) -> Pattern? {
        let (open, close) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
        var segments = Pattern.Segments()
        var literal = ""
        var isWhole = true
        var rest = text[...]
        while let brace = rest.firstIndex(where: { $0 == open || $0 == close }) {
            let next = brace + 1
            let isDoubled = next < rest.endIndex && rest[next] == rest[brace]
            if isDoubled, rest[brace] == open, reportIfDoubled(rest[(next + 1)...], node, parameters) { return nil }
            if isDoubled || rest[brace] == close {
                Self.add(rest[..<next], to: &literal)
                rest = rest[(isDoubled ? next + 1 : next)...]
                continue
            }
            guard let end = rest[next...].firstIndex(of: close) else {
                reportUnclosed(node)
                return nil
            }
            Self.add(rest[..<brace], to: &literal)
            let name = String(decoding: rest[next..<end], as: UTF8.self)
            rest = rest[(end + 1)...]
            if name.utf8.contains(UInt8(ascii: ",")), reportIfICU(name, in: node) { return nil }
            guard let index = parameterIndex(name, at: node.place, parameters) else {
                isWhole = false
                continue
            }
            if let parameter = parameters.parameters?[index], case .image = parameter.kind {
                report(
                    .invalidText, "`{\(shown(name))}` is an image, and has no place in a text", at: node.place,
                    labels: [Label("defined here", at: parameter.name.place)],
                    help: ["show it with `image: { parameter: \(shown(name)) }`"])
                isWhole = false
                continue
            }
            if !literal.isEmpty { segments.append(.literal(literal)) }
            literal = ""
            segments.append(.parameter(index))
        }
        Self.add(rest, to: &literal)
        if !literal.isEmpty { segments.append(.literal(literal)) }
        return isWhole ? Pattern(segments: segments) : nil
    }

    /// Adds letters to a text, which mostly has none yet.
    private static func add(_ letters: Slice<UnsafeBufferPointer<UInt8>>, to text: inout String) {
        guard !letters.isEmpty else { return }
        let letters = String(decoding: letters, as: UTF8.self)
        if text.isEmpty { text = letters } else { text += letters }
    }

    /// `Issue #3 failed`: a comment starts at ` #`, which few people mean within a text. One like `# why` they do. It is an
    /// error, since what people would read is half a sentence.
    private func reportIfCutByHash(_ node: Node) -> Bool {
        guard node.style == .plain, !node.isAlias else { return false }
        let bytes = node.source.bytes
        let end = node.place.bytes.upperBound
        guard let hash = bytes[end...].firstIndex(where: { $0 != 0x20 && $0 != 0x09 }), hash > end,
            bytes[hash] == UInt8(ascii: "#"), hash + 1 < bytes.count, bytes[hash + 1].isASCIILetterOrDigit
        else { return false }
        let lineEnd = bytes[hash...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
        let comment = String(decoding: bytes[hash..<lineEnd], as: UTF8.self)
        let place = Place(file: node.place.file, bytes: hash..<lineEnd)
        let textEnd = Self.comment(behind: hash, until: lineEnd, bytes) ?? lineEnd
        let last = bytes[..<textEnd].lastIndex { $0 != 0x20 && $0 != 0x09 } ?? hash
        let whole = node.place.bytes.lowerBound..<last + 1
        let quoted = Self.quoted(String(decoding: bytes[whole], as: UTF8.self))
        report(
            .yamlTrap, "the text ends before the `#`: YAML takes `\(shown(comment))` for a comment", at: place,
            labels: [Label("the text", at: node.place)],
            help: ["quote the text: \(shown(quoted))", "write a space after the `#` if it starts a comment"],
            fix: Fix(
                "quote the text", .unsafe,
                edits: [Edit(replacing: Place(file: node.place.file, bytes: whole), with: quoted)]))
        return true
    }

    /// Where a comment begins on the rest of a line: a `#` with a blank, or nothing, on both of its sides.
    private static func comment(behind hash: Int, until lineEnd: Int, _ bytes: [UInt8]) -> Int? {
        func isBlank(_ index: Int) -> Bool { index == lineEnd || bytes[index] == 0x20 || bytes[index] == 0x09 }
        return (hash + 1..<lineEnd).first { bytes[$0] == UInt8(ascii: "#") && isBlank($0 - 1) && isBlank($0 + 1) }
    }

    private func reportUnclosed(_ node: Node) {
        report(
            .invalidText, "the text opens a placeholder with `{` and never closes it", at: node.place,
            help: ["write `{name}` for a parameter, or `{{` for a brace"]
        )
    }

    static let whereParametersAre =
        "only the `title`, the `text` and the `points` of a banner and the text of its `completion` have parameters "
        + "and plurals"

    /// The parameter `name` of a text, which stands in braces as a placeholder, or without as the value of a key.
    func parameterIndex(_ name: String, at place: Place, _ scope: ParameterScope, isPlaceholder: Bool = true) -> Int? {
        parameterIndex(name, scope) { reportNoParameter(name, at: place, scope, isPlaceholder) }
    }

    /// The parameter `name`. If it is unknown, and not for another fault that was reported, `reportUnknown` is called.
    func parameterIndex(_ name: String, _ scope: ParameterScope, otherwise reportUnknown: () -> Void) -> Int? {
        if let index = scope.index(of: name) { return index }
        if !scope.isPartial, !scope.failed.contains(name) { reportUnknown() }
        return nil
    }

    private func reportNoParameter(_ name: String, at place: Place, _ scope: ParameterScope, _ isPlaceholder: Bool) {
        if name.isEmpty, isPlaceholder {
            return report(
                .invalidText, "the text has an empty placeholder, `{}`", at: place,
                help: ["write `{name}` for a parameter, or `{{}}` for the braces themselves"])
        }
        func written(_ name: String) -> String { isPlaceholder ? "`{\(name)}`" : "`\(name)`" }
        guard let known = scope.parameters?.lazy.map(\.name.value) else {
            return report(
                .unknownParameter, "this text can't have the parameter \(written(shown(name)))", at: place,
                notes: [Self.whereParametersAre],
                help: isPlaceholder ? ["write `{{` and `}}` for the braces themselves"] : [])
        }
        let help: String
        if mayLookUp(), let nearest = NearestName.find(name, among: known) {
            help = "did you mean \(written(nearest))?"
        } else if known.isEmpty {
            help =
                (isPlaceholder ? "write `{{` for a brace; " : "")
                + "parameters are defined under `parameters` of a banner"
        } else {
            help = "the banner's parameters are \(list(known))"
        }
        report(.unknownParameter, "there is no parameter `\(shown(name))`", at: place, help: [help])
    }
}

/// A text that a file under `use` holds.
enum TextByKeyKey: String, SpecKey { case key, table, arguments }

enum PluralKey: String, TabledKey {
    case plural, zero, one, two, few, many, other

    static let names = KeyNames<PluralKey>()

    /// The category whose form the key holds.
    var category: PluralCategory? {
        switch self {
        case .plural: nil
        case .zero: .zero
        case .one: .one
        case .two: .two
        case .few: .few
        case .many: .many
        case .other: .other
        }
    }
}
