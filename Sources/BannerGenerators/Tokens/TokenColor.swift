// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import ColorSpaces
import JSONWriting

/// A colour as a token's value.
enum TokenColor: Equatable {
    /// The token at this path.
    case alias(String)
    /// The colour itself.
    case color(Color)

    /// The colour of one appearance; an alias where it was written as one, since tokens resolve aliases last and the
    /// target then has its value for the same appearance. `root` is the group that holds all of a spec's tokens.
    init(_ slot: ResolvedColor.Slot, root: String) {
        self = slot.alias.map { .alias("\(root).palette.\($0)") } ?? .color(slot.color)
    }
}

extension ResolvedColor {
    /// Whether a token of the colour has the value in `appearance` that it has in light.
    func isTokenAsInLight(in appearance: Appearance) -> Bool {
        switch appearance {
        case .light: true
        case .dark: dark.isToken(like: light)
        case .lightHighContrast: lightHighContrast.isToken(like: light)
        case .darkHighContrast: darkHighContrast.isToken(like: light)
        }
    }
}

extension ResolvedColor.Slot {
    fileprivate func isToken(like other: Self) -> Bool {
        alias == other.alias && (alias != nil || color == other.color)
    }
}

extension TokenColor {
    /// No colour at all, for where there is none in a theme, or one that follows the level of a banner.
    static let clear = TokenColor.color(.clear)
}

extension Color {
    /// Black at an opacity of 0.
    static let clear = Color(.srgb, 0, 0, 0, alpha: 0)
}

extension JSONWriter {
    /// A colour (DTCG Color Module, 2025.10), its components to the last bit, with the nearest sRGB colour as `hex`.
    mutating func color(_ key: String, _ color: TokenColor) {
        switch color {
        case .alias(let path): member(key, "{\(path)}")
        case .color(let color):
            object(key, .inline) { json in
                json.member("colorSpace", color.space.rawValue)
                json.array("components") { json in
                    for component in color.components.list {
                        if let component { json.element(component) } else { json.element("none") }
                    }
                }
                json.member("alpha", color.alpha)
                json.member("hex", color.hex)
            }
        }
    }
}
