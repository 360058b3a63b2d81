// SPDX-License-Identifier: Apache-2.0

/// The script that a language is written in, so far as one tag may serve another.
enum LocaleScript {
    /// Whether a text in `wider`, to which `locale` was cut off, is in the script that readers of `locale` read: `zh` is
    /// Simplified Chinese, which is no translation for `zh-Hant` or `zh-TW` (CLDR, Parent Locales: their parent is `root`).
    static func serves(_ wider: Substring, _ locale: String) -> Bool {
        // Few languages are written in several scripts, and most texts are in one tag without a script.
        guard wider.utf8.count != locale.utf8.count else { return true }
        let tag = locale.lowercased()
        guard let standard = scripts[tag.prefix { $0 != "-" }] else { return true }
        return script(of: tag, standard) == script(of: wider.lowercased(), standard)
    }

    /// The script that `tag` names, that of its region, or else the `standard` one of its language.
    private static func script(of tag: String, _ standard: Substring) -> Substring {
        let subtags = tag.split(separator: "-")
        let named = subtags.dropFirst().first { $0.utf8.count == 4 && !$0.utf8.contains { $0 < UInt8(ascii: "a") } }
        if let named { return named }
        let region = subtags.dropFirst().first { $0.utf8.count == 2 }
        guard let language = subtags.first, let region else { return standard }
        return regions[language]?[region] ?? standard
    }

    /// The likely scripts of languages that are written in several (CLDR, Likely Subtags).
    private static let scripts: [Substring: Substring] = [
        "az": "latn", "bs": "latn", "ha": "latn", "iu": "cans", "kk": "cyrl", "ks": "arab", "ku": "latn", "ky": "cyrl",
        "mn": "cyrl", "ms": "latn", "pa": "guru", "sd": "arab", "shi": "tfng", "sr": "cyrl", "tg": "cyrl", "ug": "arab",
        "uz": "latn", "vai": "vaii", "yue": "hant", "zh": "hans",
    ]

    /// The regions in which they are written in another script than elsewhere.
    private static let regions: [Substring: [Substring: Substring]] = [
        "az": ["iq": "arab", "ir": "arab", "ru": "cyrl"], "ha": ["cm": "arab", "sd": "arab"],
        "kk": ["af": "arab", "cn": "arab", "ir": "arab", "mn": "arab"],
        "ku": ["iq": "arab", "ir": "arab", "lb": "arab"],
        "ky": ["cn": "arab", "tr": "latn"], "mn": ["cn": "mong"], "ms": ["cc": "arab"], "pa": ["pk": "arab"],
        "sd": ["in": "deva"], "sr": ["me": "latn", "ro": "latn", "tr": "latn"], "tg": ["pk": "arab"],
        "ug": ["kz": "cyrl", "mn": "cyrl"], "uz": ["af": "arab", "cn": "cyrl"], "yue": ["cn": "hans"],
        "zh": [
            "au": "hant", "bn": "hant", "gb": "hant", "gf": "hant", "hk": "hant", "id": "hant", "mo": "hant",
            "pa": "hant",
            "pf": "hant", "ph": "hant", "sr": "hant", "th": "hant", "tw": "hant", "us": "hant", "vn": "hant",
        ],
    ]
}
