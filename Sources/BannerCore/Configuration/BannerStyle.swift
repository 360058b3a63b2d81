// SPDX-License-Identifier: Apache-2.0

/// How the banners of a kind look and behave.
public protocol BannerStyle: Hashable, Sendable {
    /// The look and behaviour of a banner of this style, as long as the banner does not say otherwise.
    var bannerConfiguration: BannerConfiguration { get }

    /// Whether the style sets its metrics itself, so that they win over those of a level.
    var setsMetrics: Bool { get }
}

extension BannerStyle {
    /// It does: whoever makes a configuration in code has chosen its metrics.
    public var setsMetrics: Bool { true }
}
