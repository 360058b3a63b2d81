// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
    public import Foundation
    @preconcurrency public import UIKit

    /// An image that is loaded: `UIImage`, or `NSImage` on a Mac.
    public typealias BannerPicture = UIImage
#elseif canImport(AppKit)
    @preconcurrency public import AppKit
    public import Foundation

    /// An image that is loaded: `UIImage`, or `NSImage` on a Mac.
    public typealias BannerPicture = NSImage
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// An image that a banner asks for.
    public struct BannerImageRequest: Hashable, Sendable {
        /// Where it is.
        public let url: URL
        /// The width and height in pixels of the square that it is drawn in.
        public let pixels: Double
        /// Whether it fills the square and is cut to a shape, rather than fit into it.
        public let fills: Bool
        /// Whether the spec lets it be kept.
        public let isCached: Bool
    }

    /// What banners load their images from the network with. Without one of the app's, `URLSession` loads them.
    ///
    /// ```swift
    /// ContentView()
    ///     .bannerHost(presenter)
    ///     .environment(\.bannerImageLoader, BannerImageLoader { request in
    ///         try await pipeline.image(for: request.url)
    ///     })
    /// ```
    ///
    /// Make one and keep it: it remembers the images that it has loaded, and loads one that several banners ask for at the same
    /// time once.
    public struct BannerImageLoader {
        let store: BannerImageStore

        /// Loads images by `load`, which may hand out an image of any size.
        @MainActor public init(_ load: @escaping @MainActor (BannerImageRequest) async throws -> BannerPicture) {
            store = BannerImageStore(load)
        }

        /// Loads images by `URLSession`, and decodes them at the size that they need, away from the main actor.
        @MainActor static let standard = BannerImageLoader { try await BannerImageStore.fetch($0) }
    }

    extension BannerImageSource {
        /// The image `picture`, such as one that the app has drawn. Banners with two images that look alike are not equal.
        public static func image(_ picture: BannerPicture) -> BannerImageSource { .memory(BannerReference(picture)) }

        /// The image of this name in the asset catalogue of `bundle`, whatever that of the host is.
        public static func asset(_ name: String, bundle: Bundle) -> BannerImageSource {
            .resource(name, in: BannerReference(bundle))
        }
    }

    extension BannerReference {
        /// The image that it refers to.
        var picture: BannerPicture? { object as? BannerPicture }
        /// The bundle that it refers to.
        var bundle: Bundle? { object as? Bundle }
    }
#endif
