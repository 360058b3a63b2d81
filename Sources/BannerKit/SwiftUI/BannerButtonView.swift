// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
    internal import Foundation
    internal import SwiftUI

    /// A button of a banner.
    struct BannerButtonView: View {
        let button: BannerButton
        let level: BannerLevelConfiguration
        let act: @MainActor () -> Void

        @Environment(\.locale) private var locale

        var body: some View {
            Button(role: role, action: act) { label }
                .buttonStyle(BannerButtonStyle(button, on: level))
                .disabled(!button.isEnabled)
                .accessibilityLabel(Text(verbatim: BannerSpeech.label(of: button, in: language)))
        }

        private var language: String { locale.identifier(.bcp47) }

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
            // Drawn at the size at which a symbol stands in a target of 44 pt (Human Interface Guidelines, Buttons).
            BannerSourceView(source: image.source, frame: BannerImageFrame(shape: .none, size: 20 / scale(image)))
                .accessibilityHidden(true)
        }

        private func scale(_ image: BannerImage) -> Double {
            if case .symbol = image.source { BannerImageDrawing.symbolScale } else { 1 }
        }
    }
#endif
