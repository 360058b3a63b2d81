// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
    internal import Foundation
    internal import SwiftUI

    /// The image, the text and the buttons of a banner.
    struct BannerContentView: View {
        let content: any BannerContent
        let presentation: BannerPresentation?
        let buttons: [BannerButton]
        /// Whether a finger does something to the bar itself.
        let isTarget: Bool
        /// What an indicator adds to the height, in points.
        let indicator: Double
        let act: @MainActor (Int) -> Void
        let focus: AccessibilityFocusState<BannerPart?>.Binding

        /// The button that the keyboard is on.
        @FocusState private var keyboard: Int?

        @Environment(\.bannerActions) private var actions
        @Environment(\.bannerKeyboard) private var keyboardReport
        @Environment(\.locale) private var locale
        @Environment(\.dynamicTypeSize) private var dynamicTypeSize
        @Environment(\.horizontalSizeClass) private var sizeClass

        var body: some View {
            layout {
                if let image = content.leadingImage {
                    BannerImageView(image: image, frame: imageFrame)
                        .accessibilityFocused(focus, equals: .image)
                        .layoutValue(key: BannerPartKey.self, value: .image)
                }
                text.layoutValue(key: BannerPartKey.self, value: .text)
                ForEach(buttons.indices, id: \.self) { index in
                    BannerButtonView(
                        button: buttons[index], level: content.levelConfiguration,
                        iconSize: configuration.typography.iconSize(at: textSize)
                    ) { act(index) }
                    .accessibilityIdentifier(BannerIdentifier.button(index, of: buttons, in: content))
                    .accessibilityFocused(focus, equals: .button(index))
                    .focused($keyboard, equals: index)
                    .layoutValue(key: BannerPartKey.self, value: .button(index))
                }
            }
            .watching(keyboard != nil) { keyboardReport?($0) }
            .font(configuration.typography.font)
            .dynamicTypeSize(configuration.typography.dynamicTypeSizes)
        }

        private var configuration: BannerConfiguration { content.bannerConfiguration }

        private var language: String { locale.identifier(.bcp47) }

        private var textSize: BannerDynamicTypeSize { BannerDynamicTypeSize(dynamicTypeSize) }

        private var imageFrame: BannerImageFrame {
            configuration.typography.imageFrame(configuration.image, at: textSize)
        }

        private var text: some View {
            let words = presentation?.text(in: language) ?? content.text(in: language)
            return Text(verbatim: words)
                .lineLimit(configuration.typography.maxLines)
                .multilineTextAlignment(.leading)
                .frame(maxWidth: .infinity, alignment: .leading)
                .accessibilityLabel(
                    Text(
                        verbatim: BannerSpeech.text(
                            words, prefix: content.levelConfiguration.spokenPrefix, in: language))
                )
                // How far the work is belongs to what tells of it; the track would say the text again.
                .accessibilityValue(Text(verbatim: progress.map { BannerSpeech.value(of: $0, in: language) } ?? ""))
                .accessibilityIdentifier(BannerIdentifier.text)
                // What happened is read before what can be done about it.
                .accessibilitySortPriority(1)
                .accessibilityFocused(focus, equals: .text)
                .accessibilityAddTraits(traits)
                .accessibilityAction { actions?.tap() }
                // Where a tap does nothing, Switch Control, Voice Control and Full Keyboard Access pass it over. A modifier
                // that comes and goes would take the focus away when the work is done.
                .accessibilityRespondsToUserInteraction(hasTap)
        }

        private var progress: BannerProgressState? { presentation?.progress }
        private var hasTap: Bool { actions?.hasTap == true }

        private var traits: AccessibilityTraits {
            var traits: AccessibilityTraits = hasTap ? .isButton : []
            if progress != nil { traits.formUnion(.updatesFrequently) }
            return traits
        }

        private var layout: BannerContentLayout {
            BannerContentLayout(
                options: BannerArrangement.Options(
                    imageSize: content.leadingImage.map { _ in imageFrame.size },
                    buttonLayout: configuration.buttonLayout,
                    isAccessibilitySize: configuration.typography.clamped(textSize).isAccessibilitySize,
                    buttons: buttons),
                padding: configuration.padding, maxWidth: configuration.maxWidth, indicator: indicator,
                isTarget: isTarget, isCompact: sizeClass == .compact)
        }
    }
#endif
