// SPDX-License-Identifier: Apache-2.0

/// Prepares texts: finds where their lines may break, and how wide they are. It knows no banners.
///
/// 1. Text → grapheme clusters (``ClusteredText``).
/// 2. Line breaks → segments, the words of a line (UAX #14 with dictionaries; ``SegmentedText``).
/// 3. Clusters → advances, from the embedded table or from font files (``AdvanceSource``).
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
        segment(text, locale: locale, keepAll: keepAll).prepared(source: source, spacing: spacing)
    }

    /// Finds where the lines of a text may break, in whatever font.
    ///
    /// - Parameters:
    ///   - text: any text; a newline ends a line.
    ///   - locale: a BCP 47 tag such as `th` or `zh-Hant-TW`. What is none breaks lines as the root locale does.
    ///   - keepAll: keeps Korean words whole, as CSS's `word-break: keep-all`, and UIKit's `hangulWordPriority`, do.
    public func segment(_ text: String, locale: String, keepAll: Bool = true) -> SegmentedText {
        let text = ClusteredText(text)
        var words = Segmenter(text: text, keepAll: keepAll)
        let hasBreaks =
            text.utf16.isEmpty
            || lineBreaker.forEachBreak(in: text.utf16, locale: locale) { words.endSegment(atUTF16: $0) }
        words.finish()
        return SegmentedText(text, locale: locale, segments: words.segments, hasBreaks: hasBreaks)
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
}
