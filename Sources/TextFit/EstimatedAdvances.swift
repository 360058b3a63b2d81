// SPDX-License-Identifier: Apache-2.0

/// Widths from the embedded table: Inter for Latin, Greek and Cyrillic, Noto for other scripts.
///
/// Bengali, Gurmukhi, Kannada, Malayalam, Burmese, Odia, Sinhala, Telugu and rarer scripts are not in the table: their
/// conjuncts cannot be foreseen from single characters, so texts in them stay unproved.
public struct EstimatedAdvances: AdvanceSource, Sendable {
    /// How far estimates may be from the truth: three per cent. Measured against a browser's layout.
    public static let margin = 0.03

    /// The weight that text is measured in.
    public let weight: FontWeight

    /// - Parameter weight: the weight that text is measured in.
    public init(weight: FontWeight = .regular) {
        self.weight = weight
    }

    /// One advance a cluster. The language makes no difference to the table.
    public func advances(of text: ClusteredText, language: String) -> Advances {
        var pen = EstimatingPen(table: .embedded, weight: weight, clusterCount: text.clusters.count)
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
        return Advances(units: pen.units, unknown: pen.unknown, margin: Self.margin)
    }
}
