// SPDX-License-Identifier: Apache-2.0

/// A link in a banner. It says where it leads; what happens is up to the app, which hears ``BannerOutcome/link``.
public struct BannerLink: Hashable, Sendable {
    /// Where a link stands.
    public enum Placement: String, CaseIterable, Sendable {
        /// Under the text.
        case below
        /// At the trailing edge, beside the text, where it fits on the line; else below.
        case trailing
    }

    /// Its title in every language.
    public var title: BannerText
    /// Where it stands.
    public var placement: Placement

    /// A link of this title.
    public init(_ title: BannerText, placement: Placement = .below) {
        self.title = title
        self.placement = placement
    }
}
