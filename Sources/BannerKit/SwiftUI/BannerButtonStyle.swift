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
        private let look: BannerButtonLook?
        private let level: BannerLevelConfiguration
        private let isFullWidth: Bool
        private let minimumSize: Double

        /// The look of `variant` on a banner of `level`, as `look` has it where it says anything. It takes `minimumSize` points in width and height at the
        /// least, all of which a tap reaches; up to 6 points around what is less than 44 are reached too.
        public init(
            _ variant: BannerButtonVariant, look: BannerButtonLook? = nil, on level: BannerLevelConfiguration,
            isFullWidth: Bool = false, minimumSize: Double = BannerButton.standardSize
        ) {
            self.variant = variant
            self.look = look
            self.level = level
            self.isFullWidth = isFullWidth
            self.minimumSize = minimumSize
        }

        /// The look of `button` on a banner of `level`.
        public init(_ button: BannerButton, look: BannerButtonLook? = nil, on level: BannerLevelConfiguration) {
            self.init(
                button.variant, look: look, on: level, isFullWidth: button.isFullWidth, minimumSize: button.minimumSize)
        }

        /// The button.
        public func makeBody(configuration: Configuration) -> some View {
            BannerButtonBody(
                label: configuration.label, isPressed: configuration.isPressed, variant: variant, look: look,
                level: level,
                isFullWidth: isFullWidth, minimumSize: minimumSize)
        }
    }

    /// What a button looks like in its state.
    private struct BannerButtonBody<Label: View>: View {
        let label: Label
        let isPressed: Bool
        let variant: BannerButtonVariant
        let look: BannerButtonLook?
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
            let (paint, shape) = (paint, shape)
            label
                .padding(EdgeInsets(shape.padding))
                .frame(
                    minWidth: CGFloat(shape.minWidth), maxWidth: isFullWidth ? .infinity : nil,
                    minHeight: CGFloat(shape.minHeight)
                )
                .foregroundColor(paint.label.swiftUIColor)
                .background { background(paint) }
                .overlay { focusRing }
                // What is drawn lower than a target is hit as easily.
                .frame(
                    minWidth: CGFloat(shape.minimumSize), maxWidth: isFullWidth ? .infinity : nil,
                    minHeight: CGFloat(shape.minimumSize)
                )
                .contentShape(Rectangle().inset(by: -CGFloat(shape.reach)))
                .opacity(paint.opacity)
                .bannerHover(outline)
        }

        private var shape: BannerButtonShape { BannerButtonShape(variant, look: look, minimumSize: minimumSize) }

        // It takes half of the height itself where the radius is more.
        private var outline: RoundedRectangle {
            RoundedRectangle(cornerRadius: CGFloat(shape.cornerRadius(height: .infinity)))
        }

        /// What tells where the focus is. Only on a television nobody draws it for a style of one's own (WCAG 2.2, 2.4.7).
        @ViewBuilder private var focusRing: some View {
            #if os(tvOS)
                if isFocused {
                    outline.strokeBorder(level.onTint.value(in: appearance).swiftUIColor, lineWidth: 4)
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
                variant, look: look, state: isEnabled ? isPressed && !isDragged ? .pressed : .normal : .disabled,
                on: level, in: appearance)
        }

        @ViewBuilder private func background(_ paint: BannerButtonPaint) -> some View {
            if let fill = paint.fill { outline.fill(fill.swiftUIColor) }
            if let line = paint.outline {
                outline.strokeBorder(line.swiftUIColor, lineWidth: CGFloat(shape.borderWidth))
            }
        }
    }

    extension View {
        /// Shows that a button is looked at or pointed to, as the system's own do.
        fileprivate func bannerHover(_ outline: RoundedRectangle) -> some View {
            #if os(iOS) || os(visionOS)
                contentShape(.hoverEffect, outline)
                    .hoverEffect()
            #else
                self
            #endif
        }
    }
#endif
