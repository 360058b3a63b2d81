// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
    internal import Foundation
    internal import SwiftUI

    /// An image from the network, and what stands in its place until it is there or if it never comes.
    struct BannerRemoteImage<Placeholder: View>: View {
        let url: String
        let isCached: Bool
        let draw: @MainActor (Image) -> BannerCutImage
        @ViewBuilder let placeholder: @MainActor () -> Placeholder

        var body: some View {
            if isCached, let image = BannerImageStore.shared.image(at: url) {
                draw(image)
            } else {
                AsyncImage(url: URL(string: url)) { phase in
                    if let image = phase.image {
                        draw(image).onAppear { keep(image) }
                    } else {
                        placeholder()
                    }
                }
            }
        }

        private func keep(_ image: Image) {
            if isCached { BannerImageStore.shared.keep(image, at: url) }
        }
    }

    /// The images that banners showed last, so that a banner that comes again does not flicker.
    @MainActor final class BannerImageStore {
        static let shared = BannerImageStore()

        private var cache = BannerCache<String, Image>(capacity: 32)

        func image(at url: String) -> Image? { cache.value(for: url) }

        func keep(_ image: Image, at url: String) { cache.store(image, for: url) }
    }
#endif
