// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec

extension PropertyGroup {
    /// The target size of buttons that say nothing else, in points; all share one property.
    private static let usualTargetSize = 44.0

    /// The properties of all definitions, as they are in `design`. Themes change values alone, so that the groups of two
    /// designs match one another.
    ///
    /// - Parameter namesMetrics: Whether levels and styles name their metrics. CSS has no use for names.
    static func all(of design: Design, looks: [Look], in spec: Spec, namesMetrics: Bool) -> [PropertyGroup] {
        func metrics(_ index: Int?, isSet: Bool) -> [DesignProperty] {
            guard namesMetrics else { return [] }
            return [DesignProperty("metrics", .metrics(index.map { design.metrics[$0].name ?? "" }), isPlain: !isSet)]
        }
        return design.palette.map(PropertyGroup.init)
            + design.levels.map { level in
                PropertyGroup(level).with(metrics(level.metrics?.value, isSet: level.metrics != nil))
            }
            + design.styles.map { style in
                let chosen = metrics(style.metrics.value, isSet: style.setsMetrics)
                let wins = DesignProperty(
                    "sets-metrics", .number(style.setsMetrics ? 1 : 0), isPlain: !style.setsMetrics)
                return PropertyGroup(style, spec).with(chosen + (namesMetrics ? [wins] : []))
            }
            + design.metrics.map(PropertyGroup.init)
            + spec.buttons.filter { $0.targetSize != usualTargetSize }.map(PropertyGroup.init)
            + design.buttonLooks.map(PropertyGroup.init)
            + zip(spec.banners, looks).filter(\.1.isOwn).map { PropertyGroup($0, $1, spec) }
    }

    private func with(_ more: [DesignProperty]) -> PropertyGroup {
        var group = self
        group.properties += more
        return group
    }

    private init(_ color: PaletteColor) {
        self.init(
            kind: "palette", section: "palette", id: color.name.value, documentation: color.description,
            place: color.name.place, properties: [DesignProperty("", .color(color.color))])
    }

    private init(_ level: Level) {
        self.init(
            kind: "level", section: "levels", id: level.name.value, documentation: level.description,
            place: level.name.place, properties: Self.properties(level.attributes))
    }

    private init(_ style: Style, _ spec: Spec) {
        self.init(
            kind: "style", section: "styles", id: style.name, documentation: style.description, place: style.place,
            properties: Self.properties(style.attributes, spec), parent: style.parent)
    }

    private init(_ metrics: Metrics) {
        self.init(
            kind: "metrics", section: "metrics", id: metrics.name ?? "", documentation: metrics.description,
            place: metrics.place, properties: Self.properties(metrics))
    }

    private init(_ look: ButtonLook) {
        self.init(
            kind: "look", section: "buttonStyles", id: look.name.value.rawValue, documentation: look.description,
            place: look.name.place, properties: Self.properties(look))
    }

    private init(_ button: Button) {
        self.init(
            kind: "button", section: "buttons", id: button.name.value, documentation: button.description,
            place: button.name.place, properties: [DesignProperty("target-size", .length(button.targetSize))])
    }

    private init(_ banner: Banner, _ look: Look, _ spec: Spec) {
        self.init(
            kind: "own", section: "banners", id: banner.name.value, documentation: banner.description,
            place: banner.name.place,
            properties: Self.properties(look.level) + Self.properties(look.style, spec)
                + Self.properties(look, spec))
    }

    /// Metrics that a banner names are those of that name, in every design.
    private static func properties(_ look: Look, _ spec: Spec) -> [DesignProperty] {
        let properties = properties(look.metrics.value)
        guard look.metrics.isOfBanner, let index = look.metricsIndex else { return properties }
        let group = PropertyGroup(spec.design.metrics[index])
        return properties.map { property in
            var property = property
            property.inherited = property.name(in: group)
            return property
        }
    }

    /// What a banner with a look of its own would have without it: its level's, its style's and its metrics' properties,
    /// in the order of those of the group.
    static func shared(_ banner: Banner, _ design: Design, _ spec: Spec) -> [DesignProperty] {
        return properties(design.levels[banner.level].attributes)
            + properties(design.styles[banner.style].attributes, spec)
            + properties(design.metrics[design.metricsIndex(level: banner.level, style: banner.style)])
    }

    private static func properties(_ level: LevelAttributes) -> [DesignProperty] {
        [
            DesignProperty("tint", .color(level.tint.value)), DesignProperty("on-tint", .color(level.onTint.value)),
            DesignProperty("accent", .color(level.accent.value), isPlain: level.accent.value == nil),
        ]
    }

    private static func properties(_ style: StyleAttributes, _ spec: Spec) -> [DesignProperty] {
        let (padding, margin) = (style.padding.value.insets, style.margin.value)
        let isEven = [padding.leading, padding.bottom, padding.trailing].allSatisfy { $0 == padding.top }
        let alignment = style.alignment.value == .center ? "center" : "start"
        let (border, shadow) = (style.border.value.flatMap { $0.isDrawn ? $0 : nil }, style.shadow.value)
        let fill = style.fill.value
        // What is not filled throws nothing, as in BannerKit.
        let shadowColor = fill == .none ? nil : shadow?.color.value
        return [
            DesignProperty("padding", .length(padding.top)),
            DesignProperty("padding-leading", .length(padding.leading), isPlain: isEven),
            DesignProperty("padding-bottom", .length(padding.bottom), isPlain: isEven),
            DesignProperty("padding-trailing", .length(padding.trailing), isPlain: isEven),
            DesignProperty(
                "keeps-window-margins", .number(style.padding.value.keepsWindowMargins ? 1 : 0),
                isPlain: style.padding.value.keepsWindowMargins),
            DesignProperty("margin-top", .length(margin.top), isPlain: margin == .zero),
            DesignProperty("margin-leading", .length(margin.leading), isPlain: margin == .zero),
            DesignProperty("margin-bottom", .length(margin.bottom), isPlain: margin == .zero),
            DesignProperty("margin-trailing", .length(margin.trailing), isPlain: margin == .zero),
            DesignProperty(
                "corner-radius", .length(style.cornerRadius.value), isPlain: style.cornerRadius.value == 0),
            DesignProperty("border-width", .length(border?.width ?? 0), isPlain: border == nil),
            DesignProperty("border-color", .of(border?.paint ?? .clear), isPlain: border == nil),
            DesignProperty("shadow-x", .length(shadow?.x ?? 0), isPlain: shadow == nil),
            DesignProperty("shadow-y", .length(shadow?.y ?? 0), isPlain: shadow == nil),
            DesignProperty("shadow-blur", .length(shadow?.blur ?? 0), isPlain: shadow == nil),
            DesignProperty("shadow-color", shadowColor.map { .color($0) } ?? .paint(.clear), isPlain: shadow == nil),
            DesignProperty("title-font-size", .length(style.titleStyle.value.defaultSize), isPlain: true),
            DesignProperty("title-font-weight", .number(Double(style.titleWeight.value.openType)), isPlain: true),
            DesignProperty("title-max-lines", .number(Double(style.titleMaxLines.value)), isPlain: true),
            DesignProperty("font-size", .length(style.textStyle.value.defaultSize)),
            DesignProperty("font-weight", .number(Double(style.textWeight.value.openType))),
            DesignProperty("max-lines", .number(Double(style.maxLines.value))),
            DesignProperty("max-width", .length(style.maxWidth.value)),
            DesignProperty("buffer-height", .length(style.bufferHeight.value)),
            DesignProperty(
                "at-bottom", .number(style.edge.value == .bottom ? 1 : 0), isPlain: style.edge.value == .top),
            DesignProperty("image-size", .length(style.imageSize.value)),
            DesignProperty("image-radius", .corners(style.imageShape.value)),
            DesignProperty("indicator-height", .length(style.indicatorHeight.value ?? 0)),
            DesignProperty("indicator-color", indicatorColor(style)),
            DesignProperty("fill", .fill(fill), isPlain: fill == .tint),
            DesignProperty("backdrop", .word(fill == .material ? "blur(20px)" : "none"), isPlain: fill != .material),
            DesignProperty("align", .word(alignment), isPlain: style.alignment.value == .leading),
            DesignProperty(
                "separator-width", .length(style.hasSeparator.value ? 1 : 0), isPlain: !style.hasSeparator.value),
            DesignProperty("font-family", family(style.textFont, spec), isPlain: style.textFont.value == nil),
            DesignProperty(
                "title-font-family", family(style.titleFont, spec), isPlain: style.titleFont.value == nil),
        ]
    }

    /// The colour of the track, or what the level draws attention with.
    private static func indicatorColor(_ style: StyleAttributes) -> PropertyValue {
        guard style.indicatorHeight.value != nil, let color = style.indicatorColor.value else { return .paint(.accent) }
        return .color(color)
    }

    private static func family(_ font: Resolved<Int?>, _ spec: Spec) -> PropertyValue {
        .family(font.value.map { spec.fonts[$0].family.value })
    }

    /// What is not said is left to the platform. It is here all the same, since some theme may say it.
    private static func properties(_ look: ButtonLook) -> [DesignProperty] {
        func length(_ role: String, _ value: Double?) -> DesignProperty {
            DesignProperty(role, value.map { .length($0) } ?? .usual(isPaint: false))
        }
        func paint(_ role: String, _ paint: Paint?) -> DesignProperty {
            DesignProperty(role, paint.map(PropertyValue.of) ?? .usual(isPaint: true))
        }
        func opacity(_ role: String, _ value: Double?) -> DesignProperty {
            DesignProperty(role, value.map { .number($0) } ?? .usual(isPaint: false))
        }
        let (border, padding) = (look.border.value, look.padding.value)
        return [
            paint("fill", look.fill.value), paint("label", look.label.value),
            length("border-width", border?.width),
            paint("border-color", border.map { $0.isDrawn ? $0.paint : .clear }),
            length("corner-radius", look.cornerRadius.value), length("min-height", look.minHeight.value),
            length("padding-top", padding?.top), length("padding-leading", padding?.leading),
            length("padding-bottom", padding?.bottom), length("padding-trailing", padding?.trailing),
            opacity("pressed-opacity", look.pressedOpacity.value),
            opacity("disabled-opacity", look.disabledOpacity.value),
        ]
    }

    private static func properties(_ metrics: Metrics) -> [DesignProperty] {
        let present = metrics.present.value.milliseconds
        return [
            DesignProperty("present", .time(present)),
            DesignProperty("display", .time(metrics.display.value?.milliseconds)),
            DesignProperty("dismiss", .time(metrics.dismiss.value.milliseconds)),
            DesignProperty("easing", .motion(metrics.motion.value, within: present)),
            DesignProperty("dismiss-easing", .motion(metrics.dismissEasing.value.motion, within: present)),
            DesignProperty("slide", .number(metrics.transition.value == .fade ? 0 : 1)),
            DesignProperty("fade", .number(metrics.transition.value == .slide ? 0 : 1)),
        ]
    }
}
