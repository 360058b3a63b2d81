// SPDX-License-Identifier: Apache-2.0

import ApplePlatforms
import BannerChanges
import BannerCore
import BannerSpec
import Diagnostics

extension ValueCollector {
    /// Adds the values of the definition at `index` of `section`, which is called `name`; those of a banner `withLook` or without.
    mutating func collect(_ section: SpecSection, _ index: Int, _ name: String, withLook: Bool) {
        let path = "\(section.rawValue).\(name)"
        let spec = spec
        define(path) { values in
            switch section {
            case .fonts: values.add(spec.fonts[index])
            case .buttons: values.add(spec.buttons[index])
            case .surfaces: values.add(spec.surfaces[index])
            case .screens: values.add(spec.screens[index])
            case .banners: values.add(spec.banners[index], withLook: withLook)
            case .themes: values.add(spec.themes[index])
            case .palette, .metrics, .buttonStyles, .levels, .styles:
                values.add(section, index, of: spec.design)
            }
        }
    }

    /// Adds the values of a definition that themes may change, as they are in `design`.
    mutating func add(_ section: SpecSection, _ index: Int, of design: Design, isThemed: Bool = false) {
        switch section {
        case .palette:
            let color = design.palette[index]
            add("", color: color.color, sources: [], origin: isThemed ? origin(of: color, at: index) : "")
            add("description", color.description, .description)
        case .metrics:
            add(design.metrics[index])
            add("description", design.metrics[index].description, .description)
        case .buttonStyles: add(design.buttonLooks[index])
        case .levels: add(design.levels[index], design)
        case .styles: add(design.styles[index], design)
        case .fonts, .buttons, .surfaces, .screens, .banners, .themes: break
        }
    }

    /// Where a theme has a colour of the palette from, if it does not say another: from the palette itself.
    private func origin(of color: PaletteColor, at index: Int) -> String {
        let plain = spec.design.palette[index].color
        let isPlain = Appearance.allCases.allSatisfy { color.color[$0].place == plain[$0].place }
        return isPlain ? renames.path("palette.\(color.name.value)") : ""
    }

    /// Adds the values of the theme at `index` that are not those of the spec without a theme, in one of the two versions.
    mutating func collectThemed(_ index: Int, _ isNeeded: (String) -> Bool) {
        let spec = spec
        let theme = spec.themes[index]
        for section in [SpecSection.palette, .metrics, .buttonStyles, .levels, .styles] {
            for (position, name) in section.names(in: spec).enumerated() {
                let path = "themes.\(theme.name.value).\(section.rawValue).\(name)"
                guard isNeeded(renames.path(path)) else { continue }
                define(path) { $0.add(section, position, of: theme.design, isThemed: true) }
            }
        }
        // A theme may change tokens and colours that a banner names itself.
        for (banner, look) in zip(spec.banners, theme.looks) {
            let path = "banners.\(banner.name.value)"
            guard isNeeded(renames.path("themes.\(theme.name.value).\(path)")) else { continue }
            define("themes.\(theme.name.value).\(path)", standard: path) { $0.add(look) }
        }
        for (banner, text) in theme.texts.sorted(by: { $0.key < $1.key }) {
            let banner = spec.banners[banner]
            define("themes.\(theme.name.value)") {
                $0.add("texts.\($0.renames.name(.banners, banner.name.value))", text: text, $0.parameterNames(banner))
            }
        }
    }

    private mutating func add(_ theme: Theme) {
        add("description", theme.description, .description)
        // What a theme changes tells it from others, while renames are looked for; it is compared by `collectThemed`.
    }

    private mutating func add(_ font: Font) {
        add("family", font.family.value, .look)
        for file in font.files { add(file) }
        add("description", font.description, .description)
    }

    private mutating func add(_ metrics: Metrics, _ prefix: String = "") {
        add(prefix + "present", metrics.present, .time, Shown.duration)
        add(prefix + "display", metrics.display, .time, Shown.display)
        add(prefix + "dismiss", metrics.dismiss, .time, Shown.duration)
        add(prefix + "motion", metrics.motion, .time, Shown.motion)
        add(prefix + "transition", metrics.transition, .time, \.rawValue)
        add(prefix + "dismissEasing", metrics.dismissEasing, .time) { Shown.motion($0.motion) }
    }

    private mutating func add(_ look: ButtonLook) {
        let own = "that of the variant"
        add("fill", look.fill, .color) { $0.map(Shown.paint) ?? own }
        add("label", look.label, .color) { $0.map(Shown.paint) ?? own }
        add("border", look.border, .look) { $0 == nil ? own : Shown.border($0) }
        add("cornerRadius", look.cornerRadius, .look) { $0.map(Shown.number) ?? own }
        add("minHeight", look.minHeight, .look) { $0.map(Shown.number) ?? own }
        add("padding", look.padding, .look) { $0.map(Shown.insets) ?? own }
        add("pressedOpacity", look.pressedOpacity, .look) { $0.map(Shown.number) ?? own }
        add("disabledOpacity", look.disabledOpacity, .look) { $0.map(Shown.number) ?? own }
        add("description", look.description, .description)
    }

    private mutating func add(_ level: Level, _ design: Design) {
        add("severity", level.severity, .behavior) { "\($0)" }
        add(level.attributes)
        add("metrics", level.metrics.map { name(of: $0.value, design) } ?? "those of the style", .time)
        add("description", level.description, .description)
    }

    /// Adds what a level says.
    private mutating func add(_ level: LevelAttributes) {
        add("tint", color: level.tint)
        add("onTint", color: level.onTint)
        add("accent", color: level.accent, orElse: "onTint")
        add("icon", image: level.icon)
        add("spokenPrefix", text: level.spokenPrefix.value, from: level.spokenPrefix.sources)
        add("announcement", level.announcement, .behavior, \.rawValue)
        add("haptic", level.haptic, .behavior, \.rawValue)
    }

    private mutating func add(_ style: Style, _ design: Design) {
        add("extends", style.parent.map { renames.name(.styles, design.styles[$0].name) }, .look, isOfNames: true)
        // Whether a style says these itself matters: a surface and a level may say others.
        let followsSurface = setting.surfacesSayEdges && style.attributes.edge.place == nil
        add(style.attributes, edgeUnless: followsSurface ? "that of the surface" : "")
        let metrics = name(of: style.metrics.value, design)
        let followsLevel = setting.levelsSayMetrics && !style.setsMetrics
        add("metrics", style.metrics, .time, unless: followsLevel ? "those of the level" : "") { _ in metrics }
        add("description", style.description, .description)
    }

    private func name(of metrics: Int, _ design: Design) -> String {
        renames.name(.metrics, design.metrics[metrics].name ?? "")
    }

    /// Adds what a style says.
    private mutating func add(_ style: StyleAttributes, edgeUnless: String = "") {
        let (titleFont, textFont) = (font(style.titleFont.value), font(style.textFont.value))
        add("position", style.position, .behavior, \.rawValue)
        add("edge", style.edge, .behavior, unless: edgeUnless, \.rawValue)
        add("bufferHeight", style.bufferHeight, .look, Shown.number)
        add("statusBar", style.statusBar, .look, \.rawValue)
        add("title.style", style.titleStyle, .look, \.rawValue)
        add("title.weight", style.titleWeight, .look, \.rawValue)
        add("title.maxLines", style.titleMaxLines, .look) { "\($0)" }
        add("title.font", style.titleFont, .look) { _ in titleFont }
        add("text.style", style.textStyle, .look, \.rawValue)
        add("text.weight", style.textWeight, .look, \.rawValue)
        add("text.maxLines", style.maxLines, .look) { "\($0)" }
        add("text.dynamicType", style.dynamicType, .look) { "\($0.lowerBound.rawValue) to \($0.upperBound.rawValue)" }
        add("text.font", style.textFont, .look) { _ in textFont }
        add("shape.cornerRadius", style.cornerRadius, .look, Shown.number)
        add("shape.border", style.border, .look, Shown.border)
        add("shape.shadow", style.shadow, .look, Shown.shadow)
        add("shape.margin", style.margin, .look, Shown.insets)
        add("shape.fill", style.fill, .look, \.rawValue)
        add("shape.align", style.alignment, .look, \.rawValue)
        add("shape.separator", style.hasSeparator, .look) { "\($0)" }
        add("padding", style.padding, .look) { padding in
            Shown.insets(padding.insets) + (padding.keepsWindowMargins ? "" : " (whatever the window's margins)")
        }
        add("image.shape", style.imageShape, .look, \.rawValue)
        add("image.size", style.imageSize, .look, Shown.number)
        add("indicator.height", style.indicatorHeight, .look, Shown.optional)
        add("indicator.color", color: style.indicatorColor, orElse: "accent")
        add("dismissal", style.dismissal, .behavior, Shown.dismissal)
        add("buttonLayout", style.buttonLayout, .look, \.rawValue)
        add("sticksOnScroll", style.sticksOnScroll, .behavior) { "\($0)" }
        add("maxWidth", style.maxWidth, .look, Shown.optional)
    }

    private func font(_ index: Int?) -> String {
        index.flatMap { spec.fonts.indices.contains($0) ? renames.name(.fonts, spec.fonts[$0].name.value) : nil }
            ?? "the system's"
    }

    private mutating func add(_ button: Button) {
        switch button.variant {
        case .emphasis(let emphasis): add("emphasis", "emphasis \(emphasis.rawValue)", .look)
        case .functional(let style): add("style", "functional \(style.rawValue)", .look)
        case .icon: add("kind", "icon", .look)
        }
        add("title", text: button.title)
        add("label", text: button.label)
        add("image", image: button.image)
        add("role", button.role?.rawValue ?? "none", .behavior)
        add("size", Shown.number(button.targetSize), .look)
        add("fullWidth", "\(button.isFullWidth)", .look)
        add("enabled", "\(button.isEnabled)", .behavior)
        add("description", button.description, .description)
    }

    private mutating func add(_ surface: Surface) {
        add("scope", surface.scope, .behavior, \.rawValue)
        add("edge", surface.edge, .behavior, \.rawValue)
        add("under", surface.under, .behavior, \.rawValue)
        // A group that nobody names is that of the surface alone.
        let group = surface.group
        add("group", group, .behavior) { $0 == surface.name ? "its own" : $0 }
        add("description", surface.description, .description)
    }

    private mutating func add(_ screen: Screen) {
        let surfaces = screen.surfaces.map { renames.name(.surfaces, spec.surfaces[$0.value].name) }
        let others = screen.coVisibleWith.map { renames.name(.screens, spec.screens[$0.value].name.value) }
        add("surfaces", Shown.list(surfaces), .behavior)
        add("coVisibleWith", Shown.list(others), .behavior, isOfNames: true)
        add("description", screen.description, .description)
    }

    // MARK: Banners

    /// The names of the parameters, by those of the new version.
    func parameterNames(_ banner: Banner) -> [String] {
        let name = renames.name(.banners, banner.name.value)
        return banner.parameters.map { renames.parameter($0.name.value, of: name) }
    }

    private mutating func add(_ banner: Banner, withLook: Bool) {
        let names = parameterNames(banner)
        add("level", renames.name(.levels, spec.design.levels[banner.level].name.value), .behavior)
        add("style", renames.name(.styles, spec.design.styles[banner.style].name), .behavior)
        add("surface", renames.name(.surfaces, spec.surfaces[banner.surface].name), .behavior)
        for (parameter, name) in zip(banner.parameters, names) { add(parameter, name) }
        add("title", text: banner.extras?.title, names)
        add("text", text: banner.text, names)
        for (index, point) in (banner.extras?.points ?? []).enumerated() { add("points[\(index)]", text: point, names) }
        let buttons = banner.buttons.map { renames.name(.buttons, spec.buttons[$0.value].name.value) }
        add("buttons", Shown.list(buttons), .behavior)
        add(banner.extras, names)
        add("description", banner.description, .description)
        let look = banner.look
        add("metrics", namedMetrics(of: banner), .time)
        guard withLook else {
            // Where nobody says a time, it follows the text.
            if look.metrics.value.display.sources.first?.origin == .readingTime {
                self.look { $0.add("metrics.display", look.metrics.value.display, .time, Shown.display) }
            }
            return
        }
        add(look)
    }

    private mutating func add(_ look: Look) {
        self.look { values in
            values.add(look.level)
            values.add(look.style)
            values.add(look.metrics.value, "metrics.")
        }
    }

    /// The metrics that the banner names itself; `nil` where its level or its style chooses, or it has its own.
    private func namedMetrics(of banner: Banner) -> String? {
        let own = Source.Origin.definition("banners.\(banner.name.value)")
        guard banner.look.metrics.sources.contains(where: { $0.origin == own }) else { return nil }
        return banner.look.usedMetricsIndex.map { name(of: $0, spec.design) }
    }

    private mutating func add(_ parameter: Parameter, _ name: String) {
        let key = "parameters.\(name)"
        // Its type is told as a change of code.
        add("\(key).type", parameter.kind.word, .parameterType)
        switch parameter.kind {
        case .int(let least, let most):
            add("\(key).min", least.map(String.init) ?? "none", .bounds)
            add("\(key).max", most.map(String.init) ?? "none", .bounds)
        case .string(let maxLength):
            add("\(key).maxLength", maxLength.map(String.init) ?? "none", .bounds)
            add("\(key).widest", parameter.widest?.value, .bounds)
        case .image: break
        }
        add("\(key).description", parameter.description, .description)
    }

    private mutating func add(_ extras: Banner.Extras?, _ names: [String]) {
        if let link = extras?.link {
            add("link.title", text: link.title)
            add("link.placement", link.shownPlacement.rawValue, .look)
        }
        add("image", image: extras?.image, names)
        add("onTap", (extras?.onTap?.value ?? .dismiss).rawValue, .behavior)
        add("expires", extras?.expires.map { Shown.duration($0.value) } ?? "none", .behavior)
        if let trigger = extras?.trigger { add(trigger) }
        if let progress = extras?.progress { add(progress, names) }
        add("alsoAvailableAt", text: extras?.alsoAvailableAt)
    }

    private mutating func add(_ trigger: Trigger) {
        add("trigger.event", trigger.event?.value, .behavior)
        add("trigger.condition", trigger.condition?.value, .behavior)
        add("trigger.clears", trigger.clears?.value, .behavior)
        let screens = trigger.screens.map { renames.name(.screens, spec.screens[$0.value].name.value) }
        add("trigger.screens", screens.isEmpty ? "all" : Shown.list(screens), .behavior)
        add("trigger.minInterval", trigger.minInterval.map { Shown.duration($0.value) } ?? "0ms", .behavior)
        let others = trigger.mutex.map { renames.name(.banners, spec.banners[$0.value].name.value) }
        add("trigger.mutex", Shown.list(others.sorted()), .behavior, isOfNames: true)
    }

    private mutating func add(_ progress: Progress, _ names: [String]) {
        add("progress.kind", progress.kind.value.rawValue, .behavior)
        add("progress.step", progress.step.map { Shown.number($0.value) } ?? "none", .behavior)
        add("progress.onTap", Shown.list(progress.onTap.map(\.value.rawValue).sorted()), .behavior)
        guard let completion = progress.completion else { return }
        add("progress.completion.text", text: completion.text, names)
        let metrics = completion.metrics.map { name(of: $0.value, spec.design) }
        add("progress.completion.metrics", metrics ?? "those of the banner", .time)
    }

    // MARK: The spec itself

    /// Adds what is said of the spec as a whole.
    mutating func collectSpec() {
        let spec = spec
        define("") { values in
            values.add("description", spec.description, .description)
            values.add("lint.profile", spec.profile.rawValue, .profile)
            values.add("locales.development", spec.locales.development, .development)
            for target in spec.platforms ?? [] {
                values.add("platforms.\(target.platform.rawValue)", "\(target.version)", .platforms, at: target.place)
            }
            for rule in spec.lint.rules {
                let key = "lint.rules.\(rule.name.value)"
                if let severity = rule.severity { values.add(key, severity.value?.rawValue ?? "off", .rules) }
                for (name, value) in rule.parameters { values.add("\(key).\(name.value)", value.value, .rules) }
            }
        }
        define("queue") { values in
            values.add("order", spec.queue.order, .behavior, \.rawValue)
            values.add("conflict", spec.queue.conflict, .behavior, \.rawValue)
            values.add("coalesce", spec.queue.coalesce, .behavior, \.rawValue)
            values.add("key", spec.queue.key, .behavior) { Shown.list($0.map(\.rawValue)) }
            values.add("maxDepth", spec.queue.maxDepth, .behavior) { "\($0)" }
            values.add("pause", spec.queue.pause, .behavior, Shown.duration)
        }
    }
}
