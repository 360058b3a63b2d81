// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import ColorSpaces

/// Values of a spec as Swift expressions.
final class SwiftExpressions: Sendable {
    let spec: Spec
    /// Where texts are looked up; `nil` if the code holds them.
    let keys: SwiftTextKeys?

    init(spec: Spec, keys: SwiftTextKeys? = nil) {
        self.spec = spec
        self.keys = keys
    }

    // MARK: Numbers and times

    static func number(_ value: Double) -> String { value.plain }

    static func duration(_ value: Duration) -> String {
        let milliseconds = value.milliseconds
        if let seconds = Int(exactly: milliseconds / 1000) { return "Duration.seconds(\(seconds))" }
        if let whole = Int(exactly: milliseconds) { return "Duration.milliseconds(\(whole))" }
        return "Duration.nanoseconds(\(Int64((milliseconds * 1_000_000).rounded())))"
    }

    static func list(_ items: some Sequence<String>) -> String { "[\(items.joined(separator: ", "))]" }

    // MARK: Colours

    /// A palette colour by its name, or the colour itself. `theme` is the expression of the theme it is looked up in.
    static func color(_ color: ResolvedColor, in theme: String?) -> String {
        guard let alias = color.alias, let theme else { return literal(color) }
        return "Palette.\(SwiftIdentifier.enumCase(alias)).color(in: \(theme))"
    }

    /// The colour itself. Appearances that follow from others are left out, as `BannerColor` fills them in.
    static func literal(_ color: ResolvedColor) -> String {
        let light = value(color.light.color)
        let dark = value(color.dark.color, or: light, of: color.light.color)
        let lightHighContrast = value(color.lightHighContrast.color, or: light, of: color.light.color)
        let darkHighContrast = value(color.darkHighContrast.color, or: dark, of: color.dark.color)
        var code = "BannerColor(light: \(light)"
        if dark != light { code += ", dark: \(dark)" }
        if lightHighContrast != light { code += ", lightHighContrast: \(lightHighContrast)" }
        if darkHighContrast != dark { code += ", darkHighContrast: \(darkHighContrast)" }
        return code + ")"
    }

    /// The value of `color`, which is `known` where it is that of `other`: most appearances of a colour are like another one.
    private static func value(_ color: Color, or known: String, of other: Color) -> String {
        color == other ? known : value(color)
    }

    /// Hex where it is exact; sRGB where the colour lies within; else Display P3.
    private static func value(_ color: Color) -> String {
        let alpha = color.alpha == 1 ? "" : ", alpha: \(number(color.alpha))"
        if let hex = color.exactHexDigits { return ".hex(0x\(hex)\(alpha))" }
        let space = color.isInGamut(of: .srgb) ? Gamut.srgb : .displayP3
        let mapped = color.mapped(to: space)
        var code = space == .srgb ? "BannerColorValue(.sRGB" : "BannerColorValue(.displayP3"
        for (name, value) in zip([", red: ", ", green: ", ", blue: "], mapped.components.list) {
            code += name
            code += number(rounded(value ?? 0))
        }
        code += alpha
        return code + ")"
    }

    /// Seven decimals: less than a hundredth of a step of 16-bit colour.
    private static func rounded(_ component: Double) -> Double {
        let value = (component * 1e7).rounded() / 1e7
        return min(max(value == 0 ? 0 : value, 0), 1)
    }

    // MARK: Texts and images

    func text(_ text: LocalizedText) -> String {
        // Texts outside banners have no parameters, so each entry is one literal.
        let literals = text.entries.map { ($0.locale, $0.content.mainPattern.literal ?? "") }
        let development = SwiftLiteral.string(literals.first?.1 ?? "")
        if let key = keys?.expression(text) { return "BannerText(\(development), key: \(key))" }
        let others = literals.dropFirst().map { "\(SwiftLiteral.string($0.0)): \(SwiftLiteral.string($0.1))" }
        return others.isEmpty
            ? "BannerText(\(development))" : "BannerText(\(development), translations: \(Self.list(others)))"
    }

    func text(_ text: LocalizedText?) -> String { text.map { self.text($0) } ?? "nil" }

    func image(_ image: Image?) -> String {
        guard let image else { return "nil" }
        let source =
            switch image.source {
            case .symbol(let name): ".symbol(\(SwiftLiteral.string(name)))"
            case .asset(let name): ".asset(\(SwiftLiteral.string(name)))"
            case .url(let url, let placeholder, let isCached):
                ".asyncImage(url: \(SwiftLiteral.string(url)), placeholder: \(self.placeholder(placeholder)), "
                    + "isCached: \(isCached))"
            case .parameter: "nil"
            }
        let label = image.isDecorative ? nil : image.label
        return "BannerImage(\(source)\(label.map { ", label: \(text($0))" } ?? ""))"
    }

    /// The image of a banner, and the pattern of its case that binds the parameter which brings it.
    func image(_ image: Image, of banner: Banner, case name: String) -> (pattern: String, expression: String) {
        guard case .parameter(let index, let placeholder) = image.source else { return (name, self.image(image)) }
        let parameter = SwiftIdentifier.parameter(banner.parameters[index].name.value)
        let bound = banner.parameters.indices.map { $0 == index ? "let \(parameter)" : "_" }
        let label = image.isDecorative ? nil : image.label
        return (
            "\(name)(\(bound.joined(separator: ", ")))",
            "BannerImage(\(parameter), placeholder: \(self.placeholder(placeholder))"
                + "\(label.map { ", label: \(text($0))" } ?? ""))"
        )
    }

    private func placeholder(_ placeholder: Image.Placeholder?) -> String {
        switch placeholder {
        case .symbol(let name): ".symbol(\(SwiftLiteral.string(name)))"
        case .asset(let name): ".asset(\(SwiftLiteral.string(name)))"
        case nil: "nil"
        }
    }

    // MARK: Metrics, styles, levels

    static func metrics(_ metrics: Metrics) -> String {
        "BannerDisplayMetrics(presentation: \(duration(metrics.present.value)), "
            + "display: \(metrics.display.value.map(duration) ?? "nil"), "
            + "dismissal: \(duration(metrics.dismiss.value)), motion: \(motion(metrics.motion.value))"
            + (metrics.transition.value == .slide ? "" : ", transition: .\(metrics.transition.value.rawValue)")
            + (metrics.dismissEasing.value == .easeIn ? "" : ", dismissalCurve: \(curve(metrics.dismissEasing.value))")
            + ")"
    }

    static func curve(_ curve: BannerCurve) -> String {
        "BannerCurve(x1: \(number(curve.x1)), y1: \(number(curve.y1)), x2: \(number(curve.x2)), y2: \(number(curve.y2)))"
    }

    static func motion(_ motion: BannerMotion) -> String {
        switch motion {
        case .spring(let damping, let velocity):
            ".spring(damping: \(number(damping)), velocity: \(number(velocity)))"
        case .curve(let x1, let y1, let x2, let y2):
            ".curve(x1: \(number(x1)), y1: \(number(y1)), x2: \(number(x2)), y2: \(number(y2)))"
        }
    }

    /// The arguments of a `BannerConfiguration`. `metrics` is the expression of the metrics.
    /// `looks` is the expression of what the spec says of buttons, if it does.
    func configuration(_ style: StyleAttributes, metrics: String, looks: String?, theme: String?) -> String {
        let looks = looks.map { " buttonLooks: \($0)," } ?? ""
        return """
            BannerConfiguration(
                            position: .\(style.position.value.rawValue), edge: .\(style.edge.value.rawValue), \
            bufferHeight: \(Self.number(style.bufferHeight.value)), statusBar: .\(style.statusBar.value.rawValue),
                            typography: \(typography(style)),\(titleArgument(style))\
            \(Self.shapeArgument(style, theme: theme))
                            padding: \(Self.padding(style.padding.value)), image: BannerImageFrame(\
            shape: .\(style.imageShape.value.rawValue), size: \(Self.number(style.imageSize.value))), \
            indicator: \(Self.indicator(style, theme: theme)),
                            dismissal: \(Self.dismissal(style.dismissal.value)), \
            buttonLayout: .\(style.buttonLayout.value.rawValue),\(looks)
                            metrics: \(metrics),
                            sticksOnScroll: \(style.sticksOnScroll.value), \
            maxWidth: \(style.maxWidth.value.map(Self.number) ?? "nil"))
            """
    }

    static func indicator(_ style: StyleAttributes, theme: String?) -> String {
        guard let height = style.indicatorHeight.value else { return "nil" }
        let color = style.indicatorColor.value.map { ", color: \(self.color($0, in: theme))" } ?? ""
        return "BannerIndicator(height: \(number(height))\(color))"
    }

    static func dismissal(_ dismissal: BannerDismissal) -> String {
        list(dismissal.words.map { ".\($0)" })
    }

    func levelConfiguration(_ level: LevelAttributes, theme: String?) -> String {
        let accent = level.accent.value.map { Self.color($0, in: theme) }
        let isFixed = level.icon.value?.isFixed ?? false
        return """
            BannerLevelConfiguration(
                            tint: \(Self.color(level.tint.value, in: theme)),
                            onTint: \(Self.color(level.onTint.value, in: theme)),\
            \(accent.map { "\n                accent: \($0)," } ?? "")
                            icon: \(image(level.icon.value)),\(isFixed ? " isIconFixed: true," : "")
                            spokenPrefix: \(text(level.spokenPrefix.value)),
                            announcement: .\(level.announcement.value.rawValue), haptic: .\(level.haptic.value.rawValue))
            """
    }

    // MARK: Buttons, surfaces, queue

    func button(_ button: Button) -> String {
        var arguments = ["id: \(SwiftLiteral.string(button.name.value))", "variant: \(Self.variant(button.variant))"]
        if let title = button.title { arguments.append("title: \(text(title))") }
        if let label = button.label { arguments.append("label: \(text(label))") }
        if button.image != nil { arguments.append("image: \(image(button.image))") }
        if let role = button.role { arguments.append("role: .\(role.rawValue)") }
        if button.targetSize != BannerButton.standardSize {
            arguments.append("minimumSize: \(Self.number(button.targetSize))")
        }
        if button.isFullWidth { arguments.append("isFullWidth: true") }
        if !button.isEnabled { arguments.append("isEnabled: false") }
        return "BannerButton(\(arguments.joined(separator: ", ")))"
    }

    static func surface(_ surface: Surface) -> String {
        "BannerSurface(id: \(SwiftLiteral.string(surface.name)), scope: .\(surface.scope.value.rawValue), "
            + "edge: .\(surface.edge.value.rawValue), under: .\(surface.under.value.rawValue), "
            + "group: \(SwiftLiteral.string(surface.group.value)))"
    }

    static func queue(_ queue: Queue) -> String {
        "BannerQueuePolicy(order: .\(queue.order.value.rawValue), conflict: .\(queue.conflict.value.rawValue), "
            + "coalescing: .\(queue.coalesce.value.rawValue), key: \(list(queue.key.value.map { ".\($0.rawValue)" })), "
            + "maxDepth: \(queue.maxDepth.value), pause: \(duration(queue.pause.value)))"
    }

    // MARK: What few banners have

    /// The names of the event, or of the condition and of what ends it, as literals.
    static func names(in trigger: Trigger) -> [String] {
        var names: [String] = []
        forEachName(in: trigger) { names.append(SwiftLiteral.string($0)) }
        return names
    }

    /// Calls `body` with the name of the event, or of the condition and of what ends it.
    static func forEachName(in trigger: Trigger, _ body: (String) -> Void) {
        if let condition = trigger.condition {
            body(condition.value)
            if let clears = trigger.clears { body(clears.value) }
        } else if let event = trigger.event {
            body(event.value)
        }
    }

    /// A trigger with names, which are expressions.
    func trigger(_ trigger: Trigger, names: [String]) -> String {
        var code = "BannerTrigger("
        let name = names.first ?? ""
        if trigger.condition != nil {
            code += ".condition(\(name), clears: \(names.dropFirst().first ?? "nil"))"
        } else {
            code += ".event(\(name))"
        }
        if !trigger.screens.isEmpty {
            let names = trigger.screens.map { SwiftLiteral.string(spec.screens[$0.value].name.value) }
            code += ", screens: \(Self.list(names))"
        }
        if let interval = trigger.minInterval {
            code += ", minInterval: "
            code += Self.duration(interval.value)
        }
        if !trigger.mutex.isEmpty {
            let names = trigger.mutex.map { SwiftLiteral.string(spec.banners[$0.value].name.value) }
            code += ", mutex: \(Self.list(names))"
        }
        code += ")"
        return code
    }

    /// The progress of a banner. `isThemed` says whether the expression stands where there is a `theme`.
    func progress(_ progress: Progress, isThemed: Bool) -> String {
        var arguments = [".\(progress.kind.value.rawValue)"]
        if let step = progress.step { arguments.append("step: \(Self.number(step.value))") }
        if !progress.onTap.isEmpty {
            arguments.append("onTap: \(Self.list(progress.onTap.map { ".\($0.value.rawValue)" }))")
        }
        // Without metrics of its own, the end has those of the banner.
        if let index = progress.completion?.metrics?.value {
            let metrics = spec.design.metrics[index]
            let name = isThemed ? metrics.name : nil
            arguments.append(
                "completionMetrics: "
                    + (name.map { "Metrics.\(SwiftIdentifier.enumCase($0)).displayMetrics(in: theme)" }
                        ?? Self.metrics(metrics)))
        }
        return "BannerProgress(\(arguments.joined(separator: ", ")))"
    }
}
