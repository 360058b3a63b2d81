// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
    internal import Foundation
    internal import SwiftUI

    /// The link of a banner: underlined, so that colour is not the only sign (WCAG 2.2, 1.4.1).
    struct BannerLinkView: View {
        let title: String
        let color: BannerColor
        let act: @MainActor () -> Void

        @Environment(\.colorScheme) private var colorScheme
        @Environment(\.colorSchemeContrast) private var contrast

        var body: some View {
            Button(action: act) {
                Text(verbatim: title)
                    .underline()
                    .multilineTextAlignment(.leading)
                    .frame(
                        minWidth: CGFloat(BannerArrangement.target), minHeight: CGFloat(BannerArrangement.target),
                        alignment: .leading
                    )
                    .contentShape(Rectangle())
            }
            .buttonStyle(BannerLinkStyle(color: color.value(in: BannerAppearance(colorScheme, contrast)).swiftUIColor))
            .accessibilityAddTraits(.isLink)
            .accessibilityRemoveTraits(.isButton)
            .accessibilityIdentifier(BannerIdentifier.link)
        }
    }

    /// A link in its colour, fainter while it is held down.
    private struct BannerLinkStyle: ButtonStyle {
        let color: Color

        @Environment(\.isBannerDragged) private var isDragged

        func makeBody(configuration: Configuration) -> some View {
            configuration.label
                .foregroundColor(color)
                .opacity(configuration.isPressed && !isDragged ? BannerButtonPaint.pressedOpacity : 1)
        }
    }
#endif
