// SPDX-License-Identifier: Apache-2.0

/// A text whose widths and line breaks in one font are known, ready for any width and, if the font is the same at all of
/// them, for any size.
///
/// ```swift
/// let prepared = Typesetter().prepare("Could not sign in", locale: "en")
/// prepared.verdict(sizePt: 15, widthPt: 248, limit: 2)  // .fits
/// ```
public struct PreparedText: Sendable {
    /// The text, and where its lines may break.
    let segmented: SegmentedText

    /// By how much the advances may be wrong.
    public let margin: Margin

    /// Why the text is proved to fit at no width; nil for most texts.
    public let doubt: Doubt?

    /// Whether the text overflows wherever its known characters alone do.
    let provesOverflow: Bool

    /// The text as it is measured.
    let words: MeasuredWords
    /// The same as wide as it may be drawn in another font.
    let widestWords: MeasuredWords
    /// The same with a guess where nobody knows a width, for pictures: nothing is proved by it.
    let guessedWords: MeasuredWords

    var clusters: [ClusteredText.Cluster] { segmented.text.clusters }

    /// Whether the text takes no more than `limit` lines, at any reading of its line breaks. With characters of unknown width
    /// it is proved to overflow if it does without them.
    ///
    /// It costs a walk over the text's words, and allocates nothing.
    public func verdict(sizePt: Double, widthPt: Double, limit: Int) -> Verdict {
        guard let widthEm = Self.widthEm(sizePt: sizePt, widthPt: widthPt) else {
            return .unproved(doubt ?? .invalidMeasure)
        }
        if doubt == nil, !mayExceed(limit, widthEm: widthEm / (1 + margin.wider)) { return .fits }
        if provesOverflow, mustExceed(limit, widthEm: widthEm / (1 - margin.narrower)) { return .overflows }
        return .unproved(doubt ?? .margin)
    }

    /// How the text lies if its widths are right to the last bit: of both readings of its line breaks, where
    /// layout engines differ, the longer one.
    /// Nil if the size is not a positive number, or the width is not a number.
    public func layout(sizePt: Double, widthPt: Double) -> Layout? {
        layout(of: words, sizePt: sizePt, widthPt: widthPt)
    }

    /// The same if all widths are as much larger as they may be.
    public func widestLayout(sizePt: Double, widthPt: Double) -> Layout? {
        layout(of: widestWords, sizePt: sizePt, widthPt: widthPt / (1 + margin.wider))
    }

    /// How the text lies if it is as wide as `words` are.
    func layout(of words: MeasuredWords, sizePt: Double, widthPt: Double) -> Layout? {
        guard let widthEm = Self.widthEm(sizePt: sizePt, widthPt: widthPt) else { return nil }
        let layout = layout(of: words, sizePt: sizePt, widthEm: widthEm, .unicode)
        guard segmented.breaksOtherwiseInBrowsers else { return layout }
        let other = self.layout(of: words, sizePt: sizePt, widthEm: widthEm, .browser)
        return other.lines > layout.lines ? other : layout
    }

    private static func widthEm(sizePt: Double, widthPt: Double) -> Double? {
        guard sizePt > 0, sizePt.isFinite, !widthPt.isNaN else { return nil }
        return widthPt / sizePt
    }

    /// More lines than a banner has. As `fewestWords` reads many words again for each line, time would grow with the product
    /// of lines and words; texts of so many lines stay unproved.
    private static let mostLinesOfWords = 100

    /// Whether it takes more lines by some dictionary, or by the rules of browsers.
    private func mayExceed(_ limit: Int, widthEm: Double) -> Bool {
        let hasSlack = widestWords.slack > 0
        return exceeds(
            hasSlack && limit > Self.mostLinesOfWords ? 1 : limit, widestWords, widthEm: widthEm,
            hasSlack ? .fewestWords : .unicode)
            || segmented.breaksOtherwiseInBrowsers && exceeds(limit, widestWords, widthEm: widthEm, .browser)
    }

    /// Whether it takes more lines by every dictionary. The rules of browsers, and of UAX #14, count alone.
    private func mustExceed(_ limit: Int, widthEm: Double) -> Bool {
        exceeds(limit, words, widthEm: widthEm, words.slack > 0 ? .mostWords : .unicode)
            || segmented.breaksOtherwiseInBrowsers && exceeds(limit, words, widthEm: widthEm, .browser)
    }

    private func exceeds(
        _ limit: Int, _ words: MeasuredWords, widthEm: Double, _ reading: LineReading
    ) -> Bool {
        var greedy = GreedyLines(of: words, cutAs: segmented.segments, widthEm: widthEm, reading: reading)
        return greedy.count(upTo: limit) > limit
    }

    private func layout(
        of words: MeasuredWords, sizePt: Double, widthEm: Double, _ reading: LineReading
    ) -> Layout {
        var greedy = GreedyLines(of: words, cutAs: segmented.segments, widthEm: widthEm, reading: reading)
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
        cluster < clusters.count ? Int(clusters[cluster].utf8Start) : segmented.text.utf8Count
    }
}
