// SPDX-License-Identifier: Apache-2.0

/// An image of a banner or a button, and what a screen reader says of it.
public struct BannerImage: Hashable, Sendable {
    /// Where the image comes from.
    public var source: BannerImageSource
    /// What a screen reader says; `nil` for an image that only decorates.
    public var label: BannerText?

    /// The image from `source`, said as `label` by a screen reader.
    public init(_ source: BannerImageSource, label: BannerText? = nil) {
        self.source = source
        self.label = label
    }

    /// The image from `source`, with `placeholder` until it is there, and in its place where there is none; `nil` where there
    /// is no placeholder either.
    public init?(_ source: BannerImageSource?, placeholder: BannerImageSource?, label: BannerText? = nil) {
        switch source {
        case .asyncImage(let url, nil, let isCached)?:
            self.source = .asyncImage(url: url, placeholder: placeholder, isCached: isCached)
        case let source?: self.source = source
        case nil:
            guard let placeholder else { return nil }
            self.source = placeholder
        }
        self.label = label
    }
}

/// Where an image comes from.
public indirect enum BannerImageSource: Hashable, Sendable {
    /// The SF Symbol of this name.
    case symbol(String)
    /// The image of this name in an asset catalogue.
    case asset(String)
    /// The image of this name in the asset catalogue of a bundle. ``asset(_:bundle:)`` makes one.
    case resource(String, in: BannerReference)
    /// An image that is there already. ``image(_:)`` makes one.
    case memory(BannerReference)
    /// The image at `url`, with `placeholder` until it is there. `isCached` says whether it may be kept.
    case asyncImage(url: String, placeholder: BannerImageSource?, isCached: Bool)
}
