// SPDX-License-Identifier: Apache-2.0

/// How many cells of a terminal text takes.
///
/// Terminals differ on rare scripts; this follows what most agree on: letters count by their East Asian width, marks
/// count nothing, and whatever is drawn as one emoji counts two.
enum DisplayWidth {
    /// The cells that `text` takes, none of whose characters may be a control.
    static func cells(of text: String) -> Int {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
        return text.reduce(0) { $0 + cells(of: $1) }
    }

    /// The cells that `character` takes, at least one: a mark without a letter before it needs one too.
    static func cells(of character: Character) -> Int {
        let scalars = character.unicodeScalars
        if isEmoji(scalars) { return 2 }
        return max(1, scalars.reduce(0) { $0 + cells(of: $1) })
    }

    /// Whether `scalars`, which make one character, are drawn as an emoji: by themselves or by a request for it, U+FE0F.
    private static func isEmoji(_ scalars: Character.UnicodeScalarView) -> Bool {
        guard let base = scalars.first, base.value >= 0x23, base.properties.isEmoji else { return false }
        return base.properties.isEmojiPresentation || scalars.contains("\u{FE0F}")
    }

    private static func cells(of scalar: Unicode.Scalar) -> Int {
        if scalar.value < 0x300 { return 1 }
        if isConjoiningJamo(scalar) { return 0 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .format: return 0
        default: return isWide(scalar) ? 2 : 1
        }
    }

    /// Whether `scalar` is a vowel or final consonant that is drawn into the Hangul syllable before it.
    private static func isConjoiningJamo(_ scalar: Unicode.Scalar) -> Bool {
        (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FF).contains(scalar.value)
    }

    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.properties.isEmojiPresentation { return true }
        var candidates = wideRanges[...]
        while let middle = candidates.indices.middle {
            let range = candidates[middle]
            if scalar.value < range.lowerBound {
                candidates = candidates[..<middle]
            } else if scalar.value > range.upperBound {
                candidates = candidates[(middle + 1)...]
            } else {
                return true
            }
        }
        return false
    }

    /// The scalars of East Asian width Wide and Fullwidth (UAX #11, Unicode 17), in order, without those that are shown
    /// as emoji by themselves, which are all wide. Ranges run on over what is not assigned.
    private static let wideRanges: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E, 0x3041...0x3247,
        0x3250...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B,
        0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x1B2FB, 0x1D300...0x1D376, 0x1F200...0x1F320, 0x20000...0x3FFFD,
    ]
}

extension Range<Int> {
    /// The index halfway; nil if there is none.
    fileprivate var middle: Int? { isEmpty ? nil : lowerBound + count / 2 }
}
