// SPDX-License-Identifier: Apache-2.0

extension BannerContent {
    /// Whether it has this style, also where it is a ``Banner``, which has wrapped its style.
    public func hasStyle(_ style: some BannerStyle) -> Bool { AnyBannerStyle(self.style) == AnyBannerStyle(style) }
}
