// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
    internal import Foundation
    internal import SwiftUI

    /// What is behind the content of a banner: its fill, its border and its shadow.
    struct BannerFillView: View {
        let configuration: BannerConfiguration
        let level: BannerLevelConfiguration
        let corners: BannerCorners
        /// The height of the bar, of which corners take half at the most.
        let height: Double

        @Environment(\.colorScheme) private var colorScheme
        @Environment(\.colorSchemeContrast) private var contrast

        var body: some View {
            let paint = BannerBarPaint(configuration.shape, on: level, in: BannerAppearance(colorScheme, contrast))
            ZStack {
                filling(paint)
                if let border = paint.border {
                    outline.strokeBorder(
                        border.swiftUIColor, lineWidth: CGFloat(max(0, configuration.shape.border?.width ?? 0)))
                }
            }
        }

        private var outline: UnevenRoundedRectangle { UnevenRoundedRectangle(corners, height: height) }

        @ViewBuilder private func filling(_ paint: BannerBarPaint) -> some View {
            if let shadow = paint.shadow, let cast = configuration.shape.shadow {
                filled(paint).shadow(
                    color: shadow.swiftUIColor, radius: CGFloat(cast.radius), x: CGFloat(cast.x), y: CGFloat(cast.y))
            } else {
                filled(paint)
            }
        }

        @ViewBuilder private func filled(_ paint: BannerBarPaint) -> some View {
            if let fill = paint.fill {
                outline.fill(fill.swiftUIColor)
            } else if paint.isMaterial {
                outline.fill(Material.regular)
            } else {
                Color.clear
            }
        }
    }

    /// The hairline that parts a banner from the content.
    struct BannerSeparatorView: View {
        let configuration: BannerConfiguration
        let level: BannerLevelConfiguration

        @Environment(\.colorScheme) private var colorScheme
        @Environment(\.colorSchemeContrast) private var contrast
        @Environment(\.displayScale) private var scale

        var body: some View {
            let paint = BannerBarPaint(configuration.shape, on: level, in: BannerAppearance(colorScheme, contrast))
            if let separator = paint.separator {
                separator.swiftUIColor
                    .frame(height: 1 / max(1, scale))
                    .accessibilityHidden(true)
            }
        }
    }

    extension UnevenRoundedRectangle {
        /// The outline of a bar of `height` with these corners.
        init(_ corners: BannerCorners, height: Double) {
            let radius = CGFloat(corners.radius(height: height))
            self.init(
                topLeadingRadius: corners.topLeading ? radius : 0,
                bottomLeadingRadius: corners.bottomLeading ? radius : 0,
                bottomTrailingRadius: corners.bottomTrailing ? radius : 0,
                topTrailingRadius: corners.topTrailing ? radius : 0, style: .circular)
        }
    }

    extension EdgeInsets {
        /// As much inwards as `insets` say.
        init(_ insets: BannerInsets) {
            self.init(
                top: CGFloat(insets.top), leading: CGFloat(insets.leading), bottom: CGFloat(insets.bottom),
                trailing: CGFloat(insets.trailing))
        }
    }
#endif
