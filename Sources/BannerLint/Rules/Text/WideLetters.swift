// SPDX-License-Identifier: Apache-2.0

/// Wide letters of scripts, of those that names and words are written with. Which of them is the widest depends on the font.
enum WideLetters {
    /// Those of the script of `text`: names and places come in the letters of their readers.
    static func besides(_ text: String) -> [Character] {
        for scalar in text.unicodeScalars where scalar.value >= 0x370 {
            if let script = scripts.first(where: { $0.blocks.contains { $0.contains(scalar.value) } }) {
                return script.letters
            }
        }
        return latin
    }

    private static let latin: [Character] = ["W", "M"]

    private static let scripts: [(blocks: [Range<UInt32>], letters: [Character])] = [
        ([0x370..<0x400], ["Μ", "Ω", "Ψ"]),
        ([0x400..<0x530], ["Щ", "Ю", "Ш", "Ж"]),
        ([0x530..<0x590], ["փ", "տ", "ա"]),
        ([0x590..<0x600], ["ש", "ת", "מ"]),
        ([0x600..<0x780], ["ض", "ص", "س"]),
        ([0x900..<0x980], ["औ", "झ", "ख"]),
        ([0x980..<0xA00], ["ঔ", "ঞ", "ঢ", "ক"]),
        ([0xA00..<0xA80], ["ਔ", "ਆ", "ਘ"]),
        ([0xA80..<0xB00], ["ઔ", "આ", "ખ"]),
        ([0xB00..<0xB80], ["ଔ", "ଙ", "ଖ"]),
        ([0xB80..<0xC00], ["ஔ", "ண", "ஹ"]),
        ([0xC00..<0xC80], ["ఔ", "ఘ", "ఝ"]),
        ([0xC80..<0xD00], ["ಔ", "ಘ", "ಝ"]),
        ([0xD00..<0xD80], ["ഔ", "ണ", "ഞ", "ത"]),
        ([0xD80..<0xE00], ["ඖ", "ඣ", "ඤ", "ක"]),
        ([0xE00..<0xE80], ["ณ", "ญ", "ฒ"]),
        ([0xE80..<0xF00], ["ໝ", "ໜ", "ພ"]),
        ([0xF00..<0x1000], ["ཚ", "ཛ", "ཞ"]),
        ([0x1000..<0x10A0], ["က", "အ", "ည"]),
        ([0x10A0..<0x1100], ["ლ", "თ", "დ"]),
        ([0x1200..<0x1380], ["ጬ", "ጭ", "ጤ"]),
        ([0x1780..<0x1800], ["ឈ", "ណ", "ញ"]),
        ([0x1100..<0x1200, 0xAC00..<0xD7B0], ["한", "뵀"]),
        ([0x3040..<0x3100, 0x3400..<0xA000, 0x20000..<0x30000], ["漢"]),
    ]

    /// A letter that is about as wide as the letters of a word are on average, in place of a wide one. Of scripts whose letters are not
    /// told apart here it is the wide one.
    static func usual(for wide: Character) -> Character {
        switch wide {
        case "W", "M": "n"
        case "Μ", "Ω", "Ψ": "ν"
        case "Щ", "Ю", "Ш", "Ж": "н"
        default: wide
        }
    }
}
