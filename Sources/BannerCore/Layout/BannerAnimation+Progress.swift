// SPDX-License-Identifier: Apache-2.0

extension BannerAnimation {
    /// The part of the way that is done `seconds` after the start: 0 at the start, 1 at the goal, above 1 while a spring swings past.
    package func progress(after seconds: Double) -> Double {
        let time = max(0, seconds)
        switch self {
        case .instant: return 1
        case .spring(let stiffness, let damping, let velocity):
            return 1 - Self.distance(stiffness, damping, velocity, time)
        case .curve(let x1, let y1, let x2, let y2, let duration):
            return time < duration ? Self.bezier(y1, y2, Self.parameter(x1, x2, time / duration)) : 1
        case .linear(let duration): return time < duration ? time / duration : 1
        }
    }

    /// What is left of the distance, 1 at the start: the solution of x″ + cx′ + kx = 0 with x(0) = 1 and x′(0) = -v.
    private static func distance(_ stiffness: Double, _ damping: Double, _ velocity: Double, _ time: Double) -> Double {
        let (half, discriminant) = (damping / 2, damping * damping / 4 - stiffness)
        if discriminant < 0 {
            let frequency = (-discriminant).squareRoot()
            let swing = CMath.cosine(frequency * time) + (half - velocity) / frequency * CMath.sine(frequency * time)
            return CMath.exponential(-half * time) * swing
        }
        if discriminant == 0 { return CMath.exponential(-half * time) * (1 + (half - velocity) * time) }
        let fast = half + discriminant.squareRoot()
        // The product of both rates is k; a difference of large numbers would lose the slow one's digits.
        let slow = stiffness / fast
        let slowly = (fast - velocity) * CMath.exponential(-slow * time)
        let quickly = (slow - velocity) * CMath.exponential(-fast * time)
        return (slowly - quickly) / (fast - slow)
    }

    /// One coordinate of the curve from 0 to 1 with these control points.
    private static func bezier(_ first: Double, _ second: Double, _ parameter: Double) -> Double {
        let rest = 1 - parameter
        return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second
            + parameter * parameter * parameter
    }

    /// Where the curve's x is `x`. It grows all the way, since x1 and x2 lie in 0...1.
    private static func parameter(_ x1: Double, _ x2: Double, _ x: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if bezier(x1, x2, middle) < x { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
