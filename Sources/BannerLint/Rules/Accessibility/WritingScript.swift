// SPDX-License-Identifier: Apache-2.0

/// The scripts whose letters can be told apart here.
enum WritingScript: String {
    case latin = "Latin"
    case greek = "Greek"
    case cyrillic = "Cyrillic"
    case armenian = "Armenian"
    case hebrew = "Hebrew"
    case arabic = "Arabic"
    case devanagari = "Devanagari"
    case bengali = "Bengali"
    case gujarati = "Gujarati"
    case tamil = "Tamil"
    case telugu = "Telugu"
    case kannada = "Kannada"
    case malayalam = "Malayalam"
    case sinhala = "Sinhala"
    case thai = "Thai"
    case lao = "Lao"
    case burmese = "Burmese"
    case georgian = "Georgian"
    case ethiopic = "Ethiopic"
    case khmer = "Khmer"
    case hangul = "Hangul"
    case kana = "kana"
    case han = "Chinese"

    /// The script of a letter, by its block; `nil` for other scripts.
    init?(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: self = .latin
        case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
        case 0x400...0x52F: self = .cyrillic
        case 0x530...0x58F: self = .armenian
        case 0x590...0x5FF, 0xFB1D...0xFB4F: self = .hebrew
        case 0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC: self = .arabic
        case 0x900...0x97F: self = .devanagari
        case 0x980...0x9FF: self = .bengali
        case 0xA80...0xAFF: self = .gujarati
        case 0xB80...0xBFF: self = .tamil
        case 0xC00...0xC7F: self = .telugu
        case 0xC80...0xCFF: self = .kannada
        case 0xD00...0xD7F: self = .malayalam
        case 0xD80...0xDFF: self = .sinhala
        case 0xE00...0xE7F: self = .thai
        case 0xE80...0xEFF: self = .lao
        case 0x1000...0x109F: self = .burmese
        case 0x10A0...0x10FF: self = .georgian
        case 0x1200...0x137F: self = .ethiopic
        case 0x1780...0x17FF: self = .khmer
        case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF: self = .hangul
        case 0x3040...0x30FF, 0xFF66...0xFF9F: self = .kana
        case 0x3400...0x9FFF, 0x20000...0x3FFFF: self = .han
        default: return nil
        }
    }

    /// The scripts that texts in `locale` are written in, the first being the one to name; empty where that is not known, or
    /// where it is one of several.
    static func expected(in locale: String) -> [WritingScript] {
        let subtags = locale.lowercased().split(separator: "-")
        let named = subtags.dropFirst().first { $0.utf8.count == 4 && $0.utf8.allSatisfy { $0 >= UInt8(ascii: "a") } }
        if let named { return scripts[named] ?? [] }
        return subtags.first.flatMap { languages[$0] } ?? []
    }

    private static let scripts: [Substring: [WritingScript]] = [
        "arab": [.arabic], "cyrl": [.cyrillic], "deva": [.devanagari], "grek": [.greek], "hans": [.han], "hant": [.han],
        "hebr": [.hebrew], "jpan": [.kana, .han], "kore": [.hangul, .han], "latn": [.latin],
    ]

    /// Languages with one script (CLDR, Likely Subtags); those with several, such as Serbian, are left out.
    private static let languages: [Substring: [WritingScript]] = {
        let sets: [(String, [WritingScript])] = [
            (
                """
                af ca cs cy da de en es et eu fi fil fr ga gl hr hu id is it lt lv ms mt nb nl nn no pl pt ro sk sl sq sv sw tr \
                vi
                """, [.latin]
            ),
            ("be bg mk ru tg uk", [.cyrillic]), ("ar fa ps ur", [.arabic]), ("he yi", [.hebrew]),
            ("hi mr ne", [.devanagari]), ("as bn", [.bengali]), ("am ti", [.ethiopic]), ("el", [.greek]),
            ("gu", [.gujarati]), ("hy", [.armenian]), ("ja", [.kana, .han]), ("ka", [.georgian]), ("km", [.khmer]),
            ("kn", [.kannada]), ("ko", [.hangul, .han]), ("lo", [.lao]), ("ml", [.malayalam]), ("my", [.burmese]),
            ("si", [.sinhala]), ("ta", [.tamil]), ("te", [.telugu]), ("th", [.thai]), ("yue zh", [.han]),
        ]
        var languages: [Substring: [WritingScript]] = [:]
        for (tags, scripts) in sets { for tag in tags.split(separator: " ") { languages[tag] = scripts } }
        return languages
    }()
}
