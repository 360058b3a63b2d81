// SPDX-License-Identifier: Apache-2.0

/// A button of a banner.
public struct BannerButton: Hashable, Sendable {
    /// The name of its variant in the spec.
    public var id: String
    /// How it looks.
    public var variant: BannerButtonVariant
    /// Its title; `nil` for an icon button.
    public var title: BannerText?
    /// What a screen reader says instead of the title. Without one, it has nothing to say of an icon button.
    public var label: BannerText?
    /// The image before the title, or the icon.
    public var image: BannerImage?
    /// What it does, where the system treats it in a special way.
    public var role: BannerButtonRole?
    /// The width and height, in points, that the button takes of the banner at the least, all of which a tap reaches. A tap reaches up to
    /// 6 points around what is less than 44.
    public var minimumSize: Double
    /// Whether it takes all the width there is.
    public var isFullWidth: Bool
    /// Whether it can be used.
    public var isEnabled: Bool

    /// A button of these values.
    public init(
        id: String, variant: BannerButtonVariant, title: BannerText? = nil, label: BannerText? = nil,
        image: BannerImage? = nil, role: BannerButtonRole? = nil, minimumSize: Double = standardSize,
        isFullWidth: Bool = false, isEnabled: Bool = true
    ) {
        self.id = id
        self.variant = variant
        self.title = title
        self.label = label
        self.image = image
        self.role = role
        self.minimumSize = minimumSize
        self.isFullWidth = isFullWidth
        self.isEnabled = isEnabled
    }

    /// The size of a button where nobody says otherwise (Human Interface Guidelines, Buttons).
    public static let standardSize = 44.0
}

/// How a button looks.
public enum BannerButtonVariant: Hashable, Sendable {
    /// A text button that stands out by `BannerButtonEmphasis`.
    case emphasis(BannerButtonEmphasis)
    /// A text button in the colour of its outcome.
    case functional(BannerFunctionalStyle)
    /// An icon alone.
    case icon
}

/// How much a button stands out.
public enum BannerButtonEmphasis: String, CaseIterable, Sendable {
    /// Filled in the accent colour: the one thing to do.
    case high
    /// Filled in a neutral colour.
    case medium
    /// Outlined.
    case low
    /// Text alone.
    case lowest
}

/// The outcome that a functional button tells by its colour.
public enum BannerFunctionalStyle: String, CaseIterable, Sendable {
    /// Something good comes of it.
    case positive
    /// Something is lost by it.
    case negative
}

/// What a button does, where the system treats it in a special way.
public enum BannerButtonRole: String, CaseIterable, Sendable {
    /// It destroys something.
    case destructive
    /// It sends the banner away and does nothing else.
    case dismiss
    /// It calls off what the banner speaks of.
    case cancel
}
