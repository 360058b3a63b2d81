// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec

extension Shapes {
    /// The smallest target of Android's and Material Design's accessibility guidelines.
    private static let androidTargetSize = 48.0

    static let button = Shape<ContextDefinition<Button>>(
        "button", "A button of banners.",
        [
            .text("id", "Its name in the spec.") { $0.value.name.value },
            .texts("documentation", "The lines of its description.") { CommentText.lines($0.value.description) },
            .text("kind", "`emphasis`, `functional` or `icon`.") {
                switch $0.value.variant {
                case .emphasis: "emphasis"
                case .functional: "functional"
                case .icon: "icon"
                }
            },
            .text(optional: "emphasis", "`high`, `medium`, `low` or `lowest`, for the kind `emphasis`.") {
                if case .emphasis(let emphasis) = $0.value.variant { emphasis.rawValue } else { nil }
            },
            .text(optional: "functionalStyle", "`positive` or `negative`, for the kind `functional`.") {
                if case .functional(let style) = $0.value.variant { style.rawValue } else { nil }
            },
            .flag("isIcon", "Whether it is of the kind `icon`.") { $0.value.variant == .icon },
            .record(optional: "title", "The title; none for an icon.", text) { button in
                button.value.title.map { ContextText(context: button.context, text: $0) }
            },
            .record(optional: "label", "What a screen reader says.", text) { button in
                button.value.label.map { ContextText(context: button.context, text: $0) }
            },
            .record(optional: "image", "The image before the title, or the icon.", image) { button in
                button.value.image.map { ($0, [], button.context) }
            },
            .text(optional: "role", "`destructive`, `dismiss` or `cancel`.") { $0.value.role?.rawValue },
            .number("targetSize", "Width and height that a tap reaches at the least, in points.") {
                $0.value.targetSize
            },
            .number("androidTargetSize", "The same for Android and Flutter, in dp: 48 at the least.") {
                max($0.value.targetSize, androidTargetSize)
            },
            .text("variant", "`high`, `medium`, `low`, `lowest`, `positive`, `negative` or `icon`.") {
                switch $0.value.variant {
                case .emphasis(let emphasis): emphasis.rawValue
                case .functional(let style): style.rawValue
                case .icon: "icon"
                }
            },
            .flag("isFullWidth", "Whether it takes all the width there is.") { $0.value.isFullWidth },
            .flag("isEnabled", "Whether it can be used.") { $0.value.isEnabled },
        ])

    static let surface = Shape<ContextDefinition<Surface>>(
        "surface", "A place where one banner at a time can show.",
        [
            .text("id", "Its name in the spec.") { $0.value.name },
            .texts("documentation", "The lines of its description.") { CommentText.lines($0.value.description) },
            .text("scope", "`scene` or `screen`.") { $0.value.scope.value.rawValue },
            .text("edge", "`top` or `bottom`.") { $0.value.edge.value.rawValue },
            .text("under", "`statusBar`, `navigationBar`, `header`, `tabBar`, `toolbar` or `none`.") {
                $0.value.under.value.rawValue
            },
            .text("group", "Surfaces of one group never show banners at the same time.") { $0.value.group.value },
        ])

    static let screen = Shape<ContextDefinition<Screen>>(
        "screen", "A screen of the app.",
        [
            .text("id", "Its name in the spec.") { $0.value.name.value },
            .texts("documentation", "The lines of its description.") { CommentText.lines($0.value.description) },
            .texts("surfaces", "The names of its surfaces.") { screen in
                screen.value.surfaces.map { screen.context.spec.surfaces[$0.value].name }
            },
            .texts("coVisibleWith", "The names of screens that can be seen beside it.") { screen in
                screen.value.coVisibleWith.map { screen.context.spec.screens[$0.value].name.value }
            },
        ])

    static let queue = Shape<Queue>(
        "queue", "How banners wait.",
        [
            .text("order", "`fifo` or `priority`.") { $0.order.value.rawValue },
            .text("conflict", "`enqueue`, `replace`, `suspend`, `stepAside` or `drop`.") { $0.conflict.value.rawValue },
            .text("coalesce", "`none`, `adjacent`, `queued` or `any`.") { $0.coalesce.value.rawValue },
            .texts("key", "What two requests share to count as one.") { $0.key.value.map(\.rawValue) },
            .number("maxDepth", "How many may wait.") { Double($0.maxDepth.value) },
            .number("pause", "The milliseconds between two banners.") { $0.pause.value.milliseconds },
        ])

    static let trigger = Shape<ContextDefinition<Trigger>>(
        "trigger", "What makes a banner come: an `event` or a `condition`.",
        [
            .text(optional: "event", "The event that happens.") { $0.value.event?.value },
            .text(optional: "condition", "The condition that holds.") { $0.value.condition?.value },
            .text(optional: "clears", "What ends the condition.") { $0.value.clears?.value },
            .texts("screens", "The names of the screens on which it happens; none for all.") { trigger in
                trigger.value.screens.map { trigger.context.spec.screens[$0.value].name.value }
            },
            .number("minInterval", "The milliseconds between two comings at the least.") {
                $0.value.minInterval?.value.milliseconds ?? 0
            },
            .texts("mutex", "The names of banners that can't be caused at the same time.") { trigger in
                trigger.value.mutex.map { trigger.context.spec.banners[$0.value].name.value }
            },
        ])

    static let progress = Shape<(progress: Progress, banner: ContextBanner)>(
        "progress", "The progress that a banner shows.",
        [
            .text("kind", "`determinate` or `indeterminate`.") { $0.progress.kind.value.rawValue },
            .flag("isDeterminate", "Whether the end is known.") { $0.progress.kind.value == .determinate },
            .number(optional: "step", "The part of the whole after which it is announced again, 0 to 1.") {
                $0.progress.step?.value
            },
            .texts("onTap", "What a tap does to the work: `pause`, `resume`, `stop`.") {
                $0.progress.onTap.map(\.value.rawValue)
            },
            .record(optional: "completion", "What the banner says at the end.", text) { progress, banner in
                progress.completion.map {
                    ContextText(context: banner.context, text: $0.text, parameters: banner.banner.parameters)
                }
            },
            .text(
                optional: "completionMetricsName",
                "The name of the metrics of that; none where it has those of the banner, as the theme has them."
            ) { progress, banner in
                progress.completion?.metrics.flatMap { banner.context.spec.design.metrics[$0.value].name }
            },
            .record(optional: "completionMetrics", "How long that stays, and how it moves, without a theme.", metrics) {
                progress, banner in
                progress.completion.map { completion in
                    let own = completion.metrics.map { banner.context.spec.design.metrics[$0.value] }
                    return ContextDefinition(own ?? banner.banner.look.metrics.value, banner.context)
                }
            },
        ])

    static let look = Shape<ContextLook>(
        "look", "How a banner looks and behaves once banner, level and style have had their say.",
        [
            .flag("isOwn", "Whether the banner itself says something of it.") { $0.look.isOwn },
            .record("metrics", "Its metrics.", metrics) { ContextDefinition($0.look.metrics.value, $0.context) },
        ] + levelAttributes.map { $0.of { ContextDefinition($0.look.level, $0.context) } }
            + styleAttributes.map { $0.of { ContextDefinition($0.look.style, $0.context) } })

    static let banner = Shape<ContextBanner>(
        "banner", "A banner of the catalogue.",
        [
            .text("id", "Its name in the spec.") { $0.banner.name.value },
            .texts("documentation", "The lines of its description.") { CommentText.lines($0.banner.description) },
            .text("level", "The name of its level.") { $0.context.spec.design.levels[$0.banner.level].name.value },
            .text("style", "The name of its style.") { $0.context.spec.design.styles[$0.banner.style].name },
            .text("surface", "The name of its surface.") { $0.context.spec.surfaces[$0.banner.surface].name },
            .flag("hasParameters", "Whether it has parameters.") { !$0.banner.parameters.isEmpty },
            .list("parameters", "What its texts leave open.", parameter) {
                ContextParameter.all($0.banner.parameters)
            },
            .record("text", "What it says.", text) {
                ContextText(context: $0.context, text: $0.banner.text, parameters: $0.banner.parameters)
            },
            .record(optional: "title", "What stands above its text.", text) { banner in
                banner.banner.extras?.title.map { banner.text($0) }
            },
            .list("texts", "All that it says, in the order in which people meet it.", namedText) {
                $0.context.texts(of: $0.banner) + $0.context.levelTexts(of: $0.banner)
            },
            .list("points", "What it lists under its text.", text) { banner in
                (banner.banner.extras?.points ?? []).map { banner.text($0) }
            },
            .record(optional: "link", "Its link.", link) { banner in
                banner.banner.extras?.link.map { ContextDefinition($0, banner.context) }
            },
            .text("onTap", "What a tap on the bar does: `dismiss`, where that is a way out, `open` or `nothing`.") {
                $0.banner.barTap.rawValue
            },
            .flag("hasBarTap", "Whether that is `open` or `nothing`.") { $0.banner.barTap != .dismiss },
            .number(optional: "expires", "The milliseconds that it may wait unseen; none for as long as it takes.") {
                $0.banner.extras?.expires?.value.milliseconds
            },
            .texts("buttons", "The names of its buttons, in order.") { banner in
                banner.banner.buttons.map { banner.context.spec.buttons[$0.value].name.value }
            },
            .record(optional: "image", "Its image.", image) { banner in
                banner.banner.extras?.image.map { ($0, banner.banner.parameters, banner.context) }
            },
            .record(optional: "trigger", "What makes it come.", trigger) { banner in
                banner.banner.extras?.trigger.map { ContextDefinition($0, banner.context) }
            },
            .record(optional: "progress", "The progress that it shows.", progress) { banner in
                banner.banner.extras?.progress.map { ($0, banner) }
            },
            .record(optional: "alsoAvailableAt", "Where else people find what it says.", text) { banner in
                banner.banner.extras?.alsoAvailableAt.map { ContextText(context: banner.context, text: $0) }
            },
            .text(
                optional: "metrics",
                "The name of its metrics, where they have one and are not those of its style, or others in a theme."
            ) { $0.banner.look.metricsIndex == nil ? nil : $0.metricsName },
            .text(
                optional: "sharedMetrics",
                "The same for a banner with metrics of its own: the name of those over which they say something."
            ) { $0.banner.look.metricsIndex == nil ? $0.metricsName : nil },
            .list("themedMetrics", "Other metrics that either of these is in themes.", themedMetricsName) {
                $0.themedMetrics
            },
            .record("look", "How it looks and behaves without a theme.", look) {
                ContextLook(context: $0.context, look: $0.banner.look)
            },
            .flag("setsMetrics", "Whether it names its metrics itself.") { banner in
                banner.banner.look.metricsIndex != nil && banner.banner.look.metrics.isOfBanner
            },
            .changes("levelChanges", "What it looks like over its level.", levelChanges) {
                $0.changes(in: $0.context.spec.design, $0.banner.look).level
            },
            .changes("styleChanges", "How it behaves over its style.", styleChanges) {
                $0.changes(in: $0.context.spec.design, $0.banner.look).style
            },
            .changes("metricsChanges", "What its own metrics say over those of its level or style.", metricsChanges) {
                $0.changes(in: $0.context.spec.design, $0.banner.look).metrics
            },
            .list("themed", "The themes in which one of these changes is another.", themedBanner) { $0.themedChanges },
            .list("themedTexts", "What it says in the themes that change its text.", themedText) { $0.themedTexts },
            .list(
                "themedLooks", "How it looks in each theme, if it says something of it itself.", themedLook
            ) { $0.themedLooks },
            .list(
                "otherLooks",
                "How it looks in the themes in which that is another than without, if it says something of it itself.",
                themedLook
            ) { $0.otherLooks },
        ])

    private static let themedBanner = Shape<ContextThemedBanner>(
        "themedBanner", "What a theme changes of a banner, over what the banner itself changes of its level and style.",
        [
            .text("theme", "The name of the theme.") { $0.theme },
            .changes("levelChanges", "What it looks like over its level.", levelChanges) { $0.changes.level },
            .changes("styleChanges", "How it behaves over its style.", styleChanges) { $0.changes.style },
            .changes("metricsChanges", "What its own metrics say over those of its level or style.", metricsChanges) {
                $0.changes.metrics
            },
            .record("look", "All that it looks like there.", look) { $0.look },
        ])

    static let themedText = Shape<ContextThemedText>(
        "themedText", "What a banner says in a theme.",
        [
            .text("theme", "The name of the theme.") { $0.theme },
            .record("text", "What it says.", text) { $0.text },
        ])

    static let themedLook = Shape<ContextThemedLook>(
        "themedLook", "How a banner looks in a theme.",
        [
            .text("theme", "The name of the theme.") { $0.theme },
            .record("look", "How it looks.", look) { $0.look },
        ])

    static let theme = Shape<ContextTheme>(
        "theme", "A theme. Its lists hold every definition, as it is in the theme.",
        [
            .text("id", "Its name in the spec.") { $0.theme.name.value },
            .text("theme", "The same, for what stands within its lists.") { $0.theme.name.value },
            .texts("documentation", "The lines of its description.") { CommentText.lines($0.theme.description) },
            .list("palette", "The named colours.", paletteColor) {
                ContextDefinition.all(\.palette, of: $0.theme.design, $0.context, isTheme: true)
            },
            .list("metrics", "The display metrics.", metrics) {
                ContextDefinition.all(\.metrics, of: $0.theme.design, $0.context, isTheme: true)
            },
            .list("levels", "The levels.", level) {
                ContextDefinition.all(\.levels, of: $0.theme.design, $0.context, isTheme: true)
            },
            .list("styles", "The styles.", style) {
                ContextDefinition.all(\.styles, of: $0.theme.design, $0.context, isTheme: true)
            },
            .list("buttonLooks", "How buttons look, by variant.", buttonLook) {
                ContextDefinition.all(\.buttonLooks, of: $0.theme.design, $0.context, isTheme: true)
            },
            .list("texts", "The texts that the theme changes.", namedText) { $0.context.texts(of: $0.theme) },
            .list("looks", "How each banner looks in the theme, in the order of `banners`.", look) { theme in
                theme.theme.looks.map { ContextLook(context: theme.context, look: $0) }
            },
        ])

    static let design = Shape<ContextDesign>(
        "design", "All definitions, without a theme or as they are in one.",
        [
            .text("id", "`standard`, or the name of the theme.") { $0.theme?.name.value ?? "standard" },
            .flag("isStandard", "Whether it is the spec without a theme.") { $0.theme == nil },
            .texts("documentation", "The lines of the theme's description.") {
                CommentText.lines($0.theme?.description)
            },
            .list("palette", "The named colours.", paletteColor) { $0.definitions(\.palette) },
            .list("metrics", "The display metrics.", metrics) { $0.definitions(\.metrics) },
            .list("levels", "The levels.", level) { $0.definitions(\.levels) },
            .list("styles", "The styles.", style) { $0.definitions(\.styles) },
            .list("buttonLooks", "How buttons look, by variant.", buttonLook) { $0.definitions(\.buttonLooks) },
            .list("ownLooks", "The looks of banners that say something of theirs themselves.", ownLook) { $0.ownLooks },
        ])

    private static let ownLook = Shape<(banner: String, look: ContextLook)>(
        "ownLook", "The look of a banner that is not just that of its level and its style.",
        [
            .text("banner", "The name of the banner.") { $0.banner },
            .record("look", "Its look.", look) { $0.look },
        ])
}
