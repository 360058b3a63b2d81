// SPDX-License-Identifier: Apache-2.0

extension BannerLocale {
    /// The script that `locale` names, that of its region, or else that of its language.
    package static func likelyScript(of locale: String) -> String { Tag(locale).likelyScript }

    /// The regions in which `language` is written in another script than elsewhere.
    static func regionsWithScript(of language: String) -> [String] { regions[language].map { Array($0.keys) } ?? [] }

    /// The likely scripts of the languages of CLDR 48 that are not written in Latin (Likely Subtags).
    fileprivate static let scripts: [String: String] = {
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
    fileprivate static let regions: [String: [String: String]] = [
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

extension BannerLocale.Tag {
    /// The script that the tag names, that of its region, or else that of its language.
    var likelyScript: String {
        script ?? region.flatMap { BannerLocale.regions[language]?[$0] } ?? BannerLocale.scripts[language] ?? "Latn"
    }

    /// `zh-Hant` of `zh-TW`.
    var languageAndScript: String { "\(language)-\(likelyScript)" }
}
