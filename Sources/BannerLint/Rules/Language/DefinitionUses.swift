// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// Which definitions of a spec something uses.
///
/// What only another unused definition uses counts as used: it is found once that one is gone.
struct DefinitionUses {
    /// A definition that nothing uses.
    struct Unused {
        var kind: Kind
        var name: String
        /// Where its name is written.
        var place: Place
    }

    /// What can be defined and used by name. The raw values are the sections.
    enum Kind: String {
        case palette, fonts, metrics, buttonStyles, buttons, levels, styles, surfaces

        /// One of them, in words.
        var word: String {
            switch self {
            case .palette: "colour"
            case .fonts: "font"
            case .metrics: "metric"
            case .buttonStyles: "button style"
            case .buttons: "button"
            case .levels: "level"
            case .styles: "style"
            case .surfaces: "surface"
            }
        }
    }

    private var colors: Set<String> = []
    private var fonts: Set<Int> = []
    private var buttonStyles: Set<ButtonLookName> = []
    private var metrics: Set<Int> = []
    private var buttons: Set<Int> = []
    private var levels: Set<Int> = []
    private var styles: Set<Int> = []
    private var surfaces: Set<Int> = []

    init(of spec: Spec) {
        for design in [spec.design] + spec.themes.map(\.design) { add(design) }
        for banner in spec.banners { add(banner) }
        // A button that nothing uses is found itself.
        let variants = spec.design.buttonLooks.isEmpty ? [] : Set(spec.buttons.map(\.variant))
        buttonStyles = Set(ButtonLookName.allCases.filter { variants.contains($0.variant) })
        for screen in spec.screens { surfaces.formUnion(screen.surfaces.map(\.value)) }
    }

    /// Each definition names what it uses itself, so that a design covers all that banners have from level and style.
    private mutating func add(_ design: Design) {
        for color in design.palette { add(color.color) }
        for level in design.levels {
            add(level.attributes)
            if let own = level.metrics { metrics.insert(own.value) }
        }
        for style in design.styles {
            if let color = style.attributes.indicatorColor.value { add(color) }
            fonts.formUnion([style.attributes.textFont.value, style.attributes.titleFont.value].compactMap(\.self))
            if let parent = style.parent { styles.insert(parent) }
            metrics.insert(style.metrics.value)
        }
        for color in design.paintedColors { add(color.value) }
    }

    private mutating func add(_ banner: Banner) {
        levels.insert(banner.level)
        styles.insert(banner.style)
        surfaces.insert(banner.surface)
        for button in banner.buttons { buttons.insert(button.value) }
        if let completion = banner.extras?.progress?.completion?.metrics { metrics.insert(completion.value) }
        guard banner.look.isOwn else { return }
        if let own = banner.look.usedMetricsIndex { metrics.insert(own) }
        add(banner.look.level)
        if let color = banner.look.style.indicatorColor.value { add(color) }
    }

    private mutating func add(_ level: LevelAttributes) {
        add(level.tint.value)
        add(level.onTint.value)
        if let accent = level.accent.value { add(accent) }
    }

    private mutating func add(_ color: ResolvedColor) {
        for appearance in Appearance.allCases {
            if let alias = color[appearance].alias { colors.insert(alias) }
        }
    }

    /// The definitions without a use, but for those that are there by themselves.
    func unused(in spec: Spec) -> [Unused] {
        let design = spec.design
        var unused: [Unused] = []
        func add(_ kind: Kind, _ name: String?, _ place: Place?, isUsed: Bool) {
            guard !isUsed, let name, let place else { return }
            unused.append(Unused(kind: kind, name: name, place: place))
        }
        for color in design.palette {
            add(.palette, color.name.value, color.name.place, isUsed: colors.contains(color.name.value))
        }
        for (index, font) in spec.fonts.enumerated() {
            add(.fonts, font.name.value, font.name.place, isUsed: fonts.contains(index))
        }
        for look in design.buttonLooks {
            let name = look.name
            add(.buttonStyles, name.value.rawValue, name.place, isUsed: buttonStyles.contains(name.value))
        }
        for (index, metric) in design.metrics.enumerated() {
            let isUsed = metrics.contains(index) || metric.name == "standard"
            add(.metrics, metric.name, metric.place, isUsed: isUsed)
        }
        for (index, button) in spec.buttons.enumerated() {
            add(.buttons, button.name.value, button.name.place, isUsed: buttons.contains(index))
        }
        for (index, level) in design.levels.enumerated() {
            add(.levels, level.name.value, level.name.place, isUsed: levels.contains(index))
        }
        for (index, style) in design.styles.enumerated() {
            add(.styles, style.name, style.place, isUsed: styles.contains(index) || style.name == "standard")
        }
        for (index, surface) in spec.surfaces.enumerated() {
            add(.surfaces, surface.name, surface.place, isUsed: surfaces.contains(index) || surface.name == "main")
        }
        return unused
    }

    /// The parameters, by their index, that `banner`, whose own index is `index`, shows in any theme: in its texts, or as its
    /// image.
    static func parameters(of banner: Banner, at index: Int, in spec: Spec) -> Set<Int> {
        var used = Set([banner.imageParameter].compactMap(\.self))
        for text in banner.patternTexts + spec.themes.compactMap({ $0.texts[index] }) {
            for entry in text.entries { add(entry.content, to: &used) }
        }
        return used
    }

    private static func add(_ content: LocalizedText.Content, to used: inout Set<Int>) {
        switch content {
        case .pattern(let pattern): add(pattern, to: &used)
        case .plural(let parameter, let forms):
            used.insert(parameter)
            for form in forms { add(form.pattern, to: &used) }
        }
    }

    private static func add(_ pattern: Pattern, to used: inout Set<Int>) {
        for case .parameter(let index) in pattern.segments { used.insert(index) }
    }
}
