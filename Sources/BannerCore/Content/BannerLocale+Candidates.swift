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

/// A language tag in its parts, written as RFC 5646, 2.1.1, recommends.
private struct Tag {
    let subtags: [String]
    let language: String
    let script: String?
    let region: String?

    /// A BCP 47 tag, or one of POSIX or Apple: `pt_BR.UTF-8`, `zh_Hant_TW@calendar=chinese`.
    init(_ text: String) {
        let parts = text.prefix { $0 != "." && $0 != "@" }.split { $0 == "-" || $0 == "_" }
        let name = parts.first?.lowercased() ?? ""
        let language = Self.renamed[name] ?? name
        // What follows a singleton says how to count or sort, and no language.
        let rest = parts.dropFirst().prefix { $0.count > 1 }.map(Self.canonical)
        self.language = language
        subtags = [language] + rest
        script = rest.first { $0.utf8.count == 4 && !Self.startsWithDigit($0) }
        region = rest.first { $0.utf8.count == 2 || ($0.utf8.count == 3 && Self.startsWithDigit($0)) }
    }

    /// The tag, and it with its last subtag cut off until the language is left.
    var truncations: [String] {
        subtags.indices.reversed().map { subtags[...$0].joined(separator: "-") }
    }

    private static func canonical(_ subtag: Substring) -> String {
        switch subtag.utf8.count {
        case 2: subtag.uppercased()
        case 4 where !startsWithDigit(String(subtag)): subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased()
        default: subtag.lowercased()
        }
    }

    private static func startsWithDigit(_ subtag: String) -> Bool {
        subtag.utf8.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
    }

    /// The names that languages have by now (IANA, Language Subtag Registry).
    private static let renamed = ["in": "id", "iw": "he", "ji": "yi", "mo": "ro", "tl": "fil"]
}
