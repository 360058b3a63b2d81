// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
    internal import Foundation
    @preconcurrency public import UIKit

    extension UIColor {
        /// A colour of a spec, which follows the appearance and the contrast that a person chose.
        public convenience init(_ color: BannerColor) {
            self.init { color.value(in: $0.bannerAppearance).uiColor }
        }
    }

    extension BannerColorValue {
        /// The colour as UIKit draws it.
        var uiColor: UIColor {
            let (red, green, blue, alpha) = (CGFloat(red), CGFloat(green), CGFloat(blue), CGFloat(alpha))
            return space == .sRGB
                ? UIColor(red: red, green: green, blue: blue, alpha: alpha)
                : UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        }
    }

    extension UITraitCollection {
        /// The appearance that a view of these traits is drawn in.
        var bannerAppearance: BannerAppearance {
            BannerAppearance(
                isDark: userInterfaceStyle == .dark, hasHighContrast: accessibilityContrast == .high)
        }
    }
#elseif canImport(AppKit)
    @preconcurrency public import AppKit
    internal import Foundation

    extension NSColor {
        /// A colour of a spec, which follows the appearance and the contrast that a person chose.
        public convenience init(_ color: BannerColor) {
            self.init(name: nil) { color.value(in: BannerAppearance($0)).nsColor }
        }
    }

    extension BannerColorValue {
        /// The colour as AppKit draws it.
        fileprivate var nsColor: NSColor {
            let (red, green, blue, alpha) = (CGFloat(red), CGFloat(green), CGFloat(blue), CGFloat(alpha))
            return space == .sRGB
                ? NSColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
                : NSColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        }
    }

    extension BannerAppearance {
        fileprivate init(_ appearance: NSAppearance) {
            let name = appearance.bestMatch(from: [
                .aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
            ])
            self.init(
                isDark: name == .darkAqua || name == .accessibilityHighContrastDarkAqua,
                hasHighContrast: name == .accessibilityHighContrastAqua || name == .accessibilityHighContrastDarkAqua)
        }
    }
#endif
