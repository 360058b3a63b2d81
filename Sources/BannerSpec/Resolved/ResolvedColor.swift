// SPDX-License-Identifier: Apache-2.0

public import ColorSpaces
public import Diagnostics

/// How a screen looks: light or dark, with plain or increased contrast.
public enum Appearance: String, CaseIterable, Sendable {
    /// Light.
    case light
    /// Dark.
    case dark
    /// Light, with increased contrast.
    case lightHighContrast
    /// Dark, with increased contrast.
    case darkHighContrast

    /// The appearance whose colour serves this one where it has none of its own.
    var fallback: Appearance? {
        switch self {
        case .light: nil
        case .dark, .lightHighContrast: .light
        case .darkHighContrast: .dark
        }
    }
}

/// A colour in each appearance.
public struct ResolvedColor: Sendable {
    /// The colour of one appearance.
    public struct Slot: Sendable {
        /// The colour, as it was written.
        public var color: Color
        /// The palette colour that it was taken from, if it was written as an alias.
        public var alias: String?
        /// The definitions and tokens that it came through, nearest first.
        public var sources: [Source]
        /// Where this appearance's colour, or the alias for it, is written in the definition that holds it; `nil` for a
        /// colour that was reported as missing, or as an alias of one.
        public var place: Place?
        /// The appearance that the colour itself is written for: another one's where this one has none of its own, and
        /// `nil` for a single colour that serves every appearance.
        public var writtenFor: Appearance?
    }

    /// The colour in the light appearance.
    public var light: Slot
    /// The colour in the dark appearance.
    public var dark: Slot
    /// The colour in the light appearance with increased contrast.
    public var lightHighContrast: Slot
    /// The colour in the dark appearance with increased contrast.
    public var darkHighContrast: Slot
    /// The palette colour that serves every appearance, where the whole colour is one alias.
    public var alias: String?

    /// The colour in `appearance`.
    public subscript(appearance: Appearance) -> Slot {
        get {
            switch appearance {
            case .light: light
            case .dark: dark
            case .lightHighContrast: lightHighContrast
            case .darkHighContrast: darkHighContrast
            }
        }
        set {
            switch appearance {
            case .light: light = newValue
            case .dark: dark = newValue
            case .lightHighContrast: lightHighContrast = newValue
            case .darkHighContrast: darkHighContrast = newValue
            }
        }
    }

    /// In each appearance black or white, whichever has more contrast on this colour.
    var contrastingLabel: ResolvedColor {
        ResolvedColor { appearance in
            let (ground, black, white) = (self[appearance], Color(.srgb, 0, 0, 0), Color(.srgb, 1, 1, 1))
            let isDark = ground.color.contrastRatio(with: white) >= ground.color.contrastRatio(with: black)
            return Slot(
                color: isDark ? white : black, alias: nil, sources: ground.sources, place: ground.place, writtenFor: nil
            )
        }
    }

    /// The colour that `slot` makes for each appearance.
    init(_ slot: (Appearance) -> Slot) {
        light = slot(.light)
        dark = slot(.dark)
        lightHighContrast = slot(.lightHighContrast)
        darkHighContrast = slot(.darkHighContrast)
    }
}
