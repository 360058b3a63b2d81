// SPDX-License-Identifier: Apache-2.0

/// A text in several languages.
public struct BannerText: Hashable, Sendable {
    /// The text in the development language, which every other language falls back to.
    public var development: String
    /// The texts of other languages by BCP 47 tag.
    public var translations: [String: String]
    /// Where it is looked up; `nil` for a text that is all here.
    private var key: BannerTextKey?

    /// A text and its translations by BCP 47 tag.
    public init(_ development: String, translations: [String: String] = [:]) {
        self.development = development
        self.translations = translations
    }

    /// A text that is looked up under `key`, and says `development` where nothing is found.
    public init(_ development: String, key: BannerTextKey) {
        self.init(development)
        self.key = key
    }

    /// The text in `locale`, a BCP 47 tag or one of POSIX such as `pt_BR`: in that language, in the next best (`fr` for `fr-CA`,
    /// `zh-Hant` for `zh-TW`), or in the development language.
    ///
    /// In debug builds, `en-XA` and `ar-XB` are pseudo-locales, made of the text in the development language.
    public func string(in locale: String) -> String {
        if let text = translations[locale] { return text }
        #if DEBUG
            if let pseudo = BannerPseudoLocale(locale, besides: translations.keys) { return pseudo.text(own) }
        #endif
        if translations.isEmpty, key == nil { return development }
        return BannerLocale.candidates(for: locale).lazy.compactMap { translation(into: $0) }.first ?? own
    }

    private func translation(into language: String) -> String? {
        translations[language] ?? key?.translation(into: language)?.string
    }

    /// The text in the development language, as it is looked up or as it stands here.
    private var own: String { key?.original()?.string ?? development }
}
