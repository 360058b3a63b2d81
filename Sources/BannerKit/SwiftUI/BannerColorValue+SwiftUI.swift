// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
    internal import SwiftUI

    extension BannerColorValue {
        /// The colour as SwiftUI draws it.
        var swiftUIColor: Color {
            Color(space == .sRGB ? .sRGB : .displayP3, red: red, green: green, blue: blue, opacity: alpha)
        }
    }

    extension BannerAppearance {
        /// The appearance of a view's environment.
        init(_ colorScheme: ColorScheme, _ contrast: ColorSchemeContrast) {
            self.init(isDark: colorScheme == .dark, hasHighContrast: contrast == .increased)
        }
    }
#endif
