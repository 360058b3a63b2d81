// SPDX-License-Identifier: Apache-2.0

/// What a tap on the bar of a banner does, beside its buttons and its link.
public enum BannerBarTap: String, CaseIterable, Sendable {
    /// It sends the banner away, where `tap` is one of its ways out.
    case dismiss
    /// It opens what the banner speaks of: the banner leaves with ``BannerOutcome/opened``.
    case open
    /// Nothing.
    case nothing
}
