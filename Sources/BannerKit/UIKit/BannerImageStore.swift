// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit)
    internal import Foundation
    @preconcurrency internal import UIKit

    /// An image that is loaded.
    typealias BannerPicture = UIImage
#elseif canImport(AppKit)
    @preconcurrency internal import AppKit
    internal import Foundation

    /// An image that is loaded.
    typealias BannerPicture = NSImage
#endif

#if canImport(UIKit) || canImport(AppKit)
    /// Loads images, and keeps those that banners showed last, so that a banner that comes again does not flicker.
    @MainActor final class BannerImageStore {
        static let shared = BannerImageStore()

        private var cache = BannerCache<String, BannerPicture>(capacity: 32)

        /// The image at `url`, if it was kept.
        func known(_ url: String) -> BannerPicture? { cache.value(for: url) }

        /// The image at `url`, kept here and on the device if it `isCached` and else nowhere; `nil` where there is none.
        func image(at url: String, isCached: Bool) async -> BannerPicture? {
            let session = isCached ? URLSession.shared : Self.forgetful
            guard let address = URL(string: url), let (data, _) = try? await session.data(from: address),
                let image = BannerPicture(data: data)
            else { return nil }
            if isCached { cache.store(image, for: url) }
            return image
        }

        /// Neither looks into the cache of the device nor puts anything there, as a policy of a request alone would.
        private static let forgetful: URLSession = {
            let configuration = URLSessionConfiguration.default
            configuration.urlCache = nil
            configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
            return URLSession(configuration: configuration)
        }()
    }
#endif
