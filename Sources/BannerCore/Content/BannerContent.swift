// SPDX-License-Identifier: Apache-2.0

/// A banner with everything that showing it takes. Generated enums conform to it.
public protocol BannerContent<ButtonName>: Hashable, Sendable {
    /// The styles that it may have.
    associatedtype Style: BannerStyle
    /// The levels that it may have.
    associatedtype Level: BannerLevel
    /// What names its buttons in outcomes: the `ButtonVariant` of generated code, and else the `id` of a button.
    associatedtype ButtonName: Hashable & Sendable = String

    /// The name of the button of this `id`; `nil` for what is none of its buttons.
    static func buttonName(_ id: String) -> ButtonName?

    /// The banner's name in the spec.
    var id: String { get }

    /// Its style.
    var style: Style { get }

    /// What it means.
    var level: Level { get }

    /// How it looks and behaves.
    var bannerConfiguration: BannerConfiguration { get }

    /// What its level looks, sounds and feels like.
    var levelConfiguration: BannerLevelConfiguration { get }

    /// The order of its level among levels; a higher one is more urgent.
    var severity: Int { get }

    /// Where it can show.
    var bannerSurface: BannerSurface { get }

    /// Its buttons, the first one leading.
    var bannerButtons: [BannerButton] { get }

    /// Its image.
    var image: BannerImage? { get }

    /// The link that it has.
    var link: BannerLink? { get }

    /// What a tap on the bar does.
    var barTap: BannerBarTap { get }

    /// How long it may wait unseen before it is dropped; `nil` for as long as it takes.
    var expires: Duration? { get }

    /// What makes it come.
    var trigger: BannerTrigger? { get }

    /// The progress that it shows.
    var progress: BannerProgress? { get }

    /// Where else in the app a person finds what it says.
    var alsoAvailableAt: BannerText? { get }

    /// The language that its texts are in for a reader of `locale`; both are BCP 47 tags. `nil` for the language of `locale`.
    ///
    /// Where it is another one, since the spec has no texts in that of `locale`, a screen reader reads the banner with a voice of its
    /// language (WCAG 2.2, 3.1.2), and BannerKit's own words are in it too.
    func language(in locale: String) -> String?

    /// Its title in the language of `locale`, a BCP 47 tag; `nil` where it has none.
    func title(in locale: String) -> String?

    /// Its text in the language of `locale`, a BCP 47 tag.
    func text(in locale: String) -> String

    /// The short texts that it lists under its text, in the language of `locale`, a BCP 47 tag.
    func points(in locale: String) -> [String]

    /// Its text in the language of `locale` once its progress is complete; `nil` where it has none.
    func completionText(in locale: String) -> String?

    /// Its parameters that are beyond the bounds of the spec, which debug builds tell of.
    var parameterFaults: [BannerFault] { get }
}

extension BannerContent {
    /// That of its style.
    public var bannerConfiguration: BannerConfiguration { style.bannerConfiguration }
    /// That of its level.
    public var levelConfiguration: BannerLevelConfiguration { level.levelConfiguration }
    /// That of its level.
    public var severity: Int { level.severity }
    /// The surface that every spec has.
    public var bannerSurface: BannerSurface { .main }
    /// None.
    public var bannerButtons: [BannerButton] { [] }
    /// None.
    public var image: BannerImage? { nil }
    /// None.
    public var link: BannerLink? { nil }
    /// It sends the banner away, where `tap` is one of its ways out.
    public var barTap: BannerBarTap { .dismiss }
    /// For as long as it takes.
    public var expires: Duration? { nil }
    /// That of `locale`.
    public func language(in locale: String) -> String? { nil }
    /// None.
    public func title(in locale: String) -> String? { nil }
    /// None.
    public func points(in locale: String) -> [String] { [] }
    /// None.
    public var trigger: BannerTrigger? { nil }
    /// None.
    public var progress: BannerProgress? { nil }
    /// None.
    public var alsoAvailableAt: BannerText? { nil }
    /// None.
    public func completionText(in locale: String) -> String? { nil }
    /// None.
    public var parameterFaults: [BannerFault] { [] }
}

extension BannerContent where ButtonName == String {
    /// The `id` of the button.
    public static func buttonName(_ id: String) -> String? { id }
}

extension BannerContent where ButtonName: RawRepresentable<String> {
    /// The name whose raw value is the `id` of the button.
    public static func buttonName(_ id: String) -> ButtonName? { ButtonName(rawValue: id) }
}
