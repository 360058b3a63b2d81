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
        let (tag, script) = (Tag(locale), script(of: locale))
        var wider = (1..<parts.count).reversed().map { parts[..<$0].joined(separator: "-") }
            .filter { Self.script(of: $0) == script }
        // The script of a region is said by no part of the tag.
        if tag.script == nil, let language = parts.first.map(String.init), Self.script(of: language) != script {
            wider.append("\(language)-\(script)")
        }
        return wider
    }

    /// The script that a tag names, that of its region, or else that of its language.
    private static func script(of locale: String) -> String {
        let tag = Tag(locale)
        return tag.script ?? tag.region.flatMap { regions[tag.language]?[$0] } ?? scripts[tag.language] ?? "Latn"
    }

    /// The likely scripts of the languages of CLDR 48 that are not written in Latin (Likely Subtags).
    private static let scripts: [String: String] = {
        let languages: [(script: String, languages: String)] = [
            ("Arab", "apc ar ary bal bgn bqi brh ckb fa ks lrc mzn ps sd sdh skr trw ug ur"), ("Armn", "hy"),
            ("Beng", "as bn mni"), ("Cakm", "ccp"), ("Cans", "csw iu"), ("Cher", "chr"), ("Copt", "cop"),
            (
                "Cyrl",
                "ab ady ba be bg bua ce cu cv kaa kbd kk ky mdf mk mn myv os ru sah sr tg tt tyv uk xdq"
            ),
            ("Deva", "bgc bho brx doi hi kok mai mr ne raj sa suz xnr"), ("Ethi", "am byn gez ti tig wal"),
            ("Geor", "ka"), ("Grek", "el"), ("Gujr", "gu"), ("Guru", "pa"), ("Hans", "zh"), ("Hant", "yue"),
            ("Hebr", "he yi"), ("Hmnp", "hnj mww"), ("Jpan", "ja"), ("Khmr", "km"), ("Knda", "kn"),
            ("Kore", "ko"),
            ("Laoo", "lo"), ("Mlym", "ml"), ("Mymr", "my shn"), ("Nkoo", "nqo"), ("Olck", "sat"), ("Orya", "or"),
            ("Osge", "osa"), ("Rohg", "rhg"), ("Sinh", "si"), ("Syrc", "syr"), ("Taml", "ta"), ("Tavt", "blt"),
            ("Telu", "te"), ("Tfng", "shi zgh"), ("Thaa", "dv"), ("Thai", "th"), ("Tibt", "bo dz"), ("Vaii", "vai"),
            ("Yiii", "ii"),
        ]
        var scripts: [String: String] = [:]
        for (script, languages) in languages {
            for language in languages.split(separator: " ") { scripts[String(language)] = script }
        }
        return scripts
    }()

    /// The regions in which languages are written in another script than elsewhere (CLDR 48, Likely Subtags).
    private static let regions: [String: [String: String]] = [
        "az": ["IQ": "Arab", "IR": "Arab", "RU": "Cyrl"], "ha": ["CM": "Arab", "SD": "Arab"],
        "kk": ["AF": "Arab", "CN": "Arab", "IR": "Arab", "MN": "Arab"],
        "ku": [
            "AM": "Cyrl", "AZ": "Cyrl", "GE": "Cyrl", "IQ": "Arab", "IR": "Arab", "LB": "Arab", "TM": "Cyrl",
        ],
        "ky": ["CN": "Arab", "TR": "Latn"], "mn": ["CN": "Mong"], "ms": ["CC": "Arab"], "pa": ["PK": "Arab"],
        "sd": ["IN": "Deva"], "sr": ["ME": "Latn", "RO": "Latn", "TR": "Latn"], "tg": ["PK": "Arab"],
        "ug": ["KZ": "Cyrl", "MN": "Cyrl"], "uz": ["AF": "Arab", "CN": "Cyrl"], "yue": ["CN": "Hans"],
        "zh": [
            "AU": "Hant", "BN": "Hant", "GB": "Hant", "GF": "Hant", "HK": "Hant", "ID": "Hant", "MO": "Hant",
            "PA": "Hant", "PF": "Hant", "PH": "Hant", "SR": "Hant", "TH": "Hant", "TW": "Hant", "US": "Hant",
            "VN": "Hant",
        ],
    ]
}
