// SPDX-License-Identifier: Apache-2.0

import BannerKit
import BannerSpec
import ColorSpaces

/// A program that prints the values of a generated namespace, and what it must print by the spec.
///
/// Texts travel as hexadecimal bytes, so that nothing between program and test can change them.
struct Probe {
    /// Each is an independent one of at most some hundred lines.
    private(set) var statements: [String] = []
    private(set) var expected: [String] = []
    private let spec: Spec
    private let namespace: String

    init(_ spec: Spec) {
        self.spec = spec
        namespace = spec.name.value
        addVocabulary()
        addPalette()
        addMetrics()
        addLevels()
        addStyles()
        addBanners()
    }

    /// What every program starts with.
    static let prelude = """
        import BannerKit

        func sampleText() -> String { String(decoding: [\(sampleBytes)] as [UInt8], as: UTF8.self) }
        func text(_ key: String, _ text: String?) {
            print(key, text.map { $0.utf8.map { String($0, radix: 16) }.joined(separator: " ") } ?? "nil")
        }
        func value(_ key: String, _ value: BannerColorValue) {
            let parts = [value.red, value.green, value.blue, value.alpha].map { String(Int(($0 * 10_000).rounded())) }
            print(key, value.space.rawValue, parts.joined(separator: " "))
        }
        func color(_ key: String, _ color: BannerColor) {
            for (name, isDark, isHigh) in [
                ("light", false, false), ("dark", true, false), ("lightHighContrast", false, true),
                ("darkHighContrast", true, true),
            ] { value("\\(key).\\(name)", color.value(isDark: isDark, hasHighContrast: isHigh)) }
        }
        func metrics(_ key: String, _ value: BannerDisplayMetrics) {
            func ms(_ duration: Duration) -> Int64 {
                duration.components.seconds * 1000 + duration.components.attoseconds / 1_000_000_000_000_000
            }
            print(key, ms(value.presentation), value.display.map { String(ms($0)) } ?? "never", ms(value.dismissal), value.motion, value.transition,
                value.dismissalCurve)
        }
        func configuration(_ key: String, _ value: BannerConfiguration) {
            print(key, value.position, value.edge, value.bufferHeight, value.statusBar, value.typography.style,
                value.typography.weight, value.typography.maxLines, value.typography.dynamicType.lowerBound,
                value.typography.dynamicType.upperBound, insets(value.padding.insets), value.padding.keepsWindowMargins,
                value.typography.font?.family ?? "none", value.image.shape, value.image.size,
                value.indicator.map { String($0.height) } ?? "none", value.dismissal.rawValue, value.buttonLayout,
                value.sticksOnScroll, value.maxWidth.map { String($0) } ?? "none")
            metrics(key + ".metrics", value.metrics)
            let title = value.titleTypography
            print(key + ".title", title.style, title.weight, title.maxLines, title.font?.family ?? "none")
            let shape = value.shape
            print(key + ".shape", shape.cornerRadius, insets(shape.margin), shape.fill, shape.alignment, shape.hasSeparator)
            border(key + ".border", shape.border)
            print(key + ".shadow", shape.shadow.map { "\\($0.x) \\($0.y) \\($0.blur)" } ?? "none")
            if let shadow = shape.shadow { color(key + ".shadow", shadow.color) }
            for (name, look) in value.buttonLooks.map({ ("\\($0.key)", $0.value) }).sorted(by: { $0.0 < $1.0 }) {
                button("\\(key).button.\\(name)", look)
            }
        }
        func insets(_ value: BannerInsets) -> String {
            "\\(value.top) \\(value.leading) \\(value.bottom) \\(value.trailing)"
        }
        func paint(_ key: String, _ paint: BannerPaint?) {
            if case .color(let value)? = paint { return color(key, value) }
            print(key, paint.map { "\\($0)" } ?? "nil")
        }
        func border(_ key: String, _ border: BannerBorder?) {
            guard let border else { return print(key, "nil") }
            print(key, border.width)
            paint(key + ".paint", border.paint)
        }
        func button(_ key: String, _ look: BannerButtonLook) {
            let numbers = [look.cornerRadius, look.minHeight, look.pressedOpacity, look.disabledOpacity]
            print(key, numbers.map { $0.map { "\\($0)" } ?? "nil" }.joined(separator: " "), look.padding.map(insets) ?? "nil")
            paint(key + ".fill", look.fill)
            paint(key + ".label", look.label)
            border(key + ".border", look.border)
        }

        """

    private mutating func add(
        _ key: String, _ expression: String, _ value: String, by function: String = "text"
    ) {
        statements.append("\(function)(\"\(key)\", \(expression))")
        expected.append("\(key) \(value)")
    }

    /// Joins the statements that `add` appends in one, in which names stand for values: the compiler takes long over an expression,
    /// and here each stands once.
    private mutating func group(_ names: KeyValuePairs<String, String>, _ add: (inout Self) -> Void) {
        let start = statements.count
        add(&self)
        let lines = names.map { "let \($0) = \($1)" } + statements[start...]
        statements.replaceSubrange(start..., with: ["do {\n\(lines.joined(separator: "\n"))\n}"])
    }

    private static func hex(_ text: String?) -> String {
        text.map { $0.utf8.map { String($0, radix: 16) }.joined(separator: " ") } ?? "nil"
    }

    // MARK: Names

    private mutating func addVocabulary() {
        let names: [(String, [String])] = [
            ("Localization", spec.locales.supported), ("Theme", ["standard"] + spec.themes.map(\.name.value)),
            ("Palette", spec.design.palette.map(\.name.value)), ("Metrics", spec.design.metrics.compactMap(\.name)),
            ("Level", spec.design.levels.map(\.name.value)), ("Style", spec.design.styles.map(\.name)),
            ("ButtonVariant", spec.buttons.map(\.name.value)), ("Surface", spec.surfaces.map(\.name)),
            ("Screen", spec.screens.map(\.name.value)),
        ]
        for (type, cases) in names {
            add(
                "\(namespace).\(type)", "\(namespace).\(type).allCases.map(\\.rawValue).joined(separator: \",\")",
                Self.hex(cases.joined(separator: ",")))
        }
    }

    private func raw(_ type: String, _ name: String) -> String { "\(namespace).\(type)(rawValue: \"\(name)\")!" }

    // MARK: The design, in every theme

    private var themes: [(name: String, design: Design)] {
        [("standard", spec.design)] + spec.themes.map { ($0.name.value, $0.design) }
    }

    private mutating func addPalette() {
        for (theme, design) in themes {
            for color in design.palette {
                let key = "\(namespace).\(theme).palette.\(color.name.value)"
                addColor(
                    key, "\(raw("Palette", color.name.value)).color(in: \(raw("Theme", theme)))", color.color)
            }
        }
    }

    private mutating func addColor(_ key: String, _ expression: String, _ color: ResolvedColor) {
        statements.append("color(\"\(key)\", \(expression))")
        expectColor(key, color)
    }

    private static func color(_ color: Color) -> String {
        let gamut = color.isInGamut(of: .srgb) ? Gamut.srgb : .displayP3
        let parts = (color.mapped(to: gamut).components.list.map { $0 ?? 0 } + [color.alpha]).map {
            String(Int(($0 * 10_000).rounded()))
        }
        return "\(gamut == .srgb ? "sRGB" : "displayP3") \(parts.joined(separator: " "))"
    }

    private mutating func addMetrics() {
        for (theme, design) in themes {
            for metrics in design.metrics {
                let name = metrics.name ?? ""
                add(
                    "\(namespace).\(theme).metrics.\(name)",
                    "\(raw("Metrics", name)).displayMetrics(in: \(raw("Theme", theme)))", Self.metrics(metrics),
                    by: "metrics")
            }
        }
    }

    private static func metrics(_ metrics: Metrics) -> String {
        let display = metrics.display.value.map { String(Int($0.milliseconds)) } ?? "never"
        return
            "\(Int(metrics.present.value.milliseconds)) \(display) \(Int(metrics.dismiss.value.milliseconds)) \(metrics.motion.value) "
            + "\(metrics.transition.value) \(metrics.dismissEasing.value)"
    }

    private mutating func addLevels() {
        for (theme, design) in themes {
            for level in design.levels {
                let names: KeyValuePairs = [
                    "level": raw("Level", level.name.value), "theme": raw("Theme", theme),
                    "value": "level.configuration(in: theme)",
                ]
                let key = "\(namespace).\(theme).levels.\(level.name.value)"
                group(names) { $0.add(level, key, design) }
            }
        }
    }

    /// That of `level` in `theme`, whose configuration is `value`.
    private mutating func add(_ level: Level, _ key: String, _ design: Design) {
        // A case called `none` must not become the `none` of an optional.
        add(
            "\(key).metrics", "level.metrics(in: theme)?.rawValue",
            Self.hex(level.metrics.flatMap { design.metrics[$0.value].name }))
        add(
            "\(key).severity", "\"\\(level.severity\(spec.themes.isEmpty ? "" : "(in: theme)"))\"",
            Self.hex("\(level.severity.value)"))
        addWords(key, "value", level.attributes)
        addColor("\(key).tint", "value.tint", level.attributes.tint.value)
        addColor("\(key).onTint", "value.onTint", level.attributes.onTint.value)
        addColor("\(key).accent", "value.accent", level.attributes.accentColor)
        add(
            "\(key).isIconFixed", "\"\\(value.isIconFixed)\"",
            Self.hex("\(level.attributes.icon.value?.isFixed ?? false)"))
        for locale in locales {
            add(
                "\(key).spokenPrefix.\(locale)", "value.spokenPrefix?.string(in: \"\(locale)\")",
                Self.hex(literal(level.attributes.spokenPrefix.value, locale)))
        }
    }

    /// How a level is announced and felt.
    private mutating func addWords(_ key: String, _ configuration: String, _ level: LevelAttributes) {
        add(
            "\(key).announcement", "\(configuration).announcement.rawValue",
            Self.hex(level.announcement.value.rawValue))
        add("\(key).haptic", "\(configuration).haptic.rawValue", Self.hex(level.haptic.value.rawValue))
    }

    private mutating func addStyles() {
        for (theme, design) in themes {
            for style in design.styles {
                let key = "\(namespace).\(theme).styles.\(style.name)"
                let expression = "\(raw("Style", style.name)).configuration(in: \(raw("Theme", theme)))"
                addConfiguration(key, expression, style.attributes, design.metrics[style.metrics.value], design)
            }
        }
    }

    private mutating func addConfiguration(
        _ key: String, _ expression: String, _ style: StyleAttributes, _ metrics: Metrics, _ design: Design
    ) {
        let values: [any CustomStringConvertible] = [
            style.position.value.rawValue, style.edge.value.rawValue, style.bufferHeight.value,
            style.statusBar.value.rawValue, style.textStyle.value.rawValue, style.textWeight.value.rawValue,
            style.maxLines.value, style.dynamicType.value.lowerBound.rawValue,
            style.dynamicType.value.upperBound.rawValue, Self.insets(style.padding.value.insets),
            style.padding.value.keepsWindowMargins, family(style.textFont.value), style.imageShape.value.rawValue,
            style.imageSize.value, style.indicatorHeight.value.map { String($0) } ?? "none",
            style.dismissal.value.rawValue, style.buttonLayout.value.rawValue, style.sticksOnScroll.value,
            style.maxWidth.value.map { String($0) } ?? "none",
        ]
        add(key, expression, values.map(\.description).joined(separator: " "), by: "configuration")
        expected.append("\(key).metrics \(Self.metrics(metrics))")
        expectShape(key, style)
        let looks = design.buttonLooks.map { (name: "\($0.name.value.variant)", look: $0) }
        for (name, look) in looks.sorted(by: { $0.name < $1.name }) { expect("\(key).button.\(name)", look) }
    }

    private mutating func expectShape(_ key: String, _ style: StyleAttributes) {
        expected += [
            "\(key).title \(style.titleStyle.value) \(style.titleWeight.value) \(style.titleMaxLines.value) "
                + family(style.titleFont.value),
            "\(key).shape \(style.cornerRadius.value) \(Self.insets(style.margin.value)) \(style.fill.value) "
                + "\(style.alignment.value) \(style.hasSeparator.value)",
        ]
        expect("\(key).border", style.border.value)
        guard let shadow = style.shadow.value else { return expected.append("\(key).shadow none") }
        expected.append("\(key).shadow \(shadow.x) \(shadow.y) \(shadow.blur)")
        expectColor("\(key).shadow", shadow.color.value)
    }

    private mutating func expect(_ key: String, _ look: ButtonLook) {
        let numbers = [look.cornerRadius, look.minHeight, look.pressedOpacity, look.disabledOpacity].map(\.value)
        expected.append(
            "\(key) \(numbers.map { $0.map { "\($0)" } ?? "nil" }.joined(separator: " ")) "
                + (look.padding.value.map(Self.insets) ?? "nil"))
        expect("\(key).fill", look.fill.value)
        expect("\(key).label", look.label.value)
        expect("\(key).border", look.border.value)
    }

    private mutating func expect(_ key: String, _ border: Border?) {
        guard let border else { return expected.append("\(key) nil") }
        expected.append("\(key) \(border.width)")
        expect("\(key).paint", border.paint)
    }

    private mutating func expect(_ key: String, _ paint: Paint?) {
        switch paint {
        case .color(let color)?: expectColor(key, color.value)
        case let paint?: expected.append("\(key) \(paint)")
        case nil: expected.append("\(key) nil")
        }
    }

    private mutating func expectColor(_ key: String, _ color: ResolvedColor) {
        for appearance in Appearance.allCases {
            expected.append("\(key).\(appearance.rawValue) \(Self.color(color[appearance].color))")
        }
    }

    private func family(_ font: Int?) -> String { font.map { spec.fonts[$0].family.value } ?? "none" }

    private static func insets(_ insets: BannerInsets) -> String {
        "\(insets.top) \(insets.leading) \(insets.bottom) \(insets.trailing)"
    }

    // MARK: Banners

    private static let sampleNumber = 12_345
    private static let sampleText = "\\(x) \"q\" \u{202E}"
    private static let sampleBytes = sampleText.utf8.map { String($0) }.joined(separator: ", ")

    private mutating func addBanners() {
        for banner in spec.banners {
            let key = "\(namespace).banners.\(banner.name.value)"
            group(["value": "\(namespace).Banner.\(call(banner))"]) { $0.add(banner, key) }
        }
        addTextsOfThemes()
    }

    /// That of `value`, which is `banner`.
    private mutating func add(_ banner: Banner, _ key: String) {
        add("\(key).id", "value.id", Self.hex(banner.name.value))
        add("\(key).level", "value.level.rawValue", Self.hex(spec.design.levels[banner.level].name.value))
        add("\(key).style", "value.style.rawValue", Self.hex(spec.design.styles[banner.style].name))
        add("\(key).surface", "value.bannerSurface.id", Self.hex(spec.surfaces[banner.surface].name))
        add(
            "\(key).buttons", "value.bannerButtons.map(\\.id).joined(separator: \",\")",
            Self.hex(banner.buttons.map { spec.buttons[$0.value].name.value }.joined(separator: ",")))
        addConfiguration(
            key, "value.bannerConfiguration", banner.look.style, banner.look.metrics.value, spec.design)
        addExtras(banner, key)
        addWords(key, "value.levelConfiguration", banner.look.level)
        addColor("\(key).accent", "value.levelConfiguration.accent", banner.look.level.accentColor)
        addColor("\(key).tint", "value.levelConfiguration.tint", banner.look.level.tint.value)
        for locale in locales {
            let language = pseudo(locale) == nil ? nil : locale
            if let language {
                add("\(key).language.\(locale)", "value.language(in: \"\(locale)\")", Self.hex(language))
            }
            for (index, button) in banner.buttons.enumerated() {
                add(
                    "\(key).button.\(index).\(locale)",
                    "value.bannerButtons[\(index)].title?.string(in: \"\(locale)\")",
                    Self.hex(literal(spec.buttons[button.value].title, locale)))
            }
            add(
                "\(key).text.\(locale)", "value.text(in: \"\(locale)\")",
                Self.hex(evaluate(banner.text, locale, banner)))
            add(
                "\(key).title.\(locale)", "value.title(in: \"\(locale)\")",
                Self.hex(banner.extras?.title.flatMap { evaluate($0, locale, banner) }))
            let points = (banner.extras?.points ?? []).compactMap { evaluate($0, locale, banner) }
            add(
                "\(key).points.\(locale)", "value.points(in: \"\(locale)\").joined(separator: \"|\")",
                Self.hex(points.joined(separator: "|")))
            if let completion = banner.extras?.progress?.completion?.text {
                add(
                    "\(key).completion.\(locale)", "value.completionText(in: \"\(locale)\")",
                    Self.hex(evaluate(completion, locale, banner)))
            }
        }
    }

    private mutating func addTextsOfThemes() {
        for theme in spec.themes {
            for (index, text) in theme.texts.sorted(by: { $0.key < $1.key }) {
                let banner = spec.banners[index]
                for pseudo in locales where self.pseudo(pseudo) != nil {
                    add(
                        "\(namespace).\(theme.name.value).texts.\(banner.name.value).\(pseudo)",
                        "\(namespace).Banner.\(call(banner)).text(in: \"\(pseudo)\", theme: \(raw("Theme", theme.name.value)))",
                        Self.hex(evaluate(text, pseudo, banner)))
                }
                for locale in spec.locales.supported {
                    add(
                        "\(namespace).\(theme.name.value).texts.\(banner.name.value).\(locale)",
                        "\(namespace).Banner.\(call(banner)).text(in: \(raw("Localization", locale)), theme: \(raw("Theme", theme.name.value)))",
                        Self.hex(evaluate(text, locale, banner)))
                }
            }
        }
    }

    private mutating func addExtras(_ banner: Banner, _ key: String) {
        let link = banner.extras?.link
        let title = self.locales.compactMap { literal(link?.title, $0) }
        let locales = self.locales.map { "\"\($0)\"" }.joined(separator: ", ")
        add(
            "\(key).link",
            "value.link.map { link in [\(locales)].map { link.title.string(in: $0) }.joined(separator: \"|\") }",
            Self.hex(link == nil ? nil : title.joined(separator: "|")))
        add(
            "\(key).placement", "value.link?.placement.rawValue", Self.hex(link?.shownPlacement.rawValue))
        add("\(key).barTap", "value.barTap.rawValue", Self.hex(banner.barTap.rawValue))
        add(
            "\(key).expires", "value.expires.map { \"\\($0)\" }",
            Self.hex(banner.extras?.expires.map { "\($0.value)" }))
        guard case .parameter? = banner.extras?.image?.source else { return }
        add("\(key).image", "value.image.map { \"\\($0.source)\" }", Self.hex("\(Self.sampleImage)"))
    }

    private static let sampleImage = BannerImageSource.symbol("star")

    /// The case as a person would write it. Keywords are the tests' own concern, so names come from a fixed table.
    private func call(_ banner: Banner) -> String {
        let name = Self.identifier(banner.name.value)
        guard !banner.parameters.isEmpty else { return name }
        let arguments = banner.parameters.map { parameter in
            let value =
                switch parameter.kind {
                case .int: "\(Self.sampleNumber)"
                case .string: "sampleText()"
                case .image: ".symbol(\"star\")"
                }
            return "\(Self.label(parameter.name.value)): \(value)"
        }
        return "\(name)(\(arguments.joined(separator: ", ")))"
    }

    /// Any keyword but this can be a label as it is.
    private static func label(_ name: String) -> String {
        switch name {
        case "inout": "`\(name)`"
        case "init", "self": name + "_"
        default: name
        }
    }

    private static func identifier(_ name: String) -> String {
        ["self", "init", "text", "level", "id", "style", "image", "hash"].contains(name) ? name + "_" : "`\(name)`"
    }

    /// The languages of the spec, and the pseudo-locales, which debug builds have besides.
    private var locales: [String] {
        spec.locales.supported + PseudoLocale.allCases.map(\.tag).filter { !spec.locales.supported.contains($0) }
    }

    private func pseudo(_ locale: String) -> PseudoLocale? {
        spec.locales.supported.contains(locale) ? nil : PseudoLocale(rawValue: locale)
    }

    private func literal(_ text: LocalizedText?, _ locale: String) -> String? {
        guard let pseudo = pseudo(locale) else { return text?.entry(for: locale)?.content.mainPattern.literal }
        return text?.entries.first?.content.mainPattern.literal.map(pseudo.text)
    }

    private func evaluate(_ text: LocalizedText, _ locale: String, _ banner: Banner) -> String? {
        let pseudo = pseudo(locale)
        guard let entry = pseudo == nil ? text.entry(for: locale) : text.entries.first else { return nil }
        let content = pseudo?.content(entry.content) ?? entry.content
        var pattern = content.mainPattern
        if case .plural(_, let forms) = content {
            let category = PluralRules.category(of: Self.sampleNumber, in: entry.locale)
            pattern = forms.first { $0.category == category }?.pattern ?? pattern
        }
        return pattern.segments.map { segment in
            switch segment {
            case .literal(let literal): literal
            case .parameter(let index):
                switch banner.parameters[index].kind {
                case .int: BannerNumber.string(Self.sampleNumber, in: entry.locale)
                case .image: ""
                case .string(nil): Self.sampleText
                case .string(let maxLength?): BannerText.cut(Self.sampleText, to: maxLength)
                }
            }
        }.joined()
    }
}
