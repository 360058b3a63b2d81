// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    internal import Foundation
    @preconcurrency internal import UIKit

    /// What is behind the content of a banner: its fill, its border and its shadow.
    final class BannerWindowFill: UIView {
        private let material = UIVisualEffectView(effect: nil)

        override init(frame: CGRect) {
            super.init(frame: frame)
            material.isUserInteractionEnabled = false
            material.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            material.clipsToBounds = true
            addSubview(material)
        }

        @available(*, unavailable) required init?(coder: NSCoder) { nil }

        /// Draws the fill of a banner of `configuration` and `level`.
        func show(_ configuration: BannerConfiguration, _ level: BannerLevelConfiguration) {
            let paint = BannerBarPaint(configuration.shape, on: level, in: bannerAppearance)
            backgroundColor = paint.fill?.uiColor
            material.effect = paint.isMaterial ? UIBlurEffect(style: .systemMaterial) : nil
            material.isHidden = !paint.isMaterial
            // The material would lie over the line.
            for layer in [layer, material.layer] {
                layer.borderWidth = paint.border == nil ? 0 : CGFloat(max(0, configuration.shape.border?.width ?? 0))
                layer.borderColor = paint.border?.uiColor.cgColor
            }
            guard let shadow = paint.shadow, let cast = configuration.shape.shadow else {
                return layer.shadowOpacity = 0
            }
            layer.shadowColor = shadow.uiColor.cgColor
            // The colour has the opacity.
            layer.shadowOpacity = 1
            layer.shadowRadius = CGFloat(cast.radius)
            layer.shadowOffset = CGSize(width: cast.x, height: cast.y)
        }

        /// Rounds the corners of a bar of `height`.
        func round(_ corners: BannerCorners, height: Double) {
            material.frame = bounds
            round(corners, height: height, layers: [layer, material.layer])
        }
    }

    extension UIView {
        /// Rounds the corners of `layers` as those of a bar of `height`.
        func round(_ corners: BannerCorners, height: Double, layers: [CALayer]) {
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            for layer in layers {
                layer.cornerRadius = corners.isRound ? CGFloat(corners.radius(height: height)) : 0
                layer.maskedCorners = corners.mask(isRightToLeft: isRightToLeft)
            }
        }
    }

    extension BannerCorners {
        fileprivate func mask(isRightToLeft: Bool) -> CACornerMask {
            var mask: CACornerMask = []
            if isRightToLeft ? topTrailing : topLeading { mask.insert(.layerMinXMinYCorner) }
            if isRightToLeft ? topLeading : topTrailing { mask.insert(.layerMaxXMinYCorner) }
            if isRightToLeft ? bottomTrailing : bottomLeading { mask.insert(.layerMinXMaxYCorner) }
            if isRightToLeft ? bottomLeading : bottomTrailing { mask.insert(.layerMaxXMaxYCorner) }
            return mask
        }
    }
#endif
