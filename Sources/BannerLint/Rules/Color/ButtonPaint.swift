// SPDX-License-Identifier: Apache-2.0

public import BannerCore
import BannerSpec
public import ColorSpaces

/// The colours of ``BannerButtonPaint`` as they are seen: composited over the banner's `tint` and what is behind that.
///
/// The label is set like the banner's text. A button that can't be pressed has no limit to hold (WCAG 2.2, 1.4.3,
/// "Incidental").
enum ButtonPaint {
    /// The label and the fill under it, on `ground`: the banner's `tint` over whatever is behind. `nil` for a button
    /// without a fill of its own.
    static func colors(
        _ variant: BannerButtonVariant, tint: Color, onTint: Color, ground: Color, _ appearance: Appearance
    ) -> (label: Color, fill: Color)? {
        switch variant {
        case .emphasis(.high):
            let fill = onTint.composited(over: ground)
            return (tint.composited(over: fill), fill)
        case .emphasis(.medium):
            let fill = onTint.faded(to: BannerButtonPaint.mediumOpacity).composited(over: ground)
            return (onTint.composited(over: fill), fill)
        case .functional(let style):
            let fill = BannerButtonPaint.systemColor(style).value(in: appearance.asDrawn)
            return (Color(fill.contrastingLabel), Color(fill))
        case .emphasis(.low), .emphasis(.lowest), .icon: return nil
        }
    }

    /// The label and the fill under it where `look` has a colour of its own for one of them: on `ground`, of a banner of `level`. A
    /// button without a fill has the ground for one.
    static func colors(
        _ variant: BannerButtonVariant, _ look: ButtonLook, on level: LevelAttributes, ground: Color,
        _ appearance: Appearance
    ) -> (label: Color, fill: Color) {
        let (tint, onTint) = (level.tint.value[appearance].color, level.onTint.value[appearance].color)
        let derived = colors(variant, tint: tint, onTint: onTint, ground: ground, appearance)
        var fill = derived?.fill ?? ground
        if let paint = look.fill.value {
            fill = paint.color(on: level)?[appearance].color.composited(over: ground) ?? ground
        }
        // What the variant writes in by itself, whatever lies under it now.
        var label = derived == nil ? onTint : variant == .emphasis(.high) ? tint : derived?.label ?? onTint
        if variant == .emphasis(.medium) { label = onTint }
        if let own = look.label.value?.color(on: level) { label = own[appearance].color }
        return (label.composited(over: fill), fill)
    }

    /// Whether the colours follow from those of the banner.
    static func followsTint(_ variant: BannerButtonVariant) -> Bool {
        if case .emphasis(let emphasis) = variant { emphasis == .high || emphasis == .medium } else { false }
    }
}

extension Appearance {
    /// The appearance as the runtime is told of it.
    fileprivate var asDrawn: BannerAppearance {
        switch self {
        case .light: BannerAppearance()
        case .dark: BannerAppearance(isDark: true)
        case .lightHighContrast: BannerAppearance(hasHighContrast: true)
        case .darkHighContrast: BannerAppearance(isDark: true, hasHighContrast: true)
        }
    }
}

extension Color {
    /// A colour of the runtime.
    public init(_ value: BannerColorValue) {
        self.init(
            value.space == .sRGB ? .srgb : .displayP3, value.red, value.green, value.blue, alpha: value.alpha)
    }
}

extension Color {
    /// The colour with `opacity` of its own opacity.
    func faded(to opacity: Double) -> Color {
        Color(space, components.first, components.second, components.third, alpha: alpha * opacity)
    }
}
