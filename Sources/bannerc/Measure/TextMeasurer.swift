// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerGenerators
import BannerLint
import BannerProject
import BannerSpec
import Diagnostics
import TextFit

/// Measures texts for `bannerc measure`.
final class TextMeasurer {
    /// A text and where it is to fit.
    struct Question {
        /// The text.
        var text = ""
        /// The language, as a BCP 47 tag.
        var locale = "en"
        /// The text style, from which the size of the font comes where it is not told.
        var style = BannerTextStyle.body
        /// What a person has chosen, from which the size of the font comes where it is not told.
        var size = BannerDynamicTypeSize.large
        /// The size of the font in points, above 0, whatever style and size say.
        var toldPoints: Double?
        /// The width of a line in points, above 0.
        var width = 320.0
        /// The lines that the text may take, 1 at least.
        var limit = 2
        /// The font files in the order in which they are asked for a character; none for an estimate.
        var fonts: [String] = []
        /// The weight; `nil` for regular, or for what font files are drawn in.
        var weight: BannerFontWeight?
        /// What an estimate stands for.
        var estimate = Estimate.system
        /// Whether Korean words stay whole.
        var keepsWords = true

        /// The size of the font in points.
        var points: Double { toldPoints ?? BannerTypeScale.points(style, at: size) }
    }

    /// The font that an estimate stands for.
    enum Estimate: String, CaseIterable {
        /// The system's on Apple's platforms.
        case system
        /// Inter, with Noto for the scripts that it lacks.
        case inter
    }

    /// How a text lies.
    struct Answer {
        /// The lines, as they break.
        var lines: [String]
        /// `fits`, `overflows` or `unproved`.
        var verdict: String
        /// Why nothing is proved, for people; `nil` if something is.
        var doubt: String?
        /// The width of the widest line, to a thousandth of a point; `nil` if a character's width is not known.
        var width: Double?
        /// Where the second and each later line starts, in UTF-16 code units.
        var breaks: [Int]
    }

    private let typesetter = Typesetter()
    #if HarfBuzz
        private struct Face: Hashable {
            let fonts: [String]
            let weight: BannerFontWeight?
        }

        /// Chains by their paths; a handful, since each keeps its files open.
        private var chains: [Face: FontChain] = [:]
    #endif

    /// The answer to `question`. Throws ``CommandFailure`` if a font can't be used.
    func answer(_ question: Question) throws(CommandFailure) -> Answer {
        guard LanguageTag.hasForm(question.locale) else {
            throw CommandFailure(
                "\(question.locale.shown) is not a language tag; write one such as `en`, `pt-BR` or `zh-Hans`")
        }
        var question = question
        if let pseudo = PseudoLocale(rawValue: question.locale) { question.text = pseudo.text(question.text) }
        let prepared = try prepare(question)
        let verdict = prepared.verdict(sizePt: question.points, widthPt: question.width, limit: question.limit)
        let layout = prepared.layout(sizePt: question.points, widthPt: question.width)
        let lines = lines(of: question.text, breaks: layout?.breaks ?? [])
        var breaks: [Int] = []
        for line in lines.dropLast() { breaks.append((breaks.last ?? 0) + line.utf16.count) }
        let (word, doubt) = words(for: verdict, prepared.margin)
        return Answer(
            lines: lines, verdict: word, doubt: doubt,
            width: prepared.doubt == nil ? layout.map { Self.thousandths($0.widestPt) } : nil, breaks: breaks)
    }

    /// `points` without what sums of binary fractions leave behind. Beyond 10¹² pt a double has no thousandths.
    private static func thousandths(_ points: Double) -> Double {
        points < 1e12 ? (points * 1000).rounded() / 1000 : min(points, .greatestFiniteMagnitude)
    }

    private func prepare(_ question: Question) throws(CommandFailure) -> PreparedText {
        guard !question.fonts.isEmpty else {
            let font: EstimatedFont =
                switch question.estimate {
                case .system: .system(points: question.points)
                case .inter: .inter
                }
            return typesetter.prepare(
                question.text, locale: question.locale,
                source: EstimatedAdvances(weight: FontWeight(question.weight ?? .regular), font: font),
                keepAll: question.keepsWords)
        }
        #if HarfBuzz
            let chain = try chain(question.fonts, question.weight)
            return typesetter.prepare(
                question.text, locale: question.locale, source: chain, keepAll: question.keepsWords)
        #else
            throw CommandFailure(
                "this program was built without the trait `HarfBuzz`, so it can't measure with font files")
        #endif
    }

    #if HarfBuzz
        private func chain(_ fonts: [String], _ weight: BannerFontWeight?) throws(CommandFailure) -> FontChain {
            let face = Face(fonts: fonts, weight: weight)
            if let chain = chains[face] { return chain }
            do {
                let files = fonts.map { FontFile(path: $0, weight: weight.map { Double($0.openType) }) }
                let chain = try FontChain.nearest(files)
                if chains.count >= 16 { chains.removeAll() }
                chains[face] = chain
                return chain
            } catch {
                throw CommandFailure(error.description)
            }
        }
    #endif

    private func lines(of text: String, breaks: [Int]) -> [String] {
        guard !text.isEmpty else { return [] }
        let bytes = Array(text.utf8)
        let ends = breaks + [bytes.count]
        var lines: [String] = []
        var start = 0
        for end in ends where end >= start && end <= bytes.count {
            lines.append(String(decoding: bytes[start..<end], as: UTF8.self))
            start = end
        }
        return lines
    }

    private func words(for verdict: Verdict, _ margin: Margin) -> (String, String?) {
        switch verdict {
        case .fits: ("fits", nil)
        case .overflows: ("overflows", nil)
        case .unproved(.margin):
            (
                "unproved",
                "the text is too near to the edge to tell: it may be \(Figure.text(margin.wider * 100)) % wider or "
                    + "\(Figure.text(margin.narrower * 100)) % narrower"
            )
        case .unproved(.unknownWidth(let scalar)):
            ("unproved", "the width of \(scalar.codePointName) is not known")
        case .unproved(.invalidMeasure): ("unproved", "the size or the width is not a number above 0")
        case .unproved(.noLineBreaks): ("unproved", "the system finds no line breaks in this text")
        }
    }
}
