// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec

/// A language that banners are shown in: one of the spec, or one that nobody speaks, which shows what a translation will do before there
/// is one.
struct PreviewLocale: Hashable {
    /// Its BCP 47 tag; of a pseudo-language, that of CLDR.
    let tag: String
    /// The language whose texts it has.
    let base: String
    /// What is done to them.
    var pseudo: PseudoLocale?

    /// The languages of `spec`, and the pseudo-languages behind them if `hasPseudo`.
    static func all(_ spec: Spec, hasPseudo: Bool) -> [PreviewLocale] {
        let development = spec.locales.development
        let own = spec.locales.supported.map { PreviewLocale(tag: $0, base: $0) }
        let pseudo = PseudoLocale.allCases.map { PreviewLocale(tag: $0.tag, base: development, pseudo: $0) }
        return own + (hasPseudo ? pseudo.filter { !spec.locales.supported.contains($0.tag) } : [])
    }

    /// The development language of `spec`.
    init(ofDevelopment spec: Spec) { self.init(tag: spec.locales.development, base: spec.locales.development) }

    private init(tag: String, base: String, pseudo: PseudoLocale? = nil) {
        self.tag = tag
        self.base = base
        self.pseudo = pseudo
    }

    /// `banner`, whose texts without parameters are those of ``base``, with those of this language.
    func shown(_ banner: RuntimeBanner) -> RuntimeBanner {
        guard pseudo != nil else { return banner }
        var banner = banner
        banner.link = banner.link.map { BannerLink(shown($0.title), placement: $0.placement) }
        banner.image = banner.image.map(shown)
        var level = banner.level.levelConfiguration
        level.icon = level.icon.map(shown)
        level.spokenPrefix = level.spokenPrefix.map(shown)
        banner.level.levelConfiguration = level
        banner.bannerButtons = banner.bannerButtons.map(shown)
        return banner
    }

    private func shown(_ button: BannerButton) -> BannerButton {
        var own = button
        own.title = button.title.map(shown)
        own.label = button.label.map(shown)
        own.image = button.image.map(shown)
        return own
    }

    private func shown(_ image: BannerImage) -> BannerImage {
        var own = image
        own.label = image.label.map(shown)
        return own
    }

    /// The text under this very tag, so that BannerKit takes it for a translation in debug builds too.
    private func shown(_ text: BannerText) -> BannerText {
        let own = text.string(in: base)
        return BannerText(own, translations: [tag: pseudo?.text(own) ?? own])
    }
}
