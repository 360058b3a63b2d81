// SPDX-License-Identifier: Apache-2.0

extension Shapes {
    static let androidFile = Shape<AndroidFile>(
        "android", "The names that only the target `android` has. Names of resources stand without their prefix.",
        [
            .list("androidGroups", "Colours, lengths or numbers, by definition.", androidGroup) { file in
                file.groups.map { AndroidGroup(group: $0, isNight: file.isNight) }
            },
            .list("androidAttributes", "The attributes that theme overlays set.", androidItem) { $0.attributes },
            .list("androidOverlays", "The theme overlays, the first of which is without a theme.", androidOverlay) {
                $0.overlays
            },
            .record(optional: "androidTexts", "The texts in a language.", androidTexts) { $0.strings },
        ])

    private static let androidGroup = Shape<AndroidGroup>(
        "androidGroup", "The resources of a definition, or those that a theme has of its own.",
        [
            .texts("documentation", "The lines of the description.") { $0.group.documentation },
            .list("androidValues", "The resources.", androidValue) { group in
                group.group.resources.map { AndroidValue(entry: $0, isNight: group.isNight) }
            },
        ])

    private static let androidValue = Shape<AndroidValue>(
        "androidValue", "A colour, length, number or word.",
        [
            .text("name", "Its name: `level_error_tint`.") { $0.entry.name },
            .text("kind", "`color`, `dimen`, `integer`, `float` or `string`.") { $0.entry.resource.kind.rawValue },
            .flag("isFloat", "Whether it is a number that need not be whole.") { $0.entry.resource.kind == .float },
            .flag("isWord", "Whether it is a word, which nobody translates.") { $0.entry.resource.kind == .string },
            .text("type", "The word by which references to it start: `color`, `dimen`, `integer` or `string`.") {
                $0.entry.resource.kind.reference
            },
            .text(optional: "reference", "The name of the resource that it is.") { $0.entry.reference },
            .text("value", "The value: `#FF1B7F3B`, `12dp`, `4000`.") { $0.value },
        ])

    private static let androidItem = Shape<AndroidDesigns.Item>(
        "androidItem", "An attribute, and what a theme overlay sets it to.",
        [
            .text("attribute", "Its name, which is that of the resource without a theme.") { $0.attribute },
            .text("format", "What it holds: `color`, `dimension`, `integer`, `float` or `string`.") { $0.kind.format },
            .text("type", "The type of the resource: `color`, `dimen`, `integer` or `string`.") { $0.kind.reference },
            .text(optional: "resource", "The name of the resource; none where the theme has none.") { $0.resource },
        ])

    private static let androidOverlay = Shape<AndroidDesigns.Overlay>(
        "androidOverlay", "A theme overlay.",
        [
            .texts("parts", "What its name has behind that of the first one: `Business`, `HighContrast`.") { $0.names },
            .flag("isRoot", "Whether it is the first one, from which the others inherit.") { $0.names.isEmpty },
            .list("items", "What it sets.", androidItem) { $0.items },
        ])

    private static let androidTexts = Shape<AndroidStrings.InLocale>(
        "androidTexts", "The texts in a language.",
        [
            .text("locale", "The language, as a BCP 47 tag.") { $0.tag },
            .flag("isDevelopment", "Whether it is the development language.") { $0.isDevelopment },
            .flag("isExport", "Whether the file goes to translators, and not into a build.") { $0.isExport },
            .list("strings", "The texts.", androidString) { $0.strings },
        ])

    private static let androidString = Shape<AndroidString>(
        "androidString", "A text in one language.",
        [
            .text("name", "Its name: `text_sync_failed`.") { $0.name },
            .texts("documentation", "The lines of the description of what it belongs to.") {
                CommentText.lines($0.named.comment)
            },
            .texts("parameters", "What its placeholders stand for: `%1$,d is count`.") { $0.parameters },
            .text(optional: "text", "The text with placeholders such as `%1$,d`; none for a plural.") { $0.text },
            .flag("looksFormatted", "Whether it has no placeholders, but a percent sign.") { $0.looksFormatted },
            .list("forms", "The texts of a plural.", androidForm) { $0.forms },
        ])

    private static let androidForm = Shape<(category: String, text: String)>(
        "androidForm", "The text for one plural category.",
        [
            .text("category", "`zero`, `one`, `two`, `few`, `many` or `other`.") { $0.category },
            .text("text", "The text with placeholders.") { $0.text },
        ])
}

/// The resources of a definition, in light or dark appearances.
private struct AndroidGroup: Sendable {
    let group: AndroidDesigns.Group
    let isNight: Bool
}

/// A resource, in light or dark appearances.
private struct AndroidValue: Sendable {
    let entry: AndroidDesigns.Entry
    let isNight: Bool

    var value: String {
        switch entry.value {
        case .text(let text): text
        case .color(let light, let dark, _): "#" + (isNight ? dark : light)
        }
    }
}
