// SPDX-License-Identifier: Apache-2.0

/// Scripts without spaces between words whose dictionaries are not settled: where words end changes from one version of
/// ICU to the next, and from ICU's dictionary to that of Chromium. Thai, whose dictionary is an old one, is not among
/// them.
enum DictionaryWords {
    /// Whether a line break before the UTF-16 unit at `position` comes from such a dictionary: it parts two letters.
    static func isBreak(before position: Int, in units: [UInt16]) -> Bool {
        position > 0 && position < units.count && isLetter(units[position - 1]) && isLetter(units[position])
    }

    private static func isLetter(_ unit: UInt16) -> Bool {
        switch unit {
        // Lao, Burmese, Khmer.
        case 0x0E80...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: true
        default: false
        }
    }
}
