// SPDX-License-Identifier: Apache-2.0

/// Where a banner is while it comes, stays and goes. Lengths are points; `y` runs downwards.
package struct BannerGeometry: Hashable, Sendable {
    /// The edge that the banner enters from.
    package var edge: BannerEdge
    /// The banner's height with its margin, without the buffer.
    package var height: Double
    /// What lies between the edge that it slides out from under and its own place.
    package var inset: Double
    /// How far its shadow is seen beyond its margin.
    package var reach: Double

    /// A banner that is `height` with its margin, rests `inset` from `edge` and throws a shadow that is seen `reach` farther.
    package init(edge: BannerEdge, height: Double, inset: Double, reach: Double = 0) {
        self.edge = edge
        self.height = height
        self.inset = inset
        self.reach = reach
    }

    /// How far the banner travels from where nothing of it is seen to its place.
    package var travel: Double { height + inset + reach }

    /// How far the banner is from its place when `shown` of its way is done: 0 hidden, 1 at rest, above 1 while a spring
    /// swings past.
    package func offset(shown: Double) -> Double { (edge == .top ? shown - 1 : 1 - shown) * travel }

    /// The top of the banner, with its margin, in a container of `containerHeight` between its safe areas.
    package func top(shown: Double, containerHeight: Double) -> Double {
        (edge == .top ? 0 : containerHeight - height) + offset(shown: shown)
    }

    /// The buffer above the content without which a gap opens while a spring swings past by `overshoot` of the way. A banner that
    /// stands off from its edge by a margin needs none: there is a gap anyway.
    package func neededBuffer(overshoot: Double) -> Double { inset + overshoot * travel }

    /// The inset of a banner that slides out from under `anchor`: 0 below a bar, from under whose edge it comes, and else
    /// the safe area.
    package static func inset(under anchor: BannerSurface.Anchor, edge: BannerEdge, safeArea: BannerInsets) -> Double {
        if slidesFromBar(anchor, edge: edge) { return 0 }
        return edge == .top ? safeArea.top : safeArea.bottom
    }

    /// How far beyond the safe area a banner that slides out from under a bar may be seen: not at all at `edge`, where the bar
    /// lies, and to the end of the screen elsewhere.
    package static func clipOutsets(edge: BannerEdge, safeArea: BannerInsets) -> BannerInsets {
        var outsets = safeArea
        if edge == .top { outsets.top = 0 } else { outsets.bottom = 0 }
        return outsets
    }

    /// Whether a bar lies at `edge`, so that nothing of the banner may be seen beyond the safe area.
    ///
    /// A bar of the other edge is not in the way.
    package static func slidesFromBar(_ anchor: BannerSurface.Anchor, edge: BannerEdge) -> Bool {
        switch (anchor, edge) {
        case (.navigationBar, .top), (.header, .top), (.tabBar, _), (.toolbar, _): true
        case (.statusBar, _), (.none, _), (.navigationBar, .bottom), (.header, .bottom): false
        }
    }
}

extension BannerShape {
    /// How far the shadow of a bar that enters from `edge` is seen beyond its margin.
    package func reach(from edge: BannerEdge) -> Double {
        let margin = edge == .top ? margin.bottom : margin.top
        return max(0, (fill == .none ? 0 : shadow?.reach(from: edge) ?? 0) - max(0, margin))
    }
}
