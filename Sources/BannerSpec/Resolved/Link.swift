// SPDX-License-Identifier: Apache-2.0

public import BannerCore
public import Diagnostics

/// A link in a banner.
public struct Link: Sendable {
    /// What it says.
    public var title: LocalizedText
    /// Where it stands.
    public var placement: Located<BannerLink.Placement>?
    /// Where it is written.
    public var place: Place

    /// Where it stands, whether or not that is written.
    public var shownPlacement: BannerLink.Placement { placement?.value ?? .below }
}
