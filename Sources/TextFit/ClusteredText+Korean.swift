// SPDX-License-Identifier: Apache-2.0

extension ClusteredText {
    /// Whether a line break before this cluster would part a Korean word: it lies between letters or digits, and one of
    /// them is Hangul. Spaces are then the places to break, as Korean readers expect.
    func isWithinKoreanWord(before cluster: Int) -> Bool {
        guard cluster > 0, cluster < clusters.count,
            let before = letter(of: cluster - 1), let after = letter(of: cluster)
        else { return false }
        return Self.isHangul(before) || Self.isHangul(after)
    }

    /// The first letter or digit of a cluster, which has one in Korean.
    private func letter(of cluster: Int) -> Unicode.Scalar? {
        var scalars = scalars(of: cluster)
        guard let first = scalars.next() else { return nil }
        if Self.isHangul(first) { return first }
        switch first.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber:
            return first
        default:
            return nil
        }
    }

    private static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // Jamo, their compatibility forms and extensions, syllables.
        case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: true
        default: false
        }
    }
}
