// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    internal import Foundation
    @preconcurrency internal import UIKit

    /// The standard view of a banner: the track, the image, the texts, the link and the buttons.
    final class BannerWindowBar: UIView, BannerWindowPresenter.BannerView {
        private weak var owner: BannerWindowPresenter?
        /// Whether it is taller than the place for it, and scrolls.
        var isScrolled = false { didSet { if isScrolled != oldValue { rebuild() } } }

        /// What holds the parts where they scroll.
        private let scroll = BannerScrollView()
        private let texts = BannerWindowTexts()
        private lazy var link = BannerLinkButton { [weak self] in self?.shown?.actions.followLink() }
        /// The hairline towards the content.
        private let separator = UIView()
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
            for view in [image] + texts.views + [link, separator, track] { addSubview(view) }
            separator.isUserInteractionEnabled = false
        }

        @available(*, unavailable) required init?(coder: NSCoder) { nil }

        func show(_ presentation: BannerPresentation, actions: BannerActions) {
            shown = (presentation, actions)
            let content = presentation.content
            let locale = BannerSpeech.language(of: content, in: owner?.locale ?? BannerLanguage.current)
            let voice = BannerSpeech.voice(for: locale, interface: BannerLanguage.current)
            #if DEBUG
                if #available(iOS 17.0, *) { mirror(BannerLanguage.isMirrored(locale)) }
            #endif
            let level = content.drawnLevel(reducesTransparency: UIAccessibility.isReduceTransparencyEnabled)
            let typography = content.bannerConfiguration.typography
            let font = typography.uiKitFont(at: bannerTextSize)
            texts.show(
                presentation, actions,
                BannerWindowTexts.Setting(
                    color: level.onTint.value(in: bannerAppearance).uiColor, locale: locale, voice: voice,
                    size: bannerTextSize, isScrolled: isScrolled),
                in: holder)
            let accent = level.accent.value(in: bannerAppearance).uiColor
            link.isHidden = content.link == nil
            link.show(content.link?.title.string(in: locale) ?? "", font: font, color: accent)
            link.accessibilityLanguage = voice
            let paint = BannerBarPaint(content.bannerConfiguration.shape, on: level, in: bannerAppearance)
            separator.backgroundColor = paint.separator?.uiColor
            let setting = BannerWindowImage.Setting(
                color: accent, locale: locale, voice: voice, bundle: owner?.bundle,
                store: (owner?.imageLoader ?? .standard).store)
            image.show(
                content.leadingImage, in: typography.imageFrame(content.bannerConfiguration.image, at: bannerTextSize),
                setting)
            track.show(
                BannerTrack(content.bannerConfiguration, level, hasProgress: presentation.progress != nil),
                presentation.progress, isFrozen: owner?.isMotionFrozen == true)
            makeButtons(presentation.content.drawnButtons(presentation.waysOut.scrolled(isScrolled)))
            for button in buttons {
                button.draw(
                    content.bannerConfiguration.buttonLooks[button.button.variant], on: level, font: font,
                    iconSize: typography.iconSize(at: bannerTextSize), setting)
            }
            identify(content)
            // What happened is read before what can be done about it, wherever on the banner it stands.
            for label in texts.elements { label.isAccessibilityElement = true }
            let parts: [UIView] = texts.elements + [image] + (link.isHidden ? [] : [link]) + buttons
            accessibilityElements = parts.filter(\.isAccessibilityElement)
            setNeedsLayout()
        }

        /// Draws all the other way round, or as the window does.
        @available(iOS 17.0, *) private func mirror(_ isMirrored: Bool) {
            if isMirrored {
                traitOverrides.layoutDirection = .rightToLeft
            } else {
                traitOverrides.remove(UITraitLayoutDirection.self)
            }
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
            for view in [image] + texts.views + [link] + buttons as [UIView] { holder.addSubview(view) }
            if let shown { show(shown.presentation, actions: shown.actions) }
        }

        private func identify(_ content: any BannerContent) {
            accessibilityIdentifier = BannerIdentifier.banner(content.id)
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
            let origin = (x: contentStart(width), y: outline.contentTop + (isTop ? added : 0))
            func place(_ view: UIView, _ frame: BannerRect?) {
                guard var frame else { return }
                frame.x += origin.x
                frame.y += origin.y
                if effectiveUserInterfaceLayoutDirection == .rightToLeft { frame = frame.mirrored(in: width) }
                view.frame = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
            }
            place(image, arrangement.image)
            place(texts.title, arrangement.title)
            place(texts.text, arrangement.text)
            for (index, point) in texts.points.enumerated() { place(point, arrangement.frame(of: .point(index))) }
            for (index, bullet) in texts.bullets.enumerated() { place(bullet, bulletFrame(index, in: arrangement)) }
            place(link, arrangement.link)
            for (index, button) in buttons.enumerated() { place(button, arrangement.frame(of: .button(index))) }
            scroll.contentSize = CGSize(width: bounds.width, height: outline.height)
            let height = CGFloat(track.track?.height ?? 0)
            track.frame = CGRect(x: 0, y: isTop ? 0 : bounds.height - height, width: bounds.width, height: height)
            let hairline = 1 / max(1, traitCollection.displayScale)
            separator.frame = CGRect(
                x: 0, y: isTop ? bounds.height - hairline : 0, width: bounds.width, height: hairline)
        }

        /// The sign of a point stands at its first line.
        private func bulletFrame(_ index: Int, in arrangement: BannerArrangement) -> BannerRect? {
            guard var frame = arrangement.frame(of: .bullet(index)), texts.bullets.indices.contains(index) else {
                return nil
            }
            let available = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
            frame.height = min(frame.height, Double(texts.bullets[index].sizeThatFits(available).height))
            return frame
        }

        private var configuration: BannerConfiguration? { shown?.presentation.content.bannerConfiguration }

        /// What the bar stands in where it is `width` points wide: the stage has taken its margin off.
        private func container(_ width: Double) -> BannerContainer {
            BannerContainer(
                size: BannerSize(width: width + margin.horizontal, height: 0),
                isCompact: traitCollection.horizontalSizeClass == .compact)
        }

        private var margin: BannerInsets { configuration?.shape.margin ?? .zero }
        private var padding: BannerPadding { configuration?.padding ?? BannerPadding(0) }

        private func contentWidth(_ width: Double) -> Double {
            container(width).contentWidth(maxWidth: configuration?.maxWidth, padding: padding, margin: margin)
        }

        /// Where the content starts: what it does not take of the width is shared.
        private func contentStart(_ width: Double) -> Double {
            let sides = container(width).sides(padding: padding, margin: margin)
            return sides.leading + (width - sides.horizontal - contentWidth(width)) / 2
        }

        private func arrangement(width: Double) -> BannerArrangement? {
            guard let shown, let configuration else { return nil }
            let content = shown.presentation.content
            let options = BannerArrangement.Options(
                imageSize: content.leadingImage.map { _ in
                    configuration.typography.imageFrame(configuration.image, at: bannerTextSize).size
                },
                hasTitle: !texts.title.isHidden, pointCount: texts.points.count,
                bulletWidth: configuration.typography.bulletWidth(at: bannerTextSize), link: content.link?.placement,
                alignment: configuration.shape.alignment,
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
            case .title: texts.title
            case .text: texts.text
            case .bullet(let index): texts.bullets.indices.contains(index) ? texts.bullets[index] : texts.text
            case .point(let index): texts.points.indices.contains(index) ? texts.points[index] : texts.text
            case .link: link
            case .button(let index): buttons.indices.contains(index) ? buttons[index] : texts.text
            }
        }
    }

    /// Scrolls, and leaves taps to the bar.
    private final class BannerScrollView: UIScrollView {
        // A scroll view keeps touches to itself. Those that scrolled are cancelled.
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            super.touchesEnded(touches, with: event)
            next?.touchesEnded(touches, with: event)
        }
    }
#endif
