// SPDX-License-Identifier: Apache-2.0

import BannerKit
import BannerSpec
import Diagnostics

/// A text of a banner in one language and one plural form, with its parameters at their widest, where a banner draws it.
struct ShownText {
    /// The banner.
    let banner: Banner
    /// How it looks.
    let look: Look
    /// The theme, or none.
    let scenario: Scenario
    /// The language, as a BCP 47 tag.
    let locale: String
    /// Where it is written: the plural form, or else the text.
    let place: Place
    /// The text.
    let filled: TextFiller.Filled
    /// The text with its widths.
    let prepared: PreparedText

    /// Where it is drawn.
    let layout: BannerLayout
    /// The widths in em of the titles of the buttons beside it.
    let titles: [Double]

    /// The width for the text in em.
    func width(in window: WindowClass, at size: BannerDynamicTypeSize) -> Double {
        let points = points(at: size)
        return layout.textWidth(in: window, points: points, titles: titles) / points
    }

    /// The size of the text in points.
    func points(at size: BannerDynamicTypeSize) -> Double { TypeScale.points(look.style.textStyle.value, at: size) }

    /// Whether `prepared` fits everywhere at sizes up to `largest`: if so in the narrowest window of each width class at the
    /// largest size, then in all others, since there is only more room.
    func fits(_ prepared: PreparedText, _ limit: LineLimit, upTo largest: BannerDynamicTypeSize) -> Bool {
        WindowClass.narrowest.allSatisfy { window in
            prepared.fit(in: limit.lines(look, isCompact: window.isCompact), width: width(in: window, at: largest))
                == .fits
        }
    }
}
