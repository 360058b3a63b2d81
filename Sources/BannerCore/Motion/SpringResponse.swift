// SPDX-License-Identifier: Apache-2.0

/// How a banner on a spring swings past its place.
///
/// A spring is given as UIKit takes it, by its damping ratio ζ, its initial velocity v and the time T in which it comes to
/// rest. The distance x that is left, 1 at the start, follows x″ + 2ζω·x′ + ω²·x = 0 with x′(0) = -v.
///
/// UIKit does not say which ω it takes. Here it is the one at which the swing that the velocity and the damping add has
/// died down to a thousandth of the distance after T, and stays below: |ζω − v| / (ω√(1−ζ²)) · e^(−ζωT) = 0.001. Where ζ
/// nears 1 and 1 / √(1−ζ²) grows without bound, ωT takes its place, and above 1 sinh takes the place of the sine.
package struct SpringResponse: Hashable, Sendable {
    /// The damping ratio ζ: below 1 the banner swings, from 1 on it does so only if the velocity drives it.
    package let damping: Double
    /// The initial velocity towards the goal, in distances to travel a second.
    package let velocity: Double
    /// The time T until it rests, in seconds.
    package let duration: Double
    /// The undamped angular frequency ω, in radians a second; infinite for a duration of 0.
    package let angularFrequency: Double

    /// The velocity in distances to travel during a time of 1/ω.
    private let relativeVelocity: Double

    /// The part of the distance at which a spring counts as resting.
    private static let rest = 0.001

    /// A spring of these values, which are brought into 0.01...100, -1,000,000...1,000,000 and 0...86,400. What is no number
    /// counts as a damping of 1, a velocity of 0, a duration of 0.
    package init(damping: Double, velocity: Double, duration: Double) {
        self.damping = Self.bounded(damping, 0.01...100, or: 1)
        self.velocity = Self.bounded(velocity, -1e6...1e6, or: 0)
        self.duration = Self.bounded(duration, 0...86_400, or: 0)
        let travel = self.velocity * self.duration
        let phase = Self.restingPhase(damping: self.damping, travel: travel)
        angularFrequency = self.duration > 0 ? phase / self.duration : .infinity
        relativeVelocity = self.duration > 0 ? travel / phase : 0
    }

    /// How far the banner swings past its place at most, as a part of the distance that it travels; 0 if it doesn't.
    ///
    /// It is the depth of the first minimum of x.
    package var overshoot: Double {
        guard duration > 0 else { return 0 }
        return damping < 1 ? swing : thrust
    }

    /// Below a damping of 1: √(1−2ζu+u²) · e^(−ζθ/s) with u = v/ω, s = √(1−ζ²) and θ = π − atan2(us, 1−ζu), the phase of
    /// the first minimum.
    private var swing: Double {
        let u = relativeVelocity
        let s = (1 - damping * damping).squareRoot()
        // π − atan2(y, x) is atan2(y, −x) for y > 0 and a whole turn more otherwise.
        let angle = CMath.angle(x: damping * u - 1, y: u * s)
        let phase = angle > 0 ? angle : angle + 2 * .pi
        return (1 - 2 * damping * u + u * u).squareRoot() * CMath.exponential(-damping * phase / s)
    }

    /// From a damping of 1 on: with the rates p₁ ≤ p₂ = ζ ∓ √(ζ²−1) of the two exponentials, (u/p₂ − 1) · e^(−p₁τ) at the
    /// only turning point, τ. At 1 this is (u − 1) · e^(−u/(u−1)).
    private var thrust: Double {
        let u = relativeVelocity
        let half = (damping * damping - 1).squareRoot()
        let fast = damping + half
        guard u > fast else { return 0 }
        let slow = 1 / fast
        let ratio = u / (slow * (u - fast))
        let time = half > 0 ? CMath.logarithm(onePlus: 2 * half * ratio) / (2 * half) : ratio
        return (u / fast - 1) * CMath.exponential(-slow * time)
    }

    /// ωT: the largest phase at which the swing is as large as what counts as rest. `travel` is vT.
    ///
    /// The swing is not monotonic where the velocity and the damping cancel out, so the phase is sought from above, in
    /// steps finer than its hump there, and then halved in.
    private static func restingPhase(damping: Double, travel: Double) -> Double {
        // Far beyond rest: e^-40 outweighs the greatest velocity and time.
        var high = damping < 1 ? 40 / damping : 80 * damping
        var low = high
        while low > 0.001, size(low, damping, travel) < rest {
            high = low
            low *= 0.97
        }
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if size(middle, damping, travel) < rest { high = middle } else { low = middle }
        }
        return high
    }

    /// The size of the swing at `phase`, ωt.
    private static func size(_ phase: Double, _ damping: Double, _ travel: Double) -> Double {
        let amplitude = (damping - travel / phase).magnitude
        if damping <= 1 {
            let s = (1 - damping * damping).squareRoot()
            return amplitude * min(phase, 1 / s) * CMath.exponential(-damping * phase)
        }
        let half = (damping * damping - 1).squareRoot()
        // sinh(half · phase) / half · e^(−damping · phase), without its large numbers.
        let sine = -CMath.exponentialMinusOne(-2 * half * phase) / (2 * half)
        return amplitude * sine * CMath.exponential(-phase / (damping + half))
    }

    private static func bounded(_ value: Double, _ range: ClosedRange<Double>, or standard: Double) -> Double {
        value.isNaN ? standard : min(max(value, range.lowerBound), range.upperBound)
    }
}
