// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
    internal import Foundation
    @preconcurrency internal import UIKit
#elseif canImport(AppKit)
    @preconcurrency internal import AppKit
    internal import Foundation
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// Loads images, and keeps those that banners showed last, so that a banner that comes again does not flicker.
    @MainActor final class BannerImageStore {
        private let load: @MainActor (BannerImageRequest) async throws -> BannerPicture
        private let loads = BannerSharedLoads<BannerImageRequest, BannerReference>(capacity: 32)

        init(_ load: @escaping @MainActor (BannerImageRequest) async throws -> BannerPicture) { self.load = load }

        /// The image that `request` asks for, if it was kept.
        func known(_ request: BannerImageRequest) -> BannerPicture? {
            request.isCached ? loads.known(request)?.picture : nil
        }

        /// The image that `request` asks for; `nil` where there is none.
        func image(_ request: BannerImageRequest) async -> BannerPicture? {
            let load = load
            return await loads.value(for: request, isKept: request.isCached) {
                try await BannerReference(load(request))
            }?.picture
        }

        // MARK: Without a loader of the app's

        /// Loads an image by `URLSession`.
        static func fetch(_ request: BannerImageRequest) async throws -> BannerPicture {
            let session = request.isCached ? URLSession.shared : forgetful
            let (data, _) = try await session.data(from: request.url)
            // Decoding takes longer than a frame. It goes on where the main actor is not.
            let decoded = await Task.detached { decode(data, for: request).map { BannerReference($0) } }.value
            guard let picture = decoded?.picture else { throw URLError(.cannotDecodeContentData) }
            return picture
        }

        private nonisolated static func decode(_ data: Data, for request: BannerImageRequest) -> BannerPicture? {
            #if canImport(UIKit)
                guard let image = UIImage(data: data) else { return nil }
                // An image of a file has a scale of 1, so that its points are pixels.
                let size = BannerSize(width: Double(image.size.width), height: Double(image.size.height))
                guard let thumbnail = BannerThumbnail.size(of: size, in: request.pixels, fills: request.fills) else {
                    return image.preparingForDisplay() ?? image
                }
                return image.preparingThumbnail(of: CGSize(width: thumbnail.width, height: thumbnail.height)) ?? image
            #else
                // What is no bitmap, such as a PDF, is drawn at any size as it is.
                guard let image = NSImage(data: data), let bitmap = image.representations.first as? NSBitmapImageRep,
                    let size = BannerThumbnail.pixels(
                        of: BannerSize(width: Double(image.size.width), height: Double(image.size.height)),
                        longest: max(bitmap.pixelsWide, bitmap.pixelsHigh)),
                    let thumbnail = BannerThumbnail.size(of: size, in: request.pixels, fills: request.fills)
                else { return NSImage(data: data) }
                return scaled(image, to: NSSize(width: thumbnail.width, height: thumbnail.height)) ?? image
            #endif
        }

        #if !canImport(UIKit)
            /// `image`, drawn so many pixels large. A context is current in the thread that made it so.
            private nonisolated static func scaled(_ image: NSImage, to size: NSSize) -> NSImage? {
                guard
                    let bitmap = NSBitmapImageRep(
                        bitmapDataPlanes: nil, pixelsWide: Int(size.width), pixelsHigh: Int(size.height),
                        bitsPerSample: 8,
                        samplesPerPixel: 4, hasAlpha: true, isPlanar: false, colorSpaceName: .deviceRGB, bytesPerRow: 0,
                        bitsPerPixel: 0),
                    let context = NSGraphicsContext(bitmapImageRep: bitmap)
                else { return nil }
                NSGraphicsContext.saveGraphicsState()
                defer { NSGraphicsContext.restoreGraphicsState() }
                NSGraphicsContext.current = context
                context.imageInterpolation = .high
                image.draw(in: NSRect(origin: .zero, size: size), from: .zero, operation: .copy, fraction: 1)
                let small = NSImage(size: size)
                small.addRepresentation(bitmap)
                return small
            }
        #endif

        /// Neither looks into the cache of the device nor puts anything there, as a policy of a request alone would.
        private static let forgetful: URLSession = {
            let configuration = URLSessionConfiguration.default
            configuration.urlCache = nil
            configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
            return URLSession(configuration: configuration)
        }()
    }

    extension BannerImageRequest {
        /// The request for an image that is drawn in `frame` on a screen of `scale` pixels in a point; `nil` for what is no
        /// address.
        init?(_ remote: BannerImageChain.Remote, in frame: BannerImageFrame, scale: Double) {
            guard let url = URL(string: remote.url) else { return nil }
            self.init(
                url: url, pixels: (frame.size * scale).rounded(.up), fills: frame.shape != .none,
                isCached: remote.isCached)
        }
    }
#endif
