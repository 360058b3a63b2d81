// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
    public import SwiftUI
    #if canImport(UIKit)
        @preconcurrency internal import UIKit
    #elseif canImport(AppKit)
        @preconcurrency internal import AppKit
    #endif

    extension Color {
        /// A colour of a spec, which follows the appearance and the contrast that a person chose:
        ///
        /// ```swift
        /// Text("Offline").foregroundColor(Color(Acme.Level.error.levelConfiguration.tint))
        /// ```
        public init(_ color: BannerColor) {
            #if canImport(UIKit)
                self.init(uiColor: UIColor(color))
            #else
                self.init(nsColor: NSColor(color))
            #endif
        }
    }

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
