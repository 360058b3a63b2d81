// SPDX-License-Identifier: Apache-2.0

/// A text in several languages.
public struct BannerText: Hashable, Sendable {
    /// The text in the development language, which every other language falls back to.
    public var development: String
    /// The texts of other languages by BCP 47 tag.
    public var translations: [String: String]

    /// A text and its translations by BCP 47 tag.
    public init(_ development: String, translations: [String: String] = [:]) {
        self.development = development
        self.translations = translations
    }

    /// The text in `locale`, a BCP 47 tag or one of POSIX such as `pt_BR`: in that language, in the next best (`fr` for `fr-CA`,
    /// `zh-Hant` for `zh-TW`), or in the development language.
    public func string(in locale: String) -> String {
        if translations.isEmpty { return development }
        if let text = translations[locale] { return text }
        return BannerLocale.candidates(for: locale).lazy.compactMap { translations[$0] }.first ?? development
    }
}
