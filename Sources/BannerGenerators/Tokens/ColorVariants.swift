// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import ColorSpaces

/// A colour token in every theme and appearance.
struct ColorVariants {
    /// How the token gets its value in an appearance other than light.
    enum Route: Equatable {
        /// It has the value that it has in light, in every theme.
        case asInLight
        /// It has this value, in every theme.
        case set(TokenColor)
        /// Its value depends on the theme too.
        case byTheme
    }

    /// The token's name, the last part of its path.
    let name: String
    /// What the colour is for.
    let description: String?
    /// The colour without a theme, then that of each theme; `nil` where there is none, or one that follows the level. A
    /// colour that no theme can change is there once.
    private let colors: [ResolvedColor?]
    private let dark: Route
    private let lightHighContrast: Route
    private let darkHighContrast: Route

    /// `nil` for a token that is nowhere.
    init?(_ name: String, description: String? = nil, _ colors: [ResolvedColor?], root: String) {
        guard colors.contains(where: { $0 != nil }) else { return nil }
        self.name = name
        self.description = description
        self.colors = colors
        dark = Self.route(of: colors, in: .dark, root: root)
        lightHighContrast = Self.route(of: colors, in: .lightHighContrast, root: root)
        darkHighContrast = Self.route(of: colors, in: .darkHighContrast, root: root)
    }

    private static func route(of colors: [ResolvedColor?], in appearance: Appearance, root: String) -> Route {
        // Most colours, which need no path of a token for that.
        if colors.allSatisfy({ $0?.isTokenAsInLight(in: appearance) ?? true }) { return .asInLight }
        func value(_ color: ResolvedColor?, _ appearance: Appearance) -> TokenColor {
            color.map { TokenColor($0[appearance], root: root) } ?? .clear
        }
        let values = colors.map { value($0, appearance) }
        return values.allSatisfy { $0 == values[0] } ? .set(values[0]) : .byTheme
    }

    /// How the token gets its value in `appearance`.
    func route(in appearance: Appearance) -> Route {
        switch appearance {
        case .light: .asInLight
        case .dark: dark
        case .lightHighContrast: lightHighContrast
        case .darkHighContrast: darkHighContrast
        }
    }

    /// Whether an appearance has another value than light, in some theme.
    var changesWithAppearance: Bool {
        dark != .asInLight || lightHighContrast != .asInLight || darkHighContrast != .asInLight
    }

    /// The colour without a theme, free of aliases; clear where the token is there in themes only.
    func standard(in appearance: Appearance) -> Color? {
        colors.first.map { $0?[appearance].color ?? .clear }
    }

    /// The colour in the theme of this index, free of aliases, if it is not ``standard(in:)``.
    func override(inTheme index: Int, _ appearance: Appearance) -> Color? {
        // The first one is without a theme.
        guard colors.indices.contains(index + 1) else { return nil }
        let color = colors[index + 1]?[appearance].color ?? .clear
        return color == standard(in: appearance) ? nil : color
    }
}
