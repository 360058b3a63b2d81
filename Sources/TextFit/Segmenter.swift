// SPDX-License-Identifier: Apache-2.0

/// Cuts a text into segments at the places where lines may break.
struct Segmenter {
    private let text: ClusteredText
    private let advances: [Int32]
    private let keepAll: Bool

    private(set) var segments: [Segment] = []
    private(set) var hasSoftHyphens = false
    private(set) var breaksAfterSlash = false

    /// The first cluster of the segment that is not ended yet.
    private var start = 0
    /// The first cluster that does not start before the last break.
    private var cluster = 0

    init(text: ClusteredText, advances: [Int32], keepAll: Bool) {
        self.text = text
        self.advances = advances
        self.keepAll = keepAll
    }

    /// Ends a segment before the cluster that starts at `position`, if one does. Positions rise from call to call.
    mutating func endSegment(atUTF16 position: Int) {
        while cluster < text.clusters.count, text.clusters[cluster].utf16Start < position {
            cluster += 1
        }
        guard cluster < text.clusters.count, text.clusters[cluster].utf16Start == position else { return }
        if keepAll, text.isWithinKoreanWord(before: cluster) { return }
        endSegment(at: cluster)
    }

    /// Ends the last segment. After a newline at the end of the text, it is an empty one.
    mutating func finish() {
        if start < text.clusters.count { endSegment(at: text.clusters.count) }
        if segments.last?.end == .newline { endSegment(at: text.clusters.count) }
    }

    private mutating func endSegment(at end: Int) {
        var visibleEnd = end
        let last = end > start ? text.clusters[end - 1].kind : .text
        if last == .newline { visibleEnd -= 1 }
        let spaceEnd = visibleEnd
        while visibleEnd > start, text.clusters[visibleEnd - 1].kind == .space {
            visibleEnd -= 1
        }
        let segment = Segment(
            start: Int32(clamping: start), visibleEnd: Int32(clamping: visibleEnd),
            width: width(start..<visibleEnd), space: width(visibleEnd..<spaceEnd), end: Segment.End(after: last))
        hasSoftHyphens = hasSoftHyphens || segment.end == .softHyphen
        // At the end of the text, nothing is left to break off.
        breaksAfterSlash = breaksAfterSlash || segment.end == .slash && end < text.clusters.count
        segments.append(segment)
        start = end
    }

    private func width(_ clusters: Range<Int>) -> Int {
        advances[clusters].reduce(0) { $0 + Int($1) }
    }
}

extension Segment.End {
    /// What the last cluster before a line break makes of it.
    fileprivate init(after kind: ClusteredText.Kind) {
        switch kind {
        case .newline: self = .newline
        case .softHyphen: self = .softHyphen
        case .slash: self = .slash
        case .text, .emoji, .space: self = .breakable
        }
    }
}
