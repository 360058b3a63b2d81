// SPDX-License-Identifier: Apache-2.0

/// The accessibility identifiers of a banner's elements, by which UI tests find them in any language.
///
/// ```swift
/// let banner = app.otherElements[BannerIdentifier.banner("syncFailed")]
/// banner.buttons[BannerIdentifier.button("retry")].tap()
/// ```
public enum BannerIdentifier {
    /// Any banner in a host.
    public static let anyBanner = "banner"
    /// The image before the text.
    public static let image = "banner.image"
    /// The title.
    public static let title = "banner.title"
    /// The link.
    public static let link = "banner.link"
    /// The text. Its value tells how far the work is that the banner shows.
    public static let text = "banner.text"
    /// The close button that BannerKit draws where nothing else would end a banner.
    public static let close = "banner.close"

    /// The point at this index under the text, from 0.
    public static func point(_ index: Int) -> String { "banner.point.\(index)" }

    /// The banner of this name in the spec, without its fill.
    public static func banner(_ id: String) -> String { "banner.named.\(id)" }

    /// The button of this variant of the spec.
    public static func button(_ variant: String) -> String { "banner.button.\(variant)" }

    /// The button of this index among the drawn ones, of which `banner` has the first ones itself.
    static func button(_ index: Int, of buttons: [BannerButton], in banner: some BannerContent) -> String {
        guard banner.bannerButtons.indices.contains(index), buttons.indices.contains(index) else { return close }
        return button(buttons[index].id)
    }
}
