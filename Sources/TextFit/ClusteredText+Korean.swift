// SPDX-License-Identifier: Apache-2.0

extension ClusteredText {
    /// Whether a line break before this cluster would part a Korean word: it lies between letters or digits, and one of
    /// them is Hangul. Spaces are then the places to break, as Korean readers expect.
    func isWithinKoreanWord(before cluster: Int) -> Bool {
        guard cluster > 0, cluster < clusters.count else { return false }
        let isHangulBefore = startsWithHangul(cluster - 1)
        let isHangulAfter = startsWithHangul(cluster)
        guard isHangulBefore || isHangulAfter else { return false }
        return (isHangulBefore || startsWithLetter(cluster - 1)) && (isHangulAfter || startsWithLetter(cluster))
    }

    /// Whether a cluster starts with a letter or digit.
    private func startsWithLetter(_ cluster: Int) -> Bool {
        var scalars = scalars(of: cluster)
        return switch scalars.next()?.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber: true
        default: false
        }
    }

    private func startsWithHangul(_ cluster: Int) -> Bool {
        switch utf16[Int(clusters[cluster].utf16Start)] {
        // Jamo, their compatibility forms and extensions, syllables.
        case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: true
        default: false
        }
    }
}
