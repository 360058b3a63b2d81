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

    /// The text in `locale` (a BCP 47 tag), in a wider one (`fr` for `fr-CA`), or in the development language.
    public func string(in locale: String) -> String {
        var tag = locale[...]
        while true {
            if let text = translations[String(tag)] { return text }
            guard let hyphen = tag.lastIndex(of: "-") else { return development }
            tag = tag[..<hyphen]
        }
    }
}
