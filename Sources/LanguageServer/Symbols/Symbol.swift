// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// Something that a spec defines and uses by its name.
struct Symbol: Hashable, Sendable {
    /// What it is. The raw values of those that are sections are their keys.
    enum Kind: String, CaseIterable, Sendable {
        case palette, fonts, metrics, buttons, levels, styles, surfaces, screens, banners, themes
        /// A parameter of a banner.
        case parameter
        /// A design token.
        case token

        /// One of them, in words.
        var word: String {
            switch self {
            case .palette: "colour"
            case .fonts: "font"
            case .metrics: "metrics"
            case .buttons: "button"
            case .levels: "level"
            case .styles: "style"
            case .surfaces: "surface"
            case .screens: "screen"
            case .banners: "banner"
            case .themes: "theme"
            case .parameter: "parameter"
            case .token: "token"
            }
        }
    }

    var kind: Kind
    /// The banner, for a parameter.
    var owner: String?
    /// Its name; for a token its path.
    var name: String
}

/// A place where a symbol is named.
struct Occurrence: Sendable {
    /// What it has to do with the symbol.
    enum Role: Sendable {
        /// It is defined there.
        case definition
        /// It is used there.
        case use
        /// A theme changes it there.
        case override
    }

    var symbol: Symbol
    var role: Role
    /// The name alone, without quotes and braces.
    var place: Place
    /// All of the definition, the key first; the place itself for others.
    var whole: Place
    /// The part that a rename replaces; `nil` for the name's end, or all of it.
    var named: Place?
    /// Whether it is a JSON pointer, in which a name has escapes.
    var isPointer = false
    /// Whether it is defined in the words of another program, which alone may rename it.
    var isForeign = false
    /// Whether the name is written otherwise than it is read, with escapes, so that nothing can be put in its place.
    var isEncoded = false
    /// Whether the name is that of a group, which need not be that of a surface.
    var isGroup = false
}
