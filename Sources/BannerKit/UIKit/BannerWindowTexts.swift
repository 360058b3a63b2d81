// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    internal import Foundation
    @preconcurrency internal import UIKit

    /// The title, the text and the points of a banner.
    @MainActor final class BannerWindowTexts {
        /// What the texts are drawn with.
        struct Setting {
            var color: UIColor
            /// The language, a BCP 47 tag.
            var locale: String
            /// The language that a screen reader is told; `nil` for that of the app.
            var voice: String?
            var size: BannerDynamicTypeSize
            /// Whether the banner scrolls, and so has a close button.
            var isScrolled: Bool
        }

        let title = UILabel()
        let text = UILabel()
        private(set) var points: [UILabel] = []
        private(set) var bullets: [UILabel] = []

        init() {
            title.accessibilityIdentifier = BannerIdentifier.title
            text.accessibilityIdentifier = BannerIdentifier.text
        }

        /// All of them.
        var views: [UIView] { [title, text] + bullets + points }

        /// What a screen reader reads, in its order.
        var elements: [UIView] { (title.isHidden ? [text] : [title, text]) + points }

        /// Draws the texts of `presentation`; those that are new become a part of `holder`.
        func show(_ presentation: BannerPresentation, _ actions: BannerActions, _ setting: Setting, in holder: UIView) {
            let (content, locale) = (presentation.content, setting.locale)
            let configuration = content.bannerConfiguration
            let prefix = content.levelConfiguration.spokenPrefix
            let words = content.title(in: locale)
            title.isHidden = words == nil
            set(title, words ?? "", configuration.titleTypography, setting, configuration)
            title.accessibilityLabel = BannerSpeech.text(words ?? "", prefix: prefix, in: locale)
            // The title, where there is one, has told the level.
            showText(presentation, actions, prefix: words == nil ? prefix : nil, setting)
            showPoints(presentation.points(in: locale), configuration, setting, in: holder)
        }

        private func set(
            _ label: UILabel, _ words: String, _ typography: BannerTypography, _ setting: Setting,
            _ configuration: BannerConfiguration
        ) {
            label.text = words
            label.accessibilityLanguage = setting.voice
            label.font = typography.uiKitFont(at: setting.size)
            label.numberOfLines = typography.maxLines
            label.textColor = setting.color
            label.textAlignment = configuration.shape.alignment == .center ? .center : .natural
            label.adjustsFontForContentSizeCategory = false
        }

        private func showText(
            _ presentation: BannerPresentation, _ actions: BannerActions, prefix: BannerText?, _ setting: Setting
        ) {
            let (configuration, locale) = (presentation.content.bannerConfiguration, setting.locale)
            let words = presentation.text(in: locale)
            set(text, words, configuration.typography, setting, configuration)
            text.accessibilityLabel = BannerSpeech.text(words, prefix: prefix, in: locale)
            text.accessibilityTraits = actions.hasTap ? .button : .staticText
            let ways = presentation.waysOut.scrolled(setting.isScrolled)
            text.accessibilityRespondsToUserInteraction = actions.hasTap || ways.isDismissedByGesture
            text.accessibilityHint = actions.hasTap ? BannerSpeech.hint(of: ways.barTap, in: locale) : nil
            // By voice, with a switch or by the keyboard, nobody swipes.
            text.accessibilityCustomActions =
                ways.isDismissedByGesture
                ? [
                    UIAccessibilityCustomAction(name: BannerWords.current.close.string(in: locale)) { _ in
                        actions.escape()
                        return true
                    }
                ] : nil
            // How far the work is belongs to what tells of it; the track would say the text again.
            text.accessibilityValue = presentation.progress.map { BannerSpeech.value(of: $0, in: locale) }
            if presentation.progress != nil { text.accessibilityTraits.insert(.updatesFrequently) }
        }

        private func showPoints(
            _ words: [String], _ configuration: BannerConfiguration, _ setting: Setting, in holder: UIView
        ) {
            if points.count != words.count { makePoints(words.count, in: holder) }
            for (label, words) in zip(points, words) { setPoint(label, words, configuration.typography, setting) }
            for bullet in bullets { setPoint(bullet, "\u{2022}", configuration.typography, setting) }
        }

        private func makePoints(_ count: Int, in holder: UIView) {
            for label in points + bullets { label.removeFromSuperview() }
            points = (0..<count).map { index in
                let label = UILabel()
                label.accessibilityIdentifier = BannerIdentifier.point(index)
                return label
            }
            bullets = (0..<count).map { _ in
                let label = UILabel()
                label.isAccessibilityElement = false
                return label
            }
            for label in points + bullets { holder.addSubview(label) }
        }

        private func setPoint(_ label: UILabel, _ words: String, _ typography: BannerTypography, _ setting: Setting) {
            label.text = words
            label.accessibilityLanguage = setting.voice
            label.font = typography.uiKitFont(at: setting.size)
            label.numberOfLines = 0
            label.textColor = setting.color
        }
    }

    extension BannerTypography {
        /// The font where a person chose `size`. The scale is the one by which `UIFontMetrics` scales fonts of the style's own size,
        /// which those of an app have here.
        func uiKitFont(at size: BannerDynamicTypeSize) -> UIFont {
            let points = CGFloat(points(at: size))
            guard let font else { return .systemFont(ofSize: points, weight: weight.uiKitWeight) }
            let descriptor = UIFontDescriptor(fontAttributes: [
                .family: font.family,
                .traits: [UIFontDescriptor.TraitKey.weight: weight.uiKitWeight.rawValue],
            ])
            return UIFont(descriptor: descriptor, size: points)
        }
    }
#endif
