// SPDX-License-Identifier: Apache-2.0

extension BannerLocale {
    /// The languages that serve a person who reads `locale`, the best first, as canonical BCP 47 tags: the tag itself, with its subtags
    /// cut off one by one, and before the bare language those that CLDR holds to be closer (Parent Locales, Likely Subtags).
    static func candidates(for locale: String) -> [String] {
        let tag = Tag(locale)
        // The script alone, `zh-Hant`, is farther from a reader in Macau than what is written in Hong Kong.
        let (near, far) = (tag.truncations.dropLast(), closer(to: tag))
        return near.filter { !far.contains($0) } + far + [tag.language] + (relatives[tag.language] ?? [])
    }

    /// `locale` as a canonical tag, and it with its subtags cut off one by one until the language is left.
    static func truncations(of locale: String) -> [String] { Tag(locale).truncations }

    /// The language of `locale` without script and region.
    static func bareLanguage(of locale: String) -> String { Tag(locale).language }

    /// The language of `locale`, and its region where it has one.
    static func languageAndRegion(of locale: String) -> (language: String, region: String?) {
        let tag = Tag(locale)
        return (tag.language, tag.region)
    }

    /// What is closer to a reader of `tag` than its bare language.
    private static func closer(to tag: Tag) -> [String] {
        let region = tag.region ?? ""
        switch tag.language {
        case "zh": return chinese(tag)
        case "es" where latinAmerica.contains(region): return ["es-419"]
        case "pt" where europeanPortuguese.contains(region): return ["pt-PT"]
        default: return []
        }
    }

    /// Chinese by its script: a reader of one may not read the other.
    private static func chinese(_ tag: Tag) -> [String] {
        let isTraditional = tag.script.map { $0 == "Hant" } ?? ["HK", "MO", "TW"].contains(tag.region)
        guard isTraditional else { return ["zh-Hans", "zh-CN"] }
        let hongKong = ["zh-Hant-HK", "zh-HK", "zh-Hant"]
        switch tag.region {
        case "HK": return hongKong
        case "MO": return ["zh-Hant-MO", "zh-MO"] + hongKong
        default: return ["zh-Hant-TW", "zh-TW", "zh-Hant"]
        }
    }

    /// What readers of a language understand if it is missing, the name of the same in old tags included.
    private static let relatives = [
        "fil": ["tl"], "he": ["iw"], "id": ["in"], "nb": ["no"], "nn": ["nb", "no"], "no": ["nb"], "pt": ["pt-BR"],
        "yi": ["ji"], "yue": ["zh-Hant-HK", "zh-HK", "zh-Hant"],
    ]

    private static let latinAmerica: Set = [
        "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA", "PE", "PR", "PY",
        "SV", "US", "UY", "VE",
    ]

    private static let europeanPortuguese: Set = [
        "AO", "CH", "CV", "FR", "GQ", "GW", "LU", "MO", "MZ", "ST", "TL",
    ]
}
