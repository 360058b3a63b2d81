// SPDX-License-Identifier: Apache-2.0

/// What people read at one pace: a script, or a language that mixes several.
public enum ReadingScript: Int, CaseIterable, Sendable {
    /// Latin, Cyrillic, and all scripts that nobody has measured.
    case latin
    /// Arabic.
    case arabic
    /// Hebrew.
    case hebrew
    /// Han in Chinese, where each sign is a syllable.
    case han
    /// Kana, and Han in Japanese.
    case japanese
    /// Hangul.
    case hangul

    /// The graphemes that slow readers take in a second (``ReadingRates/slow``).
    public var slowRate: Double {
        switch self {
        case .latin: 12
        case .arabic: 7.2
        case .hebrew: 9.5
        case .han: 3.3
        case .japanese: 4
        case .hangul: 6
        }
    }

    /// The script of the language `tag` (BCP 47).
    init(language tag: String) {
        // Most tags are a language alone.
        if let code = Self.code(tag.utf8) {
            self = Self.script(ofLanguage: code)
            return
        }
        let parts = tag.lowercased().split(separator: "-")
        if let script = parts.dropFirst().lazy.compactMap({ Self.subtags[$0] }).first {
            self = script
        } else {
            self = parts.first.flatMap { Self.code($0.utf8) }.map(Self.script(ofLanguage:)) ?? .latin
        }
    }

    /// Up to four small letters as a number, which costs nothing to compare; `nil` for anything else.
    private static func code(_ letters: some Collection<UInt8>) -> UInt32? {
        var code: UInt32 = 0
        for letter in letters {
            guard code >> 24 == 0, UInt8(ascii: "a")...UInt8(ascii: "z") ~= letter else { return nil }
            code = code << 8 | UInt32(letter)
        }
        return code
    }

    private static func script(ofLanguage code: UInt32) -> ReadingScript {
        languages.first { $0.code == code }?.script ?? .latin
    }

    /// The script that `character` is read in, within a text of the language `language`. What is no letter counts as one
    /// of the language; `nil` for what has no shape.
    init?(_ character: Character, language: ReadingScript) {
        guard let scalar = character.unicodeScalars.first else { return nil }
        let properties = scalar.properties
        if scalar.value < 0x250 {
            // Basic Latin to Latin Extended-B, in which the soft hyphen alone has no shape.
            if scalar == "\u{AD}" { return nil }
            self = properties.isAlphabetic ? .latin : language
        } else if properties.isDefaultIgnorableCodePoint {
            return nil
        } else if let script = Self.script(of: scalar.value) {
            self = script == .han && language == .japanese ? .japanese : script
        } else {
            self = properties.isAlphabetic ? .latin : language
        }
    }

    private static let languages: [(code: UInt32, script: ReadingScript)] = {
        let scripts: [(ReadingScript, [String])] = [
            (.arabic, ["ar", "arz", "ckb", "fa", "ps", "sd", "ug", "ur"]), (.hebrew, ["he", "iw", "yi"]),
            (.han, ["zh", "yue"]), (.japanese, ["ja"]), (.hangul, ["ko"]),
        ]
        return scripts.flatMap { script, tags in tags.compactMap { code($0.utf8) }.map { ($0, script) } }
    }()

    private static let subtags: [Substring: ReadingScript] = [
        "latn": .latin, "cyrl": .latin, "arab": .arabic, "hebr": .hebrew, "hans": .han, "hant": .han, "hani": .han,
        "jpan": .japanese, "kore": .hangul, "hang": .hangul,
    ]

    /// The blocks of Unicode 16 for the scripts that are slower to read than Latin.
    private static func script(of scalar: UInt32) -> ReadingScript? {
        switch scalar {
        case 0x0590...0x05FF, 0xFB1D...0xFB4F: .hebrew
        case 0x0600...0x06FF, 0x0750...0x077F, 0x0870...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC: .arabic
        case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xFFA0...0xFFDC: .hangul
        // 々 and 〇 are Han; ー and the marks of repetition are kana.
        case 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D,
            0x1AFF0...0x1B16F:
            .japanese
        case 0x2E80...0x2FDF, 0x3005, 0x3007, 0x3021...0x3029, 0x3038...0x303B, 0x3100...0x312F, 0x31A0...0x31BF,
            0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
            .han
        default: nil
        }
    }
}
