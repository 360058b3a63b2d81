// SPDX-License-Identifier: Apache-2.0

import BannerCore
public import BannerLint
public import BannerSpec

/// The combination in which pictures are drawn.
public struct PreviewCombination: Sendable {
    /// The theme, by its name; `nil` for the spec without one.
    public var theme: String?
    /// The language, as a BCP 47 tag; `nil` for the development language.
    public var locale: String?
    /// The text size by its short name, such as `AX3`; `nil` for `L`.
    public var size: String?
    /// The window by its width; `nil` for the most common one.
    public var window: String?
    /// The appearance.
    public var appearance = Appearance.light
    /// The values of parameters, as a page names them: `typical`, `least`, `widest` or a plural category; `nil` for typical ones.
    public var values: String?
    /// Values that stand in the place of those.
    public var own = OwnValues([:])

    /// The usual one.
    public init() {}

    /// The names of the text sizes.
    public static var sizes: [String] { BannerDynamicTypeSize.allCases.map(\.shortName) }
    /// The names of the windows.
    public static var windows: [String] { PreviewWindow.all.map(\.id) }
}

/// Pictures of the banners of a spec in one combination, as SVG.
public struct PreviewPictures {
    private let spec: Spec
    private let combination: PreviewCombination
    private let drawer: BannerDrawer
    private let locale: String
    private let place: (window: PreviewWindow, size: BannerDynamicTypeSize)

    /// What a picture or a sheet keeps around banners, in points.
    private static let edge = 16.0
    /// The room for a name on a sheet.
    private static let caption = 26.0

    /// Pictures of `spec` in `combination`; `nil` where the spec has no such theme or language. `memory` knows the fonts.
    public init?(_ spec: Spec, _ combination: PreviewCombination, _ memory: LintMemory) {
        if let theme = combination.theme, !spec.themes.contains(where: { $0.name.value == theme }) { return nil }
        if let locale = combination.locale, !spec.locales.supported.contains(locale) { return nil }
        self.spec = spec
        self.combination = combination
        drawer = BannerDrawer(spec, memory.setter)
        locale = combination.locale ?? spec.locales.development
        place = (
            PreviewWindow.all.first { $0.id == combination.window } ?? .standard,
            combination.size.flatMap(BannerDynamicTypeSize.init(called:)) ?? .large
        )
    }

    /// A picture of the banner at `index`, with what stands around its bar.
    public func picture(of index: Int) -> [UInt8] {
        let drawn = draw(index)
        var svg = PictureSVG(combination.appearance)
        add(drawn, to: &svg, x: 0, y: 0)
        return Array(
            svg.document(
                width: place.window.width, height: drawn.outerHeight, title: spec.banners[index].name.value,
                background: background, locale: locale
            ).utf8)
    }

    /// All banners under each other, each with its name above it.
    public func sheet() -> [UInt8] {
        var svg = PictureSVG(combination.appearance)
        var y = Self.edge
        for index in spec.banners.indices {
            let drawn = draw(index)
            svg.caption(spec.banners[index].name.value, x: Self.edge * 2, y: y + 16)
            y += Self.caption
            add(drawn, to: &svg, x: Self.edge, y: y)
            y += drawn.outerHeight + Self.edge
        }
        return Array(
            svg.document(
                width: place.window.width + 2 * Self.edge, height: y, title: spec.name.value, background: background,
                locale: locale
            ).utf8)
    }

    private var background: String { combination.appearance.isDark ? "#000000" : "#f2f2f7" }

    /// A banner that is drawn, and what stands around it.
    private struct Drawn {
        let picture: Picture
        let skin: Skin
        let radius: Double
        let margin: BannerInsets
        let corners: Int
        let x: Double
        var outerHeight: Double { above + picture.size.height + margin.vertical + below }
        /// What the shadow takes above and below the margin.
        var above: Double { reach(-1, margin.top) }
        var below: Double { reach(1, margin.bottom) }

        private func reach(_ sign: Double, _ margin: Double) -> Double {
            guard let shadow = skin.shadow else { return 0 }
            // A shadow can be said to be farther away than any picture is high.
            return min(max(0, PictureSVG.reach(ofBlur: shadow[2]) + sign * shadow[1] - margin), 200).rounded(.up)
        }
    }

    private func draw(_ index: Int) -> Drawn {
        let banner = spec.banners[index]
        let theme = combination.theme.flatMap { name in spec.themes.first { $0.name.value == name } }
        let look = theme?.looks[index] ?? banner.look
        let runtime = RuntimeDesign(spec, theme?.design ?? spec.design)
        let configuration = runtime.configuration(look)
        let shown = RuntimeBanner(
            banner, of: spec, severity: spec.design.levels[banner.level].severity.value, configuration,
            runtime.level(look.level, in: locale), text: theme?.texts[index] ?? banner.text,
            ValueFiller(banner: banner, choice: choice(banner), locale: locale))
        let container = place.window.container
        let picture = drawer.picture(
            shown, locale: locale, at: BannerDrawer.Place(configuration, container, place.size))
        let stage = WindowStage(configuration, under: spec.surfaces[banner.surface].under.value, in: place.window)
        let isRightToLeft = TextDirection(of: locale) == .rightToLeft
        return Drawn(
            picture: picture,
            skin: Skin(
                configuration, shown.levelConfiguration, buttons: shown.drawnButtons(BannerWaysOut(of: shown))),
            radius: max(0, configuration.shape.cornerRadius), margin: configuration.shape.margin,
            corners: stage.corners,
            x: isRightToLeft ? place.window.width - stage.x - stage.width : stage.x)
    }

    /// The values that are asked for, where they make a difference.
    private func choice(_ banner: Banner) -> ValueChoice {
        if combination.own.concerns(banner) { return .own(combination.own) }
        return banner.valueChoices(in: spec.locales.supported).first { $0.id == combination.values } ?? .typical
    }

    private func add(_ drawn: Drawn, to svg: inout PictureSVG, x: Double, y: Double) {
        svg.draw(
            drawn.picture, drawn.skin, radius: drawn.radius, corners: drawn.corners,
            isRightToLeft: TextDirection(of: locale) == .rightToLeft, x: x + drawn.x,
            y: y + drawn.above + drawn.margin.top)
    }
}
