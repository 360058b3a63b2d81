// SPDX-License-Identifier: Apache-2.0

/// The choice of a language among those that an app has texts in.
public enum BannerLocale {
    /// The first of `supported` that serves a person who prefers `preferred`, in their order; both are BCP 47 tags.
    ///
    /// `fr-CA` is served by `fr-CA`, else by `fr`, `es-MX` by `es-419` rather than by `es`, and `zh-TW` by `zh-Hant` but not by `zh`, which
    /// is in another script (CLDR, Parent Locales and Likely Subtags). Where none serves, the result is `nil`.
    public static func best(of supported: [String], for preferred: [String]) -> String? {
        for tag in preferred {
            if let match = supported.first(where: { isEqual($0, tag) }) { return match }
            #if DEBUG
                // A pseudo-locale is made of the development language, whatever languages there are.
                if BannerPseudoLocale(tag, besides: supported) != nil { return nil }
            #endif
            for candidate in candidates(for: tag) {
                if let match = supported.first(where: { isEqual($0, candidate) }) { return match }
            }
        }
        return nil
    }

    /// The language that texts are shown in for a reader of `locale`, where the best that there is for one is `language`; all are BCP 47
    /// tags.
    ///
    /// That is `language`, but in debug builds a pseudo-locale, `en-XA` or `ar-XB`, is shown for what it is.
    public static func shown(_ language: String, for locale: String) -> String {
        #if DEBUG
            if let pseudo = BannerPseudoLocale(locale, besides: [language]) { return pseudo.rawValue }
        #endif
        return language
    }

    /// Whether a reader of `locale` reads texts in `language` too, so that a voice for the one can read the other: `en-GB` and `en`,
    /// `nb` and `no`.
    static func isSame(_ language: String, as locale: String) -> Bool {
        bareLanguage(of: language) == bareLanguage(of: locale) || best(of: [language], for: [locale]) != nil
    }

    /// Tags are compared without regard to case (RFC 5646, 2.1.1) and to the separator that POSIX writes.
    static func isEqual(_ lhs: String, _ rhs: String) -> Bool {
        lhs.utf8.elementsEqual(rhs.utf8) { normalized($0) == normalized($1) }
    }

    private static func normalized(_ byte: UInt8) -> UInt8 {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
        case UInt8(ascii: "_"): UInt8(ascii: "-")
        default: byte
        }
    }
}
