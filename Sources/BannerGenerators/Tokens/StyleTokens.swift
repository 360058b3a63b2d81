// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import JSONWriting

extension TokenGroup {
    /// A style of `design`. A theme can't take a token away, so that what is not there in it has no colour and no width, and
    /// the details say what follows the level.
    init(_ style: Style, in spec: Spec, _ design: Design, root: String) {
        let attributes = style.attributes
        let indicator = attributes.indicatorHeight.value
        self.init(
            name: style.name, description: style.description,
            tokens: [
                Token("bufferHeight", .dimension(attributes.bufferHeight.value)),
                Token("padding", .dimension(attributes.padding.value.insets.top)),
                Token("imageSize", .dimension(attributes.imageSize.value)),
                Token("indicatorHeight", .dimension(indicator ?? 0), isPlain: indicator == nil),
                Self.color("indicatorColor", attributes.indicatorColor.value, root),
                Token("maxWidth", attributes.maxWidth.value.map { .dimension($0) }),
                Token("maxLines", .number(Double(attributes.maxLines.value))),
                Token("textWeight", .fontWeight(attributes.textWeight.value)),
            ] + Self.shapeTokens(attributes, style.name, spec, root),
            details: { Self.writeDetails(of: style, in: design, &$0) })
    }

    /// A colour, or none.
    static func color(_ name: String, _ color: ResolvedColor?, _ root: String) -> Token {
        Token(name, .color(color.map { TokenColor($0.light, root: root) } ?? .clear), isPlain: color == nil)
    }

    /// What only specs have that say something of it, and the type of texts. The colours of borders and shadows are tokens of their own, which follow
    /// appearances and themes; those composite tokens name them.
    private static func shapeTokens(_ style: StyleAttributes, _ name: String, _ spec: Spec, _ root: String) -> [Token] {
        let (insets, margin) = (style.padding.value.insets, style.margin.value)
        let border = style.border.value.flatMap { $0.isDrawn ? $0 : nil }
        let borderColor = border?.paint.ownColor
        let shadow = style.shadow.value
        func dimension(_ name: String, _ value: Double, isSaid: Bool) -> Token {
            Token(name, .dimension(value), isPlain: !isSaid)
        }
        func own(_ token: String) -> TokenColor { .alias("\(root).styles.\(name).\(token)") }
        return [
            dimension("paddingLeading", insets.leading, isSaid: !insets.isEven),
            dimension("paddingBottom", insets.bottom, isSaid: !insets.isEven),
            dimension("paddingTrailing", insets.trailing, isSaid: !insets.isEven),
            dimension("marginTop", margin.top, isSaid: margin != .zero),
            dimension("marginLeading", margin.leading, isSaid: margin != .zero),
            dimension("marginBottom", margin.bottom, isSaid: margin != .zero),
            dimension("marginTrailing", margin.trailing, isSaid: margin != .zero),
            dimension("cornerRadius", style.cornerRadius.value, isSaid: style.cornerRadius.value != 0),
            dimension("borderWidth", border?.width ?? 0, isSaid: border != nil),
            color("borderColor", borderColor, root),
            Token(
                "border", .border(color: own("borderColor"), width: border?.width ?? 0), isPlain: borderColor == nil),
            color("shadowColor", shadow?.color.value, root),
            Token(
                "shadow",
                .shadow(color: own("shadowColor"), x: shadow?.x ?? 0, y: shadow?.y ?? 0, blur: shadow?.blur ?? 0),
                isPlain: shadow == nil),
            Token("text", typography(style.textStyle.value, style.textWeight.value, style.textFont, spec)),
            Token("title", typography(style.titleStyle.value, style.titleWeight.value, style.titleFont, spec)),
            Token("titleMaxLines", .number(Double(style.titleMaxLines.value))),
        ]
    }

    private static func typography(
        _ style: BannerTextStyle, _ weight: BannerFontWeight, _ font: Resolved<Int?>, _ spec: Spec
    ) -> TokenValue {
        let size = style.defaultSize
        let family = font.value.map { [spec.fonts[$0].family.value] } ?? []
        return .typography(
            .init(
                family: family + ["system-ui"], size: size, weight: weight,
                lineHeight: BannerTypeScale.lineHeight(size) / size))
    }

    private static func writeDetails(of style: Style, in design: Design, _ json: inout JSONWriter) {
        let attributes = style.attributes
        if let parent = style.parent { json.member("extends", design.styles[parent].name) }
        json.member("position", attributes.position.value.rawValue)
        json.member("edge", attributes.edge.value.rawValue)
        json.member("statusBar", attributes.statusBar.value.rawValue)
        json.member("textStyle", attributes.textStyle.value.rawValue)
        let sizes = attributes.dynamicType.value
        json.list("dynamicType", [sizes.lowerBound.rawValue, sizes.upperBound.rawValue])
        json.member("imageShape", attributes.imageShape.value.rawValue)
        json.member("indicator", attributes.indicatorHeight.value.indicatorWord)
        json.member("indicatorColor", attributes.indicatorColor.value.indicatorColorWord)
        json.list("dismissal", attributes.dismissal.value.words)
        json.member("buttonLayout", attributes.buttonLayout.value.rawValue)
        json.member("maxWidth", attributes.maxWidth.value.maxWidthWord)
        if let name = design.metrics[style.metrics.value].name { json.member("metrics", name) }
        // A style's metrics win over a level's only if it sets them itself.
        json.member("setsMetrics", style.setsMetrics)
        json.member("sticksOnScroll", attributes.sticksOnScroll.value)
        if let border = attributes.border.value { json.member("border", border.isDrawn ? border.paint.word : "none") }
        if attributes.fill.value != .tint { json.member("fill", attributes.fill.value.rawValue) }
        if attributes.alignment.value != .leading { json.member("alignment", attributes.alignment.value.rawValue) }
        if attributes.hasSeparator.value { json.member("separator", true) }
        if !attributes.padding.value.keepsWindowMargins { json.member("keepsWindowMargins", false) }
    }
}

extension BannerInsets {
    /// Whether it is as wide at each side.
    var isEven: Bool { [leading, bottom, trailing].allSatisfy { $0 == top } }
}

extension Double? {
    /// Whether there is an indicator of this height.
    var indicatorWord: String { self == nil ? "none" : "track" }

    /// Whether there is a limit of this width.
    var maxWidthWord: String { self == nil ? "none" : "limited" }
}

extension ResolvedColor? {
    /// Whether an indicator has a colour of its own or that of what is drawn over the level's tint.
    var indicatorColorWord: String { self == nil ? "onTint" : "own" }
}

extension BannerDismissal {
    /// The ways out by their names in a spec.
    var words: [String] {
        let names: [(BannerDismissal, String)] = [
            (.button, "button"), (.swipe, "swipe"), (.timer, "timer"), (.tap, "tap"), (.condition, "condition"),
        ]
        return names.compactMap { contains($0) ? $1 : nil }
    }
}
