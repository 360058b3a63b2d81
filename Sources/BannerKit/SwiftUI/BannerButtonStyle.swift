// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
    internal import Foundation
    public import SwiftUI

    /// How a button looks on a banner: its emphasis, functional, or an icon alone. It serves any button on a tint:
    ///
    /// ```swift
    /// Button("Delete") { … }.buttonStyle(BannerButtonStyle(.functional(.negative), on: Acme.Level.error.configuration()))
    /// ```
    public struct BannerButtonStyle: ButtonStyle {
        private let variant: BannerButtonVariant
        private let level: BannerLevelConfiguration
        private let isFullWidth: Bool
        private let minimumSize: Double

        /// The look of `variant` on a banner of `level`. The area that a tap reaches is `minimumSize` points wide and high at
        /// the least.
        public init(
            _ variant: BannerButtonVariant, on level: BannerLevelConfiguration, isFullWidth: Bool = false,
            minimumSize: Double = BannerButton.standardSize
        ) {
            self.variant = variant
            self.level = level
            self.isFullWidth = isFullWidth
            self.minimumSize = minimumSize
        }

        /// The look of `button` on a banner of `level`.
        public init(_ button: BannerButton, on level: BannerLevelConfiguration) {
            self.init(
                button.variant, on: level, isFullWidth: button.isFullWidth, minimumSize: button.minimumSize)
        }

        /// The button.
        public func makeBody(configuration: Configuration) -> some View {
            BannerButtonBody(
                label: configuration.label, isPressed: configuration.isPressed, variant: variant, level: level,
                isFullWidth: isFullWidth, minimumSize: minimumSize)
        }
    }

    /// What a button looks like in its state.
    private struct BannerButtonBody<Label: View>: View {
        let label: Label
        let isPressed: Bool
        let variant: BannerButtonVariant
        let level: BannerLevelConfiguration
        let isFullWidth: Bool
        let minimumSize: Double

        @Environment(\.isEnabled) private var isEnabled
        @Environment(\.isBannerDragged) private var isDragged
        #if os(tvOS)
            @Environment(\.isFocused) private var isFocused
        #endif
        @Environment(\.colorScheme) private var colorScheme
        @Environment(\.colorSchemeContrast) private var contrast

        var body: some View {
            let paint = paint
            label
                .padding(.horizontal, variant == .icon ? 0 : BannerArrangement.titlePadding)
                .padding(.vertical, variant == .icon ? 0 : 8)
                .frame(minWidth: minimumSize, maxWidth: isFullWidth ? .infinity : nil, minHeight: minimumSize)
                .foregroundColor(paint.label.swiftUIColor)
                .background { background(paint) }
                .overlay { focusRing }
                .contentShape(Rectangle())
                .opacity(paint.opacity)
                .bannerHover()
        }

        private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: BannerImageDrawing.cornerRadius) }

        /// What tells where the focus is. Only on a television nobody draws it for a style of one's own (WCAG 2.2, 2.4.7).
        @ViewBuilder private var focusRing: some View {
            #if os(tvOS)
                if isFocused {
                    shape.strokeBorder(level.onTint.value(in: appearance).swiftUIColor, lineWidth: 4)
                        .padding(.all, -8)
                }
            #else
                // A builder of which nothing is left is ambiguous where MapKit is imported (TN3211).
                EmptyView()
            #endif
        }

        private var appearance: BannerAppearance { BannerAppearance(colorScheme, contrast) }

        private var paint: BannerButtonPaint {
            BannerButtonPaint(
                variant, state: isEnabled ? isPressed && !isDragged ? .pressed : .normal : .disabled, tint: level.tint,
                onTint: level.onTint, in: appearance)
        }

        @ViewBuilder private func background(_ paint: BannerButtonPaint) -> some View {
            if let fill = paint.fill { shape.fill(fill.swiftUIColor) }
            if let outline = paint.outline { shape.strokeBorder(outline.swiftUIColor, lineWidth: 1) }
        }
    }

    extension View {
        /// Shows that a button is looked at or pointed to, as the system's own do.
        fileprivate func bannerHover() -> some View {
            #if os(iOS) || os(visionOS)
                contentShape(.hoverEffect, RoundedRectangle(cornerRadius: BannerImageDrawing.cornerRadius))
                    .hoverEffect()
            #else
                self
            #endif
        }
    }
#endif
