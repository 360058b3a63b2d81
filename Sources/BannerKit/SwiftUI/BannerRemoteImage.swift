// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
    internal import Foundation
    internal import SwiftUI

    /// An image from the network, and what stands in its place until it is there or if it never comes.
    ///
    /// `AsyncImage` would keep every image, whether it may or not.
    struct BannerRemoteImage<Placeholder: View>: View {
        let url: String
        let isCached: Bool
        let draw: @MainActor (Image) -> BannerCutImage
        @ViewBuilder let placeholder: @MainActor () -> Placeholder

        /// What came from the network, and from where.
        @State private var loaded: (url: String, picture: BannerPicture)?

        var body: some View {
            ZStack {
                if let picture { draw(Image(picture)) } else { placeholder() }
            }
            .task(id: url) { await load() }
        }

        private var picture: BannerPicture? {
            if let loaded, loaded.url == url { return loaded.picture }
            return isCached ? BannerImageStore.shared.known(url) : nil
        }

        private func load() async {
            // What the store knows now it may forget.
            if let picture { return loaded = (url, picture) }
            let picture = await BannerImageStore.shared.image(at: url, isCached: isCached)
            if let picture, !Task.isCancelled { loaded = (url, picture) }
        }
    }

    extension Image {
        fileprivate init(_ picture: BannerPicture) {
            #if canImport(UIKit)
                self.init(uiImage: picture)
            #else
                self.init(nsImage: picture)
            #endif
        }
    }
#endif
