// SPDX-License-Identifier: Apache-2.0

extension Unicode.Scalar {
    /// The scalar in the width that is usual for its script: `ＯＫ` is the word `OK`, and `ｶﾒﾗ` is `カメラ` (Unicode, compatibility
    /// mappings `<wide>` and `<narrow>`). The voicing marks of narrow katakana become those that are one with the letter before them.
    var widthFolded: Unicode.Scalar {
        switch value {
        case 0x3000: return " "
        case 0xFF01...0xFF5E: return Unicode.Scalar(value - 0xFEE0) ?? self
        case 0xFF61...0xFF9F:
            let index = Int(value - 0xFF61)
            return Self.kana.indices.contains(index) ? Self.kana[index] : self
        default: return self
        }
    }

    /// What the narrow marks and katakana from U+FF61 on stand for, in their order.
    private static let kana = Array(
        "。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン\u{3099}\u{309A}".unicodeScalars)
}
