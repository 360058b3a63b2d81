// SPDX-License-Identifier: Apache-2.0

import BannerKit
import BannerSpec

/// A language that banners are shown in: one of the spec, or one that nobody speaks, which shows what a translation will do before there
/// is one.
struct PreviewLocale: Hashable {
    /// What is done to the texts of the development language.
    enum Pseudo: Hashable {
        /// Letters get accents and vowels are doubled, so that texts are about a third longer, and what is not translated stands out.
        case accented
        /// All stands the other way round, as for people who read from right to left.
        case mirrored
    }

    /// Its BCP 47 tag; of a pseudo-language, that of CLDR.
    let tag: String
    /// The language whose texts it has.
    let base: String
    /// What is done to them.
    var pseudo: Pseudo?

    /// The languages of `spec`, and the pseudo-languages behind them if `hasPseudo`.
    static func all(_ spec: Spec, hasPseudo: Bool) -> [PreviewLocale] {
        let development = spec.locales.development
        let own = spec.locales.supported.map { PreviewLocale(tag: $0, base: $0) }
        let pseudo = [
            PreviewLocale(tag: "en-XA", base: development, pseudo: .accented),
            PreviewLocale(tag: "ar-XB", base: development, pseudo: .mirrored),
        ]
        return own + (hasPseudo ? pseudo.filter { !spec.locales.supported.contains($0.tag) } : [])
    }

    /// `banner`, which has the words of ``base``, in this language.
    func shown(_ banner: RuntimeBanner) -> RuntimeBanner {
        guard pseudo == .accented else { return banner }
        func changed(_ text: BannerText?) -> BannerText? { text.map { BannerText(Self.accented($0.string(in: base))) } }
        var banner = banner
        banner.words.title = banner.words.title.map { Self.accented($0) }
        banner.words.text = Self.accented(banner.words.text)
        banner.words.points = banner.words.points.map { Self.accented($0) }
        if let link = banner.link {
            banner.link = BannerLink(BannerText(Self.accented(link.title.string(in: base))), placement: link.placement)
        }
        for index in banner.bannerButtons.indices {
            banner.bannerButtons[index].title = changed(banner.bannerButtons[index].title)
            banner.bannerButtons[index].label = changed(banner.bannerButtons[index].label)
        }
        return banner
    }

    /// `text` between brackets, which tell whether its ends are seen, with accents and twice the vowels.
    static func accented(_ text: String) -> String {
        var result = "["
        for character in text {
            let letter = letters[character] ?? character
            result.append(letter)
            if "aeiouAEIOU".contains(character) { result.append(letter) }
        }
        return result + "]"
    }

    private static let letters: [Character: Character] = Dictionary(
        uniqueKeysWithValues: zip(
            "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
            "áƀçđéƒĝĥíĵķļɱñóþǫŕšţúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶĻṀÑÓÞǪŔŠŢÚṼŴẊÝŽ"))
}
