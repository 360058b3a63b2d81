// SPDX-License-Identifier: Apache-2.0

/// Widths from the embedded table, of the system font of Apple's platforms or of Inter (``EstimatedFont``).
///
/// Bengali, Gurmukhi, Kannada, Malayalam, Burmese, Odia, Sinhala, Telugu and rarer scripts are not in the table: their
/// conjuncts cannot be foreseen from single characters, so texts in them stay unproved.
public struct EstimatedAdvances: AdvanceSource, Sendable {
    /// How far estimates are from what was measured: the system font's Latin from its advances, and Inter and Noto from a
    /// browser's layout of them. More to the narrow side, since the table knows no kerning.
    public static let measured = Margin(wider: 0.01, narrower: 0.02)

    /// How far Inter's Greek and Cyrillic may be from the truth at weights other than regular, where they are as much wider as
    /// all of them are on average.
    public static let averaged = Margin(0.02)

    /// The same for Noto's scripts: browsers draw a weight that a font lacks in the nearest one that it has.
    public static let otherWeights = Margin(wider: 0.06, narrower: 0.03)

    /// How far Greek, Cyrillic and emoji are taken to be from the truth in the system font. Nobody measured them there; Latin
    /// and Inter's letters of the same height differ by no more from one weight and size to the next.
    public static let likened = Margin(0.04)

    /// How far the other scripts are taken to be from the truth in the system font. Nobody measured them there; texts in
    /// Noto's several designs of a script lie mostly so near to each other.
    public static let unmeasured = Margin(0.1)

    /// The weight that text is measured in.
    public let weight: FontWeight
    /// The font that the estimate stands for.
    public let font: EstimatedFont

    private let face: EstimatedFace

    /// - Parameters:
    ///   - weight: the weight that text is measured in.
    ///   - font: the font that the estimate stands for.
    public init(weight: FontWeight = .regular, font: EstimatedFont = .inter) {
        self.weight = weight
        self.font = font
        face = EstimatedFace(font, weight)
    }

    /// One advance a cluster. Of the languages, Chinese, Japanese and Korean make a difference: punctuation that their
    /// fonts share with Latin ones may be as wide as an em.
    public func advances(of text: ClusteredText, language: String) -> Advances {
        var pen = EstimatingPen(face: face, clusterCount: text.clusters.count)
        for (index, cluster) in text.clusters.enumerated() {
            pen.cluster = index
            switch cluster.kind {
            case .emoji: pen.addEmoji()
            case .newline, .softHyphen: pen.endWord()
            case .text, .space, .slash:
                for scalar in text.scalars(of: index) { pen.add(scalar) }
            }
        }
        pen.endWord()
        let widest = pen.hasWidePunctuation || Self.hasWidePunctuation(in: language) ? pen.widest : nil
        return Advances(units: pen.units, widest: widest, unknowns: pen.unknowns, margin: pen.margin)
    }

    /// Whether a language, a BCP 47 tag, is one whose fonts may draw marks such as “…” as wide as an em.
    public static func hasWidePunctuation(in language: String) -> Bool {
        let primary = language.utf8.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
        guard (2...3).contains(primary.count) else { return false }
        // It is asked for every text.
        let letters = primary.reduce(0) { $0 << 8 | UInt32($1 | 0x20) }
        return wide.contains(letters)
    }

    /// Languages in lower case, their letters in one number.
    private static let wide = ["zh", "ja", "ko", "yue"].map { $0.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } }
}
