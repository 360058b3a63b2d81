// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
    internal import Foundation
    internal import SwiftUI

    /// The image before a banner's text.
    struct BannerImageView: View {
        let image: BannerImage
        let frame: BannerImageFrame

        @Environment(\.locale) private var locale

        var body: some View {
            BannerSourceView(source: image.source, frame: frame)
                .frame(width: frame.size, height: frame.size)
                .accessibilityElement(children: .ignore)
                .accessibilityLabel(Text(verbatim: label))
                .accessibilityAddTraits(.isImage)
                .accessibilityIdentifier(BannerIdentifier.image)
                .accessibilityHidden(label.isEmpty)
        }

        private var label: String { image.label?.string(in: BannerLanguage.read(locale)) ?? "" }
    }

    /// The picture that a source stands for, as it is drawn in a frame.
    struct BannerSourceView: View {
        let source: BannerImageSource
        let frame: BannerImageFrame

        @Environment(\.bannerBundle) private var bundle

        var body: some View {
            switch source {
            case .symbol(let name): drawn(Image(systemName: name))
            case .asset(let name): drawn(Image(name, bundle: bundle))
            case .resource(let name, let bundle): drawn(Image(name, bundle: bundle.bundle))
            case .memory(let reference): if let picture = reference.picture { drawn(Image(picture)) }
            case .asyncImage(let url, let placeholder, let isCached):
                BannerRemoteImage(
                    remote: BannerImageChain.Remote(url: url, isCached: isCached), frame: frame, draw: drawn
                ) {
                    if let placeholder { AnyView(BannerSourceView(source: placeholder, frame: frame)) }
                }
            }
        }

        private func drawn(_ image: Image) -> BannerCutImage {
            BannerCutImage(image: image, drawing: BannerImageDrawing(source, in: frame), shape: frame.shape)
        }
    }

    /// An image that is cut to its shape.
    struct BannerCutImage: View {
        let image: Image
        let drawing: BannerImageDrawing
        let shape: BannerImageShape

        var body: some View {
            let sized = image.resizable()
                .aspectRatio(contentMode: drawing.isCut ? .fill : .fit)
                .frame(width: drawing.size, height: drawing.size)
            switch drawing.isCut ? shape : .none {
            case .circle: sized.clipShape(Circle())
            case .square: sized.clipShape(Rectangle())
            case .rounded: sized.clipShape(RoundedRectangle(cornerRadius: BannerImageDrawing.cornerRadius))
            case .none: sized
            }
        }
    }
#endif
