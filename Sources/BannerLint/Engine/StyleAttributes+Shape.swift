// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec

extension StyleAttributes {
    /// Whether a bar of this style stands off from the edge that it enters from, so that nothing of it lies behind the status bar.
    var standsOffFromEdge: Bool { (edge.value == .top ? margin.value.top : margin.value.bottom) > 0 }

    /// Whether what banners of this style show is drawn on the tint, and not on what lies behind them.
    var showsTint: Bool { fill.value == .tint }

    /// Whether what banners of this style show is drawn straight on what the app shows, whatever that is.
    var liesOnContent: Bool { !isFilled && position.value == .overlay }

    /// Whether anything of a bar of this style is seen but its content.
    var isFilled: Bool { fill.value != .none }
}
