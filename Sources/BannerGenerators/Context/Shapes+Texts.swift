// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec

extension Shapes {
    static let parameter = Shape<ContextParameter>(
        "parameter", "What a banner's texts leave open.",
        [
            .text("id", "Its name in the spec.") { $0.parameter.name.value },
            .texts("documentation", "The lines of its description.") { CommentText.lines($0.parameter.description) },
            .texts("comment", "The same, and a line with its bounds.") { $0.parameter.documentation },
            .number("position", "Its place among the banner's parameters that texts show, from 1; 0 for an image.") {
                Double($0.position)
            },
            .text("type", "`int`, `string` or `image`.") { $0.type },
            .flag("isInt", "Whether it is a whole number.") { $0.isInt },
            .flag("isString", "Whether it is a text.") { $0.type == "string" },
            .flag("isImage", "Whether it is an image.") { $0.type == "image" },
            .number(optional: "min", "The smallest number.") {
                if case .int(let min, _) = $0.parameter.kind { min.map(Double.init) } else { nil }
            },
            .number(optional: "max", "The largest number.") {
                if case .int(_, let max) = $0.parameter.kind { max.map(Double.init) } else { nil }
            },
            .number(optional: "maxLength", "How many characters it may have.") {
                $0.parameter.kind.maxLength.map(Double.init)
            },
            .text(optional: "widest", "The widest text that it holds in practice.") { $0.parameter.widest?.value },
            .text(optional: "bounds", "These bounds in words: `1 to 999`, `20 characters at most`.") {
                $0.parameter.kind.bounds
            },
        ])

    static let segment = Shape<ContextPattern.Segment>(
        "segment", "A piece of a text: a literal or a parameter.",
        [
            .text(optional: "literal", "The words, if it is a literal.") { $0.literal },
            .record(optional: "parameter", "The parameter, if it is one.", parameter) { $0.parameter },
        ])

    static let pattern = Shape<ContextPattern>(
        "pattern", "A text with holes for parameters.",
        [
            .list("segments", "Its pieces, in order.", segment) { $0.segments },
            .text("written", "The whole, parameters in braces, as in a spec.") { $0.written },
            .text(optional: "literal", "The whole, if it has no parameters.") { $0.literal },
        ])

    static let pluralForm = Shape<(category: String, pattern: ContextPattern)>(
        "pluralForm", "The text for one plural category of CLDR.",
        [
            .text("category", "`zero`, `one`, `two`, `few`, `many` or `other`.") { $0.category },
            .flag("isOther", "Whether it is the form for all other numbers.") { $0.category == "other" },
            .record("pattern", "The text.", pattern) { $0.pattern },
        ])

    static let plural = Shape<ContextPlural>(
        "plural", "A text that depends on a number.",
        [
            .record("parameter", "The number.", parameter) { $0.parameter },
            .list("forms", "The texts by category; `other` is always among them.", pluralForm) { $0.forms },
        ])

    static let textEntry = Shape<ContextTextEntry>(
        "textEntry", "A text in one language.",
        [
            .text("locale", "The language, as a BCP 47 tag.") { $0.locale },
            .flag("isDevelopment", "Whether it is the development language.") { $0.isDevelopment },
            .record(optional: "plural", "The forms by number, if there are several.", plural) { $0.plural },
            .record("pattern", "The only text, or that of the plural category `other`.", pattern) { $0.pattern },
        ])

    static let text = Shape<ContextText>(
        "text", "A text in the languages of the spec.",
        [
            .list(
                "entries", "The text in each language that has one of its own, the development language first.",
                textEntry
            ) {
                text in text.text.entries.map { ContextTextEntry(text, $0) }
            },
            .list("translations", "The same without the development language.", textEntry) { text in
                text.text.entries.dropFirst().map { ContextTextEntry(text, $0) }
            },
            .record("development", "The text in the development language.", textEntry) {
                ContextTextEntry(development: $0)
            },
            .list("parameters", "What it may leave open.", parameter) { ContextParameter.all($0.parameters) },
            .flag("isComplete", "Whether every language has a text of its own.") { text in
                let own = Set(text.text.entries.map(\.locale))
                return text.context.spec.locales.supported.allSatisfy(own.contains)
            },
            .flag("hasPlurals", "Whether it depends on a number in some language.") { text in
                text.text.entries.contains { if case .plural = $0.content { true } else { false } }
            },
        ])

    static let namedText = Shape<ContextNamedText>(
        "namedText", "A text and what it belongs to.",
        [
            .text("path", "What it is known by: `banners.offline.text`.") { $0.key },
            .text("owner", "`banners`, `buttons`, `levels`, or `themes.NAME` for a text that a theme changes.") {
                $0.owner
            },
            .text("id", "The name of the definition that it belongs to.") { $0.name },
            .text(
                "role",
                """
                `title`, `text`, `point1` to `point5`, `link`, `completion`, `alsoAvailableAt`, `imageLabel`, `label`, \
                `spokenPrefix` or `iconLabel`.
                """
            ) { $0.role },
            .text(optional: "comment", "The description of that definition, for translators.") { $0.comment },
            .record("text", "The text.", text) { $0.text },
        ])

    static let pluralRule = Shape<PluralConditions.Rule>(
        "pluralRule", "A plural category of a language, and the numbers that are of it.",
        [
            .text("category", "`zero`, `one`, `two`, `few` or `many`.") { $0.category },
            .text("condition", "When `n`, a whole number without its sign, is of it: `n % 10 == 1 && n % 100 != 11`.") {
                $0.condition
            },
        ])

    static let number = Shape<NumberStyle>(
        "number", "How a language writes whole numbers (CLDR).",
        [
            .number("zero", "The code point of the digit 0, which those of the others follow.") { Double($0.zero) },
            .text("group", "What stands between groups of digits.") { $0.group },
            .text("minus", "What stands before a negative number.") { $0.minus },
            .number("lastGroup", "How many digits the last group has; 0 for a language without groups.") {
                Double($0.lastGroup)
            },
            .number("otherGroups", "How many digits the groups before it have.") { Double($0.otherGroups) },
            .number("least", "How many digits there are before the last group at the least, where it is set apart.") {
                Double($0.least)
            },
        ])

    static let locale = Shape<ContextLocale>(
        "locale", "A language of the spec.",
        [
            .text("tag", "The BCP 47 tag: `pt-BR`.") { $0.tag },
            .flag("isDevelopment", "Whether it is the development language.") { $0.isDevelopment },
            .text(
                optional: "parent",
                "The language that serves where a text has none in this one; none for the development language."
            ) { $0.parent },
            .text("language", "The language: `pt`.") { $0.language },
            .text(optional: "script", "The script: `Hant`.") { $0.script },
            .text(optional: "region", "The region: `BR`.") { $0.region },
            .record("number", "How it writes whole numbers.", number) { NumberStyle($0.tag) },
            .text("androidQualifier", "The qualifier of Android's folders: `pt-rBR`, `b+zh+Hant`.") {
                $0.androidQualifier
            },
            .list(
                "pluralRules",
                "CLDR's plural rules for whole numbers, of which the first that holds decides, and else `other`.",
                pluralRule
            ) { PluralConditions.rules(for: $0.tag) },
        ])

    static let readers = Shape<ReaderTable.Group>(
        "readers", "What readers of some languages have in common.",
        [
            .text("value", "A script in small letters, `hant`, or the tag of a language of the spec.") { $0.value },
            .text("tags", "The tags of their languages in small letters, with spaces between them: `zh-hk zh-tw`.") {
                $0.tags.joined(separator: " ")
            },
        ])

    static let image = Shape<(image: Image, parameters: [Parameter], context: ContextSpec)>(
        "image", "An image: exactly one of `symbol`, `asset`, `url` and `parameter`.",
        [
            .text(optional: "symbol", "The name of an SF Symbol.") {
                if case .symbol(let name) = $0.image.source { name } else { nil }
            },
            .text(optional: "asset", "The name of an image in the asset catalogue.") {
                if case .asset(let name) = $0.image.source { name } else { nil }
            },
            .text(optional: "url", "The address of an image on the network.") {
                if case .url(let url, _, _) = $0.image.source { url } else { nil }
            },
            .text(optional: "parameter", "The parameter of the banner that brings the image.") { image, parameters, _ in
                if case .parameter(let index, _) = image.source { parameters[index].name.value } else { nil }
            },
            .text(optional: "placeholderSymbol", "The symbol shown until the image is there.") {
                if case .symbol(let name)? = $0.image.source.placeholder { name } else { nil }
            },
            .text(optional: "placeholderAsset", "The asset shown until the image is there.") {
                if case .asset(let name)? = $0.image.source.placeholder { name } else { nil }
            },
            .flag("isFixed", "Whether it is the icon of a level, which no banner replaces.") { $0.image.isFixed },
            .flag("isCached", "With `url`: whether the image may be kept.") {
                if case .url(_, _, let isCached) = $0.image.source { isCached } else { false }
            },
            .record(optional: "label", "What a screen reader says of it.", text) { image, _, context in
                image.isDecorative ? nil : image.label.map { ContextText(context: context, text: $0) }
            },
            .flag("isDecorative", "Whether a screen reader skips it.") { $0.image.isDecorative },
        ])
}

extension Image.Source {
    /// What is shown until an image is there that has to be loaded.
    fileprivate var placeholder: Image.Placeholder? {
        switch self {
        case .symbol, .asset: nil
        case .url(_, let placeholder, _): placeholder
        case .parameter(_, let placeholder): placeholder
        }
    }
}
