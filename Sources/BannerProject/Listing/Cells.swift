// SPDX-License-Identifier: Apache-2.0

/// About how much room text takes on a terminal, for columns.
enum Cells {
    /// The cells that `text` takes. Rare scripts may be off by some, which moves a column and nothing else.
    static func count(_ text: String) -> Int {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
        return text.reduce(0) { $0 + (isWide($1) ? 2 : 1) }
    }

    /// So many spaces; none for a negative count.
    static func blanks(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

    private static func isWide(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first else { return false }
        if scalar.properties.isEmojiPresentation { return true }
        switch scalar.value {
        // Hangul, the CJK blocks and the full-width forms (UAX #11).
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
            0xFFE0...0xFFE6, 0x20000...0x3FFFD:
            return true
        default: return false
        }
    }
}
