// SPDX-License-Identifier: Apache-2.0

import ColorSpaces

/// What lies behind a banner: something that is no darker and no lighter than two colours.
struct Backdrop {
    var darkest: Color
    var lightest: Color

    /// Whatever an app shows.
    static let anything = Backdrop(darkest: Color(.srgb, 0, 0, 0), lightest: Color(.srgb, 1, 1, 1))

    /// The least and the greatest contrast between `drawn` and `tint`, over which it lies.
    func contrast(of drawn: Color, on tint: Color) -> ClosedRange<Double> {
        contrast(on: tint) { ground in (drawn.composited(over: ground), ground) }
    }

    /// The least and the greatest contrast between two opaque colours, both made of `tint` over the backdrop.
    ///
    /// The greatest is at one of the two ends. So is the least, unless one of the colours is the lighter one at one end
    /// and the darker one at the other: then they are equally light on something in between.
    func contrast(on tint: Color, _ colors: (_ ground: Color) -> (Color, Color)) -> ClosedRange<Double> {
        let dark = contrast(colors(tint.composited(over: darkest)))
        guard tint.alpha < 1 else { return dark.ratio...dark.ratio }
        let light = contrast(colors(tint.composited(over: lightest)))
        let least = dark.firstIsLighter == light.firstIsLighter ? min(dark.ratio, light.ratio) : 1
        return least...max(dark.ratio, light.ratio)
    }

    private func contrast(_ colors: (Color, Color)) -> (ratio: Double, firstIsLighter: Bool) {
        let luminances = (colors.0.relativeLuminance, colors.1.relativeLuminance)
        let ratio = (max(luminances.0, luminances.1) + 0.05) / (min(luminances.0, luminances.1) + 0.05)
        return (ratio, luminances.0 > luminances.1)
    }
}
