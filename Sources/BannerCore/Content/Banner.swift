// SPDX-License-Identifier: Apache-2.0

/// A banner with a text that no spec holds, such as one from a server.
///
/// ```swift
/// presenter.enqueue(Banner(style: Acme.Style.bar, level: Acme.Level.info, text: message))
/// ```
public struct Banner: BannerContent {
    /// Its name, which banners of one kind share.
    public var id: String
    /// Its style.
    public var style: AnyBannerStyle
    /// What it means.
    public var level: AnyBannerLevel
    /// Its title in every language.
    public var title: String?
    /// Its text in every language.
    public var text: String
    /// The short texts that it lists under its text, in every language.
    public var points: [String]
    /// Its buttons, the first one leading.
    public var bannerButtons: [BannerButton]
    /// Its image.
    public var image: BannerImage?
    /// The link that it has.
    public var link: BannerLink?
    /// What a tap on the bar does.
    public var barTap: BannerBarTap
    /// How long it may wait unseen before it is dropped; `nil` for as long as it takes.
    public var expires: Duration?
    /// Where it shows.
    public var bannerSurface: BannerSurface
    /// What makes it come.
    public var trigger: BannerTrigger?
    /// The progress that it shows.
    public var progress: BannerProgress?
    /// Its text in every language once its progress is complete.
    public var completionText: String?
    /// Where else in the app a person finds what it says.
    public var alsoAvailableAt: BannerText?
    /// Its times and motion; `nil` for those of its style if that sets some itself, else for those of its level, and else for
    /// those of its style, as it is with the banners of a spec.
    public var metrics: BannerDisplayMetrics?
    /// Whether its title and its text take as many lines as they need, where those of its style end. No check has seen how long they
    /// are; a banner that becomes taller than the place that it shows in scrolls.
    public var showsWholeText: Bool
    /// The language of its texts, a BCP 47 tag, if it is known: a screen reader reads them with a voice of that language. `nil` for
    /// that of whoever reads it.
    public var language: String?
    /// Whether it stays until someone or something ends it, whatever its metrics say; `nil` for what they say.
    ///
    /// With `false` it leaves by itself: after the time that its style shows, or where that stays too, after that of
    /// ``BannerDisplayMetrics/standardDisplay``.
    public var requiresDismissal: Bool?

    /// A banner that says `text`.
    public init(
        id: String = "banner", style: some BannerStyle, level: some BannerLevel, title: String? = nil, text: String,
        points: [String] = [], buttons: [BannerButton] = [], image: BannerImage? = nil, link: BannerLink? = nil,
        barTap: BannerBarTap = .dismiss, expires: Duration? = nil, surface: BannerSurface = .main,
        trigger: BannerTrigger? = nil, progress: BannerProgress? = nil, completionText: String? = nil,
        alsoAvailableAt: BannerText? = nil, metrics: BannerDisplayMetrics? = nil, requiresDismissal: Bool? = nil,
        showsWholeText: Bool = false, language: String? = nil
    ) {
        self.id = id
        self.style = AnyBannerStyle(style)
        self.level = AnyBannerLevel(level)
        self.title = title
        self.text = text
        self.points = points
        bannerButtons = buttons
        self.image = image
        self.link = link
        self.barTap = barTap
        self.expires = expires
        bannerSurface = surface
        self.trigger = trigger
        self.progress = progress
        self.completionText = completionText
        self.alsoAvailableAt = alsoAvailableAt
        self.metrics = metrics
        self.requiresDismissal = requiresDismissal
        self.showsWholeText = showsWholeText
        self.language = language
    }

    /// That of its style, with the metrics that hold for it.
    public var bannerConfiguration: BannerConfiguration {
        let styled = style.bannerConfiguration
        var configuration = styled
        if let metrics = metrics ?? (style.setsMetrics ? nil : level.bannerMetrics) { configuration.metrics = metrics }
        switch requiresDismissal {
        case true?: configuration.metrics.display = nil
        case false?:
            let display = configuration.metrics.display ?? styled.metrics.display
            configuration.metrics.display = display ?? BannerDisplayMetrics.standardDisplay
            configuration.dismissal.insert(.timer)
        case nil: break
        }
        if showsWholeText {
            configuration.titleTypography.maxLines = .max
            configuration.typography.maxLines = .max
        }
        return configuration
    }

    /// The language of its texts, whatever that of `locale`.
    public func language(in locale: String) -> String? { language }

    /// Its title, whatever the language.
    public func title(in locale: String) -> String? { title }

    /// Its points, whatever the language.
    public func points(in locale: String) -> [String] { points }

    /// Its text, whatever the language.
    public func text(in locale: String) -> String { text }

    /// Its text once its progress is complete, whatever the language.
    public func completionText(in locale: String) -> String? { completionText }
}
