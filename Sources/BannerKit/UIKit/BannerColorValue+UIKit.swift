// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    internal import Foundation
    @preconcurrency internal import UIKit

    extension UIView {
        /// The appearance that the view is drawn in.
        var bannerAppearance: BannerAppearance { traitCollection.bannerAppearance }

        /// The text size that the person chose.
        var bannerTextSize: BannerDynamicTypeSize {
            BannerDynamicTypeSize(traitCollection.preferredContentSizeCategory)
        }
    }

    extension BannerDynamicTypeSize {
        /// The size that UIKit calls `category`.
        fileprivate init(_ category: UIContentSizeCategory) {
            switch category {
            case .extraSmall: self = .xSmall
            case .small: self = .small
            case .medium: self = .medium
            case .extraLarge: self = .xLarge
            case .extraExtraLarge: self = .xxLarge
            case .extraExtraExtraLarge: self = .xxxLarge
            case .accessibilityMedium: self = .accessibility1
            case .accessibilityLarge: self = .accessibility2
            case .accessibilityExtraLarge: self = .accessibility3
            case .accessibilityExtraExtraLarge: self = .accessibility4
            case .accessibilityExtraExtraExtraLarge: self = .accessibility5
            default: self = .large
            }
        }
    }

    extension BannerFontWeight {
        /// The weight as UIKit calls it.
        var uiKitWeight: UIFont.Weight {
            switch self {
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .regular: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }
    }
#endif
