// SPDX-License-Identifier: Apache-2.0

import BannerSpec

/// The colours of a spec as an asset catalogue of Xcode, by their paths in it.
///
/// Everything lies in a folder with the name of the spec, and each folder is a namespace, so that the catalogues of one app
/// never have the same name twice, and no two definitions either: `Acme/levels/error/onTint`.
struct AssetCatalog {
    /// A colour set.
    struct ColorSet {
        /// Its name with its namespaces, which is what an app asks for.
        let path: String
        let color: ResolvedColor
    }

    /// The colour sets: those without a theme, then those of each theme, which has every one of its own.
    private(set) var colors: [ColorSet] = []
    /// The folders, outer ones first.
    private(set) var folders: [String] = []
    private var known: Set<String> = []

    init(_ spec: Spec) {
        let name = spec.name.value
        var parts = [Part(folder: name, design: spec.design, looks: spec.banners.map(\.look))]
        for theme in spec.themes {
            parts.append(
                Part(folder: "\(name)/themes/\(theme.name.value)", design: theme.design, looks: theme.looks))
        }
        for part in parts { addDefinitions(of: part) }
        for (index, banner) in spec.banners.enumerated() where parts.contains(where: { $0.looks[index].isOwn }) {
            for role in Role.allCases { add(role, of: banner, index, in: parts) }
        }
    }

    /// The spec without a theme, or in one. It has a look for each banner.
    private struct Part {
        let folder: String
        let design: Design
        let looks: [Look]
    }

    /// A colour that a banner may set itself.
    private enum Role: String, CaseIterable {
        case tint, onTint, accent, indicator

        func color(_ level: LevelAttributes, _ style: StyleAttributes) -> ResolvedColor? {
            switch self {
            case .tint: level.tint.value
            case .onTint: level.onTint.value
            case .accent: level.accent.value
            case .indicator: style.indicatorColor.value
            }
        }
    }

    private mutating func addDefinitions(of part: Part) {
        for color in part.design.palette { add(color.color, "\(part.folder)/palette", color.name.value) }
        for level in part.design.levels {
            let folder = "\(part.folder)/levels/\(level.name.value)"
            add(level.attributes.tint.value, folder, "tint")
            add(level.attributes.onTint.value, folder, "onTint")
            add(level.attributes.accent.value, folder, "accent")
        }
        for style in part.design.styles {
            let folder = "\(part.folder)/styles/\(style.name)"
            add(style.attributes.indicatorColor.value, folder, "indicator")
            add(style.attributes.border.value?.drawnPaint.ownColor, folder, "border")
            add(style.attributes.shadow.value?.color.value, folder, "shadow")
        }
        for look in part.design.buttonLooks {
            let folder = "\(part.folder)/buttonStyles/\(look.name.value.rawValue)"
            add(look.fill.value?.ownColor, folder, "fill")
            add(look.label.value?.ownColor, folder, "label")
            add(look.border.value?.drawnPaint.ownColor, folder, "border")
        }
    }

    /// Adds a colour of a banner in every part, if in one of them it is not that of its level or style.
    private mutating func add(_ role: Role, of banner: Banner, _ index: Int, in parts: [Part]) {
        let isOwn = parts.contains { part in
            let (level, style) = (part.design.levels[banner.level], part.design.styles[banner.style])
            guard let own = role.color(part.looks[index].level, part.looks[index].style) else { return false }
            guard let common = role.color(level.attributes, style.attributes) else { return true }
            return Appearance.allCases.contains { own[$0].color != common[$0].color }
        }
        guard isOwn else { return }
        for part in parts {
            guard let color = role.color(part.looks[index].level, part.looks[index].style) else { continue }
            add(color, "\(part.folder)/banners/\(banner.name.value)", role.rawValue)
        }
    }

    /// Adds a colour, if there is one that doesn't follow the level.
    private mutating func add(_ color: ResolvedColor?, _ folder: String, _ name: String) {
        guard let color else { return }
        addFolder(folder)
        colors.append(ColorSet(path: "\(folder)/\(name)", color: color))
    }

    private mutating func addFolder(_ folder: String) {
        guard known.insert(folder).inserted else { return }
        if let slash = folder.lastIndex(of: "/") { addFolder(String(folder[..<slash])) }
        folders.append(folder)
    }
}

/// A colour of a colour set, and when it is shown.
struct AssetColor {
    /// The colour.
    let value: ContextColorValue

    /// Those that are written, or that differ: an appearance without an entry takes the one that is nearest to it, which for
    /// more contrast is the same one without that.
    static func all(_ color: ResolvedColor) -> [AssetColor] {
        var appearances: [Appearance] = [.light]
        if color.says(.dark, beside: .light) || color.hasHighContrast { appearances.append(.dark) }
        if color.says(.lightHighContrast, beside: .light) { appearances.append(.lightHighContrast) }
        // Between an entry for the dark and one for more contrast, nothing says which is nearer.
        if color.hasHighContrast { appearances.append(.darkHighContrast) }
        return appearances.map { AssetColor(value: color.value(in: $0)) }
    }

    var isDark: Bool { value.appearance == .dark || value.appearance == .darkHighContrast }
    var isHighContrast: Bool { value.appearance == .lightHighContrast || value.appearance == .darkHighContrast }
}

extension Shapes {
    /// What the template of a colour set has besides the names of the spec.
    static let xcassetsColorSet = Shape<ResolvedColor>(
        "xcassetsColorSet", "The names that only the target `xcassets` has, in the template of a colour set.",
        [
            .list("xcassetsColors", "The colours by appearance, the light one first.", xcassetsColor) {
                AssetColor.all($0)
            }
        ])

    private static let xcassetsColor = Shape<AssetColor>(
        "xcassetsColor", "A colour of a colour set, and when it is shown.",
        [
            .flag("hasAppearances", "Whether it is for certain appearances only.") { $0.isDark || $0.isHighContrast },
            .flag("isDark", "Whether it is for the dark appearance.") { $0.isDark },
            .flag("isHighContrast", "Whether it is for increased contrast.") { $0.isHighContrast },
            .record("value", "The colour.", colorValue) { $0.value },
        ])
}
