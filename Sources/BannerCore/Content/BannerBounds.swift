// SPDX-License-Identifier: Apache-2.0

/// Compares the parameters of a banner with the bounds that its spec sets them. Generated code uses it.
///
/// ```swift
/// let faults = BannerBounds("syncFailed").int("count", 5_000_000, min: 1, max: 999).faults
/// ```
public struct BannerBounds: Sendable {
    /// The parameters beyond their bounds, in the order in which they were compared.
    public private(set) var faults: [BannerFault] = []
    private let banner: String

    /// For the banner of this name.
    public init(_ banner: String) { self.banner = banner }

    /// With the number `value` of `parameter`.
    public func int(_ parameter: String, _ value: Int, min: Int? = nil, max: Int? = nil) -> Self {
        if let min, value < min { return adding(parameter, .min(min)) }
        if let max, value > max { return adding(parameter, .max(max)) }
        return self
    }

    /// With the text `value` of `parameter`.
    public func string(_ parameter: String, _ value: String, maxLength: Int) -> Self {
        value.kept(within: maxLength) == nil ? self : adding(parameter, .maxLength(maxLength))
    }

    private func adding(_ parameter: String, _ bound: BannerFault.Bound) -> Self {
        var bounds = self
        bounds.faults.append(.beyondBound(banner: banner, parameter: parameter, bound: bound))
        return bounds
    }
}
