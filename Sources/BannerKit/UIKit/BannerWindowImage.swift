// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    internal import Foundation
    @preconcurrency internal import UIKit

    /// An image in its shape, from a symbol, a catalogue or the network.
    final class BannerWindowImage: UIImageView {
        /// What an image is drawn with.
        struct Setting {
            /// The colour of symbols.
            var color: UIColor?
            /// The language of its label, a BCP 47 tag.
            var locale: String
            /// The language that a screen reader is told; `nil` for that of the app.
            var voice: String?
            /// Where images are; `nil` for the app's own catalogue.
            var bundle: Bundle?
            /// What loads images from the network.
            var store: BannerImageStore
        }

        private var source: BannerImageSource?
        private var setting: Setting?
        private var imageFrame: BannerImageFrame?
        private var chain: BannerImageChain?
        private var loading: [Task<Void, Never>] = []

        deinit { for task in loading { task.cancel() } }

        /// Draws `image` in `frame`, and nothing without one.
        func show(_ image: BannerImage?, in frame: BannerImageFrame, _ setting: Setting) {
            tintColor = setting.color
            let label = image?.label?.string(in: setting.locale)
            isAccessibilityElement = label?.isEmpty == false
            accessibilityLabel = label
            accessibilityLanguage = setting.voice
            accessibilityTraits = .image
            isHidden = image == nil
            let former = self.setting
            (imageFrame, self.setting) = (frame, setting)
            if image?.source != source || setting.bundle != former?.bundle || setting.store !== former?.store {
                source = image?.source
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
            guard let setting, let frame = imageFrame else { return }
            let store = setting.store
            for (index, remote) in (chain?.remotes ?? []).enumerated() {
                guard
                    let request = BannerImageRequest(remote, in: frame, scale: Double(traitCollection.displayScale))
                else { continue }
                if let known = store.known(request) {
                    // Nothing has to stand in for it.
                    return arrived(known, index)
                }
                loading.append(
                    Task { [weak self] in
                        let loaded = await store.image(request)
                        if let loaded, !Task.isCancelled { self?.arrived(loaded, index) }
                    })
            }
        }

        private func picture(of source: BannerImageSource?) -> UIImage? {
            switch source {
            case .symbol(let name): UIImage(systemName: name)
            case .asset(let name): UIImage(named: name, in: setting?.bundle, compatibleWith: nil)
            case .resource(let name, let bundle): UIImage(named: name, in: bundle.bundle, compatibleWith: nil)
            case .memory(let reference): reference.picture
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
