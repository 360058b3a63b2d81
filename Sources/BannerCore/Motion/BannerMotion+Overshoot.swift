// SPDX-License-Identifier: Apache-2.0

extension BannerMotion {
    /// How far a banner that comes in within `duration` goes past its place at most, as a part of the distance that it
    /// travels; 0 if it doesn't.
    public func overshoot(within duration: Duration) -> Double {
        switch self {
        case .spring(let damping, let velocity):
            let (seconds, attoseconds) = duration.components
            let time = Double(seconds) + Double(attoseconds) / 1e18
            return SpringResponse(damping: damping, velocity: velocity, duration: time).overshoot
        case .curve(_, let y1, _, let y2):
            return duration > .zero ? Self.peak(y1, y2) - 1 : 0
        }
    }

    /// The greatest y of the cubic Bézier curve from 0 over `y1` and `y2` to 1, which is at its end or where it turns.
    private static func peak(_ y1: Double, _ y2: Double) -> Double {
        func y(_ t: Double) -> Double {
            let rest = 1 - t
            return 3 * rest * rest * t * y1 + 3 * rest * t * t * y2 + t * t * t
        }
        return turns(y1, y2).filter { (0...1).contains($0) }.map(y).reduce(1, max)
    }

    /// Where a third of the derivative, at² + bt + c, is 0.
    private static func turns(_ y1: Double, _ y2: Double) -> [Double] {
        let (a, b, c) = (3 * (y1 - y2) + 1, 2 * (y2 - 2 * y1), y1)
        let discriminant = b * b - 4 * a * c
        guard discriminant >= 0 else { return [] }
        // Adding numbers of one sign keeps their digits. A division by 0 makes an infinity or no number: no turn.
        let sum = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
        return [sum / a, c / sum]
    }
}
