// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
    internal import Foundation
    internal import SwiftUI

    /// The image, the texts, the link and the buttons of a banner.
    struct BannerContentView: View {
        let content: any BannerContent
        let presentation: BannerPresentation?
        let buttons: [BannerButton]
        /// Whether a finger does something to the bar itself.
        let isTarget: Bool
        /// What an indicator adds to the height, in points.
        let indicator: Double
        let act: @MainActor (Int) -> Void
        let follow: @MainActor () -> Void
        let focus: AccessibilityFocusState<BannerPart?>.Binding

        /// The link or the button that the keyboard is on.
        @FocusState private var keyboard: BannerPart?

        @Environment(\.bannerActions) private var actions
        @Environment(\.bannerKeyboard) private var keyboardReport
        @Environment(\.isBannerScrolled) private var isScrolled
        @Environment(\.locale) private var locale
        @Environment(\.dynamicTypeSize) private var dynamicTypeSize
        @Environment(\.horizontalSizeClass) private var sizeClass
        @Environment(\.colorScheme) private var colorScheme
        @Environment(\.colorSchemeContrast) private var contrast
        @Environment(\.accessibilityReduceTransparency) private var reducesTransparency

        var body: some View {
            layout {
                if let image = content.leadingImage {
                    BannerImageView(image: image, frame: imageFrame)
                        .foregroundColor(accent)
                        .accessibilityFocused(focus, equals: .image)
                        .layoutValue(key: BannerPartKey.self, value: .image)
                }
                if let title = titleText { titleView(title).layoutValue(key: BannerPartKey.self, value: .title) }
                text.layoutValue(key: BannerPartKey.self, value: .text)
                ForEach(points.indices, id: \.self) { index in
                    bullet.layoutValue(key: BannerPartKey.self, value: .bullet(index))
                    point(index).layoutValue(key: BannerPartKey.self, value: .point(index))
                }
                if let link = content.link {
                    BannerLinkView(
                        title: link.title.string(in: language), color: level.accent
                    ) { follow() }
                    .dynamicTypeSize(textSizes)
                    .accessibilityFocused(focus, equals: .link)
                    .focused($keyboard, equals: .link)
                    .layoutValue(key: BannerPartKey.self, value: .link)
                }
                ForEach(buttons.indices, id: \.self) { index in
                    BannerButtonView(
                        button: buttons[index], look: configuration.buttonLooks[buttons[index].variant],
                        level: level,
                        iconSize: configuration.typography.iconSize(at: textSize)
                    ) { act(index) }
                    .dynamicTypeSize(textSizes)
                    .accessibilityIdentifier(BannerIdentifier.button(index, of: buttons, in: content))
                    .accessibilityFocused(focus, equals: .button(index))
                    .focused($keyboard, equals: .button(index))
                    .layoutValue(key: BannerPartKey.self, value: .button(index))
                }
            }
            .watching(keyboard != nil) { keyboardReport?($0) }
            .font(configuration.typography.swiftUIFont)
        }

        /// The sizes that all but the title keeps to. They are set on each part: one within another would keep to both.
        private var textSizes: ClosedRange<DynamicTypeSize> { configuration.typography.dynamicTypeSizes }

        private var configuration: BannerConfiguration { content.bannerConfiguration }

        private var level: BannerLevelConfiguration { content.drawnLevel(reducesTransparency: reducesTransparency) }

        private var language: String { BannerLanguage.read(locale) }

        private var textSize: BannerDynamicTypeSize { BannerDynamicTypeSize(dynamicTypeSize) }

        private var imageFrame: BannerImageFrame {
            configuration.typography.imageFrame(configuration.image, at: textSize)
        }

        private var accent: Color {
            level.accent.value(in: BannerAppearance(colorScheme, contrast)).swiftUIColor
        }

        // MARK: Title and points

        private var titleText: String? { content.title(in: language) }

        private var points: [String] { presentation?.points(in: language) ?? content.points(in: language) }

        private var isCentered: Bool { configuration.shape.alignment == .center }

        private func titleView(_ title: String) -> some View {
            let typography = configuration.titleTypography
            return Text(verbatim: title)
                .font(typography.swiftUIFont)
                .lineLimit(typography.maxLines)
                .multilineTextAlignment(isCentered ? .center : .leading)
                .frame(maxWidth: .infinity, alignment: isCentered ? .center : .leading)
                .dynamicTypeSize(typography.dynamicTypeSizes)
                .accessibilityLabel(Text(verbatim: BannerSpeech.text(title, prefix: prefix, in: language)))
                .accessibilityIdentifier(BannerIdentifier.title)
                .accessibilitySortPriority(3)
                .accessibilityFocused(focus, equals: .title)
        }

        private var bullet: some View {
            Text(verbatim: "\u{2022}").dynamicTypeSize(textSizes).accessibilityHidden(true)
        }

        private func point(_ index: Int) -> some View {
            Text(verbatim: points.indices.contains(index) ? points[index] : "")
                .dynamicTypeSize(textSizes)
                .multilineTextAlignment(.leading)
                .frame(maxWidth: .infinity, alignment: .leading)
                .accessibilityIdentifier(BannerIdentifier.point(index))
                .accessibilitySortPriority(1)
                .accessibilityFocused(focus, equals: .point(index))
        }

        // MARK: Text

        private var prefix: BannerText? { content.levelConfiguration.spokenPrefix }

        private var text: some View {
            let words = presentation?.text(in: language) ?? content.text(in: language)
            return Text(verbatim: words)
                .dynamicTypeSize(textSizes)
                .lineLimit(configuration.typography.maxLines)
                .multilineTextAlignment(isCentered ? .center : .leading)
                .frame(maxWidth: .infinity, alignment: isCentered ? .center : .leading)
                .accessibilityLabel(
                    // The title, where there is one, has told the level.
                    Text(
                        verbatim: BannerSpeech.text(words, prefix: titleText == nil ? prefix : nil, in: language))
                )
                .accessibilityHint(Text(verbatim: hint ?? ""))
                // How far the work is belongs to what tells of it; the track would say the text again.
                .accessibilityValue(Text(verbatim: progress.map { BannerSpeech.value(of: $0, in: language) } ?? ""))
                .accessibilityIdentifier(BannerIdentifier.text)
                // What happened is read before what can be done about it.
                .accessibilitySortPriority(2)
                .accessibilityFocused(focus, equals: .text)
                .accessibilityAddTraits(traits)
                .accessibilityAction { actions?.tap() }
                // By voice, with a switch or by the keyboard, nobody swipes.
                .accessibilityActions {
                    if isDismissedByGesture {
                        Button(action: { actions?.escape() }) {
                            Text(verbatim: BannerWords.current.close.string(in: language))
                        }
                    }
                }
                // Where a tap does nothing, Switch Control, Voice Control and Full Keyboard Access pass it over. A modifier
                // that comes and goes would take the focus away when the work is done.
                .accessibilityRespondsToUserInteraction(hasTap || isDismissedByGesture)
        }

        private var progress: BannerProgressState? { presentation?.progress }
        private var hasTap: Bool { actions?.hasTap == true }
        private var hint: String? {
            hasTap ? (presentation?.waysOut.barTap).flatMap { BannerSpeech.hint(of: $0, in: language) } : nil
        }
        private var isDismissedByGesture: Bool {
            presentation?.waysOut.scrolled(isScrolled).isDismissedByGesture == true
        }

        private var traits: AccessibilityTraits {
            var traits: AccessibilityTraits = hasTap ? .isButton : []
            if progress != nil { traits.formUnion(.updatesFrequently) }
            return traits
        }

        private var layout: BannerContentLayout {
            BannerContentLayout(
                options: BannerArrangement.Options(
                    imageSize: content.leadingImage.map { _ in imageFrame.size }, hasTitle: titleText != nil,
                    pointCount: points.count, bulletWidth: configuration.typography.bulletWidth(at: textSize),
                    link: content.link?.placement, alignment: configuration.shape.alignment,
                    buttonLayout: configuration.buttonLayout,
                    isAccessibilitySize: configuration.typography.clamped(textSize).isAccessibilitySize,
                    buttons: buttons),
                configuration: configuration, indicator: indicator, isTarget: isTarget, isCompact: sizeClass == .compact
            )
        }
    }
#endif
