// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    internal import Foundation
    @preconcurrency internal import UIKit

    /// An image in its shape, from a symbol, a catalogue or the network.
    final class BannerWindowImage: UIImageView {
        private var source: BannerImageSource?
        private var loading: Task<Void, Never>?

        /// Draws `image` in `frame`, and nothing without one. Symbols are drawn in `color`.
        func show(_ image: BannerImage?, in frame: BannerImageFrame, color: UIColor?, locale: String) {
            tintColor = color
            let label = image?.label?.string(in: locale)
            isAccessibilityElement = label?.isEmpty == false
            accessibilityLabel = label
            accessibilityTraits = .image
            guard let image else { return isHidden = true }
            isHidden = false
            let drawing = BannerImageDrawing(image.source, in: frame)
            contentMode = drawing.isCut ? .scaleAspectFill : drawing.size < frame.size ? .center : .scaleAspectFit
            clipsToBounds = true
            layer.cornerRadius = drawing.isCut ? Self.radius(frame) : 0
            preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: CGFloat(drawing.size) * 0.8)
            guard image.source != source else { return }
            source = image.source
            load(image.source)
        }

        private static func radius(_ frame: BannerImageFrame) -> CGFloat {
            switch frame.shape {
            case .circle: CGFloat(frame.size / 2)
            case .rounded: CGFloat(BannerImageDrawing.cornerRadius)
            case .square, .none: 0
            }
        }

        private func load(_ source: BannerImageSource) {
            loading?.cancel()
            switch source {
            case .symbol(let name): image = UIImage(systemName: name)
            case .asset(let name): image = UIImage(named: name)
            case .asyncImage(let url, let placeholder, let isCached):
                if isCached, let known = BannerWindowImageStore.shared.cache.value(for: url) { return image = known }
                if let placeholder { load(placeholder) } else { image = nil }
                loading = Task { [weak self] in
                    guard let loaded = await BannerWindowImageStore.shared.image(at: url, isCached: isCached) else {
                        return
                    }
                    if !Task.isCancelled { self?.image = loaded }
                }
            }
        }
    }

    /// The images that banners showed last.
    @MainActor final class BannerWindowImageStore {
        static let shared = BannerWindowImageStore()
        var cache = BannerCache<String, UIImage>(capacity: 32)

        func image(at url: String, isCached: Bool) async -> UIImage? {
            guard let address = URL(string: url), let (data, _) = try? await URLSession.shared.data(from: address),
                let image = UIImage(data: data)
            else { return nil }
            if isCached { cache.store(image, for: url) }
            return image
        }
    }
#endif
