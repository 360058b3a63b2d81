// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    internal import Foundation
    @preconcurrency internal import UIKit

    /// A button of a banner.
    final class BannerWindowButton: UIControl {
        let button: BannerButton
        private let label = UILabel()
        private let icon = BannerWindowImage()
        /// What is drawn, which may be lower than what a tap reaches.
        private let bezel = UIView()
        private var level: BannerLevelConfiguration?
        private var look: BannerButtonLook?
        private static let gap: CGFloat = 8
        /// The width and height of the icon, in points.
        private var iconSize: CGFloat = 0

        init(_ button: BannerButton, act: @escaping @MainActor () -> Void) {
            self.button = button
            super.init(frame: .zero)
            for view in [bezel, label, icon] as [UIView] {
                view.isUserInteractionEnabled = false
                view.isAccessibilityElement = false
                addSubview(view)
            }
            label.numberOfLines = 0
            label.textAlignment = .center
            isAccessibilityElement = true
            accessibilityTraits = button.isEnabled ? .button : [.button, .notEnabled]
            isEnabled = button.isEnabled
            addAction(UIAction { _ in act() }, for: .touchUpInside)
            #if os(iOS)
                // A long press shows what is too small to be read by people who need larger text.
                showsLargeContentViewer = true
                addInteraction(UILargeContentViewerInteraction())
            #endif
        }

        @available(*, unavailable) required init?(coder: NSCoder) { nil }

        override var isHighlighted: Bool { didSet { paint() } }
        override var isEnabled: Bool { didSet { paint() } }

        /// Draws the button in its `look` on a banner of `level`, with an icon `iconSize` points wide and high.
        func draw(
            _ look: BannerButtonLook?, on level: BannerLevelConfiguration, font: UIFont, iconSize: Double,
            _ setting: BannerWindowImage.Setting
        ) {
            (self.level, self.look) = (level, look)
            self.iconSize = CGFloat(iconSize)
            label.text = button.title?.string(in: setting.locale)
            label.font = font
            accessibilityLabel = BannerSpeech.label(of: button, in: setting.locale)
            accessibilityLanguage = setting.voice
            paint()
            var setting = setting
            setting.color = label.textColor
            icon.show(button.image, in: .icon(button.image?.source, size: iconSize), setting)
            // An image draws itself as what is read; here the button is.
            icon.isAccessibilityElement = false
            #if os(iOS)
                largeContentTitle = accessibilityLabel
                largeContentImage = icon.image
            #endif
            setNeedsLayout()
        }

        private func paint() {
            guard let level else { return }
            let paint = BannerButtonPaint(
                button.variant, look: look, state: isEnabled ? isHighlighted ? .pressed : .normal : .disabled,
                on: level, in: bannerAppearance)
            label.textColor = paint.label.uiColor
            bezel.backgroundColor = paint.fill?.uiColor
            bezel.layer.borderWidth = paint.outline == nil ? 0 : CGFloat(shape.borderWidth)
            bezel.layer.borderColor = paint.outline?.uiColor.cgColor
            alpha = CGFloat(paint.opacity)
        }

        // MARK: Layout

        private var shape: BannerButtonShape {
            BannerButtonShape(button.variant, look: look, minimumSize: button.minimumSize)
        }
        private var iconWidth: CGFloat { button.image == nil ? 0 : iconSize }
        private var between: CGFloat { button.image == nil || button.title == nil ? 0 : Self.gap }

        private func titleSize(_ width: CGFloat) -> CGSize {
            guard button.title != nil else { return .zero }
            return label.sizeThatFits(
                CGSize(
                    width: max(0, width - CGFloat(shape.padding.horizontal) - iconWidth - between),
                    height: CGFloat.greatestFiniteMagnitude))
        }

        private func content(_ title: CGSize) -> BannerSize {
            BannerSize(
                width: Double(title.width + iconWidth + between), height: Double(max(title.height, iconWidth)))
        }

        override func sizeThatFits(_ size: CGSize) -> CGSize {
            let target = shape.targetSize(content: content(titleSize(size.width)))
            return CGSize(width: target.width, height: target.height)
        }

        /// A small button is hit around it too.
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            let reach = CGFloat(shape.reach)
            return bounds.insetBy(dx: -reach, dy: -reach).contains(point)
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            let title = titleSize(bounds.width)
            // It is as wide as it is laid out, and in the middle of its height.
            let height = min(CGFloat(shape.drawnSize(content: content(title)).height), bounds.height)
            bezel.frame = CGRect(x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height)
            bezel.layer.cornerRadius = CGFloat(shape.cornerRadius(height: Double(height)))
            // Its padding need not be the same at both sides.
            let shift = CGFloat(shape.padding.leading - shape.padding.trailing) / 2
            let start = (bounds.width - title.width - iconWidth - between) / 2 + shift
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            func place(_ view: UIView, x: CGFloat, size: CGSize) {
                let x = isRightToLeft ? bounds.width - x - size.width : x
                view.frame = CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
            }
            place(icon, x: start, size: CGSize(width: iconWidth, height: iconWidth))
            place(label, x: start + iconWidth + between, size: title)
        }
    }
#endif
