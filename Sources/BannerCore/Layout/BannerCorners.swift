// SPDX-License-Identifier: Apache-2.0

/// Which sides of a bar lie against what it stands in.
package struct BannerContacts: Hashable, Sendable {
    /// Whether its upper side does.
    package var top = false
    /// Whether the side where lines begin does.
    package var leading = false
    /// Whether its lower side does.
    package var bottom = false
    /// Whether the side where lines end does.
    package var trailing = false

    /// None: it stands free.
    package static let none = BannerContacts()

    /// The contacts of a banner of `configuration` in a host. One that `isWide` is as wide as its margin lets it be.
    ///
    /// A banner that covers content lies against the edge that it enters from. An embedded one does not, since it scrolls with what
    /// stands there.
    package init(_ configuration: BannerConfiguration, isWide: Bool) {
        let margin = configuration.shape.margin
        let covers = configuration.position == .overlay
        top = covers && configuration.edge == .top && margin.top <= 0
        bottom = covers && configuration.edge == .bottom && margin.bottom <= 0
        leading = isWide && margin.leading <= 0
        trailing = isWide && margin.trailing <= 0
    }

    private init() {}
}

/// The corners of a bar that are round. Lengths are points.
package struct BannerCorners: Hashable, Sendable {
    /// Whether that corner is round.
    package let topLeading: Bool
    /// Whether that corner is round.
    package let topTrailing: Bool
    /// Whether that corner is round.
    package let bottomLeading: Bool
    /// Whether that corner is round.
    package let bottomTrailing: Bool
    private let radius: Double

    /// The corners of a bar of `shape`: where it lies against something, there is none.
    package init(_ shape: BannerShape, _ contacts: BannerContacts) {
        radius = max(0, shape.cornerRadius)
        topLeading = !contacts.top && !contacts.leading
        topTrailing = !contacts.top && !contacts.trailing
        bottomLeading = !contacts.bottom && !contacts.leading
        bottomTrailing = !contacts.bottom && !contacts.trailing
    }

    /// Whether there is any round corner.
    package var isRound: Bool { radius > 0 && (topLeading || topTrailing || bottomLeading || bottomTrailing) }

    /// The radius of those that are round in a bar of `height`.
    package func radius(height: Double) -> Double { min(radius, max(0, height) / 2) }
}

extension BannerContainer {
    /// Whether a bar of `configuration` that is drawn `width` points wide is as wide as its margin lets it be, and not narrower since
    /// its content may take no more.
    package static func isWide(_ width: Double, _ configuration: BannerConfiguration, isCompact: Bool) -> Bool {
        guard let maxWidth = configuration.maxWidth else { return true }
        let margin = configuration.shape.margin
        // If it is wide, this is what it stands in.
        let place = BannerContainer(
            size: BannerSize(width: width + margin.horizontal, height: 0), isCompact: isCompact)
        return place.contentWidth(maxWidth: nil, padding: configuration.padding, margin: margin) < maxWidth
    }
}
