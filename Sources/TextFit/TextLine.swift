// SPDX-License-Identifier: Apache-2.0

/// A line of a text as it lies at one size and width.
public struct TextLine: Sendable, Equatable {
    /// What stands on it, in UTF-8 bytes from the start of the text, without the spaces and the newline at its end.
    public let utf8: Range<Int>
    /// Its width in points, with the sign that follows it.
    public let widthPt: Double
    /// Whether the width is a guess, since nobody knows that of some of its characters.
    public let isGuessed: Bool
    /// What is drawn behind it and is not in the text.
    public let ending: Ending

    /// What is drawn at the end of a line and is not in the text.
    public enum Ending: Sendable, Equatable {
        /// Nothing.
        case none
        /// A hyphen, where a soft one stands.
        case hyphen
        /// An ellipsis, since there is no room for the rest of the text.
        case ellipsis
    }
}

extension PreparedText {
    /// The lines of ``layout(sizePt:widthPt:)``, but no more than `limit`: where there is more text, the last one holds as much as fits
    /// with an ellipsis behind it, which is `ellipsisPt` points wide. What has no known width is as wide as such characters mostly are.
    ///
    /// None if the size is not a positive number, or the width is not a number.
    public func lines(sizePt: Double, widthPt: Double, limit: Int = .max, ellipsisPt: Double = 0) -> [TextLine] {
        guard let layout = layout(of: guessedWords, sizePt: sizePt, widthPt: widthPt), layout.lines > 0 else {
            return []
        }
        let starts = [0] + layout.breaks.map { cluster(atUTF8: $0) } + [clusters.count]
        let unit = sizePt / Double(Advances.unitsPerEm)
        let count = min(layout.lines, max(1, limit))
        return (0..<count).map { index in
            let range = starts[index]..<starts[index + 1]
            guard index == count - 1, layout.lines > count else { return line(range, unit) }
            return cutLine(starts[index], unit, room: widthPt - ellipsisPt, ellipsisPt: ellipsisPt)
        }
    }

    /// The line of these clusters.
    private func line(_ range: Range<Int>, _ unit: Double) -> TextLine {
        let end = visibleEnd(range)
        // A soft hyphen shows where the line ends behind it, but not at the end of the text.
        let isHyphenated =
            end < range.upperBound && clusters[end].kind == .softHyphen && range.upperBound < clusters.count
        let hyphen = isHyphenated ? Double(words.hyphen) * unit : 0
        return TextLine(
            utf8: utf8Start(range.lowerBound)..<utf8Start(end),
            widthPt: width(range.lowerBound..<end) * unit + hyphen, isGuessed: isGuessed(range.lowerBound..<end),
            ending: isHyphenated ? .hyphen : .none)
    }

    /// The line that begins with the cluster `start` and is cut where there is no more `room`.
    private func cutLine(_ start: Int, _ unit: Double, room: Double, ellipsisPt: Double) -> TextLine {
        var end = start
        var width = 0.0
        while end < clusters.count, clusters[end].kind != .newline {
            let advance = Double(guessedWords.advances[end]) * unit
            if width + advance > room { break }
            width += advance
            end += 1
        }
        end = visibleEnd(start..<end)
        return TextLine(
            utf8: utf8Start(start)..<utf8Start(end), widthPt: self.width(start..<end) * unit + ellipsisPt,
            isGuessed: isGuessed(start..<end), ending: .ellipsis)
    }

    /// Where the spaces, newlines and soft hyphens at the end of `range` begin.
    private func visibleEnd(_ range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound, ![.text, .emoji, .slash].contains(clusters[end - 1].kind) { end -= 1 }
        return end
    }

    private func width(_ range: Range<Int>) -> Double {
        range.reduce(0) { $0 + Double(guessedWords.advances[$1]) }
    }

    private func isGuessed(_ range: Range<Int>) -> Bool {
        range.contains { guessedWords.advances[$0] != words.advances[$0] }
    }

    private func utf8Start(_ cluster: Int) -> Int {
        cluster < clusters.count ? Int(clusters[cluster].utf8Start) : segmented.text.utf8Count
    }

    /// The cluster that starts at a byte; clusters stand in the order of the text.
    private func cluster(atUTF8 offset: Int) -> Int {
        var (low, high) = (0, clusters.count)
        while low < high {
            let middle = low + (high - low) / 2
            if Int(clusters[middle].utf8Start) < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
