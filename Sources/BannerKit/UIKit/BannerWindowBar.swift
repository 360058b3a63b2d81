// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    internal import Foundation
    @preconcurrency internal import UIKit

    /// The standard view of a banner: the track, the image, the text and the buttons.
    final class BannerWindowBar: UIView, BannerWindowPresenter.BannerView {
        private weak var owner: BannerWindowPresenter?
        /// Whether it is taller than the place for it, and scrolls.
        var isScrolled = false { didSet { if isScrolled != oldValue { rebuild() } } }

        /// What holds the parts where they scroll. Elsewhere it would keep taps from the bar.
        private let scroll = UIScrollView()
        private let label = UILabel()
        private let image = BannerWindowImage()
        private let track = BannerWindowTrack()
        private var buttons: [BannerWindowButton] = []
        private var shown: (presentation: BannerPresentation, actions: BannerActions)?

        /// A view that speaks the language of `owner`, and finds its images where that says.
        init(_ owner: BannerWindowPresenter) {
            self.owner = owner
            super.init(frame: .zero)
            // The stage knows the safe area.
            scroll.contentInsetAdjustmentBehavior = .never
            for view in [image, label, track] as [UIView] { addSubview(view) }
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
            label.accessibilityRespondsToUserInteraction = actions.hasTap
            // How far the work is belongs to what tells of it; the track would say the text again.
            label.accessibilityValue = presentation.progress.map { BannerSpeech.value(of: $0, in: locale) }
            if presentation.progress != nil { label.accessibilityTraits.insert(.updatesFrequently) }
            let setting = BannerWindowImage.Setting(
                color: label.textColor, locale: locale, bundle: bundle, store: (owner?.imageLoader ?? .standard).store)
            image.show(
                content.leadingImage, in: typography.imageFrame(content.bannerConfiguration.image, at: bannerTextSize),
                setting)
            track.show(
                BannerTrack(content.bannerConfiguration, level, hasProgress: presentation.progress != nil),
                presentation.progress, isFrozen: owner?.isMotionFrozen == true)
            makeButtons(presentation.content.drawnButtons(presentation.waysOut.scrolled(isScrolled)))
            for button in buttons {
                button.draw(on: level, font: font, iconSize: typography.iconSize(at: bannerTextSize), setting)
            }
            identify(content)
            // What happened is read before what can be done about it, wherever on the banner it stands.
            let parts: [UIView] = [label, image] + buttons
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
            for button in buttons { holder.addSubview(button) }
        }

        private var holder: UIView { isScrolled ? scroll : self }

        /// Moves the parts to what holds them now; a close button comes and goes with that.
        private func rebuild() {
            if isScrolled { insertSubview(scroll, at: 0) } else { scroll.removeFromSuperview() }
            for view in [image, label] + buttons as [UIView] { holder.addSubview(view) }
            if let shown { show(shown.presentation, actions: shown.actions) }
        }

        private func identify(_ content: any BannerContent) {
            accessibilityIdentifier = BannerIdentifier.banner(content.id)
            label.accessibilityIdentifier = BannerIdentifier.text
            image.accessibilityIdentifier = BannerIdentifier.image
            let drawn = buttons.map(\.button)
            for (index, button) in buttons.enumerated() {
                button.accessibilityIdentifier = BannerIdentifier.button(index, of: drawn, in: content)
            }
        }

        private func use(_ index: Int) {
            guard let shown else { return }
            let isOwn = shown.presentation.content.bannerButtons.indices.contains(index)
            if isOwn { shown.actions.use(index) } else { shown.actions.close() }
        }

        // MARK: Layout

        func bannerHeight(width: CGFloat) -> CGFloat {
            guard let arrangement = arrangement(width: Double(width)), let outline = outline(arrangement) else {
                return 0
            }
            return CGFloat(outline.height)
        }

        private func outline(_ arrangement: BannerArrangement) -> BannerOutline? {
            guard let shown, let configuration else { return nil }
            return BannerOutline(
                contentHeight: arrangement.height, padding: configuration.padding.insets,
                indicator: track.track?.addedHeight ?? 0, isTarget: shown.presentation.waysOut.isTarget)
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            let width = Double(bounds.width)
            scroll.frame = bounds
            guard let configuration, let arrangement = arrangement(width: width), let outline = outline(arrangement)
            else { return }
            let isTop = configuration.edge == .top
            let added = track.track?.addedHeight ?? 0
            let origin = (x: (width - contentWidth(width)) / 2, y: outline.contentTop + (isTop ? added : 0))
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
            scroll.contentSize = CGSize(width: bounds.width, height: outline.height)
            let height = CGFloat(track.track?.height ?? 0)
            track.frame = CGRect(x: 0, y: isTop ? 0 : bounds.height - height, width: bounds.width, height: height)
        }

        private var configuration: BannerConfiguration? { shown?.presentation.content.bannerConfiguration }

        private func contentWidth(_ width: Double) -> Double {
            let isCompact = traitCollection.horizontalSizeClass == .compact
            return BannerContainer(size: BannerSize(width: width, height: 0), isCompact: isCompact)
                .contentWidth(maxWidth: configuration?.maxWidth, padding: configuration?.padding ?? BannerPadding(0))
        }

        private func arrangement(width: Double) -> BannerArrangement? {
            guard let shown, let configuration else { return nil }
            let content = shown.presentation.content
            let options = BannerArrangement.Options(
                imageSize: content.leadingImage.map { _ in
                    configuration.typography.imageFrame(configuration.image, at: bannerTextSize).size
                },
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
