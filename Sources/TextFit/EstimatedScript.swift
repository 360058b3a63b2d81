// SPDX-License-Identifier: Apache-2.0

/// How well the widths of a script in the system font of Apple's platforms are known.
enum EstimatedScript {
    /// Latin, digits and punctuation, by published advances.
    case latin
    /// Ideographs, kana and full-width forms, which fill squares of an em in any font.
    case squares
    /// Hangul, in squares that are not as wide as they are high.
    case hangul
    /// Greek and Cyrillic, taken to be to Inter's as Latin is.
    case likened
    /// All others, by fonts that Apple does not use.
    case others

    init(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0..<0x370, 0x1E00..<0x1F00, 0x2000..<0x2E80: self = .latin
        case 0x370..<0x530, 0x1C80..<0x1C90, 0x1F00..<0x2000: self = .likened
        case 0x1100..<0x1200, 0x3130..<0x3190, 0xAC00..<0xD7B0, 0xFFA0..<0xFFE0: self = .hangul
        case 0x2E80..<0xA000, 0xF900..<0xFB00, 0xFE30..<0xFE50, 0xFF00..<0xFFF0, 0x20000..<0x40000: self = .squares
        default: self = .others
        }
    }

    /// Whether its fonts draw the punctuation that it shares with Latin as wide as an em.
    var hasWidePunctuation: Bool {
        switch self {
        case .squares, .hangul: true
        case .latin, .likened, .others: false
        }
    }
}
