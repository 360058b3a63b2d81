// SPDX-License-Identifier: Apache-2.0

/// The direction in which a language is written.
package enum TextDirection {
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft

    /// The direction of `locale`, a BCP 47 tag: that of its script if it names one, else that of the likely script of
    /// language and region (CLDR, Likely Subtags).
    package init(of locale: String) {
        let subtags = locale.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
        let language = subtags.first ?? ""
        let script = subtags.dropFirst().first { $0.utf8.count == 4 && $0.utf8.allSatisfy { $0 >= UInt8(ascii: "a") } }
        let region = subtags.dropFirst().first { $0.utf8.count == 2 }
        let isRightToLeft =
            if let script { Self.scripts.contains(script) } else if let region {
                Self.regions[language]?.contains(region) ?? Self.languages.contains(language)
                    && Self.exceptions[language]?.contains(region) != true
            } else { Self.languages.contains(language) }
        self = isRightToLeft ? .rightToLeft : .leftToRight
    }

    /// Whether any of `locales` is written from right to left.
    static func isRightToLeft(anyOf locales: [String]) -> Bool {
        locales.contains { TextDirection(of: $0) == .rightToLeft }
    }

    /// The scripts from right to left that are in use, by ISO 15924 (Unicode's property Bidi_Class R and AL).
    private static let scripts: Set<Substring> = [
        "adlm", "arab", "aran", "hebr", "mand", "mend", "nkoo", "rohg", "samr", "syrc", "syre", "syrj", "syrn", "thaa",
        "yezi",
    ]

    /// Languages whose likely script is one of those.
    private static let languages: Set<Substring> = [
        "aeb", "aii", "ajp", "apc", "apd", "ar", "arc", "arq", "ars", "ary", "arz", "azb", "bal", "bgn", "bqi", "brh",
        "ckb", "dv", "fa", "glk", "haz", "he", "iw", "ji", "khw", "ks", "lki", "lrc", "luz", "mid", "mzn", "nqo", "pes",
        "pnb", "prs", "ps", "rhg", "sam", "sd", "sdh", "shu", "skr", "syr", "trw", "ug", "ur", "yi",
    ]

    /// Regions in which another language is written from right to left.
    private static let regions: [Substring: Set<Substring>] = [
        "az": ["iq", "ir"], "ha": ["cm", "sd"], "kk": ["af", "cn", "ir", "mn"], "ku": ["iq", "ir", "lb"], "ky": ["cn"],
        "ms": ["cc"], "pa": ["pk"], "tg": ["pk"], "uz": ["af"],
    ]

    /// Regions in which one of those is written from left to right.
    private static let exceptions: [Substring: Set<Substring>] = ["sd": ["in"], "ug": ["kz", "mn"]]
}
