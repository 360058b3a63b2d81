// SPDX-License-Identifier: Apache-2.0

import BannerKit
import BannerLint
import Diagnostics
import TextFit

/// Measures texts for `bannerc measure`.
final class TextMeasurer {
    /// A text and where it is to fit.
    struct Question {
        /// The text.
        var text: String
        /// The language, as a BCP 47 tag.
        var locale = "en"
        /// The size of the font in points, above 0.
        var points = 17.0
        /// The width of a line in points, above 0.
        var width = 320.0
        /// The lines that the text may take, 1 at least.
        var limit = 2
        /// The font files in the order in which they are asked for a character; none for an estimate.
        var fonts: [String] = []
        /// The weight, for an estimate.
        var weight = BannerFontWeight.regular
        /// Whether Korean words stay whole.
        var keepsWords = true
    }

    /// How a text lies.
    struct Answer {
        /// The lines, as they break.
        var lines: [String]
        /// `fits`, `overflows` or `unproved`.
        var verdict: String
        /// Why nothing is proved, for people; `nil` if something is.
        var doubt: String?
        /// The width of the widest line, to a thousandth of a point.
        var width: Double
        /// Where the second and each later line starts, in UTF-16 code units.
        var breaks: [Int]
    }

    private let typesetter = Typesetter()
    #if HarfBuzz
        /// Chains by their paths; a handful, since each keeps its files open.
        private var chains: [[String]: FontChain] = [:]
    #endif

    /// The answer to `question`. Throws ``CommandFailure`` if a font can't be used.
    func answer(_ question: Question) throws(CommandFailure) -> Answer {
        let prepared = try prepare(question)
        let verdict = prepared.verdict(sizePt: question.points, widthPt: question.width, limit: question.limit)
        let layout = prepared.layout(sizePt: question.points, widthPt: question.width)
        let lines = lines(of: question.text, breaks: layout?.breaks ?? [])
        var breaks: [Int] = []
        for line in lines.dropLast() { breaks.append((breaks.last ?? 0) + line.utf16.count) }
        let (word, doubt) = words(for: verdict)
        return Answer(
            lines: lines, verdict: word, doubt: doubt, width: Self.thousandths(layout?.widestPt ?? 0), breaks: breaks)
    }

    /// `points` without what sums of binary fractions leave behind. Beyond 10¹² pt a double has no thousandths.
    private static func thousandths(_ points: Double) -> Double {
        points < 1e12 ? (points * 1000).rounded() / 1000 : min(points, .greatestFiniteMagnitude)
    }

    private func prepare(_ question: Question) throws(CommandFailure) -> PreparedText {
        guard !question.fonts.isEmpty else {
            return typesetter.prepare(
                question.text, locale: question.locale,
                source: EstimatedAdvances(weight: FontWeight(nearest: question.weight)), keepAll: question.keepsWords)
        }
        #if HarfBuzz
            let chain = try chain(question.fonts)
            return typesetter.prepare(
                question.text, locale: question.locale, source: chain, keepAll: question.keepsWords)
        #else
            throw CommandFailure(
                "this program was built without the trait `HarfBuzz`, so it can't measure with font files")
        #endif
    }

    #if HarfBuzz
        private func chain(_ fonts: [String]) throws(CommandFailure) -> FontChain {
            if let chain = chains[fonts] { return chain }
            do {
                let chain = try FontChain(fonts.map { FontFile(path: $0) })
                if chains.count >= 16 { chains.removeAll() }
                chains[fonts] = chain
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

    private func words(for verdict: Verdict) -> (String, String?) {
        switch verdict {
        case .fits: ("fits", nil)
        case .overflows: ("overflows", nil)
        case .unproved(.margin): ("unproved", "the text is too near to the edge for an estimate to tell")
        case .unproved(.unknownWidth(let scalar)):
            ("unproved", "the width of \(scalar.codePointName) is not known")
        case .unproved(.invalidMeasure): ("unproved", "the size or the width is no number above 0")
        case .unproved(.noLineBreaks): ("unproved", "the system finds no line breaks in this text")
        }
    }
}
