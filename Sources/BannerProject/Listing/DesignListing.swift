// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec

/// The values of a design, the spec's own or a theme's.
struct DesignListing {
    private let design: Design
    private let fonts: [Font]
    private let places: PlaceTexts

    init(_ design: Design, fonts: [Font], _ places: PlaceTexts) {
        self.design = design
        self.fonts = fonts
        self.places = places
    }

    /// A block for each definition. Two designs of the same spec have blocks for the same definitions.
    var blocks: [ListingBlock] {
        design.palette.map(block) + design.metrics.map(block) + design.buttonLooks.map(block)
            + design.levels.map(block) + design.styles.map(block)
    }

    private func block(_ look: ButtonLook) -> ListingBlock {
        var block = ListingBlock("buttonStyles.\(look.name.value.rawValue)")
        block.add(look, places)
        block.add(description: look.description)
        return block
    }

    private func block(_ color: PaletteColor) -> ListingBlock {
        var block = ListingBlock("palette.\(color.name.value)")
        block.add("", color.color, nil as Resolved<Int>?, places)
        block.add(description: color.description)
        return block
    }

    private func block(_ metrics: Metrics) -> ListingBlock {
        var block = ListingBlock("metrics.\(metrics.name ?? "")")
        block.add(metrics, "", places)
        block.add(description: metrics.description)
        return block
    }

    private func block(_ level: Level) -> ListingBlock {
        let path = "levels.\(level.name.value)"
        var block = ListingBlock(path)
        block.add("severity", level.severity, places) { "\($0)" }
        block.add(level.attributes, places)
        if let metrics = level.metrics {
            block.add("metrics", name(metrics.value), places.text(.definition(path), metrics.place))
        } else {
            block.add("metrics", "those of the style", "\(Source.Origin.language)")
        }
        block.add(description: level.description)
        return block
    }

    private func block(_ style: Style) -> ListingBlock {
        var block = ListingBlock("styles.\(style.name)")
        if let parent = style.parent { block.add("extends", design.styles[parent].name, at: style.place, places) }
        block.add(style.attributes, fonts: fonts, places)
        block.add("metrics", style.metrics, places, name)
        block.add(description: style.description)
        return block
    }

    private func name(_ metrics: Int) -> String { design.metrics[metrics].name ?? "" }
}

extension ListingBlock {
    /// Adds how a banner moves. `prefix` is empty or ends with a dot.
    mutating func add(_ metrics: Metrics, _ prefix: String, _ places: PlaceTexts) {
        add(prefix + "present", metrics.present, places, ValueText.duration)
        add(prefix + "display", metrics.display, places, ValueText.optionalDuration)
        add(prefix + "dismiss", metrics.dismiss, places, ValueText.duration)
        add(prefix + "motion", metrics.motion, places, ValueText.motion)
        add(prefix + "transition", metrics.transition, places, \.rawValue)
        add(prefix + "dismissEasing", metrics.dismissEasing, places) { ValueText.motion($0.motion) }
    }

    /// Adds what a level says.
    mutating func add(_ level: LevelAttributes, _ places: PlaceTexts) {
        add("tint", level.tint.value, level.tint, places)
        add("onTint", level.onTint.value, level.onTint, places)
        if let accent = level.accent.value {
            add("accent", accent, level.accent, places)
        } else {
            add("accent", level.accent, places) { _ in "onTint" }
        }
        add("icon", level.icon.value, places.text(level.icon), level.icon.sources.first?.origin ?? .language, places)
        if let prefix = level.spokenPrefix.value {
            let origin = level.spokenPrefix.sources.first?.origin ?? .language
            add("spokenPrefix", prefix, [], origin, over: level.spokenPrefix.overridden, places)
        } else {
            add("spokenPrefix", level.spokenPrefix, places) { _ in "none" }
        }
        add("announcement", level.announcement, places, \.rawValue)
        add("haptic", level.haptic, places, \.rawValue)
    }

    /// Adds what a style says.
    mutating func add(_ style: StyleAttributes, fonts: [Font], _ places: PlaceTexts) {
        add("position", style.position, places, \.rawValue)
        add("edge", style.edge, places, \.rawValue)
        add("bufferHeight", style.bufferHeight, places, ValueText.number)
        add("statusBar", style.statusBar, places, \.rawValue)
        addTitle(style, fonts: fonts, places)
        add("text.style", style.textStyle, places, \.rawValue)
        add("text.weight", style.textWeight, places, \.rawValue)
        add("text.maxLines", style.maxLines, places) { "\($0)" }
        add("text.dynamicType", style.dynamicType, places, ValueText.range)
        add("text.font", style.textFont, places) { ValueText.font($0, of: fonts) }
        addShape(style, places)
        add("padding", style.padding, places) { ValueText.insets($0.insets) }
        add("image.shape", style.imageShape, places, \.rawValue)
        add("image.size", style.imageSize, places, ValueText.number)
        add("indicator.height", style.indicatorHeight, places, ValueText.optionalNumber)
        if let color = style.indicatorColor.value {
            add("indicator.color", color, style.indicatorColor, places)
        } else {
            add("indicator.color", style.indicatorColor, places) { _ in "accent" }
        }
        add("dismissal", style.dismissal, places, ValueText.dismissal)
        add("buttonLayout", style.buttonLayout, places, \.rawValue)
        add("sticksOnScroll", style.sticksOnScroll, places) { "\($0)" }
        add("maxWidth", style.maxWidth, places, ValueText.optionalNumber)
    }
}
