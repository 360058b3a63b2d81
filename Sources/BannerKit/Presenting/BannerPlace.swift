// SPDX-License-Identifier: Apache-2.0

/// What a host shows the banners of.
public enum BannerPlace: Hashable, Sendable {
    /// The surfaces with `scope: scene`.
    case scene
    /// One surface, such as that of a screen.
    case surface(BannerSurface)
}
