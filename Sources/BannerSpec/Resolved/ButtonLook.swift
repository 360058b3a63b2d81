// SPDX-License-Identifier: Apache-2.0

public import BannerCore

/// How the buttons of a variant look. What is `nil` is as BannerKit draws the variant by itself. A class, as
/// ``StyleAttributes`` are one.
public final class ButtonLook: Sendable {
    /// The variant, by its name.
    public let name: Located<ButtonLookName>
    /// What it is for.
    public let description: String?
    /// What it is filled with.
    public let fill: Resolved<Paint?>
    /// The colour of its title and its icon.
    public let label: Resolved<Paint?>
    /// The line around it.
    public let border: Resolved<Border?>
    /// The radius of its corners, in points.
    public let cornerRadius: Resolved<Double?>
    /// Its height at the least, in points.
    public let minHeight: Resolved<Double?>
    /// The space around its title, in points.
    public let padding: Resolved<BannerInsets?>
    /// The opacity while it is held down, 0 to 1.
    public let pressedOpacity: Resolved<Double?>
    /// The opacity while it can't be used, 0 to 1.
    public let disabledOpacity: Resolved<Double?>

    init(
        name: Located<ButtonLookName>, description: String?, fill: Resolved<Paint?>, label: Resolved<Paint?>,
        border: Resolved<Border?>, cornerRadius: Resolved<Double?>, minHeight: Resolved<Double?>,
        padding: Resolved<BannerInsets?>, pressedOpacity: Resolved<Double?>, disabledOpacity: Resolved<Double?>
    ) {
        self.name = name
        self.description = description
        self.fill = fill
        self.label = label
        self.border = border
        self.cornerRadius = cornerRadius
        self.minHeight = minHeight
        self.padding = padding
        self.pressedOpacity = pressedOpacity
        self.disabledOpacity = disabledOpacity
    }
}

/// The variants of buttons, as `buttonStyles` names them: the emphases, the functional styles, and icons.
public enum ButtonLookName: String, CaseIterable, Sendable {
    case high, medium, low, lowest, positive, negative, icon

    /// The variant that it stands for.
    public var variant: BannerButtonVariant {
        switch self {
        case .high: .emphasis(.high)
        case .medium: .emphasis(.medium)
        case .low: .emphasis(.low)
        case .lowest: .emphasis(.lowest)
        case .positive: .functional(.positive)
        case .negative: .functional(.negative)
        case .icon: .icon
        }
    }
}

extension Design {
    /// How buttons of `variant` look; `nil` where nobody says.
    public func buttonLook(_ variant: BannerButtonVariant) -> ButtonLook? {
        buttonLooks.first { $0.name.value.variant == variant }
    }
}
