// SPDX-License-Identifier: Apache-2.0

/// Decides what to leave out of a file because of a syntax error: as little as a person would have to look at.
///
/// It goes by lines and their indentation alone, since what libyaml made of a broken text tells little. If that was not
/// enough, reading stops in the same place again, and the part grows to the entry around it.
struct CutPlanner {
    private let text: Lines

    /// A planner for `text`, from which nothing is left out yet.
    init(_ text: UnsafeBufferPointer<UInt8>) { self.text = Lines(text) }

    /// What to leave out because of `fault`, which was found with `bracket` as the outermost one that was open.
    func cut(for fault: SyntaxFault, bracket: Int?) -> Cut? {
        let offset = fault.range.lowerBound
        if fault.isSuperfluous { return Cut(range: fault.range) }
        if let column = fault.column { return entry(at: offset, movedTo: column) }
        // What stands between brackets makes sense as a whole only.
        guard let bracket, bracket <= offset, let outer = entry(at: bracket) else { return entry(at: offset) }
        if outer.range.contains(offset) { return outer }
        return entry(at: offset).map { joined(outer, $0) }
    }

    /// What to leave out besides, since it is misplaced as much.
    func companions(of fault: SyntaxFault) -> [Cut] {
        guard let column = fault.column else { return [] }
        return fault.companions.compactMap { entry(at: $0, movedTo: column) }
    }

    /// The part of `cuts` that `fault` has to do with: it lies in one, or reading stopped right behind it at a line that
    /// does not fit there.
    func cause(of fault: SyntaxFault, stop: Int, in cuts: Cuts) -> Cut? {
        cuts.all.last { cut in
            let lines = text.bytes.lineRange(at: cut.range.lowerBound).lowerBound...text.lineEnd(cut.range.upperBound)
            if lines.contains(fault.range.lowerBound) { return true }
            guard fault.isOfStructure, let next = text.contentAfter(cut.range.upperBound) else { return false }
            return next.lowerBound...next.upperBound ~= stop || next.lowerBound == fault.range.lowerBound
        }
    }

    /// A larger part than `cut`, with the entry around it; nil if there is none.
    func widened(_ cut: Cut) -> Cut? {
        var line = text.bytes.lineRange(at: cut.range.lowerBound)
        let indent = text.indentation(at: line.lowerBound)
        while let before = text.contentBefore(line.lowerBound) {
            line = text.bytes.lineRange(at: before.lowerBound)
            guard text.indentation(at: line.lowerBound) < indent else { continue }
            // Beyond the `:`, so that the key stays if there is one.
            let end = Entry(before, text).colon ?? before.lowerBound
            return entry(at: end).map { $0.range.overlaps(cut.range) ? $0 : joined($0, cut) }
        }
        guard cut.standIn != nil else { return nil }
        let start = text.content(at: cut.range.lowerBound).lowerBound
        return Cut(range: min(start, cut.range.lowerBound)..<cut.range.upperBound)
    }

    private func joined(_ first: Cut, _ second: Cut) -> Cut {
        var cut = first
        cut.range =
            min(first.range.lowerBound, second.range.lowerBound)..<max(first.range.upperBound, second.range.upperBound)
        return cut
    }

    /// What a line says.
    private struct Entry {
        /// Where its key starts, behind each `-`.
        var start: Int
        /// The `:` behind its key; nil if it has none.
        var colon: Int?
        /// Whether it is an item of a list.
        var isItem = false

        init(_ content: Range<Int>, _ text: Lines) {
            start = content.lowerBound
            if let dash = text.dashLength(at: start) {
                isItem = true
                start = text.trimmed(start + dash..<content.upperBound).lowerBound
            }
            while start < content.upperBound, text[start] == UInt8(ascii: "-"), text.isBlank(start + 1) {
                isItem = true
                start += 1
                while start < content.upperBound, text.isBlank(start) { start += 1 }
            }
            colon = Self.colon(in: start..<content.upperBound, text)
        }

        private static func colon(in range: Range<Int>, _ text: Lines) -> Int? {
            guard let first = range.first else { return nil }
            var from = first
            switch text[first] {
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                guard let end = range.dropFirst().first(where: { text[$0] == text[first] }) else { return nil }
                from = end + 1
            case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "#"): return nil
            default: break
            }
            guard let colon = text.keyEnd(in: from..<range.upperBound), colon > first else { return nil }
            let isCommented = (from..<colon).contains { text[$0] == UInt8(ascii: "#") && text.isBlank($0 - 1) }
            return isCommented ? nil : colon
        }
    }

    /// The entry at `offset`: its value if the offset lies behind its key, else all of it.
    private func entry(at offset: Int) -> Cut? {
        guard let content = content(at: offset) else { return nil }
        let entry = Entry(content, text)
        guard let colon = entry.colon, offset >= colon else {
            let isBracket = text[entry.start] == UInt8(ascii: "{") || text[entry.start] == UInt8(ascii: "[")
            if entry.isItem && entry.start < content.upperBound || isBracket {
                return Cut(range: entry.start..<end(of: content, entry), standIn: entry.start)
            }
            return whole(content, entry, at: column(of: entry.start))
        }
        let end = end(of: content, entry)
        let start = text.trimmed(colon + 1..<content.upperBound).lowerBound
        if start < content.upperBound, text[start] != UInt8(ascii: "#") {
            return Cut(range: start..<end, standIn: start)
        }
        guard let body = text.contentAfter(content.upperBound), body.lowerBound < end else {
            return whole(content, entry, at: column(of: entry.start))
        }
        return Cut(range: body.lowerBound..<end, standIn: body.lowerBound)
    }

    /// The entry at `offset` as a whole, with its stand-in at `column`, where its author would have meant to write it.
    private func entry(at offset: Int, movedTo column: Int) -> Cut? {
        content(at: offset).flatMap { whole($0, Entry($0, text), at: column) }
    }

    private func whole(_ content: Range<Int>, _ entry: Entry, at column: Int) -> Cut {
        let word = (content.dropFirst(entry.start - content.lowerBound)).first { text.endsWord($0) }
        // What is as deep as the entry should be stands beside it.
        let depth = max(self.column(of: entry.start), column)
        var cut = Cut(range: content.lowerBound..<end(of: content, entry, depth: depth))
        let wideColon = content.first { $0 > entry.start && text.isWideColon($0) } ?? content.upperBound
        cut.key = entry.start..<min(entry.colon ?? word ?? content.upperBound, wideColon)
        var line = text.bytes.lineRange(at: content.lowerBound)
        // The stand-in goes where there is room for it: what stands before the part is blank.
        while line.lowerBound < cut.range.upperBound {
            let place = line.lowerBound + column
            let end = min(text.trimmed(line).upperBound, cut.range.upperBound)
            if place >= line.lowerBound, place + 1 < end {
                cut.standIn = place
                cut.range = min(place, cut.range.lowerBound)..<cut.range.upperBound
                break
            }
            guard line.upperBound < cut.range.upperBound else { break }
            line = text.bytes.lineRange(at: text.nextLine(line.upperBound))
        }
        return cut
    }

    /// The content of the line that holds `offset`, or of the last one before it with any.
    private func content(at offset: Int) -> Range<Int>? {
        let content = text.content(at: offset)
        return content.isEmpty ? text.contentBefore(offset) : content
    }

    private func column(of offset: Int) -> Int { offset - text.bytes.lineRange(at: offset).lowerBound }

    /// The end of what belongs to the entry on the line with `content`: the lines that are indented deeper, and those that
    /// close a bracket, or are items of a list below a key.
    private func end(of content: Range<Int>, _ entry: Entry, depth: Int? = nil) -> Int {
        var end = content.upperBound
        let column = depth ?? column(of: entry.start)
        let hasValue = entry.colon.map { !text.trimmed($0 + 1..<content.upperBound).isEmpty } ?? true
        while let next = text.contentAfter(end) {
            let indent = text.indentation(at: next.lowerBound)
            let first = text[next.lowerBound]
            let isClosing = hasValue && ["}", "]", "｝", "］", "】"].contains(text.shown(next.lowerBound))
            let isItem =
                indent == column && !hasValue && first == UInt8(ascii: "-") && text.isBlank(next.lowerBound + 1)
            guard indent > column || isClosing || isItem else { break }
            end = next.upperBound
        }
        return end
    }
}

extension Lines {
    /// The first line behind the one that holds `offset` with something on it but white space and comments.
    func contentAfter(_ offset: Int) -> Range<Int>? {
        var start = nextLine(offset)
        while start < bytes.count {
            let content = content(at: start)
            if !content.isEmpty, bytes[content.lowerBound] != UInt8(ascii: "#") { return content }
            start = nextLine(start)
        }
        return nil
    }

    /// The start of the line behind the one that holds `offset`, or the end.
    func nextLine(_ offset: Int) -> Int {
        var end = min(offset, bytes.count)
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
        return min(end + 1, bytes.count)
    }

    /// The end of the line that holds `offset`, without its line break.
    func lineEnd(_ offset: Int) -> Int { bytes.lineEnd(from: min(offset, bytes.count)) }

    /// How many bytes the dash or bullet at `offset` takes, which someone took for the `-` of an item; nil if there is none.
    func dashLength(at offset: Int) -> Int? {
        guard self[offset] >= 0xC2, let (code, count) = UTF8Decoding.scalar(in: bytes, at: offset),
            [0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x2022, 0x2212, 0xB7].contains(code), isBlank(offset + count)
        else { return nil }
        return count
    }

    /// Whether a word that was meant for a key ends before `offset`.
    func endsWord(_ offset: Int) -> Bool {
        isBlank(offset) || ":=,;{[\"".utf8.contains(self[offset]) || isWideColon(offset)
    }

    /// Whether the full-width colon stands at `offset`, which Chinese and Japanese keyboards write.
    func isWideColon(_ offset: Int) -> Bool {
        self[offset] == 0xEF && self[offset + 1] == 0xBC && self[offset + 2] == 0x9A
    }
}
