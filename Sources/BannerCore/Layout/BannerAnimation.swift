// SPDX-License-Identifier: Apache-2.0

/// How a banner moves or fades between hidden and shown.
package enum BannerAnimation: Hashable, Sendable {
    /// Not at all: it is there.
    case instant
    /// A spring of mass 1. `velocity` is in distances to travel a second.
    case spring(stiffness: Double, damping: Double, velocity: Double)
    /// A cubic Bézier curve within `seconds`.
    case curve(x1: Double, y1: Double, x2: Double, y2: Double, seconds: Double)
    /// A constant pace within `seconds`.
    case linear(seconds: Double)

    /// How a banner of `metrics` comes.
    ///
    /// The stiffness ω² and the damping 2ζω are those of the equation that the rule `buffer-overshoot` looks at.
    package static func presenting(_ metrics: BannerDisplayMetrics, reducesMotion: Bool) -> BannerAnimation {
        let seconds = seconds(metrics.presentation)
        guard seconds > 0 else { return .instant }
        if reducesMotion { return .linear(seconds: seconds) }
        switch metrics.motion {
        case .spring(let damping, let velocity):
            let spring = SpringResponse(damping: damping, velocity: velocity, duration: seconds)
            let frequency = spring.angularFrequency
            guard frequency.isFinite else { return .instant }
            return .spring(
                stiffness: frequency * frequency, damping: 2 * spring.damping * frequency, velocity: spring.velocity)
        case .curve(let x1, let y1, let x2, let y2):
            return .curve(x1: x1, y1: y1, x2: x2, y2: y2, seconds: seconds)
        }
    }

    /// How a banner of `metrics` goes: on its curve, and without a bounce, since nothing is left to rest.
    package static func dismissing(_ metrics: BannerDisplayMetrics, reducesMotion: Bool) -> BannerAnimation {
        let seconds = seconds(metrics.dismissal)
        guard seconds > 0 else { return .instant }
        let curve = metrics.dismissalCurve
        if reducesMotion || curve == .linear { return .linear(seconds: seconds) }
        return .curve(x1: curve.x1, y1: curve.y1, x2: curve.x2, y2: curve.y2, seconds: seconds)
    }

    /// How a banner takes another height when what it says changes while it is shown; without a bounce, so that the text keeps
    /// still, and not at all under Reduce Motion.
    package static func changing(reducesMotion: Bool) -> BannerAnimation {
        reducesMotion ? .instant : .curve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1, seconds: 0.25)
    }

    /// How a track goes on from one part of the work that is done to the next, at a constant pace; a step back, as of work that
    /// starts over, is no motion to follow.
    package static func progress(from former: Double?, to fraction: Double?, reducesMotion: Bool) -> BannerAnimation {
        guard let former, let fraction, fraction > former, !reducesMotion else { return .instant }
        return .linear(seconds: 0.2)
    }

    /// This animation, or none where motion `isFrozen`, as for a picture that a test compares.
    package func unless(_ isFrozen: Bool) -> BannerAnimation { isFrozen ? .instant : self }

    /// `duration` in seconds; at least 0.
    package static func seconds(_ duration: Duration) -> Double {
        let (seconds, attoseconds) = duration.components
        return max(0, Double(seconds) + Double(attoseconds) / 1e18)
    }
}

/// How far a banner is in, and how much of it is seen, when a part of its coming is done.
///
/// Under Reduce Motion it is at its place at once and fades, whatever its transition is.
package struct BannerPassage: Hashable, Sendable {
    /// The part of its way that is done: 0 hidden, 1 at rest.
    package let place: Double
    /// Its opacity.
    package let opacity: Double

    /// The passage when `shown`, 0 to 1 and past it, is done.
    ///
    /// One that `isDragged` is on its way already: it goes on by it, also where it would fade in its place.
    package init(shown: Double, _ transition: BannerTransition, reducesMotion: Bool, isDragged: Bool) {
        place = reducesMotion || (transition == .fade && !isDragged) ? 1 : shown
        opacity = reducesMotion || transition != .slide ? min(max(shown, 0), 1) : 1
    }
}
