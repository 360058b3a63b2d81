// SPDX-License-Identifier: Apache-2.0

/// Cuts a text into segments at the places where lines may break.
struct Segmenter {
    private let text: ClusteredText
    private let keepAll: Bool

    private(set) var segments: [Segment] = []

    /// The first cluster of the segment that is not ended yet.
    private var start = 0
    /// The first cluster that does not start before the last break.
    private var cluster = 0

    init(text: ClusteredText, keepAll: Bool) {
        self.text = text
        self.keepAll = keepAll
    }

    /// Ends a segment before the cluster that starts at `position`, if one does. Positions rise from call to call.
    mutating func endSegment(atUTF16 position: Int) {
        while cluster < text.clusters.count, text.clusters[cluster].utf16Start < position {
            if cluster > start, isBrowserBreak == true { endSegment(at: cluster, .onlyBrowser) }
            cluster += 1
        }
        guard cluster < text.clusters.count, text.clusters[cluster].utf16Start == position else { return }
        if keepAll, text.isWithinKoreanWord(before: cluster) { return }
        let isWordEnd = DictionaryWords.isBreak(before: position, in: text.utf16)
        endSegment(at: cluster, isBrowserBreak == false ? .onlyUnicode : isWordEnd ? .word : .breakable)
    }

    /// Whether browsers end a line before the cluster; nil where they follow UAX #14.
    private var isBrowserBreak: Bool? {
        BrowserBreaks.isBreak(before: Int(text.clusters[cluster].utf16Start), in: text.utf16)
    }

    /// Ends the last segment. After a newline at the end of the text, it is an empty one.
    mutating func finish() {
        if start < text.clusters.count { endSegment(at: text.clusters.count, .breakable) }
        if segments.last?.end == .newline { endSegment(at: text.clusters.count, .breakable) }
    }

    /// Ends the segment before a cluster. What stands before it may demand or forbid more than `breaks` says.
    private mutating func endSegment(at end: Int, _ breaks: Segment.End) {
        var visibleEnd = end
        let last = end > start ? text.clusters[end - 1].kind : .text
        if last == .newline { visibleEnd -= 1 }
        let spaceEnd = visibleEnd
        while visibleEnd > start, text.clusters[visibleEnd - 1].kind == .space {
            visibleEnd -= 1
        }
        segments.append(
            Segment(
                start: Int32(clamping: start), visibleEnd: Int32(clamping: visibleEnd),
                spaceEnd: Int32(clamping: spaceEnd), end: Segment.End(after: last) ?? breaks))
        start = end
    }
}

extension Segment.End {
    /// What the last cluster before a line break makes of it; nil if nothing.
    fileprivate init?(after kind: ClusteredText.Kind) {
        switch kind {
        case .newline: self = .newline
        case .softHyphen: self = .softHyphen
        case .text, .emoji, .space, .slash: return nil
        }
    }
}
