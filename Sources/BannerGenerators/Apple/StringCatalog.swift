// SPDX-License-Identifier: Apache-2.0

import BannerKit
import BannerSpec

/// The texts of a spec as a String Catalog of Xcode.
struct StringCatalog {
    /// A text in all languages.
    struct Entry: Sendable {
        let text: ContextNamedText
        let wider: [(locale: String, wider: [String])]

        /// What an app asks for: `banners.offline.text`.
        var key: String { "\(text.owner).\(text.name).\(text.role)" }
    }

    /// A text in one language.
    struct Localization: Sendable {
        let locale: String
        let content: LocalizedText.Content
        let format: AppleFormat
    }

    /// A form of a plural.
    struct Form: Sendable {
        let category: PluralCategory
        let value: String
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

    /// The languages that others than the development language serve where a text has none, with those, the nearest first.
    private static func wider(_ locales: Locales) -> [(locale: String, wider: [String])] {
        let supported = Set(locales.supported).subtracting([locales.development])
        return locales.supported.compactMap { locale in
            let parts = locale.split(separator: "-")
            let wider = parts.indices.dropFirst().reversed().map { parts[..<$0].joined(separator: "-") }
            let known = wider.prefix { $0 != locales.development }.filter(supported.contains)
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
        var contents = Dictionary(entries.map { ($0.locale, $0.content) }) { first, _ in first }
        for (locale, wider) in wider where contents[locale] == nil {
            contents[locale] = wider.lazy.compactMap { contents[$0] }.first
        }
        return contents.sorted { $0.key < $1.key }.map { locale, content in
            StringCatalog.Localization(locale: locale, content: content, format: format)
        }
    }

    /// What translators are told: the description, and what each placeholder stands for.
    var comment: String? {
        let parameters = text.text.parameters
        let placeholders = parameters.indices.map { index in
            let placeholder = format.placeholder(index, isPositional: parameters.count > 1)
            let description = parameters[index].description.map { ": \($0)" } ?? ""
            let bounds = parameters[index].kind.bounds.map { " (\($0))" } ?? ""
            return "\(placeholder) is \(parameters[index].name.value)\(bounds)\(description)"
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
        return Self.sorted(forms) { format.string($0) }
    }

    var substitution: StringCatalog.Substitution? {
        guard case .plural(let index, let forms) = content, !format.isPlain(forms) else { return nil }
        return StringCatalog.Substitution(
            name: format.parameters[index].name.value, argument: index + 1,
            forms: Self.sorted(forms) { format.substitution($0, for: index) })
    }

    /// In the order in which Xcode writes them.
    private static func sorted(_ forms: [PluralForm], _ value: (Pattern) -> String) -> [StringCatalog.Form] {
        forms.sorted { $0.category.rawValue < $1.category.rawValue }.map {
            StringCatalog.Form(category: $0.category, value: value($0.pattern))
        }
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
            .text("value", "The text, a format string.") { $0.value },
        ])
}
