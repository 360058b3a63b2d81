// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics
import TextFit

/// A text that does not fit in its lines, in one of the windows and text sizes.
final class CutText {
    /// The text.
    let shown: ShownText
    /// What a person has set beside the size.
    let adjustment: TextAdjustment
    /// The window.
    let window: WindowClass
    /// The size that a person chose.
    let size: BannerDynamicTypeSize
    /// The lines that it may take.
    let limit: Int
    /// Whether it surely does not fit.
    let isCertain: Bool

    init(
        _ shown: ShownText, _ adjustment: TextAdjustment, in window: WindowClass, at size: BannerDynamicTypeSize,
        limit: Int, isCertain: Bool
    ) {
        self.shown = shown
        self.adjustment = adjustment
        self.window = window
        self.size = size
        self.limit = limit
        self.isCertain = isCertain
    }

    /// Adds to `cases`, under `kind`, the worst combination of `sizes` and windows in which `shown` does not fit, or may not, and
    /// how many others there are. What `isFirst` comes before others that are as certain.
    static func find<Kind: Hashable>(
        _ shown: ShownText, _ limit: LineLimit, sizes: ClosedRange<BannerDynamicTypeSize>,
        with adjustment: TextAdjustment = .none, _ kind: Kind, onlyCertain: Bool = false, isFirst: Bool = false,
        into cases: inout WorstCases<Kind, CutText>
    ) {
        defer { shown.forgetBounds() }
        var worst: CutText?
        var (badness, excess, count) = (-Double.infinity, -Double.infinity, 0)
        for window in WindowClass.all {
            let lines = limit.lines(shown, isCompact: window.isCompact)
            // What fits at a size also fits at all smaller ones, unless there are buttons beside it only there.
            for size in sizes.sizes.reversed() {
                let verdict = shown.verdict(lines, in: window, at: size, adjustment)
                if verdict == .fits, !shown.room.isUneven { break }
                guard verdict == .overflows || verdict == .unproved(.margin) && !onlyCertain else { continue }
                let isCertain = verdict == .overflows
                let ownExcess = shown.excess(over: lines, in: window, at: size)
                // What is certain is worse than what is not; then the text that is longest for its lines.
                let ownBadness = (isCertain ? 1e9 : 0) + ownExcess
                count += 1
                excess = max(excess, ownExcess)
                guard worst == nil || ownBadness > badness else { continue }
                badness = ownBadness
                worst = CutText(shown, adjustment, in: window, at: size, limit: lines, isCertain: isCertain)
            }
        }
        guard let worst else { return }
        cases.add(
            worst, kind, badness: badness + (isFirst ? 1e6 : 0), shown.failing(measured: excess), combinations: count)
    }

    /// The lines that the text breaks into: as measured, or, if it is not certain, at worst.
    private(set) lazy var lines: [Substring] = {
        let points = shown.points(at: size)
        let prepared = shown.prepared(at: points, adjustment)
        let width = shown.width(in: window, at: size, adjustment)
        let layout =
            isCertain
            ? prepared.layout(sizePt: points, widthPt: width) : prepared.widestLayout(sizePt: points, widthPt: width)
        return shown.filled.text.lines(startingAt: layout?.breaks ?? [])
    }()

    /// What is beyond the lines that it may take.
    var lost: Substring {
        guard lines.count > limit else { return "" }
        return shown.filled.text[lines[limit].startIndex...]
    }

    /// The lines that are drawn: what a profile or a rule's parameter forbids beyond them is shown all the same.
    private var drawnLines: Int {
        switch shown.part {
        case .title: max(limit, shown.look.style.titleMaxLines.value)
        case .text, .point: max(limit, shown.look.style.maxLines.value)
        // It takes the lines that it needs.
        case .link: .max
        }
    }

    /// Whether not all of it is drawn.
    var isCutOff: Bool { lines.count > drawnLines }

    /// Where the end of the text is written that does not show; `nil` if it is not written as it is read, or not at once.
    func place(of lost: Substring, _ context: RuleContext) -> Place? {
        guard shown.filled.values.isEmpty, !lost.isEmpty, !lost.contains(where: \.isNewline) else { return nil }
        let written = context.linted.sources[shown.place.file].bytes[shown.place.bytes]
        // What is quoted ends with a quotation mark; what is written with escapes is not found.
        for end in [written.endIndex, written.endIndex - 1] {
            let start = end - lost.utf8.count
            if start >= written.startIndex, written[start..<end].elementsEqual(lost.utf8) {
                return Place(file: shown.place.file, bytes: start..<end)
            }
        }
        return nil
    }

    /// The combination in words, such as `in de at 320 pt, subheadline xxxLarge (21 pt) in theme `quartz``.
    var combination: String {
        let points = Figure.text(shown.points(at: size))
        return "in \(shown.locale) at \(Figure.text(window.width)) pt, \(shown.face.style.rawValue) "
            + "\(size.rawValue) (\(points) pt)\(shown.shownLook.theme)"
    }

    /// What the text needs and where, and how it breaks.
    var need: String {
        "\(shown.part.subject.map { $0 + " " } ?? "")\(needWords) \(combination): \(quoted)"
    }

    /// What the text of which banner needs, where, and what it may take.
    var message: String {
        "\(shown.name) \(needWords) \(combination), but may take \(limit): \(quoted)"
    }

    /// How many lines the text takes, or may take: in Lao and Khmer it may be more than ``lines`` has, by another dictionary.
    var lineCount: Int { max(lines.count, limit + 1) }

    /// Whether it does not fit whatever letters its strings have.
    var isSure: Bool { isCertain && !fitsWithUsualLetters }

    /// `needs 3 lines`, or `may need 3 lines` where that is not certain.
    private var needWords: String { "\(isSure ? "needs" : "may need") \(Figure.count(lineCount, "line"))" }

    /// The lines with `|` between them, in quotes, and where they are cut off.
    private var quoted: String {
        "\"\(Self.joined(lines))\"" + (lines.count > drawnLines ? ", cut off after line \(drawnLines)" : "")
    }

    private static func joined(_ lines: [Substring]) -> String {
        var text = ""
        for (index, line) in lines.enumerated() {
            if index > 0 { text += " | " }
            let room = longest - text.unicodeScalars.count
            if room <= 0 { return text + "…" }
            let scalars = trimmed(line).unicodeScalars
            text.unicodeScalars.append(contentsOf: scalars.prefix(room))
            if !scalars.dropFirst(room).isEmpty { return text + "…" }
        }
        return text
    }

    /// Of more than so many scalars a message shows only the beginning.
    private static let longest = 160

    private static func trimmed(_ line: Substring) -> Substring {
        var line = line.drop(while: \.isWhitespace)
        while let last = line.last, last.isWhitespace { line.removeLast() }
        return line
    }

    /// What was put in for parameters, as notes.
    var valueNotes: [String] {
        var known: Set<Int> = []
        return shown.filled.values.compactMap { index, value, _ in
            guard shown.banner.parameters.indices.contains(index), known.insert(index).inserted else { return nil }
            let parameter = shown.banner.parameters[index]
            let name = "`\(parameter.name.value)`"
            if let missing = parameter.missingBound {
                return "that is with \(value.isEmpty ? "nothing" : value) for \(name), which has no \(missing.keys)"
            }
            switch parameter.kind {
            case .int: return "\(name) is taken as \(value), the widest that it can be"
            case .string:
                if parameter.widest != nil { return "\(name) is taken as “\(value.prefix(60))”, its `widest`" }
                let words = value.contains(" ") ? " in two words" : ""
                return "\(name) is taken as \(Figure.count(value.count, "wide letter"))\(words)"
            case .image: return nil
            }
        }
    }

    /// Where the width of the window goes, if the text does not have it all.
    var roomNote: [String] {
        let room = shown.room(adjustment)
        let width = Figure.text(shown.width(in: window, at: size, adjustment).rounded())
        let parts = room.losses(in: window, at: size).map { "\($0.part) (\(Figure.text($0.points.rounded())) pt)" }
        let whole = Figure.text(window.width)
        return parts.isEmpty
            ? [] : ["of the \(whole) pt, \(width) pt are for the text; the rest is \(Figure.joined(parts))"]
    }

    /// Why it is not certain, or how much is not; none if nothing.
    var uncertaintyNotes: [String] {
        if isCertain { return shown.unknownWidth.map { ["it may need more: \($0.reason(shown.banner))"] } ?? [] }
        let margin = shown.prepared(at: shown.points(at: size), adjustment).margin
        guard shown.isEstimated else {
            return ["the widths are accurate to \(Figure.text(margin.wider * 100)) %"] + roomNotes
        }
        let range = "\(Figure.text(margin.wider * 100)) % wider or \(Figure.text(margin.narrower * 100)) % narrower"
        let source =
            if let family = shown.unmeasuredFamily {
                "the widths are estimates of Apple's system font, and \(family.prefix(60)) may differ: the text may be"
            } else if margin == EstimatedAdvances.unmeasured {
                "the font in which Apple's system draws this script was not measured: the text may be"
            } else {
                "the widths are estimates of Apple's system font: the text may be"
            }
        return ["\(source) \(range)"] + roomNotes
    }

    /// What buttons beside the text leave it, where that is not sure.
    private var roomNotes: [String] {
        let widths = shown.room(adjustment).widths(in: window, at: size)
        guard widths.lowerBound < widths.upperBound else { return [] }
        let range =
            "\(Figure.text(widths.lowerBound.rounded(.down))) to \(Figure.text(widths.upperBound.rounded(.up))) pt"
        let isLinkAlone = shown.room(adjustment).titles.isEmpty
        return [
            isLinkAlone
                ? "the title of its link is an estimate too: it leaves the text \(range)"
                : "the titles of its buttons are estimates too: they leave the text \(range)"
        ]
    }
}

extension String {
    /// The text in lines, of which the second and all later ones start at `starts`, in bytes of UTF-8.
    func lines(startingAt starts: [Int]) -> [Substring] {
        var lines: [Substring] = []
        var start = startIndex
        for offset in starts {
            let next = utf8.index(startIndex, offsetBy: offset, limitedBy: endIndex)
            guard let next, next >= start else { break }
            lines.append(self[start..<next])
            start = next
        }
        return lines + [self[start...]]
    }
}
