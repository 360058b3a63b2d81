// SPDX-License-Identifier: Apache-2.0

import BannerKit
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

    /// `banner`, which has the words of ``base``, in this language.
    func shown(_ banner: RuntimeBanner) -> RuntimeBanner {
        guard let pseudo, pseudo == .accented else { return banner }
        func changed(_ text: BannerText?) -> BannerText? { text.map { BannerText(pseudo.text($0.string(in: base))) } }
        var banner = banner
        banner.words.title = banner.words.title.map { pseudo.text($0) }
        banner.words.text = pseudo.text(banner.words.text)
        banner.words.points = banner.words.points.map { pseudo.text($0) }
        if let link = banner.link {
            banner.link = BannerLink(BannerText(pseudo.text(link.title.string(in: base))), placement: link.placement)
        }
        for index in banner.bannerButtons.indices {
            banner.bannerButtons[index].title = changed(banner.bannerButtons[index].title)
            banner.bannerButtons[index].label = changed(banner.bannerButtons[index].label)
        }
        return banner
    }
}
