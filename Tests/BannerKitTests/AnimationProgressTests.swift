// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import BannerKit

/// Where a banner is on its way, against the equation that it moves by and the curves of CSS.
@Suite struct AnimationProgressTests {
    private static let dampings = [0.1, 0.5, 0.7, 0.99, 1, 1.01, 2, 20]
    private static let velocities = [-4.0, 0, 3, 30]

    @Test(arguments: dampings, velocities) func aSpringObeysItsEquation(damping: Double, velocity: Double) throws {
        let metrics = BannerDisplayMetrics(
            presentation: .milliseconds(600), motion: .spring(damping: damping, velocity: velocity))
        let animation = BannerAnimation.presenting(metrics, reducesMotion: false)
        guard case .spring(let stiffness, let rate, let initial) = animation else {
            Issue.record("\(animation)")
            return
        }
        // x″ = -cx′ - kx in small steps (Runge and Kutta).
        var (x, v, time) = (1.0, -initial, 0.0)
        let step = 0.6 / 60_000
        func force(_ x: Double, _ v: Double) -> Double { -rate * v - stiffness * x }
        for index in 1...60_000 {
            let (v1, f1) = (v, force(x, v))
            let (v2, f2) = (v + step / 2 * f1, force(x + step / 2 * v1, v + step / 2 * f1))
            let (v3, f3) = (v + step / 2 * f2, force(x + step / 2 * v2, v + step / 2 * f2))
            let (v4, f4) = (v + step * f3, force(x + step * v3, v + step * f3))
            x += step / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
            v += step / 6 * (f1 + 2 * f2 + 2 * f3 + f4)
            time = Double(index) * step
            if index.isMultiple(of: 1000) {
                let progress = animation.progress(after: time)
                #expect((progress - (1 - x)).magnitude < 1e-6, "after \(time) s: \(progress), not \(1 - x)")
            }
        }
    }

    @Test(arguments: dampings, velocities) func aSpringSwingsAsFarAsTheRuleSays(damping: Double, velocity: Double) {
        let motion = BannerMotion.spring(damping: damping, velocity: velocity)
        let animation = BannerAnimation.presenting(
            BannerDisplayMetrics(presentation: .milliseconds(600), motion: motion), reducesMotion: false)
        let farthest = (0...60_000).map { animation.progress(after: Double($0) / 100_000) }.max() ?? 0
        let overshoot = motion.overshoot(within: .milliseconds(600))
        #expect((max(0, farthest - 1) - overshoot).magnitude < 1e-4)
        #expect((animation.progress(after: 0)).magnitude < 1e-12)
        // What counts as rest is a thousandth of the swing that the velocity adds; a weak spring has more left of the other.
        #expect((animation.progress(after: 0.6) - 1).magnitude < 0.02)
    }

    /// Points of CSS's keywords, worked out in fractions: `ease-in-out` is at a half in the middle, and so on.
    @Test func aCurveIsThatOfCSS() {
        let easeInOut = BannerAnimation.curve(x1: 0.42, y1: 0, x2: 0.58, y2: 1, seconds: 2)
        #expect((easeInOut.progress(after: 1) - 0.5).magnitude < 1e-9)
        // At the parameter ½ the curve's x is ½ + ⅜(x1 + x2 - 1), and its y the same of y1 and y2.
        let easeIn = BannerAnimation.curve(x1: 0.42, y1: 0, x2: 1, y2: 1, seconds: 1)
        #expect((easeIn.progress(after: 0.5 + 0.375 * 0.42) - 0.5).magnitude < 1e-9)
        let overshooting = BannerAnimation.curve(x1: 0.3, y1: 1.5, x2: 0.7, y2: 1.5, seconds: 1)
        #expect((overshooting.progress(after: 0.5) - 1.25).magnitude < 1e-9)
        for animation in [easeInOut, easeIn, overshooting, .linear(seconds: 1), .instant] {
            #expect(animation.progress(after: 9) == 1)
        }
        #expect(BannerAnimation.linear(seconds: 2).progress(after: 0.5) == 0.25)
        #expect(BannerAnimation.linear(seconds: 2).progress(after: -1) == 0)
    }
}
