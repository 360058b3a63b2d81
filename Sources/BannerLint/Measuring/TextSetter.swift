// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
package import TextFit

/// Measures the texts of specs, each once: several rules ask for the same ones, and specs have many in common.
///
/// It keeps the platform's line breaker open, which takes milliseconds to open. One instance serves one task at a time.
package final class TextSetter {
    private struct Question: Hashable {
        let text: String
        /// Texts that are canonically equivalent are equal, and break at other bytes.
        let utf8Count: Int
        let locale: String

        init(_ text: String, _ locale: String) {
            self.text = text
            utf8Count = text.utf8.count
            self.locale = locale
        }
    }

    /// What a text is set in.
    private struct Setting: Hashable {
        let face: Face
        let spacing: Spacing
    }

    /// A text in a language, and how wide it is in what it was set in so far: mostly the sizes of one style.
    private final class KnownText {
        let question: Question
        let segmented: SegmentedText
        var prepared: [Setting: PreparedText] = [:]

        init(_ question: Question, _ segmented: SegmentedText) {
            self.question = question
            self.segmented = segmented
        }
    }

    private enum Face: Hashable {
        case estimated(FontWeight, points: Double)
        case files(BannerTextStyle, BannerFontWeight, points: Double)
        case typeface(path: String, BannerFontWeight, points: Double)
        case unknownTypeface(FontWeight, points: Double)
    }

    /// The bytes of text whose measures are remembered, as often as they are measured. A measure takes some ten bytes for each of
    /// them, and the text itself some twenty.
    private static let capacity = 1 << 19

    private let fonts: (any FontCatalog)?
    private let typefaces: (any TypefaceCatalog)?
    private let typesetter = Typesetter()
    private var known: [Question: KnownText] = [:]
    /// The text that was asked for last: mostly, the next question is about another size of it.
    private var latest: KnownText?
    private var knownBytes = 0
    private var letters: [Face: LetterWidths] = [:]
    private var estimates: [Face: EstimatedAdvances] = [:]
    private var characters: [Face: CharacterWidths] = [:]

    /// One that measures with the font files of `fonts` and those that specs name, as `typefaces` has them, and estimates where
    /// there are none.
    init(fonts: (any FontCatalog)? = nil, typefaces: (any TypefaceCatalog)? = nil) {
        self.fonts = fonts
        self.typefaces = typefaces
    }

    /// `text`, in the language `locale` (a BCP 47 tag), set in `font`.
    package func prepare(_ text: String, locale: String, font: TextFont) -> PreparedText {
        let known = known(Question(text, locale))
        let setting = Setting(face: face(of: font), spacing: font.adjustment.spacing)
        if let prepared = known.prepared[setting] { return prepared }
        let prepared = set(known.segmented, in: font)
        remember(prepared, of: known, in: setting)
        return prepared
    }

    /// The same for a text that is tried once, and not remembered.
    func prepare(trial text: String, locale: String, font: TextFont) -> PreparedText {
        set(typesetter.segment(text, locale: locale), in: font)
    }

    private func set(_ text: SegmentedText, in font: TextFont) -> PreparedText {
        guard let source = source(for: font) else {
            return text.prepared(source: estimate(of: font), spacing: font.adjustment.spacing)
        }
        return text.prepared(source: source, spacing: font.adjustment.spacing)
    }

    private func known(_ question: Question) -> KnownText {
        if let latest, latest.question == question { return latest }
        let text =
            known[question]
            ?? KnownText(question, typesetter.segment(question.text, locale: question.locale))
        latest = text
        return text
    }

    private func remember(_ prepared: PreparedText, of text: KnownText, in setting: Setting) {
        let bytes = text.question.utf8Count
        if knownBytes + bytes > Self.capacity {
            known.removeAll()
            text.prepared = [:]
            knownBytes = 0
        }
        if text.prepared.isEmpty { known[text.question] = text }
        text.prepared[setting] = prepared
        knownBytes += bytes
    }

    /// The width of `text` on one line in em, without spaces at its end; what has no known width counts as nothing.
    package func advance(of text: String, locale: String, font: TextFont) -> Double {
        if let bound = bound(of: text, locale: locale, font: font) { return bound.lineWidth }
        return measure(text, locale: locale, font: font).width
    }

    /// The least and the greatest width that `text` may have on one line, in em.
    func advances(of text: String, locale: String, font: TextFont) -> ClosedRange<Double> {
        let (width, widest, margin) = measure(text, locale: locale, font: font)
        return width * (1 - margin.narrower)...max(widest, width) * (1 + margin.wider)
    }

    private func measure(
        _ text: String, locale: String, font: TextFont
    ) -> (width: Double, widest: Double, margin: Margin) {
        let clusters = ClusteredText(text)
        let advances =
            source(for: font)?.advances(of: clusters, language: locale)
            ?? estimate(of: font).advances(of: clusters, language: locale)
        let spaces = clusters.clusters.reversed().prefix { $0.kind == .space }.count
        func sum(_ units: [Int32]) -> Double {
            Double(units.dropLast(spaces).reduce(0) { $0 + Int(max($1, 0)) }) / Double(Advances.unitsPerEm)
        }
        return (sum(advances.units), sum(advances.widest ?? advances.units), advances.margin)
    }

    /// What is sure about the lines of `text` without a look at its line breaks; `nil` if too little is, or if the widths
    /// are not those of the system's font.
    func bound(of text: String, locale: String, font: TextFont) -> LineBound? {
        guard font.typeface == nil, !hasFiles(for: font.style), !EstimatedAdvances.hasWidePunctuation(in: locale) else {
            return nil
        }
        let face = Face.estimated(font.systemWeight, points: font.points)
        return letters[face, default: LetterWidths(estimate(of: font))].bound(of: text)
    }

    /// The widths of characters in the face of `font`, which live as long as this.
    func characterWidths(of font: TextFont) -> CharacterWidths {
        let face = face(of: font)
        if let known = characters[face] { return known }
        let widths = CharacterWidths(source(for: font) ?? estimate(of: font))
        characters[face] = widths
        return widths
    }

    /// Whether widths of `font` come from font files.
    func isMeasured(_ font: TextFont) -> Bool {
        font.typeface == nil ? hasFiles(for: font.style) : files(for: font) != nil
    }

    private func hasFiles(for style: BannerTextStyle) -> Bool {
        fonts?.advances(style, .regular, points: BannerTypeScale.points(style, at: .large)) != nil
    }

    /// What knows the widths of `font` without files; made once for all texts.
    private func estimate(of font: TextFont) -> EstimatedAdvances {
        let face = Face.estimated(font.systemWeight, points: font.points)
        if let known = estimates[face] { return known }
        let estimate = font.estimate
        estimates[face] = estimate
        return estimate
    }

    private func files(for font: TextFont) -> (any AdvanceSource & Sendable)? {
        guard let typeface = font.typeface else {
            return fonts?.advances(font.style, font.weight, points: font.points)
        }
        return typeface.file(nearest: font.weight).flatMap {
            typefaces?.advances($0, font.weight, points: font.points)
        }
    }

    /// What knows the widths of `font`; `nil` for the estimate of the system's font.
    private func source(for font: TextFont) -> (any AdvanceSource & Sendable)? {
        let system = fonts?.advances(font.style, font.weight, points: font.points)
            .map { FallbackAdvances($0, fallback: estimate(of: font)) }
        guard font.typeface != nil else { return system }
        return files(for: font).map { FallbackAdvances($0, fallback: system ?? estimate(of: font)) }
            ?? UnknownTypeface(estimate(of: font))
    }

    private func face(of font: TextFont) -> Face {
        guard let typeface = font.typeface else {
            return isMeasured(font)
                ? .files(font.style, font.weight, points: font.points)
                : .estimated(font.systemWeight, points: font.points)
        }
        guard files(for: font) != nil, let file = typeface.file(nearest: font.weight) else {
            return .unknownTypeface(font.systemWeight, points: font.points)
        }
        return .typeface(path: file.resolvedPath, font.weight, points: font.points)
    }
}
