// SPDX-License-Identifier: Apache-2.0

/// Room that is added between letters and between words, in em.
public struct Spacing: Sendable, Hashable {
    /// Added after each cluster that has a width.
    public var letter: Double
    /// Added to each space, no-break spaces included.
    public var word: Double

    /// No room but the font's own.
    public static let none = Spacing(letter: 0, word: 0)

    /// What readers may set without losing content (WCAG 2.2, 1.4.12 Text Spacing): letters by 0.12 em, words by 0.16 em.
    public static let wcag = Spacing(letter: 0.12, word: 0.16)

    /// - Parameters:
    ///   - letter: added after each cluster that has a width, in em.
    ///   - word: added to each space, in em.
    public init(letter: Double, word: Double) {
        self.letter = letter
        self.word = word
    }

    /// Adds the room to the advances of `text`.
    func apply(to advances: inout Advances, of text: ClusteredText) {
        guard self != .none else { return }
        apply(to: &advances.units, of: text)
        if var widest = advances.widest {
            apply(to: &widest, of: text)
            advances.widest = widest
        }
    }

    private func apply(to units: inout [Int32], of text: ClusteredText) {
        let letter = Int32(em: letter)
        let word = Int32(em: word)
        for (index, cluster) in text.clusters.enumerated() where index < units.count {
            let advance = units[index]
            guard advance > 0 else { continue }
            let isWordEnd = cluster.kind == .space || text.utf16[Int(cluster.utf16Start)] == 0xA0
            units[index] = advance.clampedSum(letter).clampedSum(isWordEnd ? word : 0)
        }
    }
}
