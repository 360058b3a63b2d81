// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
    internal import Foundation

    /// The language of the app.
    enum BannerLanguage {
        /// The one that the app runs in, a BCP 47 tag.
        static var current: String { Locale.current.identifier(.bcp47) }
    }
#endif
