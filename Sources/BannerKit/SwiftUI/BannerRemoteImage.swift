// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
    internal import Foundation
    internal import SwiftUI

    /// An image from the network, and what stands in its place until it is there or if it never comes.
    ///
    /// `AsyncImage` would keep every image, whether it may or not.
    struct BannerRemoteImage<Placeholder: View>: View {
        let remote: BannerImageChain.Remote
        let frame: BannerImageFrame
        let draw: @MainActor (Image) -> BannerCutImage
        @ViewBuilder let placeholder: @MainActor () -> Placeholder

        /// What came from the network, and from where.
        @State private var loaded: (remote: BannerImageChain.Remote, picture: BannerPicture)?
        @Environment(\.bannerImageLoader) private var loader
        @Environment(\.displayScale) private var scale

        var body: some View {
            ZStack {
                if let picture { draw(Image(picture)) } else { placeholder() }
            }
            .task(id: request) { await load() }
        }

        private var store: BannerImageStore { (loader ?? .standard).store }
        private var request: BannerImageRequest? { BannerImageRequest(remote, in: frame, scale: Double(scale)) }

        private var picture: BannerPicture? {
            // A larger text asks for more pixels. Until they are there, those that there are do.
            if let loaded, loaded.remote == remote { return loaded.picture }
            return request.flatMap { store.known($0) }
        }

        private func load() async {
            guard let request else { return }
            // What the store knows now it may forget.
            if let known = store.known(request) { return loaded = (remote, known) }
            let picture = await store.image(request)
            if let picture, !Task.isCancelled { loaded = (remote, picture) }
        }
    }

    extension Image {
        init(_ picture: BannerPicture) {
            #if canImport(UIKit)
                self.init(uiImage: picture)
            #else
                self.init(nsImage: picture)
            #endif
        }
    }
#endif
