// SPDX-License-Identifier: Apache-2.0

/// A banner that looks and reads differently in each theme. The generated banners of a spec with themes conform to it.
public protocol ThemedBannerContent: BannerContent {
    /// The themes that it knows.
    associatedtype Theme: Hashable & Sendable

    /// How it looks and behaves in `theme`.
    func configuration(in theme: Theme) -> BannerConfiguration

    /// What its level looks, sounds and feels like in `theme`.
    func levelConfiguration(in theme: Theme) -> BannerLevelConfiguration

    /// The order of its level among levels in `theme`; a higher one is more urgent.
    func severity(in theme: Theme) -> Int

    /// The progress that it shows in `theme`, where the metrics of its end may be others.
    func progress(in theme: Theme) -> BannerProgress?

    /// Its text in `theme`, in the language of `locale`, a BCP 47 tag.
    func text(in locale: String, theme: Theme) -> String
}

extension ThemedBannerContent {
    /// The same as without a theme.
    public func severity(in theme: Theme) -> Int { severity }

    /// The same as without a theme.
    public func progress(in theme: Theme) -> BannerProgress? { progress }

    /// This banner in `theme`, for a place that no presenter gives a theme, such as a ``BannerView`` by itself.
    public func themed(_ theme: Theme) -> ThemedBanner<Self> { ThemedBanner(self, in: theme) }
}

/// A ``ThemedBanner`` of whatever kind.
package protocol BannerInTheme {
    /// The banner, as it is without the theme.
    var unthemed: any BannerContent { get }
}

extension BannerContent {
    /// This banner as one of `kind`, whether it is in a theme or not; `nil` if it is of another kind.
    public func asBanner<Kind: BannerContent>(of kind: Kind.Type) -> Kind? {
        self as? Kind ?? (self as? any BannerInTheme)?.unthemed as? Kind
    }
}

extension ThemedBanner: BannerInTheme {
    package var unthemed: any BannerContent { content }
}

/// A banner in a theme.
public struct ThemedBanner<Content: ThemedBannerContent>: BannerContent {
    /// The banner.
    public let content: Content
    /// The theme that it is in.
    public let theme: Content.Theme

    /// `content` in `theme`.
    public init(_ content: Content, in theme: Content.Theme) {
        self.content = content
        self.theme = theme
    }

    /// The name of the button of this `id`.
    public static func buttonName(_ id: String) -> Content.ButtonName? { Content.buttonName(id) }

    /// The banner's name in the spec.
    public var id: String { content.id }
    /// Its style.
    public var style: Content.Style { content.style }
    /// What it means.
    public var level: Content.Level { content.level }
    /// How it looks and behaves in the theme.
    public var bannerConfiguration: BannerConfiguration { content.configuration(in: theme) }
    /// What its level looks, sounds and feels like in the theme.
    public var levelConfiguration: BannerLevelConfiguration { content.levelConfiguration(in: theme) }
    /// The order of its level among levels; a higher one is more urgent.
    public var severity: Int { content.severity(in: theme) }
    /// Where it can show.
    public var bannerSurface: BannerSurface { content.bannerSurface }
    /// Its buttons, the first one leading.
    public var bannerButtons: [BannerButton] { content.bannerButtons }
    /// Its image.
    public var image: BannerImage? { content.image }
    /// The link that it has.
    public var link: BannerLink? { content.link }
    /// What a tap on the bar does.
    public var barTap: BannerBarTap { content.barTap }
    /// How long it may wait unseen before it is dropped; `nil` for as long as it takes.
    public var expires: Duration? { content.expires }
    /// What makes it come.
    public var trigger: BannerTrigger? { content.trigger }
    /// The progress that it shows.
    public var progress: BannerProgress? { content.progress(in: theme) }
    /// Where else in the app a person finds what it says.
    public var alsoAvailableAt: BannerText? { content.alsoAvailableAt }
    /// Its parameters that are beyond the bounds of the spec.
    public var parameterFaults: [BannerFault] { content.parameterFaults }

    /// The language that its texts are in for a reader of `locale`; both are BCP 47 tags.
    public func language(in locale: String) -> String? { content.language(in: locale) }

    /// Its title in the language of `locale`, a BCP 47 tag; `nil` where it has none.
    public func title(in locale: String) -> String? { content.title(in: locale) }

    /// The short texts that it lists under its text, in the language of `locale`, a BCP 47 tag.
    public func points(in locale: String) -> [String] { content.points(in: locale) }

    /// Its text in the theme, in the language of `locale`, a BCP 47 tag.
    public func text(in locale: String) -> String { content.text(in: locale, theme: theme) }

    /// Its text in the language of `locale` once its progress is complete; `nil` where it has none.
    public func completionText(in locale: String) -> String? { content.completionText(in: locale) }
}
