// SPDX-License-Identifier: Apache-2.0

/// Three numbers of a colour, in the order of its space.
typealias Vector3 = SIMD3<Double>

/// A 3 by 3 matrix, by rows.
struct Matrix3: Sendable {
    private let first: Vector3
    private let second: Vector3
    private let third: Vector3

    init(_ first: Vector3, _ second: Vector3, _ third: Vector3) {
        self.first = first
        self.second = second
        self.third = third
    }

    static func * (matrix: Matrix3, vector: Vector3) -> Vector3 {
        Vector3(
            (matrix.first * vector).sum(),
            (matrix.second * vector).sum(),
            (matrix.third * vector).sum()
        )
    }
}

extension SIMD3<Double> {
    /// The vector with `transform` applied to each number.
    func mapped(_ transform: (Double) -> Double) -> Vector3 { Vector3(transform(x), transform(y), transform(z)) }
}
