// SPDX-License-Identifier: Apache-2.0

import BannerKit
import BannerSpec

extension PropertyGroup {
    /// The target size of buttons that say nothing else, in points; all share one property.
    private static let usualTargetSize = 44.0

    /// The properties of all definitions, as they are in `design`. Themes change values alone, so that the groups of two
    /// designs match one another.
    static func all(of design: Design, looks: [Look], in spec: Spec) -> [PropertyGroup] {
        design.palette.map(PropertyGroup.init) + design.levels.map(PropertyGroup.init)
            + design.styles.map(PropertyGroup.init)
            + design.metrics.map(PropertyGroup.init)
            + spec.buttons.filter { $0.targetSize != usualTargetSize }.map(PropertyGroup.init)
            + zip(spec.banners, looks).filter(\.1.isOwn).map(PropertyGroup.init)
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

    private init(_ style: Style) {
        self.init(
            kind: "style", section: "styles", id: style.name, documentation: style.description, place: style.place,
            properties: Self.properties(style.attributes), parent: style.parent)
    }

    private init(_ metrics: Metrics) {
        self.init(
            kind: "metrics", section: "metrics", id: metrics.name ?? "", documentation: metrics.description,
            place: metrics.place, properties: Self.properties(metrics))
    }

    private init(_ button: Button) {
        self.init(
            kind: "button", section: "buttons", id: button.name.value, documentation: button.description,
            place: button.name.place, properties: [DesignProperty("target-size", .length(button.targetSize))])
    }

    private init(_ banner: Banner, _ look: Look) {
        self.init(
            kind: "own", section: "banners", id: banner.name.value, documentation: banner.description,
            place: banner.name.place,
            properties: Self.properties(look.level) + Self.properties(look.style) + Self.properties(look.metrics.value))
    }

    /// What a banner with a look of its own would have without it: its level's, its style's and its metrics' properties,
    /// in the order of those of the group.
    static func shared(_ banner: Banner, _ look: Look, _ design: Design) -> [DesignProperty] {
        let metrics = look.metricsIndex.map { design.metrics[$0] }
        return properties(design.levels[banner.level].attributes)
            + properties(design.styles[banner.style].attributes) + (metrics.map(properties) ?? [])
    }

    private static func properties(_ level: LevelAttributes) -> [DesignProperty] {
        [DesignProperty("tint", .color(level.tint.value)), DesignProperty("on-tint", .color(level.onTint.value))]
    }

    private static func properties(_ style: StyleAttributes) -> [DesignProperty] {
        [
            DesignProperty("padding", .length(style.padding.value.insets.top)),
            DesignProperty("font-size", .length(style.textStyle.value.defaultSize)),
            DesignProperty("font-weight", .number(Double(style.textWeight.value.openType))),
            DesignProperty("max-lines", .number(Double(style.maxLines.value))),
            DesignProperty("max-width", .length(style.maxWidth.value)),
            DesignProperty("buffer-height", .length(style.bufferHeight.value)),
            DesignProperty("image-size", .length(style.imageSize.value)),
            DesignProperty("image-radius", .corners(style.imageShape.value)),
            DesignProperty("indicator-height", .length(style.indicatorHeight.value ?? 0)),
            DesignProperty(
                "indicator-color", .color(style.indicatorHeight.value == nil ? nil : style.indicatorColor.value)),
        ]
    }

    private static func properties(_ metrics: Metrics) -> [DesignProperty] {
        let present = metrics.present.value.milliseconds
        return [
            DesignProperty("present", .time(present)),
            DesignProperty("display", .time(metrics.display.value?.milliseconds)),
            DesignProperty("dismiss", .time(metrics.dismiss.value.milliseconds)),
            DesignProperty("easing", .motion(metrics.motion.value, within: present)),
        ]
    }
}
