// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
    internal import Foundation
    internal import SwiftUI

    /// A button of a banner.
    struct BannerButtonView: View {
        let button: BannerButton
        let look: BannerButtonLook?
        let level: BannerLevelConfiguration
        /// The width and height of its icon, in points.
        let iconSize: Double
        let act: @MainActor () -> Void

        @Environment(\.locale) private var locale

        var body: some View {
            Button(role: role, action: act) { label }
                .buttonStyle(BannerButtonStyle(button, look: look, on: level))
                .disabled(!button.isEnabled)
                // One that is disabled takes no tap, which would be the bar's then.
                .gesture(TapGesture(), including: button.isEnabled ? .subviews : .all)
                // A long press shows what is too small to be read by people who need larger text.
                .accessibilityShowsLargeContentViewer {
                    Label {
                        Text(verbatim: words)
                    } icon: {
                        if let image = button.image { icon(image) }
                    }
                }
                .accessibilityLabel(Text(verbatim: words))
        }

        private var words: String { BannerSpeech.label(of: button, in: language) }

        private var language: String { BannerLanguage.read(locale) }

        private var role: ButtonRole? {
            switch button.role {
            case .destructive: .destructive
            case .cancel: .cancel
            case .dismiss, nil: nil
            }
        }

        @ViewBuilder private var label: some View {
            if let title = button.title {
                HStack(spacing: 8) {
                    if let image = button.image { icon(image) }
                    Text(verbatim: title.string(in: language)).multilineTextAlignment(.center)
                }
            } else {
                icon(button.image ?? BannerImage(.symbol("questionmark")))
            }
        }

        private func icon(_ image: BannerImage) -> some View {
            BannerSourceView(source: image.source, frame: .icon(image.source, size: iconSize))
                .accessibilityHidden(true)
        }
    }
#endif
