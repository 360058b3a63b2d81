// SPDX-License-Identifier: Apache-2.0

/// What a banner means: the urgency that colour, icon, voice and haptics tell.
public protocol BannerLevel: Hashable, Sendable {
    /// The order among levels; a higher one is more urgent.
    var severity: Int { get }

    /// What a banner of this level looks, sounds and feels like, as long as the banner does not say otherwise.
    var levelConfiguration: BannerLevelConfiguration { get }

    /// The metrics of banners whose style sets none itself; `nil` where the level has none.
    var bannerMetrics: BannerDisplayMetrics? { get }
}

extension BannerLevel {
    /// None: those of the style hold.
    public var bannerMetrics: BannerDisplayMetrics? { nil }
}

/// What a banner of a level looks, sounds and feels like.
public struct BannerLevelConfiguration: Hashable, Sendable {
    /// The fill.
    public var tint: BannerColor
    /// What is drawn over the fill.
    public var onTint: BannerColor
    /// What attention is drawn with: the icon, the track, links, and borders that name it. It follows `onTint` unless it is set.
    public var accent: BannerColor {
        get { ownAccent ?? onTint }
        set { ownAccent = newValue }
    }
    /// An accent that does not follow `onTint`.
    private var ownAccent: BannerColor?
    /// The icon, so that colour is never the only sign (WCAG 2.2, 1.4.1).
    public var icon: BannerImage?
    /// Whether the icon stays where a banner has an image of its own, which then shows nowhere.
    public var isIconFixed: Bool
    /// What a screen reader says before the text.
    public var spokenPrefix: BannerText?
    /// How a screen reader announces the banner.
    public var announcement: BannerAnnouncement
    /// What the hand feels when the banner comes.
    public var haptic: BannerHaptic

    /// A configuration of these values. Without an `accent`, that is `onTint`.
    public init(
        tint: BannerColor, onTint: BannerColor, accent: BannerColor? = nil, icon: BannerImage? = nil,
        isIconFixed: Bool = false, spokenPrefix: BannerText? = nil, announcement: BannerAnnouncement = .polite,
        haptic: BannerHaptic = .none
    ) {
        self.tint = tint
        self.onTint = onTint
        ownAccent = accent
        self.icon = icon
        self.isIconFixed = isIconFixed
        self.spokenPrefix = spokenPrefix
        self.announcement = announcement
        self.haptic = haptic
    }
}

/// How a screen reader announces a banner (WCAG 2.2, 4.1.3).
public enum BannerAnnouncement: String, CaseIterable, Sendable {
    /// Not at all.
    case none
    /// After what it is saying.
    case polite
    /// At once, interrupting what it is saying.
    case assertive
}

/// What the hand feels when a banner comes.
public enum BannerHaptic: String, CaseIterable, Sendable {
    /// Nothing.
    case none
    /// The notification feedback for success.
    case success
    /// The notification feedback for a warning.
    case warning
    /// The notification feedback for an error.
    case error
    /// A light impact.
    case light
    /// A medium impact.
    case medium
    /// A heavy impact.
    case heavy
}
