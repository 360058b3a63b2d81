// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics
import JSONWriting

extension TokenGroup {
    /// The style of this index in `design`. A theme can't take a token away, so that what is not there in it has no colour and no
    /// width, and the details say what follows the level.
    init(style index: Int, in spec: Spec, _ design: Design, ownColors: OwnStyleColors, root: String) {
        let style = design.styles[index]
        self.init(
            name: style.name, description: style.description,
            tokens: Self.tokens(of: index, spec, design, ownColors[index], root),
            details: { Self.writeDetails(of: style, besides: spec.design.styles[index].attributes, in: design, &$0) })
    }

    /// The tokens of a style. What it has from the one that it extends is an alias.
    private static func tokens(
        of index: Int, _ spec: Spec, _ design: Design, _ ownColors: [StyleColor], _ root: String
    ) -> [Token] {
        let style = design.styles[index]
        let own = tokens(of: style.attributes, "\(root).styles.\(style.name)", spec, root)
        guard let parent = style.parent.map({ design.styles[$0] }) else { return own }
        let path = "\(root).styles.\(parent.name)"
        let inPlace = zip(
            tokens(of: style.attributes, path, spec, root), tokens(of: parent.attributes, path, spec, root))
        let otherColors = ownColors.flatMap(\.tokens)
        return zip(own, inPlace).map { token, inPlace in
            guard let value = token.value, inPlace.0.isInherited(from: inPlace.1), !otherColors.contains(token.name)
            else { return token }
            var token = token
            token.value = .alias("\(path).\(token.name)", type: value.type)
            return token
        }
    }

    /// The tokens of a style whose group is at `path`.
    private static func tokens(
        of style: StyleAttributes, _ path: String, _ spec: Spec, _ root: String
    ) -> [Token] {
        let indicator = style.indicatorHeight
        return [
            Token("bufferHeight", .dimension(style.bufferHeight.value), at: style.bufferHeight.place),
            Token("padding", .dimension(style.padding.value.insets.top), at: style.padding.place),
            Token("imageSize", .dimension(style.imageSize.value), at: style.imageSize.place),
            Token(
                "indicatorHeight", .dimension(indicator.value ?? 0), isPlain: indicator.value == nil,
                at: indicator.place),
            color(.indicator, style, root),
            Token("maxWidth", style.maxWidth.value.map { .dimension($0) }, at: style.maxWidth.place),
            Token("maxLines", .number(Double(style.maxLines.value)), at: style.maxLines.place),
            Token("textWeight", .fontWeight(style.textWeight.value), at: style.textWeight.place),
        ] + shapeTokens(style, path, spec, root)
    }

    private static func color(_ color: StyleColor, _ style: StyleAttributes, _ root: String) -> Token {
        Self.color(color.rawValue, color.value(in: style), root, at: color.place(in: style))
    }

    /// A colour, or none.
    static func color(_ name: String, _ color: ResolvedColor?, _ root: String, at place: Place? = nil) -> Token {
        Token(
            name, .color(color.map { TokenColor($0.light, root: root) } ?? .clear), isPlain: color == nil, at: place)
    }

    /// What only specs have that say something of it, and the type of texts. The colours of borders and shadows are tokens of their own, which follow
    /// appearances and themes; those composite tokens name them, and the width of a border.
    private static func shapeTokens(_ style: StyleAttributes, _ path: String, _ spec: Spec, _ root: String) -> [Token] {
        let (insets, margin) = (style.padding.value.insets, style.margin.value)
        let border = style.border.value.flatMap { $0.isDrawn ? $0 : nil }
        let shadow = style.shadow.value
        func padding(_ name: String, _ value: Double) -> Token {
            Token(
                name, side(value, insets.top, "\(path).padding"), isPlain: insets.isEven, at: style.padding.place)
        }
        func margins(_ name: String, _ value: Double) -> Token {
            Token(
                name, side(value, margin.top, "\(path).marginTop"), isPlain: margin == .zero, at: style.margin.place)
        }
        return [
            padding("paddingLeading", insets.leading),
            padding("paddingBottom", insets.bottom),
            padding("paddingTrailing", insets.trailing),
            Token("marginTop", .dimension(margin.top), isPlain: margin == .zero, at: style.margin.place),
            margins("marginLeading", margin.leading),
            margins("marginBottom", margin.bottom),
            margins("marginTrailing", margin.trailing),
            Token(
                "cornerRadius", .dimension(style.cornerRadius.value), isPlain: style.cornerRadius.value == 0,
                at: style.cornerRadius.place),
            Token("borderWidth", .dimension(border?.width ?? 0), isPlain: border == nil, at: style.border.place),
            color(.border, style, root),
            Token(
                "border", .border(color: .alias("\(path).borderColor"), width: "\(path).borderWidth"),
                isPlain: border?.paint.ownColor == nil, at: style.border.place),
            color(.shadow, style, root),
            Token(
                "shadow",
                .shadow(
                    color: .alias("\(path).shadowColor"), x: shadow?.x ?? 0, y: shadow?.y ?? 0, blur: shadow?.blur ?? 0),
                isPlain: shadow == nil, at: style.shadow.place),
            Token(
                "text", typography(style.textStyle.value, style.textWeight.value, style.textFont, spec),
                at: style.textStyle.place, style.textWeight.place, style.textFont.place),
            Token(
                "title", typography(style.titleStyle.value, style.titleWeight.value, style.titleFont, spec),
                at: style.titleStyle.place, style.titleWeight.place, style.titleFont.place),
            Token("titleMaxLines", .number(Double(style.titleMaxLines.value)), at: style.titleMaxLines.place),
        ]
    }

    /// A side that is as wide as the first one is an alias of that, whose token is at `path`.
    static func side(_ value: Double, _ first: Double, _ path: String) -> TokenValue {
        let own = TokenValue.dimension(value)
        return value == first ? .alias(path, type: own.type) : own
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

    /// What is as it is by default is written where the style says otherwise without a theme, which `standard` are its attributes of: who
    /// merges a theme into that would keep what that says.
    private static func writeDetails(
        of style: Style, besides standard: StyleAttributes, in design: Design, _ json: inout JSONWriter
    ) {
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
        if attributes.fill.value != .tint || standard.fill.value != .tint {
            json.member("fill", attributes.fill.value.rawValue)
        }
        if attributes.alignment.value != .leading || standard.alignment.value != .leading {
            json.member("alignment", attributes.alignment.value.rawValue)
        }
        if attributes.hasSeparator.value || standard.hasSeparator.value {
            json.member("separator", attributes.hasSeparator.value)
        }
        let keepsMargins = attributes.padding.value.keepsWindowMargins
        if !keepsMargins || !standard.padding.value.keepsWindowMargins {
            json.member("keepsWindowMargins", keepsMargins)
        }
    }
}

/// A colour of a style, by the name of its token.
enum StyleColor: String, CaseIterable {
    case indicator = "indicatorColor"
    case border = "borderColor"
    case shadow = "shadowColor"

    /// The tokens that have it or name it.
    var tokens: [String] {
        switch self {
        case .indicator: ["indicatorColor"]
        case .border: ["borderColor", "border"]
        case .shadow: ["shadowColor", "shadow"]
        }
    }

    /// The colour; `nil` where there is none, or one that follows the level.
    func value(in style: StyleAttributes) -> ResolvedColor? {
        switch self {
        case .indicator: style.indicatorColor.value
        case .border: style.border.value?.drawnPaint.ownColor
        case .shadow: style.shadow.value?.color.value
        }
    }

    /// Where it is written.
    func place(in style: StyleAttributes) -> Place? {
        switch self {
        case .indicator: style.indicatorColor.place
        case .border: style.border.place
        case .shadow: style.shadow.place
        }
    }

    /// Whether the style of this index has it from the one that it extends, in each appearance and each theme. Appearances and themes
    /// are contexts that don't know of one another: an alias that held in some of them would take over what it must not.
    fileprivate func isInherited(by index: Int, in spec: Spec) -> Bool {
        ([spec.design] + spec.themes.map(\.design)).allSatisfy { design in
            let style = design.styles[index]
            guard let parent = style.parent.map({ design.styles[$0] }),
                place(in: style.attributes) == place(in: parent.attributes)
            else { return false }
            let (own, inherited) = (value(in: style.attributes), value(in: parent.attributes))
            return Appearance.allCases.allSatisfy { appearance in
                own.map { TokenColor($0[appearance], root: "") }
                    == inherited.map { TokenColor($0[appearance], root: "") }
            }
        }
    }
}

/// The colours that each style of a spec does not have from the one that it extends. They are the same for every theme, and all themes have to
/// be looked at for them: once.
struct OwnStyleColors {
    private let colors: [[StyleColor]]

    init(_ spec: Spec) {
        colors = spec.design.styles.indices.map { index in
            StyleColor.allCases.filter { !$0.isInherited(by: index, in: spec) }
        }
    }

    /// Those of the style of this index.
    subscript(style: Int) -> [StyleColor] { colors[style] }
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
    /// Whether an indicator has a colour of its own or the level's accent.
    var indicatorColorWord: String { self == nil ? "accent" : "own" }
}
