// SPDX-License-Identifier: Apache-2.0

/// A colour in one of the spaces of the DTCG colour module, 2025.10.
///
/// A colour keeps what was written: components outside the range of its space stay as they are (check them with
/// ``ColorSpace/Component/allows(_:)``), and missing ones stay missing until a conversion counts them as 0.
///
/// Equality is that of what is written: `#FF0000` and the same red in OKLCH are not equal.
public struct Color: Hashable, Sendable {
    /// The space that gives the components their meaning.
    public let space: ColorSpace
    /// The three components, in the order of ``ColorSpace/components``.
    public let components: Components
    /// The opacity: 0 is transparent, 1 opaque.
    public let alpha: Double

    /// A colour of `space`; `nil` is a missing component, `none` in CSS and DTCG.
    ///
    /// `alpha` is limited to 0...1 as in CSS. A component that is not finite counts as missing, and so does `alpha`,
    /// which then is 0: no later result can be NaN.
    public init(_ space: ColorSpace, _ first: Double?, _ second: Double?, _ third: Double?, alpha: Double = 1) {
        self.space = space
        self.components = Components(first, second, third)
        self.alpha = alpha.isNaN ? 0 : min(max(alpha, 0), 1)
    }

    /// The colour of `space` whose components are `vector`.
    init(_ space: ColorSpace, _ vector: Vector3, alpha: Double) {
        self.init(space, vector.x, vector.y, vector.z, alpha: alpha)
    }

    /// The components as numbers, 0 for missing ones.
    var vector: Vector3 { Vector3(components.first ?? 0, components.second ?? 0, components.third ?? 0) }
}
