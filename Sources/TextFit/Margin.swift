// SPDX-License-Identifier: Apache-2.0

/// By what share of a width text may be wider or narrower than it is measured: 0.03 is three per cent.
public struct Margin: Sendable, Equatable {
    /// By how much it may be wider. It is kept free before a text is said to fit.
    public var wider: Double

    /// By how much it may be narrower. It is added before a text is said not to fit.
    public var narrower: Double

    /// - Parameters:
    ///   - wider: by how much text may be wider than it is measured, 0 ..< 1.
    ///   - narrower: by how much it may be narrower, 0 ..< 1.
    public init(wider: Double, narrower: Double) {
        self.wider = wider
        self.narrower = narrower
    }

    /// The same to both sides, 0 ..< 1.
    public init(_ share: Double) { self.init(wider: share, narrower: share) }

    /// Takes the greater of each.
    mutating func grow(to other: Margin) {
        wider = max(wider, other.wider)
        narrower = max(narrower, other.narrower)
    }
}

extension Margin: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// The same to both sides.
    public init(floatLiteral share: Double) { self.init(share) }

    /// The same to both sides.
    public init(integerLiteral share: Int) { self.init(Double(share)) }
}
