// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec

extension Shapes {
    /// The hash FNV-1a of a name, without its highest bit, so that an `int` of 32 bits holds it.
    private static func stableNumber(_ name: String) -> Double {
        Double(name.utf8.reduce(2_166_136_261 as UInt32) { ($0 ^ UInt32($1)) &* 16_777_619 } & 0x7FFF_FFFF)
    }

    static let motion = Shape<ContextMotion>(
        "motion", "How a banner moves: a spring or a curve.",
        [
            .record(optional: "spring", "The spring, if it is one.", spring) { motion in
                guard case .spring(let damping, let velocity) = motion.motion else { return nil }
                return SpringResponse(damping: damping, velocity: velocity, duration: motion.present / 1000)
            },
            .record(optional: "curve", "The curve, if it is one.", curve) { motion in
                if case .curve(let x1, let y1, let x2, let y2) = motion.motion { [x1, y1, x2, y2] } else { nil }
            },
        ])

    private static let spring = Shape<SpringResponse>(
        "spring", "A spring.",
        [
            .number("damping", "The damping ratio; below 1 it swings.") { $0.damping },
            .number("velocity", "The initial velocity, in distances to travel a second.") { $0.velocity },
            .number(
                "stiffness",
                "The stiffness at a mass of 1 with which it rests after `present`; 1000000 at the most, for no time at all."
            ) { $0.stiffness },
        ])

    // Four numbers, as the only place that makes one has them.
    static let curve = Shape<[Double]>(
        "curve", "A cubic Bézier curve from (0, 0) to (1, 1).",
        [
            .number("x1", "The first control point, x.") { $0[0] },
            .number("y1", "The first control point, y.") { $0[1] },
            .number("x2", "The second control point, x.") { $0[2] },
            .number("y2", "The second control point, y.") { $0[3] },
        ])

    static let metrics: Shape<ContextDefinition<Metrics>> = Shape(
        "metrics", "How long a banner comes, stays and goes, and how it moves. Times are milliseconds.",
        [
            .text(optional: "id", "The name in the spec; none for metrics that a banner has to itself.") {
                $0.value.name
            },
            .texts("documentation", "The lines of the description.") { CommentText.lines($0.value.description) },
            .flag("isChanged", "In a theme: whether they are others than without the theme.") {
                $0.isChanged(metrics)
            },
            .flag("isPersistent", "Whether it never leaves by itself.") { $0.value.display.value == nil },
            .list(
                "themed", "What themes change; those that change nothing are left out.",
                themedMetrics
            ) { ContextThemedChange.all(of: $0, \.metrics) { metricsChanges.record($0) } },
        ] + metricsAttributes)

    static let metricsAttributes: [Shape<ContextDefinition<Metrics>>.Field] = [
        .number("present", "How long the banner takes to come.") { $0.value.present.value.milliseconds },
        .number(optional: "display", "How long it stays; none for `never` leaving by itself.") {
            $0.value.display.value?.milliseconds
        },
        .number("dismiss", "How long it takes to leave.") { $0.value.dismiss.value.milliseconds },
        .record("motion", "How it moves.", motion) {
            ContextMotion(motion: $0.value.motion.value, present: $0.value.present.value.milliseconds)
        },
        .text("transition", "What of it changes while it comes and goes: `slide`, `fade` or `slideAndFade`.") {
            $0.value.transition.value.rawValue
        },
        .flag("slides", "Whether it slides.") { $0.value.transition.value != .fade },
        .flag("fades", "Whether it fades.") { $0.value.transition.value != .slide },
        .record("dismissEasing", "The curve on which it leaves.", curve) {
            let curve = $0.value.dismissEasing.value
            return [curve.x1, curve.y1, curve.x2, curve.y2]
        },
        .flag("isUsualTransition", "Whether it slides, and does not fade, as banners do that say nothing of it.") {
            $0.value.transition.value == .slide
        },
        .record(
            optional: "ownDismissEasing", "The curve on which it leaves, if that is not `easeIn`, the usual one.", curve
        ) {
            let curve = $0.value.dismissEasing.value
            return curve == .easeIn ? nil : [curve.x1, curve.y1, curve.x2, curve.y2]
        },
    ]

    static let metricsChanges = Shape.changes(
        "metricsChanges", "What metrics have that those which they are made from have not.", metricsAttributes)

    private static let themedMetrics = Shape<ContextThemedChange<Metrics>>(
        "themedMetrics", "What a theme changes of metrics.",
        [
            .text("theme", "The name of the theme.") { $0.theme },
            .changes("changes", "What is another.", metricsChanges) { $0.change },
        ])

    static let themedMetricsName = Shape<ContextThemedMetrics>(
        "themedMetricsName", "The metrics of a level, a style or a banner in a theme.",
        [
            .text("theme", "The name of the theme.") { $0.theme },
            .text(optional: "metrics", "The name of the metrics.") { $0.name },
            .flag("setsMetrics", "Whether a style sets them itself, so that they win over a level's.") {
                $0.choice.setsMetrics
            },
        ])

    static let themedSeverity = Shape<ContextThemedSeverity>(
        "themedSeverity", "The severity of a level in a theme.",
        [
            .text("theme", "The name of the theme.") { $0.theme },
            .number("severity", "The order among levels in it.") { Double($0.severity) },
        ])

    static let levelAttributes: [Shape<ContextDefinition<LevelAttributes>>.Field] = [
        .record("tint", "The fill.", color) { $0.value.tint.value },
        .record("onTint", "What is drawn over the fill.", color) { $0.value.onTint.value },
        .record(optional: "accent", "What attention is drawn with; none for `onTint`.", color) {
            $0.value.accent.value
        },
        .record(optional: "icon", "The icon.", image) { level in
            level.value.icon.value.map { ($0, [], level.context) }
        },
        .record(optional: "spokenPrefix", "What a screen reader says before the text.", text) { level in
            level.value.spokenPrefix.value.map { ContextText(context: level.context, text: $0) }
        },
        .text("announcement", "How a screen reader announces the banner: `none`, `polite` or `assertive`.") {
            $0.value.announcement.value.rawValue
        },
        .text("haptic", "What the hand feels: `none`, `success`, `warning`, `error`, `light`, `medium` or `heavy`.") {
            $0.value.haptic.value.rawValue
        },
    ]

    static let levelChanges = Shape.changes(
        "levelChanges", "What is another than in a level.", levelAttributes)

    private static let themedLevel = Shape<ContextThemedChange<LevelAttributes>>(
        "themedLevel", "What a theme changes of a level.",
        [
            .text("theme", "The name of the theme.") { $0.theme },
            .changes("changes", "What is another.", levelChanges) { $0.change },
        ])

    static let level: Shape<ContextDefinition<Level>> = Shape(
        "level", "What a banner means.",
        [
            .text("id", "Its name in the spec.") { $0.value.name.value },
            .number("stableNumber", "A number that follows from its name alone.") { stableNumber($0.value.name.value) },
            .texts("documentation", "The lines of its description.") { CommentText.lines($0.value.description) },
            .flag("isChanged", "In a theme: whether it is another one than without the theme.") {
                $0.isChanged(level)
            },
            .flag("isRestated", "The same, where palette colours count as the same by their names.") { level in
                level.isRestated(\.attributes) { levelChanges.record($0) }
            },
            .number("severity", "The order among levels; a higher one is more urgent.") {
                Double($0.value.severity.value)
            },
            .list("themedSeverity", "Other severities that it has in themes.", themedSeverity) {
                ContextThemedSeverity.all($0)
            },
            .text(optional: "metrics", "The name of the metrics of banners whose style sets none itself.") { level in
                level.value.metrics.map { level.context.metricsName($0.value) }
            },
            .list("themedMetrics", "Other metrics that it has in themes.", themedMetricsName) { level in
                ContextThemedMetrics.all(level) { design, index in
                    ContextThemedMetrics.Choice(metrics: design.levels[index].metrics?.value, setsMetrics: false)
                }
            },
            .list(
                "themed", "What themes change; those that change nothing are left out.",
                themedLevel
            ) { level in
                ContextThemedChange.all(
                    of: ContextDefinition(level.value.attributes, level.context, index: level.index)
                ) {
                    $0.levels[$1].attributes
                } _: {
                    levelChanges.record($0)
                }
            },
        ] + levelAttributes.map { $0.of { ContextDefinition($0.value.attributes, $0.context) } })

    static let indicator = Shape<ContextDefinition<StyleAttributes>>(
        "indicator", "The track at a banner's edge.",
        [
            .number("height", "The height of the track, in points.") { $0.value.indicatorHeight.value ?? 0 },
            .record(optional: "color", "Its colour; none for the level's accent.", color) {
                $0.value.indicatorColor.value
            },
        ])

    static let styleAttributes: [Shape<ContextDefinition<StyleAttributes>>.Field] = [
        .text("position", "`overlay` or `embedded`, which pushes the content down.") {
            $0.value.position.value.rawValue
        },
        .text("edge", "The edge that banners enter from: `top` or `bottom`.") { $0.value.edge.value.rawValue },
        .number("bufferHeight", "The height drawn above the content, in points.") { $0.value.bufferHeight.value },
        .text("statusBar", "`light`, `dark` or `automatic`.") { $0.value.statusBar.value.rawValue },
        .text("textStyle", "A text style of Apple's: `subheadline`.") { $0.value.textStyle.value.rawValue },
        .number("textSize", "The size of that style at the default setting, in points.") {
            $0.value.textStyle.value.defaultSize
        },
        .text("textWeight", "The weight: `bold`.") { $0.value.textWeight.value.rawValue },
        .number("fontWeight", "The weight as OpenType and CSS count, 100 to 900.") {
            Double($0.value.textWeight.value.openType)
        },
        .number("maxLines", "The lines that the text may take.") { Double($0.value.maxLines.value) },
        .text(optional: "textFont", "The name of the typeface of the text; none for the system's.") { style in
            style.value.textFont.value.map { style.context.spec.fonts[$0].name.value }
        },
        .text("titleStyle", "The text style of the title: `headline`.") { $0.value.titleStyle.value.rawValue },
        .number("titleSize", "The size of that style at the default setting, in points.") {
            $0.value.titleStyle.value.defaultSize
        },
        .text("titleWeight", "The weight of the title: `bold`.") { $0.value.titleWeight.value.rawValue },
        .number("titleFontWeight", "The weight as OpenType and CSS count, 100 to 900.") {
            Double($0.value.titleWeight.value.openType)
        },
        .number("titleMaxLines", "The lines that the title may take.") { Double($0.value.titleMaxLines.value) },
        .text(optional: "titleFont", "The name of the typeface of the title; none for the system's.") { style in
            style.value.titleFont.value.map { style.context.spec.fonts[$0].name.value }
        },
        .number("smallestTitlePoints", "The size of the title at the smallest size of Dynamic Type, in points.") {
            BannerTypeScale.points($0.value.titleStyle.value, at: $0.value.dynamicType.value.lowerBound)
        },
        .number("largestTitlePoints", "The size of the title at the largest of those sizes, in points.") {
            BannerTypeScale.points($0.value.titleStyle.value, at: $0.value.dynamicType.value.upperBound)
        },
        .number(optional: "cornerRadius", "The radius of the corners of the bar, in points; none for sharp ones.") {
            $0.value.cornerRadius.value == 0 ? nil : $0.value.cornerRadius.value
        },
        .record(optional: "border", "The line around the bar.", border) { $0.value.border.value },
        .record(optional: "shadow", "The shadow of the bar.", shadow) { $0.value.shadow.value },
        .record(optional: "margin", "The space around the bar.", insets) {
            $0.value.margin.value == .zero ? nil : $0.value.margin.value
        },
        .text("fill", "What the bar is filled with: `tint`, `none` or `material`.") { $0.value.fill.value.rawValue },
        .text("alignment", "Where lines start that don't take the whole width: `leading` or `center`.") {
            $0.value.alignment.value.rawValue
        },
        .flag("hasShape", "Whether `fill`, `alignment` or `hasSeparator` is another than in a plain bar.") { style in
            let value = style.value
            return value.fill.value != .tint || value.alignment.value != .leading || value.hasSeparator.value
        },
        .flag("hasSeparator", "Whether a hairline parts it from the content.") { $0.value.hasSeparator.value },
        .flag("isEven", "Whether the space around the content is one number, or `insets` are as wide at each side.") {
            let insets = $0.value.padding.value.insets
            return [insets.leading, insets.bottom, insets.trailing].allSatisfy { $0 == insets.top }
        },
        .record("insets", "The space around the content at each side.", insets) { $0.value.padding.value.insets },
        .flag("keepsWindowMargins", "Whether that is wider at the sides where the margin of the window is.") {
            $0.value.padding.value.keepsWindowMargins
        },
        .text("smallestTextSize", "The smallest size of Dynamic Type that it follows: `xSmall`.") {
            $0.value.dynamicType.value.lowerBound.rawValue
        },
        .text("largestTextSize", "The largest size of Dynamic Type that it follows: `xxxLarge`.") {
            $0.value.dynamicType.value.upperBound.rawValue
        },
        .number("smallestTextPoints", "The size of the text at that size, in points.") {
            BannerTypeScale.points($0.value.textStyle.value, at: $0.value.dynamicType.value.lowerBound)
        },
        .number("largestTextPoints", "The size of the text at the largest of those sizes, in points.") {
            BannerTypeScale.points($0.value.textStyle.value, at: $0.value.dynamicType.value.upperBound)
        },
        .number(
            "padding", "The space above the content, in points; `insets` has all sides."
        ) { $0.value.padding.value.insets.top },
        .text("imageShape", "`circle`, `square`, `rounded` or `none`.") { $0.value.imageShape.value.rawValue },
        .number("imageSize", "Width and height of the image, in points.") { $0.value.imageSize.value },
        .record(optional: "indicator", "The track at the banner's edge.", indicator) {
            $0.value.indicatorHeight.value == nil ? nil : $0
        },
        .texts("dismissal", "The ways to dismiss it: `button`, `swipe`, `timer`, `tap`, `condition`.") {
            $0.value.dismissal.value.words
        },
        .text("buttonLayout", "`below` or `inline`.") { $0.value.buttonLayout.value.rawValue },
        .flag("sticksOnScroll", "Whether it stays when the content scrolls.") { $0.value.sticksOnScroll.value },
        .number(optional: "maxWidth", "The greatest width, in points; none for all there is.") {
            $0.value.maxWidth.value
        },
    ]

    static let styleChanges = Shape.changes(
        "styleChanges", "What is another than in a style.", styleAttributes,
        and: [
            .flag(
                "changesText", "Whether the style, the weight, the lines, the sizes or the font of the text are others."
            ) {
                $0.differs { $0.value.textStyle.value } || $0.differs { $0.value.textWeight.value }
                    || $0.differs { $0.value.maxLines.value } || $0.differs { $0.value.dynamicType.value }
                    || $0.differs { $0.value.textFont.value }
            },
            .flag("changesTitle", "Whether the same of the title is another.") {
                $0.differs { $0.value.titleStyle.value } || $0.differs { $0.value.titleWeight.value }
                    || $0.differs { $0.value.titleMaxLines.value } || $0.differs { $0.value.dynamicType.value }
                    || $0.differs { $0.value.titleFont.value }
            },
            .flag("changesImage", "Whether the shape or the size of the image is another.") {
                $0.differs { $0.value.imageShape.value } || $0.differs { $0.value.imageSize.value }
            },
        ])

    private static let themedStyle = Shape<ContextThemedStyle>(
        "themedStyle", "What a style is in a theme, where that is another.",
        [
            .text("theme", "The name of the theme.") { $0.theme },
            .changes(
                "changes",
                "What the theme changes, over what the style itself changes of the one that it extends.", styleChanges
            ) { $0.change },
        ] + styleAttributes.map { $0.of { $0.change.value } })

    static let style: Shape<ContextDefinition<Style>> = Shape(
        "style", "How banners look and behave, with all that is inherited. Lengths are points.",
        [
            .text("id", "Its name in the spec.") { $0.value.name },
            .number("stableNumber", "A number that follows from its name alone.") { stableNumber($0.value.name) },
            .texts("documentation", "The lines of its description.") { CommentText.lines($0.value.description) },
            .flag("isChanged", "In a theme: whether it is another one than without the theme.") {
                $0.isChanged(style)
            },
            .flag("isRestated", "The same, where palette colours count as the same by their names.") { style in
                style.isRestated(\.attributes) { styleChanges.record($0) }
            },
            .text(optional: "extends", "The style that it inherits from.") { style in
                style.value.parent.map { style.context.spec.design.styles[$0].name }
            },
            .text("metrics", "The name of its metrics.") { $0.context.metricsName($0.value.metrics.value) },
            .flag("setsMetrics", "Whether it sets its metrics itself, so that they win over a level's.") {
                $0.value.setsMetrics
            },
            .list("themedMetrics", "Other metrics that it has in themes.", themedMetricsName) { style in
                ContextThemedMetrics.all(style) { design, index in
                    ContextThemedMetrics.Choice(
                        metrics: design.styles[index].metrics.value, setsMetrics: design.styles[index].setsMetrics)
                }
            },
            .changes(
                "changes", "What is another than in the style that it extends; only without a theme.", styleChanges
            ) { style in
                style.index.flatMap { ContextThemedStyle.change(of: $0, in: style.context.spec.design, style.context) }
            },
            .list("themed", "What is another in themes; those that change nothing are left out.", themedStyle) {
                style in style.index.map { ContextThemedStyle.all(of: $0, style.context) } ?? []
            },
        ] + styleAttributes.map { $0.of { ContextDefinition($0.value.attributes, $0.context) } })
}

extension Shape.Field {
    /// The same name for a subject that holds this one's.
    func of<Outer>(_ part: @escaping @Sendable (Outer) -> Subject) -> Shape<Outer>.Field {
        let value = value
        return Shape<Outer>.Field(field: field) { value(part($0)) }
    }
}

extension SpringResponse {
    /// The stiffness at a mass of 1; for a spring that takes no time, one that is beyond telling apart from that.
    var stiffness: Double { min(angularFrequency * angularFrequency, 1e6) }
}

extension BannerTextStyle {
    /// The size at the setting Large, in points (Human Interface Guidelines, "Typography").
    var defaultSize: Double { BannerTypeScale.points(self, at: .large) }
}
