// SPDX-License-Identifier: Apache-2.0

extension SwiftContext {
    /// The names that the template `swift` has besides those that every template has. Identifiers and expressions are
    /// Swift already.
    static let names = ContextShape(
        "swift", "The names that only the target `swift` has. Identifiers and expressions are Swift already.",
        [
            .init(name: "access", kind: .text, summary: "The access level: `public`."),
            .init(name: "localizations", kind: .list(localization), summary: "The languages as cases of an enum."),
            .init(name: "developmentLocalization", kind: .text, summary: "The case of the development language."),
            .init(name: "themeCases", kind: .list(enumCase), summary: "The themes as cases of an enum."),
            .init(name: "queuePolicy", kind: .code, summary: "The queue as an expression."),
            .init(
                name: "enumerations", kind: .list(enumeration),
                summary: "An enum each for palette, metrics, levels, styles, buttons, surfaces and screens."),
            .init(name: "bannerCases", kind: .code, summary: "The declarations of the banners as cases."),
            .init(name: "bannerIDs", kind: .code, summary: "The branches of a switch from case to name."),
            .init(
                name: "bannerProperties", kind: .list(property), summary: "What the banners have besides their texts."),
            .init(
                name: "bannerMetrics", kind: .record(branches),
                summary: "The metrics of banners whose metrics are not those of their style."),
            .init(
                name: "overrides", kind: .list(override), summary: "What banners change of their style's configuration."
            ),
            .init(
                name: "levelOverrides", kind: .list(override),
                summary: "What banners change of their level's configuration."),
            .init(name: "textTables", kind: .list(textSwitch), summary: "A switch over the banners for each language."),
            .init(name: "themeTexts", kind: .list(textSwitch), summary: "The same for the texts that themes change."),
            .init(
                name: "completions", kind: .record(textSwitch), isOptional: true,
                summary: "The same for the texts of completed progress."),
        ])

    private static let localization = ContextShape(
        "swiftLocalization", "A language as a case.",
        [
            .init(name: "case", kind: .text, summary: "The case."),
            .init(name: "tag", kind: .text, summary: "The BCP 47 tag."),
        ])

    private static let enumCase = ContextShape(
        "swiftCase", "A definition as a case.",
        [
            .init(name: "case", kind: .text, summary: "The case."),
            .init(
                name: "raw", kind: .text, isOptional: true, summary: "The raw value, if that is not the case's name."),
            .init(name: "documentation", kind: .texts, summary: "The lines of its description."),
        ])

    private static let enumeration = ContextShape(
        "swiftEnumeration", "An enum whose cases are the definitions of a section.",
        [
            .init(name: "type", kind: .text, summary: "Its name."),
            .init(name: "summary", kind: .text, summary: "What it is."),
            .init(name: "conformances", kind: .text, summary: "What it conforms to."),
            .init(name: "members", kind: .texts, summary: "Members that are the same for every spec, as Swift."),
            .init(name: "cases", kind: .list(enumCase), summary: "Its cases."),
            .init(name: "value", kind: .record(value), isOptional: true, summary: "What the cases stand for."),
            .init(name: "properties", kind: .list(property), summary: "Its properties."),
        ])

    private static let value = ContextShape(
        "swiftValue", "What the cases of an enum stand for, and in each theme those that differ.",
        [
            .init(name: "summary", kind: .text, summary: "What it is."),
            .init(name: "function", kind: .text, summary: "The function that returns it."),
            .init(name: "result", kind: .text, summary: "Its type."),
            .init(name: "values", kind: .list(themedValue), summary: "The values without a theme."),
            .init(name: "themes", kind: .list(valueTheme), summary: "The themes that differ."),
        ])

    private static let valueTheme = ContextShape(
        "swiftValueTheme", "The values that differ in a theme.",
        [
            .init(name: "theme", kind: .text, summary: "The case of the theme."),
            .init(name: "storage", kind: .text, summary: "A name for what holds the values."),
            .init(name: "isPartial", kind: .flag, summary: "Whether some cases do not differ."),
            .init(name: "values", kind: .list(themedValue), summary: "The values."),
        ])

    private static let themedValue = ContextShape(
        "swiftThemedValue", "The value of a case.",
        [
            .init(name: "case", kind: .text, summary: "The case."),
            .init(name: "label", kind: .text, summary: "`case .NAME`, or `default` for the last one."),
            .init(name: "expression", kind: .code, summary: "The value."),
        ])

    private static let branches = ContextShape(
        "swiftBranches", "The values of cases, those that are alike joined.",
        [
            .init(
                name: "branches", kind: .code, isOptional: true,
                summary: "The branches of a switch; none if all cases have the same value."),
            .init(name: "standard", kind: .code, summary: "The value of all other cases."),
        ])

    private static let property = ContextShape(
        "swiftProperty", "A property of an enum.",
        [
            .init(name: "summary", kind: .text, summary: "What it is."),
            .init(name: "property", kind: .text, summary: "Its name."),
            .init(name: "result", kind: .text, summary: "Its type."),
        ] + branches.fields)

    private static let override = ContextShape(
        "swiftOverride", "What a banner changes.",
        [
            .init(name: "case", kind: .text, summary: "The case."),
            .init(name: "statements", kind: .texts, summary: "The assignments, as Swift."),
            .init(name: "isComplete", kind: .flag, summary: "Whether every banner changes something."),
        ])

    private static let textSwitch = ContextShape(
        "swiftTexts", "A switch over the banners that returns texts.",
        [
            .init(name: "label", kind: .text, isOptional: true, summary: "The branch in a switch over languages."),
            .init(name: "name", kind: .text, summary: "What it goes by: `fr`, `pt_BR`, or a theme."),
            .init(name: "theme", kind: .text, isOptional: true, summary: "The case of the theme."),
            .init(name: "branches", kind: .code, summary: "The branches."),
            .init(
                name: "fallback", kind: .text, isOptional: true,
                summary: "What banners without a branch return; none if every banner has one."),
        ])
}
