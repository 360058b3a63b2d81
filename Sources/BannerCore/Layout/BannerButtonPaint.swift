// SPDX-License-Identifier: Apache-2.0

/// The colours in which a button is drawn on a banner. Where no ``BannerButtonLook`` says otherwise, they follow from `tint` and
/// `onTint`, so that a button suits every level.
///
/// | variant | fill | label |
/// |---|---|---|
/// | emphasis `high` | `onTint` | `tint` |
/// | emphasis `medium` | `onTint` at 12 % | `onTint` |
/// | emphasis `low` | none; an outline in `onTint` | `onTint` |
/// | emphasis `lowest`, `icon` | none | `onTint` |
/// | functional `positive` | the system's green | black or white, whichever has more contrast, also on another colour; `onTint` on `tint` and on none, `tint` on `onTint` and `accent` |
/// | functional `negative` | the system's red | the same |
public struct BannerButtonPaint: Hashable, Sendable {
    /// What is being done with a button.
    public enum State: String, CaseIterable, Sendable {
        /// Nothing.
        case normal
        /// It is held down.
        case pressed
        /// It can't be used.
        case disabled
    }

    /// The fill, `nil` for none.
    public var fill: BannerColorValue?
    /// What is written over it.
    public var label: BannerColorValue
    /// The outline, `nil` for none.
    public var outline: BannerColorValue?
    /// The opacity of all of it, 0 to 1.
    public var opacity: Double

    /// The opacity of the fill of medium emphasis: that of iOS's `tertiarySystemFill`, which is made for large shapes.
    public static let mediumOpacity = 0.12
    /// The opacity of a button that can't be used.
    public static let disabledOpacity = 0.38
    /// The opacity of a button that is held down.
    public static let pressedOpacity = 0.7

    /// The colours of `variant` in `state` on a banner of `level`, as `look` has them.
    public init(
        _ variant: BannerButtonVariant, look: BannerButtonLook? = nil, state: State = .normal,
        on level: BannerLevelConfiguration, in appearance: BannerAppearance
    ) {
        self.init(variant, state: state, tint: level.tint, onTint: level.onTint, in: appearance)
        guard let look else { return }
        if let fill = look.fill { self.fill = fill.color(on: level)?.value(in: appearance) }
        if let label = look.label ?? look.fill.flatMap({ Self.label(variant, on: $0, appearance) }) {
            self.label = label.color(on: level)?.value(in: appearance) ?? self.label
        }
        if let border = look.border {
            outline = border.width > 0 ? border.paint.color(on: level)?.value(in: appearance) : nil
        }
        opacity = Self.opacity(state, look)
    }

    /// What a functional button is written in on a fill of its own; `nil` for other variants.
    private static func label(
        _ variant: BannerButtonVariant, on fill: BannerPaint, _ appearance: BannerAppearance
    ) -> BannerPaint? {
        guard case .functional = variant else { return nil }
        switch fill {
        case .color(let color): return .color(BannerColor(light: color.value(in: appearance).contrastingLabel))
        case .clear, .tint: return .onTint
        case .onTint, .accent: return .tint
        }
    }

    /// The colours of `variant` in `state` on a banner of `tint`, on which `onTint` is drawn.
    public init(
        _ variant: BannerButtonVariant, state: State = .normal, tint: BannerColor, onTint: BannerColor,
        in appearance: BannerAppearance
    ) {
        let (tint, onTint) = (tint.value(in: appearance), onTint.value(in: appearance))
        label = onTint
        switch variant {
        case .emphasis(.high): (fill, label) = (onTint, tint)
        case .emphasis(.medium): fill = onTint.faded(to: Self.mediumOpacity)
        case .emphasis(.low): outline = onTint
        case .emphasis(.lowest), .icon: break
        case .functional(let style):
            let fill = Self.systemColor(style).value(in: appearance)
            (self.fill, label) = (fill, fill.contrastingLabel)
        }
        opacity = Self.opacity(state, nil)
    }

    /// `systemGreen` and `systemRed` (Human Interface Guidelines, Color, "iOS, iPadOS system colors").
    public static func systemColor(_ style: BannerFunctionalStyle) -> BannerColor {
        switch style {
        case .positive: green
        case .negative: red
        }
    }

    private static let green = BannerColor(
        light: .hex(0x34C759), dark: .hex(0x30D158), lightHighContrast: .hex(0x248A3D), darkHighContrast: .hex(0x30DB5B)
    )
    private static let red = BannerColor(
        light: .hex(0xFF3B30), dark: .hex(0xFF453A), lightHighContrast: .hex(0xD70015), darkHighContrast: .hex(0xFF6961)
    )

    private static func opacity(_ state: State, _ look: BannerButtonLook?) -> Double {
        switch state {
        case .normal: 1
        case .pressed: look?.pressedOpacity ?? pressedOpacity
        case .disabled: look?.disabledOpacity ?? disabledOpacity
        }
    }
}
