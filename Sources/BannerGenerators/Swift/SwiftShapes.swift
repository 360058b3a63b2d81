// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec

/// Titles, shapes and button looks as Swift expressions. `theme` is the expression of the theme that colours are looked up in, as
/// in ``SwiftExpressions``.
///
/// What is as BannerKit has it by itself is left out: it costs nothing to compile, and nobody has to read it.
extension SwiftExpressions {
    /// `BannerTypography(…)` of a style's text.
    func typography(_ style: StyleAttributes) -> String {
        let size = style.dynamicType.value
        return "BannerTypography(style: .\(style.textStyle.value.rawValue), "
            + "weight: .\(style.textWeight.value.rawValue), maxLines: \(style.maxLines.value), "
            + "dynamicType: .\(size.lowerBound.rawValue)...(.\(size.upperBound.rawValue))\(font(style.textFont)))"
    }

    /// `, titleTypography: …`, or nothing where it is as BannerKit has it.
    func titleArgument(_ style: StyleAttributes) -> String {
        titleTypography(style).map { "\n                titleTypography: \($0)," } ?? ""
    }

    /// The type of titles as an expression; `nil` where it is that of BannerKit.
    func titleTypography(_ style: StyleAttributes) -> String? {
        let title = BannerTypography(
            style: style.titleStyle.value, weight: style.titleWeight.value, maxLines: style.titleMaxLines.value,
            dynamicType: style.dynamicType.value)
        guard title != .standardTitle || style.titleFont.value != nil else { return nil }
        let size = style.dynamicType.value
        return """
            BannerTypography(style: .\(title.style.rawValue), \
            weight: .\(title.weight.rawValue), maxLines: \(title.maxLines), \
            dynamicType: .\(size.lowerBound.rawValue)...(.\(size.upperBound.rawValue))\(font(style.titleFont)))
            """
    }

    private func font(_ font: Resolved<Int?>) -> String {
        font.value.map { ", font: Typeface.\(SwiftIdentifier.enumCase(spec.fonts[$0].name.value)).font" } ?? ""
    }

    /// `, shape: …`, or nothing for a plain bar.
    static func shapeArgument(_ style: StyleAttributes, theme: String?) -> String {
        var arguments: [String] = []
        if style.cornerRadius.value != 0 { arguments.append("cornerRadius: \(number(style.cornerRadius.value))") }
        if let border = style.border.value { arguments.append("border: \(self.border(border, theme))") }
        if let shadow = style.shadow.value { arguments.append("shadow: \(self.shadow(shadow, theme))") }
        if style.margin.value != .zero { arguments.append("margin: \(insets(style.margin.value))") }
        if style.fill.value != .tint { arguments.append("fill: .\(style.fill.value.rawValue)") }
        if style.alignment.value != .leading { arguments.append("alignment: .\(style.alignment.value.rawValue)") }
        if style.hasSeparator.value { arguments.append("hasSeparator: true") }
        guard !arguments.isEmpty else { return "" }
        return "\n                shape: BannerShape(\(arguments.joined(separator: ", "))),"
    }

    static func insets(_ insets: BannerInsets) -> String {
        let sides = [insets.top, insets.leading, insets.bottom, insets.trailing]
        if sides.allSatisfy({ $0 == insets.top }) { return "BannerInsets(\(number(insets.top)))" }
        let names = ["top", "leading", "bottom", "trailing"]
        let arguments = zip(names, sides).filter { $0.1 != 0 }.map { "\($0): \(number($1))" }
        return "BannerInsets(\(arguments.joined(separator: ", ")))"
    }

    static func padding(_ padding: BannerPadding) -> String {
        padding.keepsWindowMargins ? number(padding.insets.top) : "BannerPadding(\(insets(padding.insets)))"
    }

    static func border(_ border: Border, _ theme: String?) -> String {
        border.isDrawn
            ? "BannerBorder(width: \(number(border.width)), paint: \(paint(border.paint, theme)))"
            : "BannerBorder.none"
    }

    static func shadow(_ shadow: Shadow, _ theme: String?) -> String {
        var arguments: [String] = []
        if shadow.x != 0 { arguments.append("x: \(number(shadow.x))") }
        if shadow.y != 0 { arguments.append("y: \(number(shadow.y))") }
        if shadow.blur != 0 { arguments.append("blur: \(number(shadow.blur))") }
        arguments.append("color: \(color(shadow.color.value, in: theme))")
        return "BannerShadow(\(arguments.joined(separator: ", ")))"
    }

    private static func paint(_ paint: Paint, _ theme: String?) -> String {
        switch paint {
        case .clear: ".clear"
        case .tint: ".tint"
        case .onTint: ".onTint"
        case .accent: ".accent"
        case .color(let color): ".color(\(self.color(color.value, in: theme)))"
        }
    }

    // MARK: Buttons

    static func buttonLook(_ look: ButtonLook, theme: String?) -> String {
        var arguments: [String] = []
        func add(_ name: String, _ value: String?) {
            if let value { arguments.append("\(name): \(value)") }
        }
        add("fill", look.fill.value.map { paint($0, theme) })
        add("label", look.label.value.map { paint($0, theme) })
        add("border", look.border.value.map { border($0, theme) })
        add("cornerRadius", look.cornerRadius.value.map(number))
        add("minHeight", look.minHeight.value.map(number))
        add("padding", look.padding.value.map(insets))
        add("pressedOpacity", look.pressedOpacity.value.map(number))
        add("disabledOpacity", look.disabledOpacity.value.map(number))
        return "BannerButtonLook(\(arguments.joined(separator: ", ")))"
    }

    /// `.emphasis(.high)`
    static func variant(_ variant: BannerButtonVariant) -> String {
        switch variant {
        case .emphasis(let emphasis): ".emphasis(.\(emphasis.rawValue))"
        case .functional(let style): ".functional(.\(style.rawValue))"
        case .icon: ".icon"
        }
    }
}
