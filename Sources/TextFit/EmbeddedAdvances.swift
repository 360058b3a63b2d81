// SPDX-License-Identifier: Apache-2.0

import EmbeddedTexts

/// The tables of how far characters move the pen, in thousandths of an em, at regular weight, in the form of ``EmbeddedLines``.
///
/// They lie in `Sources/TextFit/Advances`, where scripts/update-advances writes them.
enum EmbeddedAdvances {
    /// A first code point and the advances from there on; `advance*count` stands for repetitions.
    static let characters = EmbeddedText.advances(named: "characters")

    /// Arabic letters: alone, final and, where they join the letter after them, initial, medial.
    static let arabicForms = EmbeddedText.advances(named: "arabic-forms")

    /// What an alef after a lam makes of both, alone and joined to the letter before.
    static let lamAlef = EmbeddedText.advances(named: "lam-alef")

    /// Consonants before a virama, where a conjunct cuts them to half forms.
    static let halfForms = EmbeddedText.advances(named: "half-forms")

    /// What a sign adds to the letter before it; the sign is in the high 16 bits, the letter in the low ones.
    static let pairs = EmbeddedText.advances(named: "pairs")

    /// How wide letters are at bold weight, in thousandths of their regular width; Inter's are not listed.
    static let boldWidths = EmbeddedText.advances(named: "bold-widths")

    /// How wide fonts of East Asia draw what Inter draws too, where one of them draws it in a square.
    static let squares = EmbeddedText.advances(named: "squares")

    /// The ASCII letter that another one is as wide as.
    static let bases = EmbeddedText.advances(named: "bases")

    /// ASCII from 32 on in Inter's lightest and heaviest weight.
    static let interFont = EmbeddedText.advances(named: "inter-font")

    /// The system font of Apple's platforms: ASCII from 32 on, in 1/2048 em without tracking, in four weights for text and in
    /// four for display.
    static let systemFont = EmbeddedText.advances(named: "system-font")
}
