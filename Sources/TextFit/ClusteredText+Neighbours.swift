// SPDX-License-Identifier: Apache-2.0

extension ClusteredText {
    /// Whether it has letters whose widths depend on their neighbours. Beside a character of unknown width, they may be
    /// narrower than they are taken to be: an Arabic letter that joins it, a consonant that makes a conjunct with it.
    var hasDependentLetters: Bool {
        utf16.contains { unit in
            switch unit {
            // Arabic; Devanagari; Gujarati; Tamil; Khmer: where ``EstimatingPen`` looks at neighbours.
            case 0x0600..<0x0780, 0x0900..<0x0980, 0x0A80..<0x0B00, 0x0B80..<0x0C00, 0x1780..<0x1800: true
            default: false
            }
        }
    }
}
