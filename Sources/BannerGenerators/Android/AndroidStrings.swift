// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// The texts of a spec as resources, by language.
struct AndroidStrings: Sendable {
    /// The texts in one language.
    struct InLocale: Sendable {
        let tag: String
        let isDevelopment: Bool
        /// What follows `values` in the name of the folder: `-pt-rBR`; empty for the development language.
        let qualifier: String
        /// Where a text is written in it.
        var place: Place?
        var strings: [AndroidString] = []
        /// Whether the file goes to translators, and not into a build.
        var isExport = false
    }

    /// The languages in which some text is written, the development language first.
    let locales: [InLocale]

    init(_ context: ContextSpec) { self.init(context.exchangedTexts, context.spec) }

    /// Those of `texts`, which are some of `spec`.
    init(_ texts: [ContextNamedText], _ spec: Spec, isExport: Bool = false) {
        var locales = spec.locales.supported.map { tag in
            let locale = ContextLocale(tag: tag, locales: spec.locales)
            return InLocale(
                tag: tag, isDevelopment: locale.isDevelopment,
                qualifier: locale.isDevelopment ? "" : "-" + locale.androidQualifier, isExport: isExport)
        }
        let indices = Dictionary(locales.indices.map { (locales[$0].tag, $0) }) { first, _ in first }
        for text in texts {
            for entry in text.text.text.entries {
                guard let index = indices[entry.locale] else { continue }
                if locales[index].place == nil { locales[index].place = entry.place }
                locales[index].strings.append(AndroidString(text, ContextTextEntry(text.text, entry)))
            }
        }
        self.locales = locales.filter { !$0.strings.isEmpty }
    }
}

/// A text in one language.
struct AndroidString: Sendable {
    let named: ContextNamedText
    private let entry: ContextTextEntry

    init(_ named: ContextNamedText, _ entry: ContextTextEntry) {
        self.named = named
        self.entry = entry
    }

    /// The name without the prefix: `text_sync_failed`.
    var name: String { Self.name(of: named) }

    static func name(of text: ContextNamedText) -> String {
        let id = LetterCase.snake.apply(text.name)
        let role = LetterCase.snake.apply(text.role)
        if text.owner == "buttons" { return "button_\(id)_\(role)" }
        if text.owner == "levels" { return "level_\(id)_\(role)" }
        let kind = text.isOfLevel ? "level" : "text"
        let name = text.role == "text" ? "text_\(id)" : "\(kind)_\(id)_\(role)"
        let owner = text.owner.split(separator: ".")
        guard owner.count == 2, let theme = owner.last else { return name }
        return "\(name)_in_\(LetterCase.snake.apply(String(theme)))"
    }

    /// What the placeholders of the text stand for in any language, for translators and for who fills them in: `%1$d is count (1 to 999)`;
    /// and which of several numbers decides about the form.
    var parameters: [String] {
        let placeholders = named.text.text.usedParameters.map { index in
            let parameter = ContextParameter(index, of: named.text.parameters)
            let limits = parameter.parameter.limits.map { " (\($0))" } ?? ""
            return "\(Self.placeholder(parameter)) is \(parameter.parameter.name.value)\(limits)"
        }
        guard let quantity = (entry.plural ?? otherPlural)?.parameter.parameter.name.value,
            named.text.parameters.count(where: { if case .int = $0.kind { true } else { false } }) > 1
        else { return placeholders }
        return placeholders + ["\(quantity) is the quantity"]
    }

    /// The forms in the first language that has some.
    private var otherPlural: ContextPlural? {
        named.text.text.entries.lazy.compactMap { ContextTextEntry(named.text, $0).plural }.first
    }

    /// Whether it is a plural in some language, and so in all: a name has one type.
    private var isPlural: Bool {
        named.text.text.entries.contains { if case .plural = $0.content { true } else { false } }
    }

    /// The forms of a plural; none for a text that is the same for every number.
    var forms: [(category: String, text: String)] {
        guard isPlural else { return [] }
        let forms = entry.plural?.forms ?? [("other", entry.pattern)]
        return forms.map { ($0.category, text($0.pattern)) }
    }

    /// The only form; none for a plural.
    var text: String? { isPlural ? nil : text(entry.pattern) }

    /// Whether there is something to fill in.
    private var isFormat: Bool { !named.text.parameters.arguments.isEmpty }

    /// Whether Android would take a percent sign of it for a placeholder.
    var looksFormatted: Bool { !isFormat && text?.utf8.contains(UInt8(ascii: "%")) == true }

    /// A text of a banner with parameters is a format string, even where it uses none of them: it is asked for with the same
    /// arguments in every language.
    private func text(_ pattern: ContextPattern) -> String {
        guard isFormat else { return pattern.literal ?? "" }
        return pattern.segments.reduce(into: "") { text, segment in
            if let literal = segment.literal { text += FormatText.escape(literal) }
            if let parameter = segment.parameter { text += Self.placeholder(parameter) }
        }
    }

    /// Java writes numbers in the digits of the language, but in groups only where the flag `,` asks for them.
    private static func placeholder(_ parameter: ContextParameter) -> String {
        "%\(parameter.position)$\(parameter.isInt ? ",d" : "s")"
    }
}
