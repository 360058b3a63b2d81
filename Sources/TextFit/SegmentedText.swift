// SPDX-License-Identifier: Apache-2.0

/// A text cut at the places where its lines may break, whatever it is set in: what all sizes and weights of it have in common.
public final class SegmentedText: Sendable {
    let text: ClusteredText
    let locale: String
    let segments: [Segment]
    /// Whether it has places where a hyphen shows if a line ends there.
    let hasSoftHyphens: Bool
    /// Whether it breaks otherwise by the rules of browsers.
    let breaksOtherwiseInBrowsers: Bool
    /// Whether somebody knew where its lines may break.
    let hasBreaks: Bool

    init(_ text: ClusteredText, locale: String, segments: [Segment], hasBreaks: Bool) {
        self.text = text
        self.locale = locale
        self.segments = segments
        self.hasBreaks = hasBreaks
        hasSoftHyphens = segments.contains { $0.end == .softHyphen }
        breaksOtherwiseInBrowsers = segments.contains { $0.end == .onlyUnicode || $0.end == .onlyBrowser }
    }

    /// The text in one font.
    ///
    /// - Parameters:
    ///   - source: what knows the widths.
    ///   - spacing: room that is added between letters and words.
    public func prepared(source: some AdvanceSource, spacing: Spacing = .none) -> PreparedText {
        var advances = source.advances(of: text, language: locale)
        spacing.apply(to: &advances, of: text)
        let hyphen = hasSoftHyphens ? hyphen(of: source) : 0
        let words = MeasuredWords(drawn(advances.units), of: segments, hyphen: hyphen)
        let widest = advances.widest.map { MeasuredWords(drawn($0), of: segments, hyphen: hyphen) }
        return PreparedText(
            segmented: self, margin: advances.margin,
            doubt: hasBreaks ? advances.unknown.map(Doubt.unknownWidth) : .noLineBreaks,
            provesOverflow: hasBreaks && (advances.unknown == nil || !hasSoftHyphens && !text.hasDependentLetters),
            words: words, widestWords: widest ?? words,
            guessedWords: advances.unknowns.isEmpty
                ? words : MeasuredWords(drawn(guessed(advances)), of: segments, hyphen: hyphen))
    }

    /// The advances with a guess where nobody knows them: in Noto's fonts, the letters and spacing signs of the scripts that no table
    /// has are between half an em and 0.8 em wide on average.
    private func guessed(_ advances: Advances) -> [Int32] {
        var units = advances.units
        for unknown in advances.unknowns where units.indices.contains(unknown.cluster) {
            let letters = text.scalars(of: unknown.cluster).count { !EstimatingPen.isInvisible($0) }
            let guess = Int32(em: Self.guessedEm * Double(max(1, letters)))
            units[unknown.cluster] = units[unknown.cluster].clampedSum(guess)
        }
        return units
    }

    private static let guessedEm = 0.7

    /// Advances that never run backwards, of what is drawn: a source may have one for U+00AD, which shows only at the
    /// end of a line.
    private func drawn(_ units: [Int32]) -> [Int32] {
        var units = units
        for (index, cluster) in text.clusters.enumerated() {
            guard index < units.count else { units.append(0); continue }
            let isDrawn = cluster.kind != .newline && cluster.kind != .softHyphen
            if !isDrawn || units[index] < 0 { units[index] = 0 }
        }
        return units
    }

    /// The width of U+2010, or of the hyphen-minus in a font without it.
    private func hyphen(of source: some AdvanceSource) -> Int {
        let hyphen = source.advances(of: ClusteredText("\u{2010}"), language: locale)
        let drawn = hyphen.unknown == nil ? hyphen : source.advances(of: ClusteredText("-"), language: locale)
        return drawn.units.reduce(0) { $0 + Int(max($1, 0)) }
    }
}
