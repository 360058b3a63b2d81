// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import ColorSpaces
import Diagnostics

/// Values in words, for hints.
enum ValueText {
    /// `#1B7F3B`, or as CSS writes a colour of another space, with the nearest of sRGB: `oklch(0.5 0.1 120), near #1B7F3B`.
    static func color(_ color: Color) -> String {
        if color.space == .srgb { return color.hexWithAlpha }
        let parts = color.components.list.map { $0.map(number) ?? "none" }.joined(separator: " ")
        return "\(color.space.rawValue)(\(parts)), near \(color.hexWithAlpha)"
    }

    /// A colour in each appearance that differs from light: `#1B7F3B, dark #7BD88F`.
    static func color(_ color: ResolvedColor) -> String {
        let light = self.color(color.light.color)
        let others = Appearance.allCases.dropFirst().compactMap { appearance -> String? in
            let slot = color[appearance]
            guard let written = slot.writtenFor, written == appearance else { return nil }
            return "\(appearance.rawValue) \(self.color(slot.color))"
        }
        return ([light] + others).joined(separator: ", ")
    }

    /// `4s`, `250ms`.
    static func duration(_ duration: Duration) -> String { duration.plain }

    /// `16`, `0.5`, to four decimals.
    static func number(_ number: Double) -> String { Figure.text(number, decimals: 4) }
}
