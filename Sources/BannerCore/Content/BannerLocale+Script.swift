// SPDX-License-Identifier: Apache-2.0

extension BannerLocale {
    /// The languages whose texts serve readers of `locale`, a BCP 47 tag, where there is none in it, the nearest first: the tag with its
    /// subtags cut off one by one, as long as that is in the same script.
    ///
    /// `zh` is Simplified Chinese and no translation for `zh-Hant` or `zh-TW`, nor is `hi` one for `hi-Latn` (CLDR, Parent Locales: the
    /// parent of a script that is not the language's own is `root`). `zh-Hant` serves readers of `zh-TW`.
    package static func wider(of locale: String) -> [String] {
        guard locale.utf8.contains(UInt8(ascii: "-")) else { return [] }
        let parts = locale.split(separator: "-")
        let script = script(of: parts)
        var wider: [String] = []
        for count in (1..<parts.count).reversed() where Self.script(of: Array(parts[..<count])) == script {
            wider.append(parts[..<count].joined(separator: "-"))
        }
        // The script of a region is said by no part of the tag.
        if let language = parts.first, Self.script(of: [language]) != script, namedScript(in: parts) == nil {
            wider.append("\(language)-\(script.prefix(1).uppercased())\(script.dropFirst())")
        }
        return wider
    }

    /// The script that a tag of `parts` names, that of its region, or else that of its language.
    private static func script(of parts: [Substring]) -> Substring {
        if let named = namedScript(in: parts) { return named }
        guard let language = parts.first.map({ $0.lowercased()[...] }) else { return "latn" }
        let region = subtags(of: parts).first { $0.utf8.count == 2 }
        return region.flatMap { regions[language]?[$0.lowercased()[...]] } ?? scripts[language] ?? "latn"
    }

    private static func namedScript(in parts: [Substring]) -> Substring? {
        subtags(of: parts).lazy.map { $0.lowercased()[...] }
            .first { $0.utf8.count == 4 && !$0.utf8.contains { $0 < UInt8(ascii: "a") } }
    }

    /// Those behind the language. What follows a singleton says how to count or sort.
    private static func subtags(of parts: [Substring]) -> ArraySlice<Substring> {
        parts.dropFirst().prefix { $0.utf8.count > 1 }
    }

    /// The likely scripts of the languages of CLDR 48 that are not written in Latin (Likely Subtags).
    private static let scripts: [Substring: Substring] = {
        let languages: [(script: Substring, languages: Substring)] = [
            ("arab", "apc ar ary bal bgn bqi brh ckb fa ks lrc mzn ps sd sdh skr trw ug ur"), ("armn", "hy"),
            ("beng", "as bn mni"), ("cakm", "ccp"), ("cans", "csw iu"), ("cher", "chr"), ("copt", "cop"),
            (
                "cyrl",
                "ab ady ba be bg bua ce cu cv kaa kbd kk ky mdf mk mn myv os ru sah sr tg tt tyv uk xdq"
            ),
            ("deva", "bgc bho brx doi hi kok mai mr ne raj sa suz xnr"), ("ethi", "am byn gez ti tig wal"),
            ("geor", "ka"), ("grek", "el"), ("gujr", "gu"), ("guru", "pa"), ("hans", "zh"), ("hant", "yue"),
            ("hebr", "he iw ji yi"), ("hmnp", "hnj mww"), ("jpan", "ja"), ("khmr", "km"), ("knda", "kn"),
            ("kore", "ko"),
            ("laoo", "lo"), ("mlym", "ml"), ("mymr", "my shn"), ("nkoo", "nqo"), ("olck", "sat"), ("orya", "or"),
            ("osge", "osa"), ("rohg", "rhg"), ("sinh", "si"), ("syrc", "syr"), ("taml", "ta"), ("tavt", "blt"),
            ("telu", "te"), ("tfng", "shi zgh"), ("thaa", "dv"), ("thai", "th"), ("tibt", "bo dz"), ("vaii", "vai"),
            ("yiii", "ii"),
        ]
        var scripts: [Substring: Substring] = [:]
        for (script, languages) in languages {
            for language in languages.split(separator: " ") { scripts[language] = script }
        }
        return scripts
    }()

    /// The regions in which languages are written in another script than elsewhere (CLDR 48, Likely Subtags).
    private static let regions: [Substring: [Substring: Substring]] = [
        "az": ["iq": "arab", "ir": "arab", "ru": "cyrl"], "ha": ["cm": "arab", "sd": "arab"],
        "kk": ["af": "arab", "cn": "arab", "ir": "arab", "mn": "arab"],
        "ku": [
            "am": "cyrl", "az": "cyrl", "ge": "cyrl", "iq": "arab", "ir": "arab", "lb": "arab", "tm": "cyrl",
        ],
        "ky": ["cn": "arab", "tr": "latn"], "mn": ["cn": "mong"], "ms": ["cc": "arab"], "pa": ["pk": "arab"],
        "sd": ["in": "deva"], "sr": ["me": "latn", "ro": "latn", "tr": "latn"], "tg": ["pk": "arab"],
        "ug": ["kz": "cyrl", "mn": "cyrl"], "uz": ["af": "arab", "cn": "cyrl"], "yue": ["cn": "hans"],
        "zh": [
            "au": "hant", "bn": "hant", "gb": "hant", "gf": "hant", "hk": "hant", "id": "hant", "mo": "hant",
            "pa": "hant", "pf": "hant", "ph": "hant", "sr": "hant", "th": "hant", "tw": "hant", "us": "hant",
            "vn": "hant",
        ],
    ]
}
