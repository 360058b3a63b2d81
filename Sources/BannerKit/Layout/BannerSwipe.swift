// SPDX-License-Identifier: Apache-2.0

/// A finger that drags a banner. Lengths are points, `y` runs downwards.
package struct BannerSwipe: Hashable, Sendable {
    /// The edge that the banner entered from.
    package var edge: BannerEdge
    /// The banner's height.
    package var height: Double

    /// A swipe on a banner of `height` that entered from `edge`.
    package init(edge: BannerEdge, height: Double) {
        self.edge = edge
        self.height = height
    }

    /// How far the banner is from its place under a finger that moved by `translation`, and that caught it `start` from
    /// there: it follows all the way towards its edge, and not at all away from it, where the buffer would end.
    package func offset(_ translation: Double, from start: Double = 0) -> Double {
        edge == .top ? min(0, start + translation) : max(0, start + translation)
    }

    /// Whether a finger that let go after `translation`, and would have gone on to `predicted`, sends the banner away: past a
    /// third of its height, or towards all of it.
    package func dismisses(_ translation: Double, predicted: Double) -> Bool {
        let (done, goal) = (offset(translation).magnitude, offset(predicted).magnitude)
        return done > 0 && (done >= height / 3 || goal >= height)
    }

    /// Whether `touch` sends the banner away when it lifts at `time`.
    func dismisses(_ touch: BannerTouch, at time: Double) -> Bool {
        dismisses(touch.translation, predicted: touch.predicted(at: time))
    }
}
