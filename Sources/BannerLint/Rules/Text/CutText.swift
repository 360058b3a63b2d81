// SPDX-License-Identifier: Apache-2.0

import BannerKit
import BannerSpec
import Diagnostics

/// A text that does not fit in its lines, in one of the windows and text sizes.
struct CutText {
    /// The text.
    let shown: ShownText
    /// The text as it was set.
    let prepared: PreparedText
    /// The window.
    let window: WindowClass
    /// The size that a person chose.
    let size: BannerDynamicTypeSize
    /// The lines that it may take.
    let limit: Int
    /// Whether it surely does not fit.
    let isCertain: Bool

    /// Adds to `cases`, under `kind`, all combinations of `sizes` and windows in which `prepared` does not fit.
    static func find<Kind: Hashable>(
        _ shown: ShownText, _ prepared: PreparedText, _ limit: LineLimit, sizes: [BannerDynamicTypeSize], _ kind: Kind,
        into cases: inout WorstCases<Kind, CutText>
    ) {
        for window in WindowClass.all {
            let lines = limit.lines(shown.look, isCompact: window.isCompact)
            for size in sizes {
                let width = shown.width(in: window, at: size)
                let fit = prepared.fit(in: lines, width: width)
                if fit == .fits { continue }
                let cut = CutText(
                    shown: shown, prepared: prepared, window: window, size: size, limit: lines,
                    isCertain: fit == .overflows)
                // What is certain is worse than what is not; then the text that is longest for its lines.
                let overflow = prepared.advance / (Double(lines) * max(width, 0.01))
                cases.add(cut, kind, badness: (cut.isCertain ? 1e9 : 0) + overflow)
            }
        }
    }

    /// The lines that the text breaks into.
    var lines: [Substring] {
        prepared.lines(width: shown.width(in: window, at: size), isCertain ? .overflows : .unproved)
    }

    /// The combination in words, such as `in de at 320 pt, subheadline xxxLarge (21 pt) in theme `quartz``.
    var combination: String {
        let points = Figure.text(shown.points(at: size))
        return "in \(shown.locale) at \(Figure.text(window.width)) pt, \(shown.look.style.textStyle.value.rawValue) "
            + "\(size.rawValue) (\(points) pt)\(shown.scenario.suffix)"
    }

    /// What the text needs and where, and how it breaks.
    var need: String { "\(need(lines.count)) \(combination): \(Self.quoted(lines))" }

    /// What the text of which banner needs, where, and what it may take.
    var message: String {
        let lines = lines
        return "`\(shown.banner.name.value)` \(need(lines.count)) \(combination), and may take \(limit): "
            + Self.quoted(lines)
    }

    /// `needs 3 lines`, or `may need 3 lines` where that is not certain.
    func need(_ lines: Int) -> String { "\(isCertain ? "needs" : "may need") \(Figure.count(lines, "line"))" }

    /// The lines with `|` between them, in quotes; of many, the first ones.
    static func quoted(_ lines: [Substring]) -> String {
        var text = ""
        for (index, line) in lines.enumerated() {
            if index > 0 { text += " | " }
            text.unicodeScalars.append(contentsOf: trimmed(line).unicodeScalars.prefix(longest))
            if text.utf8.count > longest, index + 1 < lines.count { return "\"\(text) | …\"" }
        }
        return "\"\(text)\""
    }

    /// Of a longer text a message shows only the beginning.
    private static let longest = 160

    private static func trimmed(_ line: Substring) -> Substring {
        var line = line.drop(while: \.isWhitespace)
        while let last = line.last, last.isWhitespace { line.removeLast() }
        return line
    }

    /// What was put in for parameters, as notes.
    var valueNotes: [String] {
        var known: Set<Int> = []
        return shown.filled.values.compactMap { index, value in
            guard shown.banner.parameters.indices.contains(index), known.insert(index).inserted else { return nil }
            let parameter = shown.banner.parameters[index]
            let name = "`\(parameter.name.value)`"
            switch parameter.kind {
            case .int(_, nil): return "that is with one digit for \(name), which has no `max`"
            case .string(nil): return "that is with nothing for \(name), which has no `maxLength`"
            case .int: return "\(name) is taken as \(value), the widest that it may be"
            case .string(let maxLength?):
                return "\(name) is taken as \(Figure.count(maxLength, "wide letter")), the widest that it may be"
            }
        }
    }

    /// Why it is not certain; none if it is.
    var uncertaintyNotes: [String] {
        isCertain ? [] : ["the widths are estimates, good to \(Figure.text(prepared.margin * 100)) %"]
    }
}
