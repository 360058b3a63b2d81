// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && DEBUG
    internal import SwiftUI

    // `#Preview` would need a plugin of Xcode, and so nothing but Xcode could compile this.

    /// A style that each preview alters.
    private struct PreviewStyle: BannerStyle {
        var position = BannerPosition.overlay
        var buttonLayout = BannerButtonLayout.below
        var indicator: BannerIndicator?
        var shape = BannerShape()

        var bannerConfiguration: BannerConfiguration {
            BannerConfiguration(
                position: position, edge: .top, bufferHeight: 120, statusBar: .light,
                typography: BannerTypography(
                    style: .subheadline, weight: .medium, maxLines: 2, dynamicType: .xSmall...(.accessibility5)),
                shape: shape, padding: 16, image: BannerImageFrame(shape: .circle, size: 40), indicator: indicator,
                dismissal: [.button, .swipe], buttonLayout: buttonLayout,
                metrics: BannerDisplayMetrics(
                    presentation: .milliseconds(500), display: nil, dismissal: .milliseconds(250),
                    motion: .spring(damping: 0.7, velocity: 0)),
                sticksOnScroll: true, maxWidth: 600)
        }
    }

    private struct PreviewLevel: BannerLevel {
        var severity: Int { 40 }
        var levelConfiguration: BannerLevelConfiguration {
            BannerLevelConfiguration(
                tint: BannerColor(light: .hex(0xB3261E), dark: .hex(0xF2B8B5)),
                onTint: BannerColor(light: .hex(0xFFFFFF), dark: .hex(0x601410)),
                accent: BannerColor(light: .hex(0xFFDAD6), dark: .hex(0x410E0B)),
                icon: BannerImage(.symbol("xmark.octagon.fill")), spokenPrefix: BannerText("Error"),
                announcement: .assertive, haptic: .error)
        }
    }

    struct BannerView_Previews: PreviewProvider {
        static var previews: some View {
            BannerView(banner()).previewDisplayName("No button")
            BannerView(banner(buttons: [button("Retry", .high)])).previewDisplayName("One button")
            BannerView(banner(buttons: buttons)).previewDisplayName("Two buttons")
            BannerView(banner(PreviewStyle(buttonLayout: .inline), buttons: [button("Retry", .low), close]))
                .previewDisplayName("Inline, with a close button")
            BannerView(banner(PreviewStyle(indicator: BannerIndicator(height: 4))))
                .previewDisplayName("Indicator")
            shapes
            appearances
        }

        private static let card = PreviewStyle(
            shape: BannerShape(
                cornerRadius: 12, border: BannerBorder(width: 1, paint: .accent),
                shadow: BannerShadow(y: 2, blur: 8, color: BannerColor(light: .hex(0x808080))), margin: BannerInsets(16)
            ))

        @ViewBuilder private static var shapes: some View {
            BannerView(whole(card)).previewDisplayName("A card with all parts")
            BannerView(whole(PreviewStyle(shape: BannerShape(fill: .material, alignment: .center, hasSeparator: true))))
                .previewDisplayName("Centred, of the material")
        }

        private static func whole(_ style: PreviewStyle) -> Banner {
            Banner(
                style: style, level: PreviewLevel(), title: "Your plan ends soon",
                text: "It ends on 30 September. Renew it to keep your number.",
                points: ["Your number stays yours", "You can change the plan any time"], buttons: [close],
                link: BannerLink(BannerText("See plans"), placement: .below))
        }

        @ViewBuilder private static var appearances: some View {
            BannerView(banner(buttons: buttons))
                .preferredColorScheme(.dark)
                .previewDisplayName("Dark")
            BannerView(banner(buttons: buttons))
                .environment(\.layoutDirection, .rightToLeft)
                .previewDisplayName("From right to left")
            BannerView(banner(buttons: buttons))
                .environment(\.dynamicTypeSize, .accessibility3)
                .previewDisplayName("Large text")
            Hosted().previewDisplayName("In a host")
        }

        private static func banner(_ style: PreviewStyle = PreviewStyle(), buttons: [BannerButton] = []) -> Banner {
            Banner(
                style: style, level: PreviewLevel(), text: "Three items of your inbox did not sync.", buttons: buttons)
        }

        private static func button(_ title: String, _ emphasis: BannerButtonEmphasis) -> BannerButton {
            BannerButton(id: title, variant: .emphasis(emphasis), title: BannerText(title))
        }

        private static var buttons: [BannerButton] { [button("Retry", .high), button("Later", .lowest)] }

        private static var close: BannerButton {
            BannerButton(
                id: "close", variant: .icon, label: BannerText("Close"), image: BannerImage(.symbol("xmark")),
                role: .dismiss)
        }

        /// A view that shows a banner when it is asked to.
        private struct Hosted: View {
            @State private var isPresented = true

            var body: some View {
                Button("Show") { isPresented = true }
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .banner(isPresented: $isPresented, BannerView_Previews.banner(buttons: buttons))
            }
        }
    }
#endif
