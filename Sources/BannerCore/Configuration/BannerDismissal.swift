// SPDX-License-Identifier: Apache-2.0

/// The ways in which a banner may leave.
public struct BannerDismissal: OptionSet, Hashable, Sendable {
    /// One bit for each way.
    public let rawValue: UInt8

    /// The set with the bits of `rawValue`.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A button of the banner, its close button among them.
    public static let button = BannerDismissal(rawValue: 1)
    /// A swipe towards the banner's edge.
    public static let swipe = BannerDismissal(rawValue: 2)
    /// The end of its display time, unless that is unlimited.
    public static let timer = BannerDismissal(rawValue: 4)
    /// A tap on the bar.
    public static let tap = BannerDismissal(rawValue: 8)
    /// The end of the condition that it speaks of.
    public static let condition = BannerDismissal(rawValue: 16)
}
