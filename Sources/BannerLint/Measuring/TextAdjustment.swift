// SPDX-License-Identifier: Apache-2.0

import TextFit

/// What a person has set beside the size of text, so as to read it better.
struct TextAdjustment: Equatable {
    /// What is added between letters and between words.
    var spacing = Spacing.none
    /// Whether Bold Text is on (Settings, Accessibility), with which the system's font is heavier.
    var isBold = false

    /// How many times as wide Bold Text makes a letter at the most, of those that ``LetterWidths`` knows.
    static let mostBoldWidening = 1.35

    /// Nothing.
    static let none = TextAdjustment()
}
