// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// A colour by the places where it is chosen and where it is written for each appearance: the same key is the same
/// colour, in whatever theme.
struct ColorKey: Hashable {
    private let place: Place
    private let light: Place?
    private let dark: Place?
    private let lightHighContrast: Place?
    private let darkHighContrast: Place?

    /// `nil` for a colour that was reported as missing.
    init?(_ color: ResolvedColor, at place: Place?) {
        guard let place else { return nil }
        self.place = place
        light = color.light.literal
        dark = color.dark.literal
        lightHighContrast = color.lightHighContrast.literal
        darkHighContrast = color.darkHighContrast.literal
    }
}

/// The tint of a level and what is drawn over it.
struct LevelColorKey: Hashable {
    private let tint: ColorKey
    private let onTint: ColorKey

    /// `nil` where one of them was reported as missing.
    init?(_ level: LevelAttributes) {
        guard let tint = ColorKey(level.tint.value, at: level.tint.place),
            let onTint = ColorKey(level.onTint.value, at: level.onTint.place)
        else { return nil }
        self.tint = tint
        self.onTint = onTint
    }
}
