// SPDX-License-Identifier: Apache-2.0

public import BannerCore
public import Diagnostics

/// A design system's banners, with every value resolved and every value's sources kept.
///
/// References among definitions are indices into the arrays here, so that following one cannot fail.
///
/// A class, as ``StyleAttributes`` are one.
public final class Spec: Sendable {
    /// The namespace of what is generated.
    public let name: Located<String>
    /// What the spec is about.
    public let description: String?
    /// The design system whose habits fill what is left open.
    public let profile: Profile
    /// The languages.
    public let locales: Locales
    /// The oldest version of each platform that the app runs on; `nil` if the spec does not say.
    public let platforms: [DeploymentTarget]?
    /// The typefaces of the app.
    public let fonts: [Font]
    /// What banners look like where no theme says otherwise.
    public let design: Design
    /// The buttons.
    public let buttons: [Button]
    /// The places where banners show; one at a time each.
    public let surfaces: [Surface]
    /// The screens of the app.
    public let screens: [Screen]
    /// How banners wait.
    public let queue: Queue
    /// The catalogue.
    public let banners: [Banner]
    /// The themes.
    public let themes: [Theme]
    /// The rules for this spec, as written.
    public let lint: LintSettings
    /// Every file that was read, the spec itself first.
    public let files: [FileID]
    /// The texts that the spec asks for by their keys.
    public let textUses: TextUses
    /// Where the spec uses design tokens that their files call deprecated.
    public let deprecatedTokens: [DeprecatedToken]
    /// Where the spec names the first file of design tokens in an older form; `nil` if it uses none.
    public let legacyTokens: Place?

    init(
        name: Located<String>, description: String?, profile: Profile, locales: Locales, platforms: [DeploymentTarget]?,
        fonts: [Font], design: Design, buttons: [Button], surfaces: [Surface], screens: [Screen], queue: Queue,
        banners: [Banner], themes: [Theme], lint: LintSettings, files: [FileID], textUses: TextUses,
        deprecatedTokens: [DeprecatedToken], legacyTokens: Place?
    ) {
        self.name = name
        self.description = description
        self.profile = profile
        self.locales = locales
        self.platforms = platforms
        self.fonts = fonts
        self.design = design
        self.buttons = buttons
        self.surfaces = surfaces
        self.screens = screens
        self.queue = queue
        self.banners = banners
        self.themes = themes
        self.lint = lint
        self.files = files
        self.textUses = textUses
        self.deprecatedTokens = deprecatedTokens
        self.legacyTokens = legacyTokens
    }

    /// The same with other languages, looks, buttons, banners or themes.
    package func with(
        locales: Locales? = nil, design: Design? = nil, buttons: [Button]? = nil, banners: [Banner], themes: [Theme]
    ) -> Spec {
        Spec(
            name: name, description: description, profile: profile, locales: locales ?? self.locales,
            platforms: platforms, fonts: fonts, design: design ?? self.design, buttons: buttons ?? self.buttons,
            surfaces: surfaces, screens: screens, queue: queue, banners: banners, themes: themes, lint: lint,
            files: files, textUses: textUses, deprecatedTokens: deprecatedTokens, legacyTokens: legacyTokens)
    }
}

/// The languages of a spec.
public struct Locales: Hashable, Sendable {
    /// The language that every text has, as a BCP 47 tag.
    public var development: String
    /// All languages, the development language first.
    public var supported: [String]
    /// Where each language is listed, or else where the first text in it is written; the default is written nowhere.
    public var places: [String: Place]
}

/// A button of a banner.
public struct Button: Sendable {
    /// Its name.
    public var name: Located<String>
    /// What it is for.
    public var description: String?
    /// How it looks.
    public var variant: BannerButtonVariant
    /// Its title; `nil` for an icon button.
    public var title: LocalizedText?
    /// What a screen reader says; an icon button has nothing else to be known by.
    public var label: LocalizedText?
    /// The image before the title, or the icon.
    public var image: Image?
    /// What it does, where the system treats it in a special way.
    public var role: BannerButtonRole?
    /// The width and height, in points, of the area that a tap reaches, at the least; `nil` for the default.
    public var size: Located<Double>?
    /// Whether it takes all the width there is.
    public var isFullWidth: Bool
    /// Whether it can be used.
    public var isEnabled: Bool

    /// ``size``, or the default.
    public var targetSize: Double { size?.value ?? BannerButton.standardSize }
}

/// A place where one banner at a time can show.
public struct Surface: Sendable {
    /// Its name.
    public var name: String
    /// What it is.
    public var description: String?
    /// Where it is defined; `nil` for the built-in `main`.
    public var place: Place?
    /// How far it reaches.
    public var scope: Resolved<BannerSurface.Scope>
    /// The edge that banners enter from.
    public var edge: Resolved<BannerEdge>
    /// What banners slide out from under.
    public var under: Resolved<BannerSurface.Anchor>
    /// The group: its surfaces never show banners at the same time.
    public var group: Resolved<String>
}

/// A screen of the app.
public struct Screen: Sendable {
    /// Its name.
    public var name: Located<String>
    /// What it is.
    public var description: String?
    /// Its surfaces, by their index.
    public var surfaces: [Located<Int>]
    /// The screens that can be seen together with it, by their index.
    public var coVisibleWith: [Located<Int>]
}

/// How banners wait.
public struct Queue: Sendable {
    /// Which of the waiting banners comes next.
    public var order: Resolved<BannerQueuePolicy.Order>
    /// What happens when a banner comes while another is shown.
    public var conflict: Resolved<BannerQueuePolicy.Conflict>
    /// Which requests count as repetitions.
    public var coalesce: Resolved<BannerQueuePolicy.Coalescing>
    /// What two requests must share to be equal.
    public var key: Resolved<[BannerQueuePolicy.Key]>
    /// The banners that may wait at the most.
    public var maxDepth: Resolved<Int>
    /// The time between two banners.
    public var pause: Resolved<Duration>
}

/// A theme: a brand or a mode.
public struct Theme: Sendable {
    /// Its name.
    public var name: Located<String>
    /// What it is for.
    public var description: String?
    /// The whole design in this theme. Its arrays match those of the spec's design, index by index.
    public var design: Design
    /// The texts that differ, by the index of the banner.
    public var texts: [Int: LocalizedText]
    /// How each banner looks in this theme, by the index of the banner.
    public var looks: [Look]
}

/// What a spec says about rules, as written.
public struct LintSettings: Sendable {
    /// A rule's setting.
    public struct Rule: Sendable {
        /// The name or code of the rule.
        public var name: Located<String>
        /// The severity; `off` is `nil` inside.
        public var severity: Located<Severity?>?
        /// The parameters, as written.
        public var parameters: [(name: Located<String>, value: Located<String>)]
        /// Whether all that is written could be read.
        public var isWhole = true
    }

    /// The rules that are set.
    public var rules: [Rule] = []
    /// Whether each of the rules that are set is here.
    public var isWhole = true
}
