// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    internal import Foundation
    @preconcurrency internal import UIKit

    /// The link of a banner: underlined, so that colour is not the only sign (WCAG 2.2, 1.4.1).
    final class BannerLinkButton: UIControl {
        private let label = UILabel()

        init(act: @escaping @MainActor () -> Void) {
            super.init(frame: .zero)
            label.isUserInteractionEnabled = false
            label.isAccessibilityElement = false
            label.numberOfLines = 0
            addSubview(label)
            isAccessibilityElement = true
            accessibilityTraits = .link
            accessibilityIdentifier = BannerIdentifier.link
            addAction(UIAction { _ in act() }, for: .touchUpInside)
        }

        @available(*, unavailable) required init?(coder: NSCoder) { nil }

        override var isHighlighted: Bool {
            didSet { alpha = isHighlighted ? CGFloat(BannerButtonPaint.pressedOpacity) : 1 }
        }

        /// Draws the link in `color`.
        func show(_ title: String, font: UIFont, color: UIColor) {
            label.attributedText = NSAttributedString(
                string: title,
                attributes: [.font: font, .foregroundColor: color, .underlineStyle: NSUnderlineStyle.single.rawValue])
            accessibilityLabel = title
            setNeedsLayout()
        }

        override func sizeThatFits(_ size: CGSize) -> CGSize {
            let fitting = label.sizeThatFits(CGSize(width: size.width, height: CGFloat.greatestFiniteMagnitude))
            let target = CGFloat(BannerArrangement.target)
            return CGSize(width: max(target, fitting.width), height: max(target, fitting.height))
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            label.frame = bounds
        }
    }
#endif
