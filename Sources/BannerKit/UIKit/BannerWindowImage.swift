// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    internal import Foundation
    @preconcurrency internal import UIKit

    /// An image in its shape, from a symbol, a catalogue or the network.
    final class BannerWindowImage: UIImageView {
        private var source: BannerImageSource?
        private var bundle: Bundle?
        private var imageFrame: BannerImageFrame?
        private var chain: BannerImageChain?
        private var loading: [Task<Void, Never>] = []

        deinit { for task in loading { task.cancel() } }

        /// Draws `image` in `frame`, and nothing without one. Symbols are drawn in `color`; other images are looked for in
        /// `bundle`, or in the app's.
        func show(_ image: BannerImage?, in frame: BannerImageFrame, color: UIColor?, locale: String, bundle: Bundle?) {
            tintColor = color
            let label = image?.label?.string(in: locale)
            isAccessibilityElement = label?.isEmpty == false
            accessibilityLabel = label
            accessibilityTraits = .image
            isHidden = image == nil
            imageFrame = frame
            if image?.source != source || bundle != self.bundle {
                (source, self.bundle) = (image?.source, bundle)
                load()
            }
            draw()
        }

        /// Draws what is there now: the image, or what stands in for it.
        private func draw() {
            guard let frame = imageFrame, let drawn = chain?.best == nil ? chain?.local ?? source : source else {
                return
            }
            let drawing = BannerImageDrawing(drawn, in: frame)
            contentMode = drawing.isCut ? .scaleAspectFill : drawing.size < frame.size ? .center : .scaleAspectFit
            clipsToBounds = true
            layer.cornerRadius = drawing.isCut ? Self.radius(frame) : 0
            preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: CGFloat(drawing.size) * 0.8)
        }

        private static func radius(_ frame: BannerImageFrame) -> CGFloat {
            switch frame.shape {
            case .circle: CGFloat(frame.size / 2)
            case .rounded: CGFloat(BannerImageDrawing.cornerRadius)
            case .square, .none: 0
            }
        }

        // MARK: Loading

        private func load() {
            for task in loading { task.cancel() }
            loading = []
            let chain = source.map { BannerImageChain($0) }
            self.chain = chain
            image = picture(of: chain?.local)
            for (index, remote) in (chain?.remotes ?? []).enumerated() {
                if remote.isCached, let known = BannerImageStore.shared.known(remote.url) {
                    // Nothing has to stand in for it.
                    return arrived(known, index)
                }
                loading.append(
                    Task { [weak self] in
                        let loaded = await BannerImageStore.shared.image(at: remote.url, isCached: remote.isCached)
                        if let loaded, !Task.isCancelled { self?.arrived(loaded, index) }
                    })
            }
        }

        private func picture(of source: BannerImageSource?) -> UIImage? {
            switch source {
            case .symbol(let name): UIImage(systemName: name)
            case .asset(let name): UIImage(named: name, in: bundle, compatibleWith: nil)
            case .asyncImage, nil: nil
            }
        }

        private func arrived(_ picture: UIImage, _ index: Int) {
            guard chain?.arrived(index) == true else { return }
            image = picture
            draw()
        }
    }
#endif
