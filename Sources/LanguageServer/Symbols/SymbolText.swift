// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// What there is to say of a symbol.
enum SymbolText {
    /// A value of a definition, who set it, and what it was taken from.
    struct Entry {
        var key: String
        var value: String
        var sources: [Source]
    }

    /// A symbol in a few words; `nil` if the spec does not have it.
    static func summary(_ symbol: Symbol, _ spec: Spec) -> String? {
        switch symbol.kind {
        case .palette: return color(symbol.name, spec).map { ValueText.color($0.color) }
        case .metrics:
            guard let metrics = metrics(symbol.name, spec) else { return nil }
            return "shows " + (metrics.display.value.map(ValueText.duration) ?? "until it is ended")
        case .levels: return level(symbol.name, spec).map { ValueText.color($0.attributes.tint.value) }
        case .styles: return style(symbol.name, spec)?.description
        case .banners:
            guard let banner = banner(symbol.name, spec) else { return nil }
            return text(banner.text, banner.parameters.map(\.name.value))
        case .buttons:
            guard let button = button(symbol.name, spec) else { return nil }
            return (button.title ?? button.label).flatMap { text($0) }
        case .fonts: return font(symbol.name, spec)?.family.value
        case .surfaces:
            guard let surface = surface(symbol.name, spec) else { return nil }
            return "\(surface.scope.value.rawValue), \(surface.edge.value.rawValue)"
        case .screens, .themes, .parameter, .token: return nil
        }
    }

    /// What the author says of a symbol.
    static func description(_ symbol: Symbol, _ spec: Spec) -> String? {
        switch symbol.kind {
        case .palette: return color(symbol.name, spec)?.description
        case .metrics: return metrics(symbol.name, spec)?.description
        case .levels: return level(symbol.name, spec)?.description
        case .styles: return style(symbol.name, spec)?.description
        case .banners: return banner(symbol.name, spec)?.description
        case .buttons: return button(symbol.name, spec)?.description
        case .fonts: return font(symbol.name, spec)?.description
        case .surfaces: return surface(symbol.name, spec)?.description
        case .screens: return spec.screens.first { $0.name.value == symbol.name }?.description
        case .themes: return spec.themes.first { $0.name.value == symbol.name }?.description
        case .parameter:
            let parameters = symbol.owner.flatMap { banner($0, spec) }?.parameters ?? []
            return parameters.first { $0.name.value == symbol.name }?.description
        case .token: return nil
        }
    }

    /// The values of a symbol.
    static func entries(_ symbol: Symbol, _ spec: Spec) -> [Entry] {
        switch symbol.kind {
        case .palette: return color(symbol.name, spec).map { entries($0.color) } ?? []
        case .metrics: return metrics(symbol.name, spec).map(entries) ?? []
        case .levels: return level(symbol.name, spec).map { entries($0.attributes) } ?? []
        case .styles: return style(symbol.name, spec).map { entries($0.attributes) } ?? []
        case .banners:
            guard let look = banner(symbol.name, spec)?.look else { return [] }
            return entries(look.metrics.value) + entries(look.level) + entries(look.style)
        default: return []
        }
    }

    // MARK: Definitions

    static func color(_ name: String, _ spec: Spec) -> PaletteColor? {
        spec.design.palette.first { $0.name.value == name }
    }
    static func level(_ name: String, _ spec: Spec) -> Level? { spec.design.levels.first { $0.name.value == name } }
    static func style(_ name: String, _ spec: Spec) -> Style? { spec.design.styles.first { $0.name == name } }
    static func metrics(_ name: String, _ spec: Spec) -> Metrics? { spec.design.metrics.first { $0.name == name } }
    static func button(_ name: String, _ spec: Spec) -> Button? { spec.buttons.first { $0.name.value == name } }
    static func font(_ name: String, _ spec: Spec) -> Font? { spec.fonts.first { $0.name.value == name } }
    static func surface(_ name: String, _ spec: Spec) -> Surface? { spec.surfaces.first { $0.name == name } }
    static func banner(_ name: String, _ spec: Spec) -> Banner? { spec.banners.first { $0.name.value == name } }

    /// A text in the development language, in which `parameters` are filled in, cut if it is long.
    private static func text(_ text: LocalizedText, _ parameters: [String] = []) -> String? {
        guard let entry = text.entries.first else { return nil }
        let written = entry.content.mainPattern.written(parameters)
        return written.count > 80 ? written.prefix(79) + "…" : written
    }

    // MARK: Values

    private static func entry<Value>(_ key: String, _ value: Resolved<Value>, _ text: (Value) -> String) -> Entry {
        Entry(key: key, value: text(value.value), sources: value.sources)
    }

    private static func entries(_ color: ResolvedColor) -> [Entry] {
        Appearance.allCases.map { appearance in
            Entry(
                key: appearance.rawValue, value: ValueText.color(color[appearance].color),
                sources: color[appearance].sources)
        }
    }

    private static func entries(_ metrics: Metrics) -> [Entry] {
        [
            entry("present", metrics.present, ValueText.duration),
            entry("display", metrics.display) { $0.map(ValueText.duration) ?? "never" },
            entry("dismiss", metrics.dismiss, ValueText.duration),
        ]
    }

    private static func entries(_ level: LevelAttributes) -> [Entry] {
        func color(_ key: String, _ value: Resolved<ResolvedColor>) -> Entry {
            Entry(key: key, value: ValueText.color(value.value), sources: value.sources + value.value.light.sources)
        }
        return [
            color("tint", level.tint), color("onTint", level.onTint),
            Entry(
                key: "accent", value: ValueText.color(level.accentColor),
                sources: level.accent.value == nil ? level.onTint.sources : level.accent.sources),
            entry("announcement", level.announcement, \.rawValue),
            entry("haptic", level.haptic, \.rawValue),
        ]
    }

    private static func entries(_ style: StyleAttributes) -> [Entry] {
        [
            entry("position", style.position, \.rawValue),
            entry("edge", style.edge, \.rawValue),
            entry("text.style", style.textStyle, \.rawValue),
            entry("text.weight", style.textWeight, \.rawValue),
            entry("text.maxLines", style.maxLines) { "\($0)" },
            entry("title.style", style.titleStyle, \.rawValue),
            entry("title.weight", style.titleWeight, \.rawValue),
            entry("title.maxLines", style.titleMaxLines) { "\($0)" },
            entry("shape.cornerRadius", style.cornerRadius, ValueText.number),
            entry("shape.fill", style.fill, \.rawValue),
            entry("shape.align", style.alignment, \.rawValue),
            entry("bufferHeight", style.bufferHeight, ValueText.number),
            entry("statusBar", style.statusBar, \.rawValue),
            entry("image.shape", style.imageShape, \.rawValue),
            entry("image.size", style.imageSize, ValueText.number),
            entry("buttonLayout", style.buttonLayout, \.rawValue),
            entry("sticksOnScroll", style.sticksOnScroll) { "\($0)" },
            entry("maxWidth", style.maxWidth) { $0.map(ValueText.number) ?? "none" },
        ]
    }
}
