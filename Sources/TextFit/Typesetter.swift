// SPDX-License-Identifier: Apache-2.0

/// Prepares texts: finds where their lines may break, and how wide they are. It knows no banners.
///
/// 1. Text → grapheme clusters (``ClusteredText``).
/// 2. Clusters → advances, from the embedded table or from font files (``AdvanceSource``).
/// 3. Line breaks → segments, the words of a line (UAX #14 with dictionaries).
/// 4. Segments → lines at a size and a width (``PreparedText``).
///
/// It keeps the platform's line breakers open from text to text. One instance serves one task at a time; a further one
/// costs some 50 µs for each locale.
public final class Typesetter {
    private let lineBreaker = LineBreaker()

    /// Opens nothing before the first text.
    public init() {}

    /// Measures a text in one font, and finds where its lines may break.
    ///
    /// - Parameters:
    ///   - text: any text; a newline ends a line.
    ///   - locale: a BCP 47 tag such as `th` or `zh-Hant-TW`. What is none breaks lines as the root locale does.
    ///   - source: what knows the widths.
    ///   - spacing: room that is added between letters and words.
    ///   - keepAll: keeps Korean words whole, as CSS's `word-break: keep-all`, and UIKit's `hangulWordPriority`, do.
    public func prepare(
        _ text: String, locale: String, source: some AdvanceSource = EstimatedAdvances(), spacing: Spacing = .none,
        keepAll: Bool = true
    ) -> PreparedText {
        let text = ClusteredText(text)
        var advances = source.advances(of: text, language: locale)
        spacing.apply(to: &advances, of: text)
        var words = Segmenter(text: text, advances: Self.drawn(advances.units, of: text), keepAll: keepAll)
        var widest = advances.widest.map {
            Segmenter(text: text, advances: Self.drawn($0, of: text), keepAll: keepAll)
        }
        let hasBreaks =
            text.utf16.isEmpty
            || lineBreaker.forEachBreak(in: text.utf16, locale: locale) {
                words.endSegment(atUTF16: $0)
                widest?.endSegment(atUTF16: $0)
            }
        words.finish()
        widest?.finish()
        let hyphen = words.hasSoftHyphens ? Self.hyphen(of: source, locale: locale) : 0
        let measured = words.measured(hyphen: hyphen)
        return PreparedText(
            margin: advances.margin, doubt: hasBreaks ? advances.unknown.map(Doubt.unknownWidth) : .noLineBreaks,
            provesOverflow: hasBreaks
                && (advances.unknown == nil || !words.hasSoftHyphens && !text.hasDependentLetters),
            clusters: text.clusters, utf8Count: text.utf8Count,
            breaksOtherwiseInBrowsers: words.breaksOtherwiseInBrowsers, words: measured,
            widestWords: widest?.measured(hyphen: hyphen) ?? measured)
    }

    /// The widest of some characters: what a parameter's digits or letters are measured with. Nil if none has a known
    /// width. Of equally wide ones, it is the first.
    public static func widest(
        of characters: some Sequence<Character>, locale: String, source: some AdvanceSource = EstimatedAdvances()
    ) -> Character? {
        var widest: (character: Character, advance: Int)?
        for character in characters {
            let advances = source.advances(of: ClusteredText(String(character)), language: locale)
            let advance = advances.units.reduce(0) { $0 + Int($1) }
            if advances.unknown == nil, advance > widest?.advance ?? -1 { widest = (character, advance) }
        }
        return widest?.character
    }

    /// Advances that never run backwards, of what is drawn: a source may have one for U+00AD, which shows only at the
    /// end of a line.
    private static func drawn(_ units: [Int32], of text: ClusteredText) -> [Int32] {
        var units = units
        for (index, cluster) in text.clusters.enumerated() {
            guard index < units.count else { units.append(0); continue }
            let isDrawn = cluster.kind != .newline && cluster.kind != .softHyphen
            if !isDrawn || units[index] < 0 { units[index] = 0 }
        }
        return units
    }

    /// The width of U+2010, or of the hyphen-minus in a font without it.
    private static func hyphen(of source: some AdvanceSource, locale: String) -> Int {
        let hyphen = source.advances(of: ClusteredText("\u{2010}"), language: locale)
        let drawn = hyphen.unknown == nil ? hyphen : source.advances(of: ClusteredText("-"), language: locale)
        return drawn.units.reduce(0) { $0 + Int(max($1, 0)) }
    }
}
