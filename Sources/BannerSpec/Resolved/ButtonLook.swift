// SPDX-License-Identifier: Apache-2.0

public import BannerCore

/// How the buttons of a variant look. What is `nil` is as BannerKit draws the variant by itself.
public struct ButtonLook: Sendable {
    /// The variant, by its name.
    public var name: Located<ButtonLookName>
    /// What it is for.
    public var description: String?
    /// What it is filled with.
    public var fill: Resolved<Paint?>
    /// The colour of its title and its icon.
    public var label: Resolved<Paint?>
    /// The line around it.
    public var border: Resolved<Border?>
    /// The radius of its corners, in points.
    public var cornerRadius: Resolved<Double?>
    /// Its height at the least, in points.
    public var minHeight: Resolved<Double?>
    /// The space around its title, in points.
    public var padding: Resolved<BannerInsets?>
    /// The opacity while it is held down, 0 to 1.
    public var pressedOpacity: Resolved<Double?>
    /// The opacity while it can't be used, 0 to 1.
    public var disabledOpacity: Resolved<Double?>
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
