// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec

/// The texts of a spec as a String Catalog of Xcode.
struct StringCatalog {
    /// A text in all languages.
    struct Entry: Sendable {
        let text: ContextNamedText
        let wider: [(locale: String, wider: [String])]
        /// The languages to write, with marks where a text is missing; `nil` for those that have one.
        var exported: [String]?

        /// What an app asks for: `banners.offline.text`.
        var key: String { text.key }
    }

    /// A text in one language.
    struct Localization: Sendable {
        let locale: String
        let content: LocalizedText.Content
        let format: AppleFormat
        var state = State.translated
        /// The forms that the language needs and nobody has written.
        var missing: [PluralCategory] = []
    }

    /// How far a text has come, in Xcode's words.
    enum State: String, Sendable {
        case translated
        case needsReview = "needs_review"
        case new

        init(_ state: TextState) {
            self =
                switch state {
                case .translated: .translated
                case .needsReview: .needsReview
                case .new: .new
                }
        }
    }

    /// A form of a plural.
    struct Form: Sendable {
        let category: PluralCategory
        let value: String
        var state = State.translated
    }

    /// The number that decides on a form, where it is not plain to see in the text.
    struct Substitution: Sendable {
        let name: String
        let argument: Int
        let forms: [Form]
    }

    let entries: [Entry]

    init(_ context: ContextSpec) {
        let wider = Self.wider(context.spec.locales)
        let texts: [ContextNamedText] = context.texts
        entries = texts.map { Entry(text: $0, wider: wider) }
            .sorted { NaturalOrder.isBefore($0.key, $1.key) }
    }

    /// A catalogue for translators: `texts` in `locales`, what is missing marked as new.
    init(_ texts: [ContextNamedText], locales: [String]) {
        entries = texts.map { Entry(text: $0, wider: [], exported: locales) }
            .sorted { NaturalOrder.isBefore($0.key, $1.key) }
    }

    /// The languages that others than the development language serve where a text has none, with those, the nearest first.
    private static func wider(_ locales: Locales) -> [(locale: String, wider: [String])] {
        let supported = Set(locales.supported).subtracting([locales.development])
        return locales.supported.compactMap { locale in
            let known = BannerLocale.wider(of: locale).prefix { $0 != locales.development }.filter(supported.contains)
            return known.isEmpty ? nil : (locale, known)
        }
    }
}

extension StringCatalog.Entry {
    private var format: AppleFormat { AppleFormat(parameters: text.text.parameters) }

    /// The text in each language that has one. A catalogue knows no step between languages, so that one which a wider one
    /// serves, as `fr` serves `fr-CA`, gets that one's text.
    var localizations: [StringCatalog.Localization] {
        let entries = text.text.text.entries
        if let exported { return exported.sorted().map(localization) }
        let states = Dictionary(entries.map { ($0.locale, StringCatalog.State($0.state)) }) { first, _ in first }
        var contents = Dictionary(entries.map { ($0.locale, $0.content) }) { first, _ in first }
        for (locale, wider) in wider where contents[locale] == nil {
            contents[locale] = wider.lazy.compactMap { contents[$0] }.first
        }
        return contents.sorted { $0.key < $1.key }.map { locale, content in
            StringCatalog.Localization(
                locale: locale, content: content, format: format, state: states[locale] ?? .translated)
        }
    }

    /// The text in `locale`, for translators: where there is none, or a form is missing, an empty one that is new.
    private func localization(_ locale: String) -> StringCatalog.Localization {
        let entries = text.text.text.entries
        let plural = entries.lazy.compactMap { entry -> Int? in
            if case .plural(let index, _) = entry.content { index } else { nil }
        }.first
        let categories = plural == nil ? [] : PluralRules.categories(in: locale) ?? [.other]
        guard let entry = entries.first(where: { $0.locale == locale }) else {
            let content: LocalizedText.Content =
                plural.map { .plural(parameter: $0, forms: []) } ?? .pattern(Pattern(segments: []))
            return StringCatalog.Localization(
                locale: locale, content: content, format: format, state: .new, missing: categories)
        }
        var missing: [PluralCategory] = []
        if case .plural(_, let forms) = entry.content {
            missing = categories.filter { category in !forms.contains { $0.category == category } }
        }
        return StringCatalog.Localization(
            locale: locale, content: entry.content, format: format, state: .init(entry.state), missing: missing)
    }

    /// What translators are told: the description, and what each placeholder stands for.
    var comment: String? {
        let parameters = text.text.parameters
        let placeholders = text.text.text.usedParameters.map { index in
            parameters[index].note(format.placeholder(index, isPositional: format.isPositional))
        }
        let lines = [text.comment].compactMap { $0 } + placeholders
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }
}

extension StringCatalog.Localization {
    /// The only text; for a plural whose number is not plain to see, the place where its form is put in.
    var value: String? {
        switch content {
        case .pattern(let pattern): format.string(pattern)
        case .plural(let index, let forms):
            format.isPlain(forms) ? nil : "%#@\(format.parameters[index].name.value)@"
        }
    }

    /// The forms of a plural whose number is plain to see.
    var forms: [StringCatalog.Form] {
        guard case .plural(_, let forms) = content, format.isPlain(forms) else { return [] }
        return sorted(forms) { format.string($0) }
    }

    var substitution: StringCatalog.Substitution? {
        guard case .plural(let index, let forms) = content, !format.isPlain(forms) else { return nil }
        return StringCatalog.Substitution(
            name: format.parameters[index].name.value, argument: format.position(index),
            forms: sorted(forms) { format.substitution($0, for: index) })
    }

    /// In the order in which Xcode writes them.
    private func sorted(_ forms: [PluralForm], _ value: (Pattern) -> String) -> [StringCatalog.Form] {
        let written = forms.map { StringCatalog.Form(category: $0.category, value: value($0.pattern), state: state) }
        let open = missing.map { StringCatalog.Form(category: $0, value: "", state: .new) }
        return (written + open).sorted { $0.category.rawValue < $1.category.rawValue }
    }
}

extension Shapes {
    /// What the template of a String Catalog has besides the names of the spec.
    static let xcstringsFile = Shape<StringCatalog>(
        "xcstrings", "The names that only the target `xcstrings` has.",
        [.list("xcstrings", "Every text of the spec.", xcstringsEntry) { $0.entries }])

    private static let xcstringsEntry = Shape<StringCatalog.Entry>(
        "xcstringsEntry", "A text in all languages.",
        [
            .text("key", "What an app asks for: `banners.offline.text`.") { $0.key },
            .text(optional: "comment", "What translators are told.") { $0.comment },
            .list("localizations", "The text in each language that has one.", xcstringsLocalization) {
                $0.localizations
            },
        ])

    private static let xcstringsLocalization = Shape<StringCatalog.Localization>(
        "xcstringsLocalization", "A text in one language.",
        [
            .text("locale", "The language, as a BCP 47 tag.") { $0.locale },
            .text("state", "How far it has come: `translated`, `needs_review` or `new`.") { $0.state.rawValue },
            .text(optional: "value", "The text, a format string if the banner has parameters; none with `forms`.") {
                $0.value
            },
            .flag("hasForms", "Whether there are `forms`.") { !$0.forms.isEmpty },
            .list("forms", "The forms of a plural, if the only placeholder decides.", xcstringsForm) { $0.forms },
            .record(
                optional: "substitution", "The number that decides on a form, if the text itself doesn't tell.",
                xcstringsSubstitution
            ) { $0.substitution },
        ])

    private static let xcstringsSubstitution = Shape<StringCatalog.Substitution>(
        "xcstringsSubstitution", "A number, and the forms that it decides on.",
        [
            .text("name", "Its name in the text: `count` for `%#@count@`.") { $0.name },
            .number("argument", "Its place among the arguments, from 1.") { Double($0.argument) },
            .text("specifier", "Its format: `lld`.") { _ in AppleFormat.integer },
            .list("forms", "The forms, in which `%arg` stands for it.", xcstringsForm) { $0.forms },
        ])

    private static let xcstringsForm = Shape<StringCatalog.Form>(
        "xcstringsForm", "The form of a plural for one category of CLDR.",
        [
            .text("category", "`zero`, `one`, `two`, `few`, `many` or `other`.") { $0.category.rawValue },
            .text("state", "How far it has come: `translated`, `needs_review` or `new`.") { $0.state.rawValue },
            .text("value", "The text, a format string.") { $0.value },
        ])
}
