// SPDX-License-Identifier: Apache-2.0

import BannerCore

extension BannerMotion {
    /// How far a banner that comes in within `duration` first moves the wrong way, away from its place, as a part of the
    /// distance that it travels; 0 if it doesn't.
    func setback(within duration: Duration) -> Double {
        guard duration > .zero else { return 0 }
        switch self {
        case .spring(let damping, let velocity):
            guard velocity < 0 else { return 0 }
            let response = SpringResponse(damping: damping, velocity: velocity, duration: duration.inSeconds)
            return Self.springSetback(response)
        case .curve(let x1, let y1, let x2, let y2):
            // Turned round, the curve ends where it began, and what lay before its start goes past its end.
            return BannerMotion.curve(x1: 1 - x2, y1: 1 - y2, x2: 1 - x1, y2: 1 - y1).overshoot(within: duration)
        }
    }

    /// The distance x that is left, 1 at the start, follows x″ + 2ζx′ + x = 0 with x′(0) = −v/ω, in times of 1/ω. A velocity away
    /// from the goal has it grow until x′ is 0, which is before the first quarter of a swing is over.
    private static func springSetback(_ response: SpringResponse) -> Double {
        let damping = response.damping
        var (x, speed) = (1.0, -response.velocity / response.angularFrequency)
        func acceleration(_ x: Double, _ speed: Double) -> Double { -2 * damping * speed - x }
        // Runge and Kutta's method; in such steps even the fastest decay of the language, a damping of 10, is smooth.
        let step = 1.0 / 512
        while speed > 0 {
            let a = (speed, acceleration(x, speed))
            let b = (speed + step / 2 * a.1, acceleration(x + step / 2 * a.0, speed + step / 2 * a.1))
            let c = (speed + step / 2 * b.1, acceleration(x + step / 2 * b.0, speed + step / 2 * b.1))
            let d = (speed + step * c.1, acceleration(x + step * c.0, speed + step * c.1))
            x += step / 6 * (a.0 + 2 * b.0 + 2 * c.0 + d.0)
            speed += step / 6 * (a.1 + 2 * b.1 + 2 * c.1 + d.1)
        }
        return max(0, x - 1)
    }
}
