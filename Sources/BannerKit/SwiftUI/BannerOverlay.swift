// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
    internal import Foundation
    internal import SwiftUI

    /// The banners that cover a part of the content.
    struct BannerOverlay: View {
        let presentations: [BannerPresentation]
        let presenter: BannerPresenter

        var body: some View {
            GeometryReader { proxy in
                ZStack {
                    ForEach(presentations) { presentation in
                        BannerStage(
                            presentation: presentation, presenter: presenter,
                            place: place(
                                of: presentation, safeArea: BannerInsets(proxy.safeAreaInsets),
                                available: Double(proxy.size.height)))
                    }
                }
                // Where it lies changes with the container; its time goes on.
                .watching(proxy.size.width > proxy.size.height) { _ in presenter.rotate() }
            }
        }

        private func place(
            of presentation: BannerPresentation, safeArea: BannerInsets, available: Double
        ) -> BannerStage.Place {
            let edge = presentation.content.bannerConfiguration.edge
            let anchor = presentation.content.bannerSurface.under
            return .overlay(
                inset: BannerGeometry.inset(under: anchor, edge: edge, safeArea: safeArea),
                clip: BannerGeometry.slidesFromBar(anchor, edge: edge)
                    ? BannerGeometry.clipOutsets(edge: edge, safeArea: safeArea) : nil,
                available: available)
        }
    }

    extension BannerInsets {
        init(_ insets: EdgeInsets) {
            self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
        }
    }
#endif
