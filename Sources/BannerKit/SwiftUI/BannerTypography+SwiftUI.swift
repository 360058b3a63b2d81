// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
    internal import Foundation
    internal import SwiftUI

    extension BannerTypography {
        /// The font as SwiftUI sets it, at the size of the environment.
        var swiftUIFont: Font { base.weight(weight.swiftUIWeight) }

        private var base: Font {
            guard let font else { return Font.system(style.swiftUIStyle) }
            let points = BannerTypeScale.points(style, at: .large)
            return Font.custom(font.family, size: CGFloat(points), relativeTo: style.swiftUIStyle)
        }

        /// The sizes that a person may choose from.
        var dynamicTypeSizes: ClosedRange<DynamicTypeSize> {
            dynamicType.lowerBound.swiftUISize...dynamicType.upperBound.swiftUISize
        }
    }

    extension BannerTextStyle {
        fileprivate var swiftUIStyle: Font.TextStyle {
            switch self {
            case .largeTitle: .largeTitle
            case .title1: .title
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .body: .body
            case .callout: .callout
            case .subheadline: .subheadline
            case .footnote: .footnote
            case .caption1: .caption
            case .caption2: .caption2
            }
        }
    }

    extension BannerFontWeight {
        fileprivate var swiftUIWeight: Font.Weight {
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

    extension BannerDynamicTypeSize {
        /// The size that SwiftUI calls `size`; the default for one that is not known yet.
        init(_ size: DynamicTypeSize) { self = Self.allCases.first { $0.swiftUISize == size } ?? .large }

        /// The size as SwiftUI calls it. Both scales have twelve steps.
        var swiftUISize: DynamicTypeSize {
            switch self {
            case .xSmall: .xSmall
            case .small: .small
            case .medium: .medium
            case .large: .large
            case .xLarge: .xLarge
            case .xxLarge: .xxLarge
            case .xxxLarge: .xxxLarge
            case .accessibility1: .accessibility1
            case .accessibility2: .accessibility2
            case .accessibility3: .accessibility3
            case .accessibility4: .accessibility4
            case .accessibility5: .accessibility5
            }
        }
    }
#endif
