// SPDX-License-Identifier: Apache-2.0

import BannerSpec

extension Shapes {
    /// The names that the template `swift` has besides those that every template has.
    static let swift = Shape<SwiftContext>(
        "swift", "The names that only the target `swift` has. Identifiers and expressions are Swift already.",
        [
            .text("access", "The access level: `public`.") { $0.access.rawValue },
            .texts("imports", "The lines that import what the file needs.") { $0.imports.lines },
            .texts("documentation", "The lines of the spec's description, for a documentation comment.") {
                SwiftLiteral.documentation($0.spec.description ?? "The banners of \($0.spec.name.value).")
            },
            .list("localizations", "The languages as cases of an enum.", localization) {
                $0.spec.locales.supported
            },
            .text("developmentLocalization", "The case of the development language.") {
                SwiftIdentifier.localization($0.spec.locales.development)
            },
            .list("themeCases", "The themes as cases of an enum.", enumCase) { swift in
                swift.spec.themes.map { SwiftCase($0.name.value, description: $0.description) }
            },
            .code("queuePolicy", "The queue as an expression.") { SwiftExpressions.queue($0.spec.queue) },
            .list(
                "enumerations", "An enum each for palette, metrics, levels, styles, buttons, surfaces and screens.",
                enumeration
            ) { $0.enumerations },
            .list("triggers", "An enum each for the events and the conditions of triggers.", triggers) { $0.triggers },
            .code("bannerCases", "The declarations of the banners as cases.") { $0.banners.declarations() },
            .record("bannerIDs", "A switch from case to name.", switchParts) { $0.banners.ids() },
            .record("bannerTriggers", "A switch from case to what makes the banner come.", triggerSwitch) {
                $0.banners.triggers()
            },
            .record(optional: "boundChecks", "What compares parameters with their bounds.", switchParts) {
                $0.banners.boundChecks()
            },
            .record(optional: "parameterValues", "The parameters that many banners are compared by.", switchParts) {
                $0.banners.parameterValues()
            },
            .list("bannerProperties", "What the banners have besides their texts.", property) {
                $0.banners.properties()
            },
            .record(
                optional: "themedProgress",
                "The progress that banners show, where themes change the metrics of its end.",
                property
            ) { $0.banners.themedProgress },
            .record("bannerMetrics", "The metrics of banners whose metrics are not those of their style.", branches) {
                $0.banners.metrics()
            },
            .list("overrides", "What banners change of their style's configuration.", override) {
                $0.banners.overrides()
            },
            .list("levelOverrides", "What banners change of their level's configuration.", override) {
                $0.banners.levelOverrides()
            },
            .list("textTables", "A switch over the banners for each language.", textSwitch) { $0.texts.tables() },
            .list("themeTexts", "The same for the texts that themes change.", textSwitch) { $0.texts.themeTexts() },
            .record(
                optional: "textLanguages",
                "A switch over the banners for the language that a text is in; without `texts: catalog`, where some text is missing in a language.",
                textSwitch
            ) { $0.texts.languages() },
            .record(optional: "titles", "The same for the titles, where some banner has one.", textSwitch) {
                $0.texts.titles()
            },
            .record(optional: "points", "The same for the points, in a switch over banners and indices.", textSwitch) {
                $0.texts.points()
            },
            .number("pointCount", "The most points that a banner has.") { Double($0.texts.pointCount) },
            .list(
                "keySwitches", "With `texts: catalog`, a switch over the banners for the keys of each kind of text.",
                textSwitch
            ) {
                $0.keys == nil ? [] : $0.texts.keySwitches()
            },
            .record(
                optional: "pointKeys", "The same for the keys of points, in a switch over banners and indices.",
                textSwitch
            ) {
                $0.keys == nil ? nil : $0.texts.pointKeys()
            },
            .record(optional: "values", "The same for the values of parameters.", switchParts) {
                $0.keys == nil ? nil : $0.texts.values()
            },
            .list("textTableNames", "With `texts: catalog`, the tables that texts are looked up in.", textTable) {
                $0.keys?.tables ?? []
            },
            .code("translations", "The languages but the development language, as an array of literals.") {
                SwiftExpressions.list($0.spec.locales.supported.dropFirst().map(SwiftLiteral.string))
            },
            .record(optional: "completions", "The same for the texts of completed progress.", textSwitch) {
                $0.texts.completions()
            },
        ])

    private static let textTable = Shape<SwiftTextKeys.Table>(
        "swiftTextTable", "A table of texts.",
        [
            .text("name", "What it is called in Swift.") { $0.name },
            .code("table", "Its name in the bundle, as a literal.") { SwiftLiteral.string($0.table) },
        ])

    private static let localization = Shape<String>(
        "swiftLocalization", "A language as a case.",
        [
            .text("case", "The case.", SwiftIdentifier.localization),
            .text("tag", "The BCP 47 tag.") { $0 },
        ])

    private static let enumCase = Shape<SwiftCase>(
        "swiftCase", "A definition as a case.",
        [
            .text("case", "The case.") { $0.name },
            .text(optional: "raw", "The raw value, if that is not the case's name.") { $0.rawValue },
            .texts("documentation", "The lines of its description.") { $0.documentation },
        ])

    private static let enumeration = Shape<SwiftEnumeration>(
        "swiftEnumeration", "An enum whose cases are the definitions of a section.",
        [
            .text("type", "Its name.") { $0.type },
            .text("summary", "What it is.") { $0.summary },
            .text("conformances", "What it conforms to.") { $0.conformances },
            .texts("members", "Members that are the same for every spec, as Swift.") { $0.fixedMembers },
            .list("cases", "Its cases.", enumCase) { $0.cases },
            // An enum without cases has no values either.
            .record(optional: "value", "What the cases stand for.", value) { $0.cases.isEmpty ? nil : $0.value },
            .list("properties", "Its properties.", property) { $0.cases.isEmpty ? [] : $0.properties },
        ])

    private static let triggers = Shape<SwiftTriggers>(
        "swiftTriggers", "An enum whose cases are events or conditions.",
        [
            .text("type", "Its name: `Event` or `Condition`.") { $0.type },
            .text("conformance", "The protocol that it conforms to.") { $0.conformance },
            .text("summary", "What it is.") { $0.summary },
            .flag("isEvent", "Whether its cases are events.") { $0.type == "Event" },
            .flag("isComplete", "Whether every case makes some banner come.") { triggers in
                triggers.cases.allSatisfy { !$0.banners.isEmpty }
            },
            .list("cases", "Its cases.", triggerCase) { $0.cases },
            .code("declarations", "The declarations of its cases.") { $0.declarations },
            .list("idParts", "The switch from case to name, cut into parts where it is long.", switchPart) {
                $0.ids.parts
            },
            .list("bannerParts", "The same from case to banners.", switchPart) { $0.shown.parts },
        ])

    private static let triggerCase = Shape<SwiftTrigger>(
        "swiftTrigger", "An event or a condition as a case.",
        [
            .text("case", "The case.") { $0.name },
            .texts("documentation", "The lines that say what it is.") { $0.documentation },
            .code("declaration", "The case with its parameters, as it is declared.") { $0.declaration },
            .code("id", "Its name in the spec, as a literal.") { SwiftLiteral.string($0.id) },
            .code("pattern", "The case with its parameters, as it is matched.") { $0.pattern },
            .code(optional: "shown", "The banners that it makes come, as expressions of its parameters.") {
                $0.banners.isEmpty ? nil : $0.banners.map(\.expression).joined(separator: ", ")
            },
        ])

    private static let value = Shape<SwiftThemedValue>(
        "swiftValue", "What the cases of an enum stand for, and in each theme those that differ.",
        [
            .text("summary", "What it is.") { $0.summary },
            .text("function", "The function that returns it.") { $0.function },
            .text("result", "Its type.") { $0.type },
            .list("values", "The values without a theme.", themedValue) { $0.labelled },
            .list("themes", "The themes that differ.", valueTheme) { $0.differingThemes },
        ])

    private static let valueTheme = Shape<SwiftThemedValue.Theme>(
        "swiftValueTheme", "The values that differ in a theme.",
        [
            .text("theme", "The case of the theme.") { SwiftIdentifier.enumCase($0.id) },
            .text("storage", "A name for what holds the values.") { SwiftIdentifier.upperCamel($0.id) + "Values" },
            .flag("isPartial", "Whether some cases do not differ.") { $0.isPartial },
            .list("values", "The values.", themedValue) { $0.values },
        ])

    private static let themedValue = Shape<SwiftThemedValue.Value>(
        "swiftThemedValue", "The value of a case.",
        [
            .text("case", "The case.") { $0.name },
            .text("label", "`case .NAME`, or `default` for the last one.") { $0.label },
            .code("expression", "The value.") { $0.expression },
        ])

    private static let branches = Shape<SwiftGroups>(
        "swiftBranches", "The values of cases, those that are alike joined.", branchFields { $0 })

    private static let property = Shape<SwiftProperty>(
        "swiftProperty", "A property of an enum.",
        [
            .text("summary", "What it is.") { $0.summary },
            .text("property", "Its name.") { $0.name },
            .text("result", "Its type.") { $0.type },
        ] + branchFields(\.values))

    private static func branchFields<Subject>(_ groups: @escaping @Sendable (Subject) -> SwiftGroups)
        -> [Shape<Subject>.Field]
    {
        [
            .code(ifAny: "branches", "The branches of a switch; none if all cases have the same value.") {
                groups($0).branches
            },
            .code("standard", "The value of all other cases.") { groups($0).standard },
            .flag("needsDefault", "Whether there are other cases.") { groups($0).needsDefault },
        ]
    }

    private static let override = Shape<SwiftOverride>(
        "swiftOverride", "What a banner changes.",
        [
            .text("case", "The case.") { $0.name },
            .texts("statements", "The assignments, as Swift.") { $0.statements },
            .flag("isComplete", "Whether every banner changes something.") { $0.isComplete },
        ])

    private static let switchParts = Shape<SwiftParts>(
        "swiftSwitch", "A switch over the banners.",
        [.list("parts", "The switch, cut into parts where it is long.", switchPart) { $0.parts }])

    private static let triggerSwitch = Shape<SwiftTriggerSwitch>(
        "swiftTriggerSwitch", "A switch over the banners for their triggers.",
        [
            .list("parts", "The switch, cut into parts where it is long.", switchPart) { $0.body.parts },
            .list("functions", "What makes triggers that differ in their names alone.", triggerFunction) {
                $0.functions
            },
        ])

    private static let triggerFunction = Shape<SwiftTriggerSwitch.Function>(
        "swiftTriggerFunction", "A function that makes triggers of names.",
        [
            .text("name", "What it is called.") { $0.name },
            .text("parameters", "Its parameters, as they are declared.") { $0.parameters },
            .code("expression", "The trigger.") { $0.expression },
        ])

    private static let textSwitch = Shape<SwiftTexts.Switch>(
        "swiftTexts", "A switch over the banners that returns texts.",
        [
            .text(optional: "label", "The branch in a switch over languages.") { $0.label },
            .text("name", "What it goes by: `fr`, `pt_BR`, or a theme.") { $0.name },
            .text(optional: "theme", "The case of the theme.") { $0.theme },
            .list("parts", "The switch, cut into parts where it is long.", switchPart) { $0.body.parts },
        ])

    private static let switchPart = Shape<SwiftParts.Part>(
        "swiftPart", "A part of a switch over the banners, the `default` of the one before.",
        [
            .text(optional: "suffix", "What its name ends with: `_2` for the second; none for the first.") {
                $0.number == 1 ? nil : "_\($0.number)"
            },
            .code(ifAny: "branches", "The branches; none where every banner is left to the `fallback`.") {
                $0.branches
            },
            .text(
                optional: "fallback",
                "What banners without a branch return, or where the switch goes on; none if every banner has a branch."
            ) { $0.fallback },
        ])
}
