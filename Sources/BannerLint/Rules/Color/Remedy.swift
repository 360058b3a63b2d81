// SPDX-License-Identifier: Apache-2.0

import ColorSpaces
import Diagnostics

/// Finds the colour nearest to another one that passes a test.
enum Remedy {
    /// The nearest opaque colour of sRGB that passes: lightness in OKLCH changes, hue stays, and chroma as far as sRGB
    /// holds it. `nil` where neither darkening nor lightening leads to one.
    ///
    /// Each way is searched by halves, as if all colours beyond the first that passes did so too.
    static func nearest(to color: Color, where passes: (Color) -> Bool) -> Color? {
        let start = color.converted(to: .oklch)
        let ways = [0.0, 1.0].compactMap { end -> (color: Color, distance: Double)? in
            first(from: start, towards: end, passes).map { ($0, $0.deltaEOK(from: color)) }
        }
        return ways.min { $0.distance < $1.distance }?.color
    }

    private static func first(from start: Color, towards end: Double, _ passes: (Color) -> Bool) -> Color? {
        let lightness = start.components.first ?? 0
        let last = shown(start, end)
        guard passes(last) else { return nil }
        var (failing, passing) = (lightness, end)
        // 2⁻⁸ of the way is less than a step of 8 bits.
        for _ in 0..<8 {
            let middle = (failing + passing) / 2
            if passes(changed(start, middle)) { passing = middle } else { failing = middle }
        }
        // To be shown, a colour loses chroma, and with it a little contrast; a few more steps make up for that.
        let step = (end - lightness) / 256
        for count in 0..<16 {
            let color = shown(start, passing + Double(count) * step)
            if passes(color) { return color }
        }
        return last
    }

    /// `color` with another lightness.
    private static func changed(_ color: Color, _ lightness: Double) -> Color {
        Color(.oklch, lightness, color.components.second, color.components.third)
    }

    /// `color` with another lightness, as hex would write it.
    private static func shown(_ color: Color, _ lightness: Double) -> Color {
        let changed = changed(color, lightness)
        return Color(hex: changed.hex) ?? changed
    }

    /// Such as "`#2E7D32` keeps the hue and reaches 5.1:1".
    static func words(_ color: Color, for original: Color, reaching ratio: Double) -> String {
        let chroma = [original, color].map { $0.converted(to: .oklch).components.second ?? 0 }
        // Below this chroma an eye sees grey.
        let keepsHue = chroma.allSatisfy { $0 > 0.02 }
        return "\(color.hex) \(keepsHue ? "keeps the hue and " : "")reaches \(reached(ratio)):1"
    }

    /// A ratio, as it is shown everywhere.
    static func reached(_ ratio: Double) -> String { Figure.text(Color.shownContrast(ratio)) }
}
