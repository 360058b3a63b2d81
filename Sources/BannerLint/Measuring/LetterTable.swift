// SPDX-License-Identifier: Apache-2.0

/// The average widths of letters.
///
/// Latin, Greek and Cyrillic are as in Inter 4.0, which is about as wide as the system font of Apple's devices; other
/// scripts are averages over texts in the Noto fonts. Widths are in thousandths of an em.
enum LetterTable {
    /// A letter.
    struct Entry {
        /// The width in thousandths of an em.
        var advance: UInt16
        /// The width as a capital.
        var capital: UInt16
        /// What it means for line breaks.
        var lineBreak: LineBreakClass
        /// What else sets it apart.
        var kind: LetterKind

        init(
            _ advance: UInt16, _ lineBreak: LineBreakClass = .alphabetic, _ kind: LetterKind = .plain,
            capital: UInt16? = nil
        ) {
            self.advance = advance
            self.capital = capital ?? advance
            self.lineBreak = lineBreak
            self.kind = kind
        }
    }

    /// The letters of ASCII, by code point.
    static let ascii: [Entry] = (0..<128).map { code in
        let visible = [
            281, 278, 403, 631, 638, 812, 639, 222, 362, 362, 500, 659, 280, 460, 276, 357,  //   to /
            625, 464, 605, 636, 642, 608, 624, 571, 616, 624, 276, 280, 659, 659, 659, 507,  // 0 to ?
            936, 676, 651, 727, 719, 598, 587, 743, 740, 264, 543, 652, 562, 889, 753, 761,  // @ to O
            635, 761, 639, 638, 642, 741, 676, 949, 642, 665, 625, 362, 357, 362, 469, 452,  // P to _
            497, 564, 621, 558, 621, 582, 361, 609, 591, 237, 237, 544, 237, 869, 585, 597,  // ` to o
            609, 609, 372, 523, 364, 581, 557, 812, 540, 557, 541, 362, 327, 362, 659,  // p to ~
        ]
        guard code >= 32, code < 127 else {
            return Entry(0, (10...13).contains(code) ? .newline : code == 9 ? .space : .alphabetic)
        }
        return Entry(UInt16(visible[code - 32]), asciiClass(UInt8(code)))
    }

    private static func asciiClass(_ byte: UInt8) -> LineBreakClass {
        switch byte {
        case UInt8(ascii: " "): .space
        case UInt8(ascii: "0")...UInt8(ascii: "9"): .numeric
        case UInt8(ascii: "-"): .hyphen
        case UInt8(ascii: "/"): .slash
        case UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"),
            UInt8(ascii: ";"), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "%"):
            .closing
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "$"): .opening
        case UInt8(ascii: "\""), UInt8(ascii: "'"): .quotation
        case UInt8(ascii: "|"): .after
        default: .alphabetic
        }
    }

    /// The letter `scalar`, which is the first of a grapheme cluster.
    static func entry(for scalar: Unicode.Scalar) -> Entry {
        if scalar.isASCII { return ascii[Int(scalar.value)] }
        var (low, high) = (0, ranges.count)
        // Finds the last range that starts at the scalar or before it; the first starts behind ASCII.
        while high - low > 1 {
            let middle = (low + high) / 2
            if ranges[middle].first <= scalar.value { low = middle } else { high = middle }
        }
        var entry = ranges[low].entry
        if entry.capital != entry.advance, scalar.properties.isUppercase { entry.advance = entry.capital }
        return entry
    }

    /// What letters from `first` on are like, up to the next entry.
    private struct Range {
        var first: UInt32
        var entry: Entry

        init(_ first: UInt32, _ advance: UInt16, _ lineBreak: LineBreakClass = .alphabetic, capital: UInt16? = nil) {
            self.first = first
            entry = Entry(advance, lineBreak, .plain, capital: capital)
        }

        init(_ first: UInt32, _ advance: UInt16, _ kind: LetterKind, _ lineBreak: LineBreakClass = .alphabetic) {
            self.first = first
            entry = Entry(advance, lineBreak, kind)
        }
    }

    private static let ranges = latin + greekAndCyrillic + otherScripts + signs + eastAsian + symbols

    private static let latin = [
        Range(0x80, 0), Range(0x85, 0, .newline), Range(0x86, 0),
        Range(0xA0, 281, .glue), Range(0xA1, 278, .opening), Range(0xA2, 631), Range(0xA8, 500), Range(0xA9, 915),
        Range(0xAA, 420), Range(0xAB, 540, .quotation), Range(0xAC, 659), Range(0xAD, 0, .softHyphen), Range(0xAE, 670),
        Range(0xB0, 455, .closing), Range(0xB1, 659), Range(0xB2, 420), Range(0xB5, 600), Range(0xB7, 276),
        Range(0xB9, 400), Range(0xBB, 540, .quotation), Range(0xBC, 850), Range(0xBF, 507, .opening),
        Range(0xC0, 676), Range(0xC6, 990), Range(0xC7, 727), Range(0xC8, 598), Range(0xCC, 264), Range(0xD0, 735),
        Range(0xD2, 761), Range(0xD7, 659), Range(0xD8, 761), Range(0xD9, 741), Range(0xDD, 650), Range(0xDF, 609),
        Range(0xE0, 564), Range(0xE6, 925), Range(0xE7, 558), Range(0xE8, 582), Range(0xEC, 237), Range(0xF0, 594),
        Range(0xF7, 659), Range(0xF8, 597), Range(0xF9, 581), Range(0xFD, 575),
        Range(0x100, 570, capital: 680), Range(0x128, 237, capital: 264), Range(0x132, 474, capital: 800),
        Range(0x134, 540, capital: 640), Range(0x139, 237, capital: 562), Range(0x143, 590, capital: 750),
        Range(0x152, 990), Range(0x154, 372, capital: 639), Range(0x15A, 523, capital: 638),
        Range(0x162, 364, capital: 642), Range(0x168, 581, capital: 741), Range(0x174, 812, capital: 949),
        Range(0x176, 545, capital: 650), Range(0x17F, 560, capital: 700), Range(0x250, 560), Range(0x2B0, 400),
        Range(0x300, 0),
    ]

    private static let greekAndCyrillic = [
        Range(0x370, 585, capital: 680), Range(0x390, 266, capital: 674), Range(0x391, 585, capital: 690),
        Range(0x399, 264), Range(0x39A, 585, capital: 690), Range(0x3AA, 264), Range(0x3AB, 665), Range(0x3AC, 590),
        Range(0x3AF, 266), Range(0x3B0, 585), Range(0x3B9, 266), Range(0x3BA, 585), Range(0x3C6, 731),
        Range(0x3C7, 599), Range(0x3C8, 747), Range(0x3C9, 811), Range(0x3CA, 266), Range(0x3CB, 590),
        Range(0x3CE, 811), Range(0x3CF, 585, capital: 680),
        Range(0x400, 700), Range(0x406, 264), Range(0x408, 650), Range(0x410, 680), Range(0x416, 949),
        Range(0x417, 700), Range(0x41C, 889), Range(0x41D, 690), Range(0x428, 966), Range(0x42A, 830),
        Range(0x42C, 662), Range(0x42E, 1011), Range(0x42F, 670), Range(0x430, 572), Range(0x433, 459),
        Range(0x434, 600), Range(0x436, 827), Range(0x437, 494), Range(0x438, 580), Range(0x43C, 750),
        Range(0x43D, 575), Range(0x444, 680), Range(0x445, 580), Range(0x448, 842), Range(0x44A, 655),
        Range(0x44B, 750), Range(0x44C, 548), Range(0x44E, 812), Range(0x44F, 561), Range(0x450, 575),
        Range(0x456, 237), Range(0x458, 560), Range(0x460, 615, capital: 730),
    ]

    /// The lengths of lines in scripts without dictionary are not known either, which is what `complex` says.
    private static let otherScripts = [
        Range(0x530, 652, .varied), Range(0x590, 540, .varied), Range(0x5D5, 300, .varied), Range(0x5D7, 640, .varied),
        Range(0x5D9, 290, .varied), Range(0x5DA, 570, .varied), Range(0x5DF, 355, .varied), Range(0x5E1, 600, .varied),
        Range(0x600, 470, .joined), Range(0x60C, 330, .joined, .closing), Range(0x60D, 430, .joined),
        Range(0x61B, 430, .joined, .closing), Range(0x620, 350, .joined), Range(0x622, 260, .joined),
        Range(0x624, 460, .joined), Range(0x625, 260, .joined), Range(0x626, 450, .joined), Range(0x627, 260, .joined),
        Range(0x628, 450, .joined), Range(0x62C, 630, .joined), Range(0x62F, 500, .joined), Range(0x631, 385, .joined),
        Range(0x633, 900, .joined), Range(0x635, 1000, .joined), Range(0x637, 740, .joined), Range(0x639, 510, .joined),
        Range(0x641, 550, .joined), Range(0x644, 380, .joined), Range(0x645, 540, .joined), Range(0x646, 420, .joined),
        Range(0x647, 500, .joined), Range(0x648, 460, .joined), Range(0x649, 430, .joined), Range(0x64B, 0, .joined),
        Range(0x660, 411, .joined, .numeric), Range(0x66A, 430, .joined), Range(0x6F0, 411, .joined, .numeric),
        Range(0x6FA, 500, .joined), Range(0x780, 500, .varied), Range(0x7C0, 550, .joined), Range(0x800, 550, .varied),
        Range(0x8A0, 480, .joined), Range(0x900, 620, .varied), Range(0x964, 380, .varied, .after),
        Range(0x966, 560, .varied), Range(0x980, 600, .stacked), Range(0xA80, 600, .varied),
        Range(0xB00, 650, .stacked),
        Range(0xB80, 850, .varied), Range(0xC00, 700, .stacked), Range(0xE00, 590, .varied, .complex),
        Range(0xE2F, 480, .varied, .complex), Range(0xE40, 290, .varied, .complex),
        Range(0xE41, 570, .varied, .complex),
        Range(0xE42, 305, .varied, .complex), Range(0xE45, 500, .varied, .complex),
        Range(0xE80, 570, .varied, .complex),
        Range(0xF00, 500, .stacked), Range(0x1000, 700, .stacked, .complex), Range(0x10A0, 667, .varied),
        Range(0x1100, 920, .syllable), Range(0x1160, 0, .syllable), Range(0x1200, 680, .varied),
        Range(0x13A0, 680, .varied), Range(0x1780, 700, .stacked, .complex), Range(0x1800, 500, .joined),
        Range(0x18B0, 600, .varied), Range(0x1950, 600, .stacked), Range(0x1C80, 600, .varied),
        Range(0x1D00, 560), Range(0x1DC0, 0), Range(0x1E00, 575, capital: 690), Range(0x1EC8, 237, capital: 264),
        Range(0x1ECC, 590, capital: 745), Range(0x1F00, 590, capital: 700),
    ]

    private static let signs = [
        Range(0x2000, 500, .space), Range(0x2001, 1000, .space), Range(0x2002, 500, .space),
        Range(0x2003, 1000, .space),
        Range(0x2004, 333, .space), Range(0x2005, 250, .space), Range(0x2006, 167, .space), Range(0x2007, 625, .glue),
        Range(0x2008, 276, .space), Range(0x2009, 182, .space), Range(0x200A, 100, .space),
        Range(0x200B, 0, .zeroWidthSpace), Range(0x200C, 0), Range(0x2010, 460, .after), Range(0x2011, 460, .glue),
        Range(0x2012, 500, .after), Range(0x2014, 1000, .dash), Range(0x2015, 1000), Range(0x2018, 199, .quotation),
        Range(0x201C, 381, .quotation), Range(0x2020, 631), Range(0x2022, 563), Range(0x2024, 280, .closing),
        Range(0x2026, 821, .closing), Range(0x2027, 276), Range(0x2028, 0, .newline), Range(0x202A, 0),
        Range(0x202F, 182, .glue), Range(0x2030, 1000, .closing), Range(0x2035, 400), Range(0x2039, 358, .quotation),
        Range(0x203B, 900), Range(0x2060, 0, .glue), Range(0x2061, 0), Range(0x2070, 420), Range(0x20A0, 650, .opening),
        Range(0x20D0, 0), Range(0x2100, 800), Range(0x2150, 850), Range(0x2190, 955), Range(0x2200, 659),
        Range(0x2300, 950, .square, .ideographic), Range(0x2400, 900), Range(0x2600, 1000, .square, .ideographic),
        Range(0x2780, 900), Range(0x2C00, 650), Range(0x2D00, 650, .varied), Range(0x2E00, 500),
    ]

    /// Small kana and closing brackets can't begin a line (kinsoku; JIS X 4051).
    private static let eastAsian =
        [
            Range(0x2E80, 1000, .square, .ideographic), Range(0x3000, 1000, .square, .space),
            Range(0x3001, 1000, .square, .closing), Range(0x3003, 1000, .square, .ideographic),
            Range(0x3005, 1000, .square, .closing), Range(0x3006, 1000, .square, .ideographic),
            Range(0x3008, 1000, .square, .opening), Range(0x3009, 1000, .square, .closing),
            Range(0x300A, 1000, .square, .opening), Range(0x300B, 1000, .square, .closing),
            Range(0x300C, 1000, .square, .opening), Range(0x300D, 1000, .square, .closing),
            Range(0x300E, 1000, .square, .opening), Range(0x300F, 1000, .square, .closing),
            Range(0x3010, 1000, .square, .opening), Range(0x3011, 1000, .square, .closing),
            Range(0x3012, 1000, .square, .ideographic), Range(0x3014, 1000, .square, .opening),
            Range(0x3015, 1000, .square, .closing), Range(0x3016, 1000, .square, .opening),
            Range(0x3017, 1000, .square, .closing), Range(0x3018, 1000, .square, .opening),
            Range(0x3019, 1000, .square, .closing), Range(0x301A, 1000, .square, .opening),
            Range(0x301B, 1000, .square, .closing), Range(0x301D, 1000, .square, .opening),
            Range(0x301E, 1000, .square, .closing), Range(0x3020, 1000, .square, .ideographic),
            Range(0x303B, 1000, .square, .closing), Range(0x303D, 1000, .square, .ideographic),
        ] + kana + [
            Range(0x3100, 1000, .square, .ideographic), Range(0x3130, 920, .syllable), Range(0x3164, 0),
            Range(0x3165, 920, .syllable), Range(0x3190, 1000, .square, .ideographic), Range(0xA000, 800, .varied),
            Range(0xA640, 615, capital: 730), Range(0xA720, 560, capital: 700), Range(0xA800, 600, .stacked),
            Range(0xA960, 920, .syllable), Range(0xA980, 700, .stacked), Range(0xAB30, 560),
            Range(0xABC0, 600, .stacked),
            Range(0xAC00, 920, .syllable), Range(0xD7B0, 0, .syllable), Range(0xE000, 1000, .stacked),
            Range(0xF900, 1000, .square, .ideographic), Range(0xFB00, 600), Range(0xFB1D, 550, .varied),
            Range(0xFB50, 600, .joined), Range(0xFE00, 0), Range(0xFE10, 1000, .square, .closing),
            Range(0xFE20, 0), Range(0xFE30, 1000, .square, .ideographic), Range(0xFE70, 600, .joined),
            Range(0xFEFF, 0, .glue), Range(0xFF01, 1000, .square, .closing), Range(0xFF02, 1000, .square, .ideographic),
            Range(0xFF08, 1000, .square, .opening), Range(0xFF09, 1000, .square, .closing),
            Range(0xFF0A, 1000, .square, .ideographic), Range(0xFF0C, 1000, .square, .closing),
            Range(0xFF0D, 1000, .square, .ideographic), Range(0xFF0E, 1000, .square, .closing),
            Range(0xFF0F, 1000, .square, .ideographic), Range(0xFF1A, 1000, .square, .closing),
            Range(0xFF1C, 1000, .square, .ideographic), Range(0xFF1F, 1000, .square, .closing),
            Range(0xFF20, 1000, .square, .ideographic), Range(0xFF5D, 1000, .square, .closing),
            Range(0xFF5E, 1000, .square, .ideographic), Range(0xFF61, 500, .square, .closing),
            Range(0xFF66, 500, .square, .ideographic), Range(0xFFA0, 500, .syllable),
            Range(0xFFE0, 1000, .square, .ideographic), Range(0xFFF0, 0), Range(0xFFFC, 1000, .square),
        ]

    /// Kana, small ones apart.
    private static let kana: [Range] = {
        let small: Set<UInt32> = [
            0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095, 0x3096, 0x309B,
            0x309C, 0x309D, 0x309E, 0x30A0, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7,
            0x30EE, 0x30F5, 0x30F6, 0x30FB, 0x30FC, 0x30FD, 0x30FE,
        ]
        return (0x3040...0x30FF).map { Range($0, 1000, .square, small.contains($0) ? .closing : .ideographic) }
    }()

    private static let symbols = [
        Range(0x10000, 800, .stacked), Range(0x1B000, 1000, .square, .ideographic), Range(0x1B170, 800, .stacked),
        Range(0x1D400, 650), Range(0x1D800, 800, .stacked), Range(0x1E900, 600, .stacked),
        Range(0x1F000, 1300, .square, .ideographic), Range(0x20000, 1000, .square, .ideographic),
        Range(0x40000, 0, .stacked),
    ]
}
