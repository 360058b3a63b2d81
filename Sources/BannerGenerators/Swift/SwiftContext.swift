// SPDX-License-Identifier: Apache-2.0

import BannerSpec

/// A spec in identifiers and expressions of Swift.
final class SwiftContext {
    let access: SwiftAccess
    let spec: Spec
    let banners: SwiftBanners
    let texts: SwiftTexts
    /// Where texts are looked up; `nil` if the code holds them.
    let keys: SwiftTextKeys?
    /// The enums of events and conditions, which the template asks for more than once. They are worked out first, by one core: the others
    /// are at other targets then, and would have nothing to do at the end.
    let triggers: [SwiftTriggers]
    let imports: SwiftImports
    private let expressions: SwiftExpressions

    init(_ context: ContextSpec, options: GeneratorOptions) {
        access = options.swiftAccess
        spec = context.spec
        let settings = Target.swift.settingTexts(options, spec: spec.name.value)
        keys = settings[TargetDefinition.swiftTexts.key] == "catalog" ? SwiftTextKeys(context) : nil
        imports = SwiftImports(
            access: access, importsBannerKit: settings[TargetDefinition.swiftRuntime.key] != "embedded",
            importsSwiftUI: !spec.banners.isEmpty, importsFoundation: keys != nil)
        expressions = SwiftExpressions(spec: spec, keys: keys)
        banners = SwiftBanners(spec, expressions)
        texts = SwiftTexts(spec: spec, cases: banners.cases, keys: keys)
        triggers = SwiftTriggers.all(of: spec, cases: banners.cases)
    }

    // MARK: Enumerations

    var enumerations: [SwiftEnumeration] {
        let rare = [typefaces, buttonStyles].filter { !$0.cases.isEmpty }
        return [palette] + rare + [metrics, levels, styles, buttons, surfaces, screens]
    }

    private var palette: SwiftEnumeration {
        let colors = spec.design.palette
        return SwiftEnumeration(
            access: access, type: "Palette", summary: "The named colours.",
            cases: colors.map { SwiftCase($0.name.value, description: $0.description) },
            value: themed("The colour in `theme`, for every appearance.", "color", "BannerColor", \.palette) {
                color, _, _ in
                (color.name.value, SwiftExpressions.literal(color.color))
            })
    }

    private var metrics: SwiftEnumeration {
        SwiftEnumeration(
            access: access, type: "Metrics", summary: "How long banners come, stay and go, and how they move.",
            cases: spec.design.metrics.map { SwiftCase($0.name ?? "", description: $0.description) },
            value: themed("The times and the motion in `theme`.", "displayMetrics", "BannerDisplayMetrics", \.metrics) {
                metrics, _, _ in (metrics.name ?? "", SwiftExpressions.metrics(metrics))
            })
    }

    private var typefaces: SwiftEnumeration {
        let names = spec.fonts.map { SwiftIdentifier.enumCase($0.name.value) }
        return SwiftEnumeration(
            access: access, type: "Typeface", summary: "The typefaces of the app.",
            cases: spec.fonts.map { SwiftCase($0.name.value, description: $0.description) },
            properties: [
                SwiftProperty(
                    summary: "The typeface.", name: "font", type: "BannerFont",
                    values: SwiftGroups(
                        zip(names, spec.fonts).map {
                            ($0, "BannerFont(family: \(SwiftLiteral.string($1.family.value)))")
                        }))
            ])
    }

    private var buttonStyles: SwiftEnumeration {
        let looks = spec.design.buttonLooks
        let names = looks.map { SwiftIdentifier.enumCase($0.name.value.rawValue) }
        return SwiftEnumeration(
            access: access, type: "ButtonStyle", summary: "How the variants of buttons look.",
            cases: looks.map { SwiftCase($0.name.value.rawValue, description: $0.description) },
            value: themed("The look in `theme`.", "look", "BannerButtonLook", \.buttonLooks) { look, theme, _ in
                (look.name.value.rawValue, SwiftExpressions.buttonLook(look, theme: theme))
            },
            properties: [
                SwiftProperty(
                    summary: "The variant that looks so.", name: "variant", type: "BannerButtonVariant",
                    values: SwiftGroups(
                        zip(names, looks).map { ($0, SwiftExpressions.variant($1.name.value.variant)) }))
            ],
            members: [
                """
                /// The looks in `theme`, by variant.
                        \(access.rawValue) static func looks(in theme: Theme = .standard) -> \
                [BannerButtonVariant: BannerButtonLook] {
                            Dictionary(uniqueKeysWithValues: allCases.map { ($0.variant, $0.look(in: theme)) })
                        }
                """
            ])
    }

    /// What the spec says of buttons in a theme, as an expression, or all of it for what is compared.
    private func looks(in theme: String?, _ design: Design) -> String? {
        guard !design.buttonLooks.isEmpty else { return nil }
        guard let theme else {
            return SwiftExpressions.list(design.buttonLooks.map { SwiftExpressions.buttonLook($0, theme: nil) })
        }
        return "ButtonStyle.looks(in: \(theme))"
    }

    private var levels: SwiftEnumeration {
        let levels = spec.design.levels
        let names = levels.map { SwiftIdentifier.enumCase($0.name.value) }
        return SwiftEnumeration(
            access: access, type: "Level", summary: "What banners mean.", protocols: [themedProtocol("BannerLevel")],
            cases: levels.map { SwiftCase($0.name.value, description: $0.description) },
            value: themed(
                "What banners of this level look, sound and feel like in `theme`.", "configuration",
                "BannerLevelConfiguration", \.levels
            ) { level, theme, _ in
                (level.name.value, expressions.levelConfiguration(level.attributes, theme: theme))
            },
            properties: [
                SwiftProperty(
                    summary: "The order among levels; a higher one is more urgent.", name: "severity", type: "Int",
                    values: SwiftGroups(zip(names, levels).map { ($0, String($1.severity.value)) })),
                SwiftProperty(
                    summary: "The metrics of banners whose style sets none itself.", name: "metrics", type: "Metrics?",
                    values: SwiftGroups(
                        zip(names, levels).map { ($0, $1.metrics.map { "Metrics.\(metricsCase($0.value))" }) },
                        standard: "nil"
                    )),
            ],
            members: [
                "\(access.rawValue) var levelConfiguration: BannerLevelConfiguration { configuration() }",
                "\(access.rawValue) var bannerMetrics: BannerDisplayMetrics? { metrics?.displayMetrics() }",
                inTheme("metrics", "Metrics?", "Those in `theme`.", names) { design, index in
                    design.levels[index].metrics.map { "Metrics.\(metricsCase($0.value))" } ?? "nil"
                },
                "\(access.rawValue) func bannerMetrics(in theme: Theme) -> BannerDisplayMetrics? "
                    + "{ metrics(in: theme)?.displayMetrics(in: theme) }",
            ] + themedSeverity(names))
    }

    /// The severity of levels in each theme. Where it is the same in all of them, the protocol says so.
    private func themedSeverity(_ names: [String]) -> [String] {
        func severities(_ design: Design) -> [Int] { design.levels.map(\.severity.value) }
        let usual = severities(spec.design)
        guard spec.themes.contains(where: { severities($0.design) != usual }) else { return [] }
        return [
            inTheme("severity", "Int", "The order among levels in `theme`; a higher one is more urgent.", names) {
                String($0.levels[$1].severity.value)
            }
        ]
    }

    private var styles: SwiftEnumeration {
        let styles = spec.design.styles
        let names = styles.map { SwiftIdentifier.enumCase($0.name) }
        let written = SwiftStyles(spec, expressions) { self.looks(in: $0, $1) }
        return SwiftEnumeration(
            access: access, type: "Style", summary: "How banners look and behave.",
            protocols: [themedProtocol("BannerStyle")],
            cases: styles.map { SwiftCase($0.name, description: $0.description) },
            value: themed(
                "How banners of this style look and behave in `theme`.", "configuration", "BannerConfiguration",
                \.styles
            ) { style, theme, design in
                (style.name, written.expression(style, theme, design))
            },
            properties: [
                SwiftProperty(
                    summary: "The metrics of banners of this style.", name: "metrics", type: "Metrics",
                    values: SwiftGroups(zip(names, styles).map { ($0, ".\(metricsCase($1.metrics.value))") })),
                SwiftProperty(
                    summary: "Whether the style sets its metrics itself, so that they win over a level's.",
                    name: "setsMetrics", type: "Bool",
                    values: SwiftGroups(zip(names, styles).map { ($0, "\($1.setsMetrics)") })),
            ],
            members: [
                "\(access.rawValue) var bannerConfiguration: BannerConfiguration { configuration() }",
                inTheme("metrics", "Metrics", "The metrics in `theme` of banners of this style.", names) {
                    ".\(metricsCase($0.styles[$1].metrics.value))"
                },
                inTheme("setsMetrics", "Bool", "Whether the style sets them itself in `theme`.", names) {
                    "\($0.styles[$1].setsMetrics)"
                },
            ])
    }

    /// The protocol `name` of BannerKit for a spec with themes, or without.
    private func themedProtocol(_ name: String) -> String { spec.themes.isEmpty ? name : "Themed\(name)" }

    /// A function that has the name of a property, and answers for a theme. `value` is what a design has for the case of an index.
    private func inTheme(
        _ name: String, _ type: String, _ summary: String, _ cases: [String], _ value: (Design, Int) -> String
    ) -> String {
        let usual = cases.indices.map { value(spec.design, $0) }
        var branches = SwiftCode()
        for theme in spec.themes {
            let theme = (name: SwiftIdentifier.enumCase(theme.name.value), design: theme.design)
            for (index, own) in cases.indices.map({ value(theme.design, $0) }).enumerated() where own != usual[index] {
                branches.line(3, "case (.\(theme.name), .\(cases[index])): return \(own)")
            }
        }
        let head = "/// \(summary)\n        \(access.rawValue) func \(name)(in theme: Theme) -> \(type) {"
        if branches.isEmpty { return "\(head) \(name) }" }
        return """
            \(head)
                        switch (theme, self) {
            \(branches.text)
                        default: return \(name)
                        }
                    }
            """
    }

    private func metricsCase(_ index: Int) -> String { SwiftIdentifier.enumCase(spec.design.metrics[index].name ?? "") }

    private var buttons: SwiftEnumeration {
        let names = spec.buttons.map { SwiftIdentifier.enumCase($0.name.value) }
        return SwiftEnumeration(
            access: access, type: "ButtonVariant", summary: "The buttons of banners.",
            cases: spec.buttons.map { SwiftCase($0.name.value, description: $0.description) },
            properties: [
                SwiftProperty(
                    summary: "The button.", name: "button", type: "BannerButton",
                    values: SwiftGroups(zip(names, spec.buttons).map { ($0, expressions.button($1)) }))
            ])
    }

    private var surfaces: SwiftEnumeration {
        let names = spec.surfaces.map { SwiftIdentifier.enumCase($0.name) }
        return SwiftEnumeration(
            access: access, type: "Surface", summary: "The places where banners show, one at a time each.",
            cases: spec.surfaces.map { SwiftCase($0.name, description: $0.description) },
            properties: [
                SwiftProperty(
                    summary: "The place.", name: "bannerSurface", type: "BannerSurface",
                    values: SwiftGroups(zip(names, spec.surfaces).map { ($0, SwiftExpressions.surface($1)) }))
            ])
    }

    private var screens: SwiftEnumeration {
        let names = spec.screens.map { SwiftIdentifier.enumCase($0.name.value) }
        let surfaces = spec.surfaces.map { ".\(SwiftIdentifier.enumCase($0.name))" }
        func groups(_ list: (Screen) -> [String]) -> SwiftGroups {
            SwiftGroups(zip(names, spec.screens).map { ($0, SwiftExpressions.list(list($1))) })
        }
        return SwiftEnumeration(
            access: access, type: "Screen", summary: "The screens of the app.",
            cases: spec.screens.map { SwiftCase($0.name.value, description: $0.description) },
            properties: [
                SwiftProperty(
                    summary: "The places on the screen where banners show.", name: "surfaces", type: "[Surface]",
                    values: groups { screen in screen.surfaces.map { surfaces[$0.value] } }),
                SwiftProperty(
                    summary: "The screens that can be seen together with this one.", name: "coVisibleWith",
                    type: "[Screen]", values: groups { screen in screen.coVisibleWith.map { "." + names[$0.value] } }),
            ])
    }

    /// The expressions of a section without a theme, and in each theme those that differ.
    ///
    /// `expression` is called with the expression of the theme in which other definitions are looked up, or with
    /// `nil` for an expression that holds all values itself, by which differences are found.
    private func themed<Definition>(
        _ summary: String, _ function: String, _ type: String, _ section: KeyPath<Design, [Definition]>,
        _ expression: (Definition, String?, Design) -> (id: String, text: String)
    ) -> SwiftThemedValue {
        func value(_ definition: Definition, _ theme: String, _ design: Design) -> (name: String, expression: String) {
            let (id, text) = expression(definition, theme, design)
            return (SwiftIdentifier.enumCase(id), text)
        }
        let base = spec.design[keyPath: section]
        let plain = spec.themes.isEmpty ? [] : base.map { expression($0, nil, spec.design).text }
        let themes = spec.themes.map { theme in
            let name = ".\(SwiftIdentifier.enumCase(theme.name.value))"
            let differing = zip(theme.design[keyPath: section], plain).filter {
                expression($0, nil, theme.design).text != $1
            }
            return (id: theme.name.value, values: differing.map { value($0.0, name, theme.design) })
        }
        return SwiftThemedValue(
            summary: summary, function: function, type: type, values: base.map { value($0, ".standard", spec.design) },
            themes: themes)
    }
}
