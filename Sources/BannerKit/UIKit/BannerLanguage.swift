// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) || (canImport(UIKit) && !os(watchOS))
    internal import Foundation

    /// The languages that views are drawn in, as BCP 47 tags.
    enum BannerLanguage {
        /// The one that the app runs in.
        static var current: String { read(Locale.current) }

        /// The one of a view that stands in `locale`.
        ///
        /// In debug builds a pseudo-locale counts where it is the language of the app (`-AppleLanguages (en-XA)`): the system makes the next
        /// best of it that the app has, so that no locale says it.
        static func read(_ locale: Locale) -> String {
            #if DEBUG
                if let first = Locale.preferredLanguages.first, let pseudo = BannerPseudoLocale(first, besides: []),
                    locale.identifier == Locale.current.identifier
                {
                    return pseudo.rawValue
                }
            #endif
            return locale.identifier(.bcp47)
        }

        /// Whether views in `language` stand the other way round, whatever the direction of the app: those of the pseudo-locale that is
        /// for this. Never in release builds.
        static func isMirrored(_ language: String) -> Bool {
            #if DEBUG
                return BannerPseudoLocale(language, besides: []) == .mirrored
            #else
                return false
            #endif
        }
    }
#endif
