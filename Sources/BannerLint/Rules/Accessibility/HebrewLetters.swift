// SPDX-License-Identifier: Apache-2.0

extension Unicode.Scalar {
    /// The letter alone, where it is one of Hebrew that is one with a vowel mark or a dot: `שׁ` is `ש` to whoever reads without them
    /// (Unicode, decompositions of the Hebrew presentation forms). Those that are letters in another shape are the usual ones.
    var withoutHebrewPoint: Unicode.Scalar {
        guard (0xFB1D...0xFB4E).contains(value) else { return self }
        let letter = Self.letters[Int(value - 0xFB1D)]
        return letter == "-" ? self : letter
    }

    /// The letters of U+FB1D to U+FB4E, all 50 in order, with `-` for what is a mark, a sign or unassigned.
    private static let letters = Array("י-ײעאדהכלםרת-ששששאאאבגדהוז-טיךכל-מ-נס-ףפ-צקרשתובכפ".unicodeScalars)
}
