// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    internal import Foundation
    @preconcurrency internal import UIKit

    /// The standard view of a banner: the track, the image, the text and the buttons.
    final class BannerWindowBar: UIView, BannerWindowPresenter.BannerView {
        private weak var owner: BannerWindowPresenter?
        private let label = UILabel()
        private let image = BannerWindowImage()
        private let track = BannerWindowTrack()
        private var buttons: [BannerWindowButton] = []
        private var shown: (presentation: BannerPresentation, actions: BannerActions)?

        /// A view that speaks the language of `owner`, and finds its images where that says.
        init(_ owner: BannerWindowPresenter) {
            self.owner = owner
            super.init(frame: .zero)
            for view in [track, image, label] as [UIView] { addSubview(view) }
            label.adjustsFontForContentSizeCategory = false
        }

        @available(*, unavailable) required init?(coder: NSCoder) { nil }

        func show(_ presentation: BannerPresentation, actions: BannerActions) {
            shown = (presentation, actions)
            let (locale, bundle) = (owner?.locale ?? BannerLanguage.current, owner?.bundle)
            let content = presentation.content
            let level = content.levelConfiguration
            let typography = content.bannerConfiguration.typography
            let font = UIFont.systemFont(
                ofSize: CGFloat(typography.points(at: bannerTextSize)), weight: typography.weight.uiKitWeight)
            let words = presentation.text(in: locale)
            label.text = words
            label.font = font
            label.numberOfLines = typography.maxLines
            label.textColor = level.onTint.value(in: bannerAppearance).uiColor
            label.accessibilityLabel = BannerSpeech.text(words, prefix: level.spokenPrefix, in: locale)
            label.accessibilityTraits = actions.hasTap ? .button : .staticText
            image.show(
                content.leadingImage, in: content.bannerConfiguration.image, color: label.textColor, locale: locale,
                bundle: bundle)
            track.show(
                BannerTrack(content.bannerConfiguration, level, hasProgress: presentation.progress != nil),
                presentation.progress, words: words, locale: locale)
            makeButtons(presentation.content.drawnButtons(presentation.waysOut))
            for button in buttons { button.draw(on: level, font: font, locale: locale, bundle: bundle) }
            // What happened is read before what can be done about it, wherever on the banner it stands.
            let parts: [UIView] = [label, image, track] + buttons
            accessibilityElements = parts.filter(\.isAccessibilityElement)
            setNeedsLayout()
        }

        /// Draws other buttons only where they are others: a screen reader may be on one.
        private func makeButtons(_ drawn: [BannerButton]) {
            guard buttons.map(\.button) != drawn else { return }
            for button in buttons { button.removeFromSuperview() }
            buttons = drawn.enumerated().map { index, button in
                BannerWindowButton(button) { [weak self] in self?.use(index) }
            }
            for button in buttons { addSubview(button) }
        }

        private func use(_ index: Int) {
            guard let shown else { return }
            let isOwn = shown.presentation.content.bannerButtons.indices.contains(index)
            if isOwn { shown.actions.use(index) } else { shown.actions.close() }
        }

        // MARK: Layout

        func bannerHeight(width: CGFloat) -> CGFloat {
            guard let configuration, let arrangement = arrangement(width: Double(width)) else { return 0 }
            return CGFloat(arrangement.height + 2 * configuration.padding + (track.track?.addedHeight ?? 0))
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            let width = Double(bounds.width)
            guard let configuration, let arrangement = arrangement(width: width) else { return }
            let isTop = configuration.edge == .top
            let added = track.track?.addedHeight ?? 0
            let origin = (x: (width - contentWidth(width)) / 2, y: configuration.padding + (isTop ? added : 0))
            func place(_ view: UIView, _ frame: BannerRect?) {
                guard var frame else { return }
                frame.x += origin.x
                frame.y += origin.y
                if effectiveUserInterfaceLayoutDirection == .rightToLeft { frame = frame.mirrored(in: width) }
                view.frame = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
            }
            place(image, arrangement.image)
            place(label, arrangement.text)
            for (index, button) in buttons.enumerated() { place(button, arrangement.frame(of: .button(index))) }
            let height = CGFloat(track.track?.height ?? 0)
            track.frame = CGRect(x: 0, y: isTop ? 0 : bounds.height - height, width: bounds.width, height: height)
        }

        private var configuration: BannerConfiguration? { shown?.presentation.content.bannerConfiguration }

        private func contentWidth(_ width: Double) -> Double {
            let isCompact = traitCollection.horizontalSizeClass == .compact
            return BannerContainer(size: BannerSize(width: width, height: 0), isCompact: isCompact)
                .contentWidth(maxWidth: configuration?.maxWidth)
        }

        private func arrangement(width: Double) -> BannerArrangement? {
            guard let shown, let configuration else { return nil }
            let content = shown.presentation.content
            let options = BannerArrangement.Options(
                imageSize: content.leadingImage.map { _ in configuration.image.size },
                buttonLayout: configuration.buttonLayout,
                isAccessibilitySize: configuration.typography.clamped(bannerTextSize).isAccessibilitySize,
                buttons: buttons.map(\.button))
            return BannerArrangement(options, width: contentWidth(width)) { part, width in
                let available = CGSize(
                    width: width.map { CGFloat($0) } ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
                let size = view(of: part).sizeThatFits(available)
                return BannerSize(width: Double(size.width), height: Double(size.height))
            }
        }

        private func view(of part: BannerPart) -> UIView {
            switch part {
            case .image: image
            case .text: label
            case .button(let index): buttons.indices.contains(index) ? buttons[index] : label
            }
        }
    }
#endif
