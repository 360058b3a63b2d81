// SPDX-License-Identifier: Apache-2.0

/// Equality of values whose types are not known.
enum BannerEquality {
    /// Whether both are the same value of the same type, or both are none.
    static func isSame(_ one: (any Hashable)?, _ other: (any Hashable)?) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        return AnyHashable(one) == AnyHashable(other)
    }
}
