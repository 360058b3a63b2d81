// SPDX-License-Identifier: Apache-2.0

/// What is wrong with a subtag of a language tag, by IANA's registry.
struct SubtagFault {
    /// What is wrong, such as "there is no region `UK`".
    let message: String
    /// The whole tag as it was probably meant.
    let better: String?

    /// The first fault of `tag`, whose form is that of BCP 47; `nil` if there is none.
    init?(in tag: String) {
        let subtags = tag.split(separator: "-")
        for (index, subtag) in subtags.enumerated() {
            // What follows a single letter is an extension or private.
            if subtag.utf8.count == 1 { return nil }
            let fault =
                index == 0 ? Self.language(subtag) : Self.fault(of: subtag, behind: index == 1 ? subtags[0] : nil)
            guard let (what, better) = fault else { continue }
            message = what
            self.better = better.map { better in
                // A code may stand for a language and a region: `gb` for `en-GB`.
                var better = better
                let isRepeated = better.contains("-") && subtags.count > 1
                if isRepeated { better = String(better.prefix { $0 != "-" }) }
                return (subtags[..<index].map(String.init) + [better] + subtags[(index + 1)...].map(String.init))
                    .joined(separator: "-")
            }
            return
        }
        return nil
    }

    private static func language(_ subtag: Substring) -> (String, String?)? {
        let code = subtag.lowercased()
        if code.utf8.count == 2 {
            if holds(SubtagRegistry.short, code) { return nil }
            if let new = value(of: code, in: SubtagRegistry.formerLanguages) {
                return ("the language `\(subtag)` is called `\(new)` now", new)
            }
            return ("there is no language `\(subtag)`", languages[code])
        }
        if let short = value(of: code, in: SubtagRegistry.shortened) {
            return ("the language `\(subtag)` is called `\(short)` in tags", short)
        }
        return isLong(code) ? nil : ("there is no language `\(subtag)`", nil)
    }

    /// The fault of a script or a region; variants and the like are not looked up.
    private static func fault(of subtag: Substring, behind language: Substring?) -> (String, String?)? {
        let code = subtag.lowercased()
        if code.utf8.count == 3, code.utf8.allSatisfy({ $0 >= UInt8(ascii: "a") }) {
            return extended(subtag, code, of: language)
        }
        switch (code.utf8.count, code.utf8.first.map { $0 >= UInt8(ascii: "a") }) {
        case (4, true):
            return holds(SubtagRegistry.scripts, code) ? nil : ("there is no script `\(subtag)`", scripts[code])
        case (3, false): return holds(SubtagRegistry.areas, code) ? nil : ("there is no region `\(subtag)`", nil)
        case (2, true):
            if holds(SubtagRegistry.regions, code) { return nil }
            if let new = value(of: code, in: SubtagRegistry.formerRegions)?.uppercased() {
                return ("the region `\(subtag)` is called `\(new)` now", new)
            }
            return ("there is no region `\(subtag)`", code == "uk" ? "GB" : nil)
        default: return nil
        }
    }

    /// The fault of three letters, which stand for one of the languages that a wider one is the sum of: `yue` in `zh-yue`.
    private static func extended(_ subtag: Substring, _ code: String, of language: Substring?) -> (String, String?)? {
        if scripts[code] == nil, let language, macrolanguages.contains(language.lowercased()), isLong(code) {
            return nil
        }
        let whole = language.map { "`\($0)-\(subtag)`" } ?? "`\(subtag)`"
        return ("there is no language \(whole), and three letters are neither a script nor a region", scripts[code])
    }

    /// The languages that RFC 5646 has extended ones of.
    private static let macrolanguages: Set = ["ar", "kok", "lv", "ms", "sgn", "sw", "uz", "zh"]

    /// Whether `code` is one of the codes of its length in `list`.
    private static func holds(_ list: StaticString, _ code: String) -> Bool {
        let code = Array(code.utf8)
        return list.withUTF8Buffer { bytes in
            stride(from: 0, to: bytes.count, by: code.count).contains { bytes[$0...].starts(with: code) }
        }
    }

    /// The two letters behind `code` in `list`.
    private static func value(of code: String, in list: StaticString) -> String? {
        let code = Array(code.utf8)
        let width = code.count + 2
        return list.withUTF8Buffer { bytes in
            stride(from: 0, to: bytes.count, by: width).first { bytes[$0...].starts(with: code) }.map { start in
                String(decoding: bytes[(start + code.count)..<(start + width)], as: UTF8.self)
            }
        }
    }

    /// Whether a code of three letters is that of a language.
    private static func isLong(_ code: String) -> Bool {
        var number = 0
        for letter in code.utf8 {
            guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter) else { return false }
            number = number * 26 + Int(letter - UInt8(ascii: "a"))
        }
        // A byte of base64 holds six bits, the highest first.
        let bit = number / 8 * 8 + 7 - number % 8
        return SubtagRegistry.long.withUTF8Buffer { bytes in
            guard bit / 6 < bytes.count else { return false }
            return value(ofBase64: bytes[bit / 6]) >> (5 - bit % 6) & 1 == 1
        }
    }

    private static func value(ofBase64 byte: UInt8) -> Int {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(byte - UInt8(ascii: "A"))
        case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte - UInt8(ascii: "a")) + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0")) + 52
        case UInt8(ascii: "+"): 62
        default: 63
        }
    }

    /// Codes of countries that are no languages, and what is spoken there.
    private static let languages = [
        "al": "sq", "at": "de-AT", "by": "be", "cl": "es-CL", "cn": "zh", "cz": "cs", "dk": "da", "gb": "en-GB",
        "gr": "el",
        "il": "he", "jp": "ja", "mx": "es-MX", "nz": "en-NZ", "ph": "fil", "rs": "sr", "tw": "zh-TW", "ua": "uk",
        "us": "en-US",
        "vn": "vi",
    ]

    /// Misspelt scripts.
    private static let scripts = [
        "hanz": "Hans", "simp": "Hans", "trad": "Hant", "cyri": "Cyrl", "lati": "Latn",
        "chs": "Hans", "cht": "Hant", "lat": "Latn", "cyr": "Cyrl",
    ]
}
