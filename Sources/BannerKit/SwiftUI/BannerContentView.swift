// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
    internal import Foundation
    internal import SwiftUI

    /// What a screen reader can be on.
    enum BannerElement: Hashable {
        case part(BannerPart)
        case track
    }

    /// The image, the text and the buttons of a banner.
    struct BannerContentView: View {
        let content: any BannerContent
        let presentation: BannerPresentation?
        let buttons: [BannerButton]
        let act: @MainActor (Int) -> Void
        let focus: AccessibilityFocusState<BannerElement?>.Binding

        @Environment(\.bannerActions) private var actions
        @Environment(\.locale) private var locale
        @Environment(\.dynamicTypeSize) private var dynamicTypeSize
        #if os(iOS) || os(visionOS)
            @Environment(\.horizontalSizeClass) private var sizeClass
        #endif

        var body: some View {
            layout {
                if let image = content.leadingImage {
                    BannerImageView(image: image, frame: configuration.image)
                        .accessibilityFocused(focus, equals: .part(.image))
                        .layoutValue(key: BannerPartKey.self, value: .image)
                }
                text.layoutValue(key: BannerPartKey.self, value: .text)
                ForEach(buttons.indices, id: \.self) { index in
                    BannerButtonView(button: buttons[index], level: content.levelConfiguration) { act(index) }
                        .accessibilityFocused(focus, equals: .part(.button(index)))
                        .layoutValue(key: BannerPartKey.self, value: .button(index))
                }
            }
            .font(configuration.typography.font)
            .dynamicTypeSize(configuration.typography.dynamicTypeSizes)
        }

        private var configuration: BannerConfiguration { content.bannerConfiguration }

        private var language: String { locale.identifier(.bcp47) }

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
                // What happened is read before what can be done about it.
                .accessibilitySortPriority(1)
                .accessibilityFocused(focus, equals: .part(.text))
                .accessibilityAddTraits(actions?.hasTap == true ? .isButton : [])
                .accessibilityAction { actions?.tap() }
        }

        private var layout: BannerContentLayout {
            BannerContentLayout(
                options: BannerArrangement.Options(
                    imageSize: content.leadingImage.map { _ in configuration.image.size },
                    buttonLayout: configuration.buttonLayout, isAccessibilitySize: isAccessibilitySize, buttons: buttons
                ),
                padding: configuration.padding, maxWidth: configuration.maxWidth, isCompact: isCompact)
        }

        /// Whether the text, within the sizes of its style, has an accessibility size.
        private var isAccessibilitySize: Bool {
            let sizes = configuration.typography.dynamicTypeSizes
            return min(max(dynamicTypeSize, sizes.lowerBound), sizes.upperBound).isAccessibilitySize
        }

        private var isCompact: Bool {
            #if os(iOS) || os(visionOS)
                sizeClass == .compact
            #else
                false
            #endif
        }
    }
#endif
