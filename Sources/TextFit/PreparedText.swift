// SPDX-License-Identifier: Apache-2.0

/// A text whose widths and line breaks in one font are known, ready for any size and width.
///
/// ```swift
/// let prepared = Typesetter().prepare("Could not sign in", locale: "en")
/// prepared.verdict(sizePt: 15, widthPt: 248, limit: 2)  // .fits
/// ```
public struct PreparedText: Sendable {
    /// The share of a width by which the advances may be wrong.
    public let margin: Double

    /// Why nothing can be proved about the text at any width; nil for most texts.
    public let doubt: Doubt?

    let clusters: [ClusteredText.Cluster]
    let utf8Count: Int
    /// Advances by cluster, in 1/65,536 em.
    let advances: [Int32]
    let segments: [Segment]
    /// The width of the hyphen that a soft hyphen turns into, in 1/65,536 em.
    let hyphen: Int
    /// Whether a line may end after a slash somewhere, which depends on the layout engine.
    let breaksAfterSlash: Bool

    /// Whether the text takes no more than `limit` lines, at either reading of its slashes.
    ///
    /// It costs a walk over the text's words, and allocates nothing.
    public func verdict(sizePt: Double, widthPt: Double, limit: Int) -> Verdict {
        if let doubt { return .unproved(doubt) }
        guard let widthEm = Self.widthEm(sizePt: sizePt, widthPt: widthPt) else { return .unproved(.invalidMeasure) }
        if !exceeds(limit, widthEm: widthEm / (1 + margin)) { return .fits }
        if exceeds(limit, widthEm: widthEm / (1 - margin)) { return .overflows }
        return .unproved(.margin)
    }

    /// How the text lies if its widths are right to the last bit: of both readings of its slashes, the longer one.
    /// Nil if the size is not a positive number, or the width is not a number.
    public func layout(sizePt: Double, widthPt: Double) -> Layout? {
        guard let widthEm = Self.widthEm(sizePt: sizePt, widthPt: widthPt) else { return nil }
        let layout = layout(sizePt: sizePt, widthEm: widthEm, slashBreaks: true)
        guard breaksAfterSlash else { return layout }
        let other = self.layout(sizePt: sizePt, widthEm: widthEm, slashBreaks: false)
        return other.lines > layout.lines ? other : layout
    }

    private static func widthEm(sizePt: Double, widthPt: Double) -> Double? {
        guard sizePt > 0, sizePt.isFinite, !widthPt.isNaN else { return nil }
        return widthPt / sizePt
    }

    private func exceeds(_ limit: Int, widthEm: Double) -> Bool {
        var greedy = GreedyLines(of: self, widthEm: widthEm, slashBreaks: true)
        if greedy.count(upTo: limit) > limit { return true }
        guard breaksAfterSlash else { return false }
        greedy = GreedyLines(of: self, widthEm: widthEm, slashBreaks: false)
        return greedy.count(upTo: limit) > limit
    }

    private func layout(sizePt: Double, widthEm: Double, slashBreaks: Bool) -> Layout {
        var greedy = GreedyLines(of: self, widthEm: widthEm, slashBreaks: slashBreaks)
        var lines = 0
        var widest = 0
        var breaks: [Int] = []
        var splitsWord = false
        while let line = greedy.next() {
            lines += 1
            widest = max(widest, line.width)
            splitsWord = splitsWord || line.splitsWord
            if !line.isLast { breaks.append(utf8Start(ofCluster: line.end)) }
        }
        return Layout(
            lines: lines, widestPt: Double(widest) / Double(Advances.unitsPerEm) * sizePt, breaks: breaks,
            splitsWord: splitsWord)
    }

    private func utf8Start(ofCluster cluster: Int) -> Int {
        cluster < clusters.count ? Int(clusters[cluster].utf8Start) : utf8Count
    }
}
