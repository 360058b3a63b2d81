// SPDX-License-Identifier: Apache-2.0

/// Fills lines one after another, each with as many words as it holds.
///
/// A word that is too long for a line starts a new one, and is broken between clusters there. The work is linear in the
/// length of the text: words are read again only from the last place where the line could end.
struct GreedyLines {
    /// A line that is full, or ended by a newline or the text.
    struct Line {
        /// The cluster that the next line starts with.
        let end: Int
        /// Without the spaces that hang over its edge, in 1/65,536 em.
        let width: Int
        /// Whether it ends within a word.
        let splitsWord: Bool
        let isLast: Bool
    }

    private let segments: [Segment]
    private let widths: [MeasuredWords.Width]
    private let advances: [Int32]
    private let hyphen: Int
    private let wordSlack: Int
    private let width: Int
    private let reading: LineReading

    /// The segment that the next line starts in; at the count of segments, all lines are known.
    private var segment = 0
    /// The cluster that the next line starts with, if it starts within that segment.
    private var cluster = 0
    /// The width of the segment's clusters before it, which are on earlier lines.
    private var consumed = 0
    private var isDone: Bool

    init(of words: MeasuredWords, cutAs segments: [Segment], widthEm: Double, reading: LineReading) {
        self.segments = segments
        widths = words.widths
        advances = words.advances
        hyphen = words.hyphen
        wordSlack = words.slack
        width = Self.units(em: widthEm)
        self.reading = reading
        isDone = segments.isEmpty
    }

    /// A line's width in 1/65,536 em, infinity as a width that no text reaches.
    private static func units(em: Double) -> Int {
        // 2^52 leaves room for sums, and keeps every step of the conversion exact.
        let largest = 4_503_599_627_370_496.0
        return Int(min(max(em * Double(Advances.unitsPerEm), -1), largest))
    }

    /// The number of lines, or, if there are more than `limit`, a number above it.
    mutating func count(upTo limit: Int) -> Int {
        var lines = 0
        while lines <= limit, next() != nil {
            lines += 1
        }
        return lines
    }

    /// The next line; nil after the last one.
    mutating func next() -> Line? {
        guard !isDone else { return nil }
        var pen = 0
        var edge = 0
        var index = segment
        /// The last segment that the line may end after, and the line's width there.
        var lastEnd: (segment: Int, width: Int)?
        while index < segments.count {
            let current = segments[index]
            let isFirst = index == segment
            edge = pen + widths[index].visible - (isFirst ? consumed : 0)
            // A cluster wider than the line has to go somewhere.
            let isForced = isFirst && Int(current.visibleEnd) - cluster <= 1
            guard edge <= width || isForced else {
                if reading == .mostWords, isWord(index) { return endLine(within: index, width: pen) }
                guard let lastEnd else { return splitWord() }
                return endLine(after: lastEnd.segment, width: lastEnd.width)
            }
            switch current.end {
            case .newline: return endLine(after: index, width: edge)
            case .softHyphen: if edge + hyphen <= width { lastEnd = (index, edge + hyphen) }
            case .breakable: lastEnd = (index, edge)
            case .onlyUnicode: if reading != .browser { lastEnd = (index, edge) }
            case .onlyBrowser: if reading == .browser { lastEnd = (index, edge) }
            // By another dictionary, the last word that fits may be the start of one that does not.
            case .word:
                if reading != .fewestWords || lastEnd == nil || edge + wordSlack <= width { lastEnd = (index, edge) }
            }
            pen = edge + widths[index].space
            index += 1
        }
        isDone = true
        return Line(end: advances.count, width: edge, splitsWord: false, isLast: true)
    }

    /// Ends the line after a segment that is not the last: another one did not fit, or follows a newline.
    private mutating func endLine(after index: Int, width: Int) -> Line {
        segment = index + 1
        cluster = segment < segments.count ? Int(segments[segment].start) : advances.count
        consumed = 0
        return Line(end: cluster, width: width, splitsWord: false, isLast: false)
    }

    /// Whether a segment is a word from a dictionary.
    private func isWord(_ index: Int) -> Bool {
        segments[index].end == .word || index > 0 && segments[index - 1].end == .word
    }

    /// Ends the line within a segment that does not fit, before the first cluster that does not. The line is `width` wide
    /// up to the segment.
    private mutating func endLine(within index: Int, width pen: Int) -> Line {
        if index > segment {
            segment = index
            cluster = Int(segments[index].start)
            consumed = 0
        }
        var lineWidth = pen
        // The segment as a whole does not fit, so one of its clusters does not. The first one of a line has to.
        while cluster < segments[index].visibleEnd {
            let advance = Int(advances[cluster])
            if lineWidth > 0, lineWidth + advance > width { break }
            lineWidth += advance
            consumed += advance
            cluster += 1
        }
        return Line(end: cluster, width: lineWidth, splitsWord: true, isLast: false)
    }

    /// Ends the line before the cluster that does not fit, but after one cluster at least. As the line's segments together
    /// are too wide, one of their clusters does not fit.
    private mutating func splitWord() -> Line {
        let start = cluster
        var pen = 0
        var edge = 0
        while segment < segments.count, cluster < advances.count {
            guard cluster < segments[segment].visibleEnd else {
                // Where no line may end after spaces, they still hang.
                pen += widths[segment].space
                segment += 1
                cluster = segment < segments.count ? Int(segments[segment].start) : advances.count
                consumed = 0
                continue
            }
            let advance = Int(advances[cluster])
            if cluster > start, pen + advance > width { break }
            pen += advance
            edge = pen
            consumed += advance
            cluster += 1
        }
        return Line(end: cluster, width: edge, splitsWord: true, isLast: false)
    }
}
