// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// Why reading a file cannot go on.
enum ReadingStopped: Error {
    /// A limit is exceeded, which is in the log.
    case limit
    /// The text breaks the grammar, which the reader has yet to put into words.
    case syntax
}

/// Turns the events of a reader into a ``NodeTree`` and checks what does not depend on the language: limits, keys,
/// anchors and characters that reorder text.
struct TreeBuilder {
    /// A collection that is still open.
    struct Frame {
        var index: Int
        /// The number of its anchor, or nil.
        var anchor: Int?
        var isMapping: Bool
        /// Whether it stands between brackets, whose places are then its ends; else its children are.
        var isFlow: Bool
        /// Whether it stands where a key should.
        var isKey: Bool
        var childCount = 0
        /// The end of the last child.
        var stop: UInt32
        /// ``TreeBuilder/expandedCount`` before the collection.
        var expandedBefore: Int
        /// The deepest level reached in it, aliases expanded.
        var deepest: Int
    }

    /// The file's own bytes, which outlive the builder.
    let bytes: UnsafeBufferPointer<UInt8>
    var log: FindingLog
    var records: [NodeTree.Record] = []
    var decoded: [UInt8] = []
    var decodedStarts: [UInt32] = []
    var frames: [Frame] = []
    var anchors = AnchorTable()
    /// The nodes so far with all aliases expanded.
    var expandedCount = 0
    /// Whether a key without quotes holds a space other than U+0020, or one keeps a `-` or a `#` of a value from being read as such.
    var hasWideKey = false
    /// How many keys were looked at that start with a brace of another keyboard.
    private var wideBraceCount = 0
    private let bidiControls: [UInt32]
    private var nextBidiControl = 0

    /// A builder for a file that holds `bytes`, with controls that reorder text at `bidiControls`. It has room for the nodes of
    /// `byteCount` bytes; nil stands for all.
    init(
        bytes: UnsafeBufferPointer<UInt8>, byteCount: Int? = nil, bidiControls: [UInt32] = [], log: FindingLog
    ) {
        self.bytes = bytes
        self.log = log
        self.bidiControls = bidiControls
        frames.reserveCapacity(Limits.depth)
        // Memory is touched only as it fills, so the room for the densest file (`[a,a,a`) costs nothing.
        records.reserveCapacity(min((byteCount ?? bytes.count) / 2 + 2, Limits.nodes))
    }

    /// Adds a scalar with `text`, written at `range` in `style`.
    @inline(__always)
    mutating func addScalar(
        _ text: UnsafeBufferPointer<UInt8>, _ style: Node.Style, at range: Range<Int>, anchor: Int? = nil
    ) throws(ReadingStopped) {
        let isKey = try admit(range)
        var record = NodeTree.Record(.scalar, style: style, start: range.lowerBound, stop: range.upperBound)
        if isWritten(text, style, at: range) {
            record.isVerbatim = true
        } else {
            record.link = decodedStarts.count
        }
        if text.count > Limits.scalarBytes {
            log.report(.scalarLimit, at: range, "a text of \(text.count) bytes, more than 64 KiB")
            record.kind = .invalid
        } else if text.count > CombiningMarks.most, CombiningMarks.areTooMany(in: text) {
            log.report(.scalarLimit, at: range, "a text with more than \(CombiningMarks.most) combining marks in a row")
            {
                $0.help = ["remove marks: no letter of any writing system has as many"]
            }
            record.kind = .invalid
        } else if isKey {
            checkKey(text, style, at: range, &record)
        } else if style == .plain, text.count > 2, WideSpaces.hidesIndicator(in: text) {
            hasWideKey = true
        }
        if record.kind == .scalar, !record.isVerbatim {
            decodedStarts.append(UInt32(truncatingIfNeeded: decoded.count))
            decoded.append(contentsOf: text)
        }
        if let anchor { anchors.close(anchor, target: records.count, size: 1, height: 0) }
        append(record)
    }

    /// Adds an alias to `target`, or something that was already reported where there is none.
    mutating func addAlias(to target: Int?, at range: Range<Int>) throws(ReadingStopped) {
        let isKey = try admit(range)
        var record = NodeTree.Record(.invalid, start: range.lowerBound, stop: range.upperBound)
        if let target {
            if isKey, records[target].kind != .scalar {
                reportKeyKind(at: range)
            } else if isKey, case let count = textCount(of: records[target]), count > Limits.keyBytes {
                reportLongKey(count, at: range)
            } else {
                record.isAlias = true
                record.link = target
            }
        }
        append(record)
    }

    /// Adds a scalar that was already reported.
    mutating func addInvalid(at range: Range<Int>) throws(ReadingStopped) {
        try addAlias(to: nil, at: range)
    }

    /// Opens a collection at `start`. What is added until ``close(at:)`` lies in it.
    mutating func open(_ kind: Node.Kind, at start: Int, isFlow: Bool, anchor: Int? = nil) throws(ReadingStopped) {
        let expandedBefore = expandedCount
        let isKey = try admit(start..<start)
        guard frames.count < Limits.depth else {
            log.report(.depthLimit, at: start..<min(start + 1, bytes.count), Self.depthMessage)
            throw .limit
        }
        frames.append(
            Frame(
                index: records.count, anchor: anchor, isMapping: kind == .mapping, isFlow: isFlow, isKey: isKey,
                stop: UInt32(truncatingIfNeeded: start), expandedBefore: expandedBefore, deepest: frames.count + 1
            )
        )
        if let anchor { anchors.begin(anchor, target: records.count) }
        records.append(NodeTree.Record(kind, start: start, stop: start))
    }

    /// The message for collections that nest too deep.
    static var depthMessage: String { "collections nest deeper than \(Limits.depth) levels" }

    /// Closes the innermost collection, whose closing bracket, if it has one, ends at `bracketEnd`.
    mutating func close(at bracketEnd: Int?) {
        guard let frame = frames.popLast() else { return }
        let hasChildren = records.count > frame.index + 1
        if let bracketEnd {
            records[frame.index].stop = UInt32(truncatingIfNeeded: bracketEnd)
        } else if hasChildren {
            records[frame.index].start = records[frame.index + 1].start
            records[frame.index].stop = frame.stop
        }
        records[frame.index].link = records.count
        if frame.isMapping, frame.childCount > 2 {
            reportDuplicateKeys(of: frame.index, count: frame.childCount / 2)
        }
        if frame.isKey {
            let record = records[frame.index]
            reportKeyKind(at: Int(record.start)..<Int(record.stop))
            records[frame.index].kind = .invalid
        }
        if let anchor = frame.anchor {
            let size = expandedCount - frame.expandedBefore
            anchors.close(anchor, target: frame.index, size: size, height: frame.deepest - frames.count)
        }
        guard let parent = frames.indices.last else { return }
        frames[parent].stop = records[frame.index].stop
        frames[parent].deepest = max(frames[parent].deepest, frame.deepest)
    }

    /// The finished tree, or nil for a file without nodes. `readCount` bytes were read.
    mutating func finish(source: SourceFile, readCount: Int) -> NodeTree? {
        judgeBidiControls(before: readCount)
        guard !records.isEmpty, checkAliasBudget() else { return nil }
        return NodeTree(
            source: source, file: log.file, records: records, decoded: decoded, decodedStarts: decodedStarts,
            readCount: readCount
        )
    }

    // MARK: - Nodes

    /// Counts a node in and returns whether it stands where a key should.
    @inline(__always)
    private mutating func admit(_ range: Range<Int>) throws(ReadingStopped) -> Bool {
        guard records.count < Limits.nodes else {
            log.report(.nodeLimit, at: range, "the file contains more than 1,000,000 nodes") {
                $0.help = ["split it, and name its parts under `use`"]
            }
            throw .limit
        }
        expandedCount += 1
        var isKey = false
        if let top = frames.indices.last {
            isKey = frames[top].isMapping && frames[top].childCount & 1 == 0
            frames[top].childCount += 1
        }
        if nextBidiControl < bidiControls.count { judgeBidiControls(in: range, isKey: isKey) }
        return isKey
    }

    @inline(__always)
    private mutating func append(_ record: NodeTree.Record) {
        records.append(record)
        if let top = frames.indices.last { frames[top].stop = record.stop }
    }

    /// Whether `text` is what the file holds at `range`, quotes aside.
    private func isWritten(_ text: UnsafeBufferPointer<UInt8>, _ style: Node.Style, at range: Range<Int>) -> Bool {
        let quotes =
            switch style {
            case .plain: 0
            case .singleQuoted, .doubleQuoted: 1
            case .literal, .folded: -1
            }
        guard quotes >= 0, range.count == text.count + 2 * quotes else { return false }
        let written = UnsafeBufferPointer(rebasing: bytes[range.lowerBound + quotes..<range.upperBound - quotes])
        return written.hasSameBytes(as: text)
    }

    // MARK: - Keys

    private mutating func checkKey(
        _ text: UnsafeBufferPointer<UInt8>, _ style: Node.Style, at range: Range<Int>, _ record: inout NodeTree.Record
    ) {
        if text.isEmpty {
            log.report(.keyKind, at: range, "empty key") { $0.help = ["write a name before the `:`"] }
            record.kind = .invalid
        } else if text.count > Limits.keyBytes {
            reportLongKey(text.count, at: range)
            record.kind = .invalid
        } else if style == .plain, text.count == 2, text[0] == UInt8(ascii: "<"), text[1] == UInt8(ascii: "<") {
            log.report(.mergeKey, at: range, "merge keys are not part of the language") {
                $0.help = ["write the entries out, or let the definition extend another with `extends`"]
            }
            record.kind = .invalid
        } else if style == .plain, WideSigns.startsWithBrace(text), reportIfInWideBrackets(at: range) {
            record.kind = .invalid
        } else if style == .plain, WideSpaces.isIn(text) {
            hasWideKey = true
        }
    }

    private func textCount(of record: NodeTree.Record) -> Int {
        record.isVerbatim
            ? record.verbatimRange.count
            : NodeTree.decodedRange(record.link, starts: decodedStarts, count: decoded.count).count
    }

    private mutating func reportLongKey(_ count: Int, at range: Range<Int>) {
        log.report(.scalarLimit, at: range, "a key of \(count) bytes, more than 1 KiB")
    }

    /// Reports a key that begins a mapping in brackets of another keyboard, of which libyaml makes one without them: `- ｛ en: Hi ｝`. What
    /// it is the first key of is then no mapping.
    private mutating func reportIfInWideBrackets(at range: Range<Int>) -> Bool {
        // Each look goes through a whole line, which may be all there is.
        guard wideBraceCount < Limits.syntaxErrors else { return false }
        wideBraceCount += 1
        let lines = Lines(bytes)
        let line = lines.content(at: range.lowerBound)
        let fault = WideSigns.fault(in: lines, onLine: line) { sign in
            sign.range.lowerBound == range.lowerBound && sign.meant == UInt8(ascii: "{")
        }
        guard let fault else { return false }
        log.report(fault.atCharacters(of: bytes))
        // The root has other keys, which are none of its.
        if frames.count > 1, let top = frames.last, top.childCount == 1 { records[top.index].kind = .invalid }
        return true
    }

    private mutating func reportKeyKind(at range: Range<Int>) {
        log.report(.keyKind, at: range, "a key must be a text, not a list or a mapping") {
            $0.help = ["quote the key if it is a text that starts with `{` or `[`"]
        }
    }

    // MARK: - Bidi controls

    /// Judges the controls up to the end of a node: within a value they are left to those who know its meaning.
    private mutating func judgeBidiControls(in range: Range<Int>, isKey: Bool) {
        judgeBidiControls(before: range.lowerBound)
        while nextBidiControl < bidiControls.count, Int(bidiControls[nextBidiControl]) < range.upperBound {
            if isKey { reportBidiControl(at: Int(bidiControls[nextBidiControl]), where: "in a key") }
            nextBidiControl += 1
        }
    }

    private mutating func judgeBidiControls(before end: Int) {
        while nextBidiControl < bidiControls.count, Int(bidiControls[nextBidiControl]) < end {
            reportBidiControl(at: Int(bidiControls[nextBidiControl]), where: "outside text")
            nextBidiControl += 1
        }
    }

    private mutating func reportBidiControl(at offset: Int, where context: String) {
        guard let (code, count) = UTF8Decoding.scalar(in: bytes, at: offset) else { return }
        let digits = code.hex(digits: 4)
        log.report(
            .bidiControl, at: offset..<offset + count,
            "invisible character U+\(digits), which reorders text, \(context)"
        ) {
            $0.help = [
                "remove it; where a text needs it, write `\\u\(digits)` in double quotes, so that it can be seen"
            ]
        }
    }
}
