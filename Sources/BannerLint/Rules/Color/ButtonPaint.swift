// SPDX-License-Identifier: Apache-2.0

import BannerKit
import BannerSpec
import ColorSpaces

/// The colours in which the runtime draws a button on a banner. A spec does not set them; they follow from `tint` and
/// `onTint`, so that a button suits every level.
///
/// | variant | fill | label |
/// |---|---|---|
/// | emphasis `high` | `onTint` | `tint` |
/// | emphasis `medium` | `onTint` at 12 % over the tint | `onTint` |
/// | emphasis `low` | none; an outline in `onTint` | `onTint` |
/// | emphasis `lowest`, `icon` | none | `onTint` |
/// | functional `positive` | the system's green | black or white, whichever has more contrast |
/// | functional `negative` | the system's red | the same |
///
/// The label is set like the banner's text. A button that can't be pressed is drawn at 38 %, and has no limit to hold
/// (WCAG 2.2, 1.4.3, "Incidental").
enum ButtonPaint {
    /// The opacity of the fill of medium emphasis: that of iOS's `tertiarySystemFill`, which is made for large shapes.
    static let mediumOpacity = 0.12

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
            let fill = onTint.faded(to: mediumOpacity).composited(over: ground)
            return (onTint.composited(over: fill), fill)
        case .functional(let style):
            let fill = fill(style, appearance)
            let label = [Color(.srgb, 0, 0, 0), Color(.srgb, 1, 1, 1)]
                .max { $0.contrastRatio(with: fill) < $1.contrastRatio(with: fill) }
            return label.map { ($0, fill) }
        case .emphasis(.low), .emphasis(.lowest), .icon: return nil
        }
    }

    /// Whether the colours follow from those of the banner.
    static func followsTint(_ variant: BannerButtonVariant) -> Bool {
        if case .emphasis(let emphasis) = variant { emphasis == .high || emphasis == .medium } else { false }
    }

    /// `systemGreen` and `systemRed` (Human Interface Guidelines, Color, "iOS, iPadOS system colors").
    static func fill(_ style: BannerFunctionalStyle, _ appearance: Appearance) -> Color {
        switch (style, appearance) {
        case (.positive, .light): rgb(52, 199, 89)
        case (.positive, .dark): rgb(48, 209, 88)
        case (.positive, .lightHighContrast): rgb(36, 138, 61)
        case (.positive, .darkHighContrast): rgb(48, 219, 91)
        case (.negative, .light): rgb(255, 59, 48)
        case (.negative, .dark): rgb(255, 69, 58)
        case (.negative, .lightHighContrast): rgb(215, 0, 21)
        case (.negative, .darkHighContrast): rgb(255, 105, 97)
        }
    }

    private static func rgb(_ red: Double, _ green: Double, _ blue: Double) -> Color {
        Color(.srgb, red / 255, green / 255, blue / 255)
    }
}

extension Color {
    /// The colour with `opacity` of its own opacity.
    func faded(to opacity: Double) -> Color {
        Color(space, components.first, components.second, components.third, alpha: alpha * opacity)
    }
}
