// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerLint
import BannerSpec
import ColorSpaces

/// Two colours of a level of which one is drawn on the other, and how well they can be told apart.
struct LevelPair {
    /// What is drawn on what.
    var name: String
    /// The colours that it comes from.
    var colors: [ResolvedColor]
    /// The contrast that it needs.
    var need: Double
    /// The contrast in each appearance (WCAG 2.2). What is translucent lies over its fill, and that over the page.
    var ratios: [Double]

    /// The contrast that text needs (WCAG 2.2, 1.4.3).
    private static let textNeed = 4.5
    /// The contrast that icons need (WCAG 2.2, 1.4.11).
    private static let iconNeed = 3.0

    private init(
        _ name: String, _ need: Double, _ colors: [ResolvedColor], _ paint: (Appearance) -> (front: Color, back: Color)
    ) {
        self.name = name
        self.need = need
        self.colors = colors
        ratios = Appearance.allCases.map { appearance in
            let (front, back) = paint(appearance)
            let page = appearance.isDark ? 0.0 : 1
            let ground = back.composited(over: Color(.srgb, page, page, page))
            return Color.shownContrast(front.composited(over: ground).contrastRatio(with: ground))
        }
    }

    private init(_ name: String, _ need: Double, _ front: ResolvedColor, on back: ResolvedColor) {
        self.init(name, need, [front, back]) { (front[$0].color, back[$0].color) }
    }

    /// The pairs of a level: its text, its accent if it has one, and the labels of buttons of `variants`.
    static func all(
        _ level: LevelAttributes, _ spec: Spec, _ design: Design, _ variants: [BannerButtonVariant]
    ) -> [LevelPair] {
        var pairs = [LevelPair("text on fill", textNeed, level.onTint.value, on: level.tint.value)]
        if let accent = level.accent.value {
            pairs.append(LevelPair("accent on fill", iconNeed, accent, on: level.tint.value))
        }
        let configuration = RuntimeDesign(spec, design).level(level, in: spec.locales.development)
        return pairs + variants.map { LevelPair($0, level, configuration, design) }
    }

    /// The label of a button on its fill, or on the banner's where it has none.
    private init(
        _ variant: BannerButtonVariant, _ level: LevelAttributes, _ configuration: BannerLevelConfiguration,
        _ design: Design
    ) {
        let said = design.buttonLook(variant)
        let look = said.map { BannerButtonLook($0) }
        let fill = said?.fill.value.map { $0.color(on: level) ?? level.tint.value }
        let label = said?.label.value.map { $0.color(on: level) ?? level.tint.value }
        let name = variant == .icon ? "icon button" : "label of \(variant.lookName)"
        let need = variant == .icon ? Self.iconNeed : Self.textNeed
        // Where the spec says nothing, they follow from the level's, but for those of the system.
        let isSystems = if case .functional = variant { true } else { false }
        let colors = [label ?? (isSystems ? nil : level.onTint.value), fill ?? (isSystems ? nil : level.tint.value)]
        self.init(name, need, colors.compactMap(\.self)) { appearance in
            let paint = BannerButtonPaint(
                variant, look: look, state: .normal, on: configuration, in: BannerAppearance(appearance))
            let tint = level.tint.value[appearance].color
            return (Color(paint.label), paint.fill.map { Color($0).composited(over: tint) } ?? tint)
        }
    }
}
