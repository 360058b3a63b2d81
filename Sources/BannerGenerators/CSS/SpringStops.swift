// SPDX-License-Identifier: Apache-2.0

import BannerCore
import JSONWriting

/// The way of a spring as straight lines, for `linear()` (CSS Easing 2).
enum SpringStops {
    /// How far a line may lie beside the way, as a part of the distance: a fifth of a pixel on a way of a hundred.
    private static let tolerance = 0.002
    /// How many points of the way are looked at. Springs that swing faster than that are no use on a banner.
    private static let samples = 600

    /// Stops such as `0.25 12.5%`: the part of the way, and the part of the time after which it is done.
    static func all(_ spring: SpringResponse) -> [String] {
        guard spring.duration > 0 else { return ["0", "1"] }
        let way = way(of: spring)
        return lines(through: way).map { index in
            if index == 0 { return "0" }
            if index == samples { return "1" }
            return "\(rounded(way[index], 1e4)) \(rounded(Double(index) * 100 / Double(samples), 1e2))%"
        }
    }

    /// The part of the way that is done at each sample. A step is multiplied by one matrix, since the equation is linear.
    private static func way(of spring: SpringResponse) -> [Double] {
        let phase = spring.angularFrequency * spring.duration / Double(samples)
        let step = Matrix2(a: 0, b: phase, c: -phase, d: -2 * spring.damping * phase).exponential
        // The distance that is left, and its change during a time of 1/ω.
        var state = (left: 1.0, change: -spring.velocity / spring.angularFrequency)
        return (0...samples).map { _ in
            defer {
                state = (step.a * state.left + step.b * state.change, step.c * state.left + step.d * state.change)
            }
            return 1 - state.left
        }
    }

    /// The indices of points whose joining lines pass all points within the tolerance: each line is drawn on for as long
    /// as some slope serves all points that it passes.
    private static func lines(through way: [Double]) -> [Int] {
        var corners = [0]
        var start = 0
        var slopes = (-Double.infinity)...Double.infinity
        for index in way.indices.dropFirst() {
            let run = Double(index - start)
            let rise = way[index] - way[start]
            if !slopes.contains(rise / run) {
                start = index - 1
                corners.append(start)
                slopes = (-Double.infinity)...Double.infinity
            }
            let (width, height) = (Double(index - start), way[index] - way[start])
            let low = max(slopes.lowerBound, (height - tolerance) / width)
            let high = min(slopes.upperBound, (height + tolerance) / width)
            // The slope of this point lies within both, so that they overlap.
            slopes = low...max(low, high)
        }
        return corners + [way.count - 1]
    }

    private static func rounded(_ value: Double, _ scale: Double) -> String {
        ((value * scale).rounded() / scale).jsonNumber
    }
}

/// A matrix of two rows: a b, c d.
private struct Matrix2 {
    var a: Double
    var b: Double
    var c: Double
    var d: Double

    static let one = Matrix2(a: 1, b: 0, c: 0, d: 1)

    static func * (left: Matrix2, right: Matrix2) -> Matrix2 {
        Matrix2(
            a: left.a * right.a + left.b * right.c, b: left.a * right.b + left.b * right.d,
            c: left.c * right.a + left.d * right.c, d: left.c * right.b + left.d * right.d)
    }

    func scaled(_ factor: Double) -> Matrix2 { Matrix2(a: a * factor, b: b * factor, c: c * factor, d: d * factor) }

    /// e to the power of the matrix: the series for a part so small that twelve terms are exact, and then squares of it.
    var exponential: Matrix2 {
        var part = self
        var squarings = 0
        while max(part.a.magnitude, part.b.magnitude, part.c.magnitude, part.d.magnitude) > 0.25, squarings < 64 {
            part = part.scaled(0.5)
            squarings += 1
        }
        // Horner's scheme: 1 + m(1 + m/2(1 + m/3(…))).
        var sum = Matrix2.one
        for term in stride(from: 12.0, through: 1, by: -1) {
            let product = (part * sum).scaled(1 / term)
            sum = Matrix2(a: 1 + product.a, b: product.b, c: product.c, d: 1 + product.d)
        }
        for _ in 0..<squarings { sum = sum * sum }
        return sum
    }
}
