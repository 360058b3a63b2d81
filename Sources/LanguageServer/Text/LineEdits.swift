// SPDX-License-Identifier: Apache-2.0

extension TextContent {
    /// The bytes of lines, with their line breaks.
    func bytes(ofLines range: Range<Int>) -> Range<Int> {
        func start(_ line: Int) -> Int {
            line < lines.lineCount ? lines.range(of: line, in: bytes).lowerBound : bytes.count
        }
        return start(range.lowerBound)..<max(start(range.lowerBound), start(range.upperBound))
    }
}

/// How two texts differ, in lines, so that an editor keeps the cursor and what is folded.
enum LineEdits {
    /// Lines of the old text, and the lines of the new one that take their place.
    struct Edit: Hashable {
        var old: Range<Int>
        var new: Range<Int>
    }

    /// How far a line that is the same is looked for.
    private static let reach = 200

    /// The edits, in the order of the lines, apart from each other.
    static func between(_ old: TextContent, _ new: TextContent) -> [Edit] {
        let (left, right) = (lines(old), lines(new))
        var edits: [Edit] = []
        var (row, column) = (0, 0)
        while row < left.count || column < right.count {
            if row < left.count, column < right.count, left[row] == right[column] {
                row += 1
                column += 1
                continue
            }
            // A line that was only laid out anew is an edit of its own.
            if row < left.count, column < right.count, isSame(left[row], right[column]) {
                add(Edit(old: row..<row + 1, new: column..<column + 1), to: &edits)
                row += 1
                column += 1
                continue
            }
            let (rows, columns) = nextMatch(left[row...], right[column...])
            add(Edit(old: row..<row + rows, new: column..<column + columns), to: &edits)
            row += rows
            column += columns
        }
        return edits
    }

    /// Adds an edit. An insertion joins what it touches: clients differ in which of two edits at one place comes first.
    private static func add(_ edit: Edit, to edits: inout [Edit]) {
        if let last = edits.last, last.old.upperBound == edit.old.lowerBound, last.old.isEmpty || edit.old.isEmpty {
            edits[edits.count - 1] = Edit(
                old: last.old.lowerBound..<edit.old.upperBound, new: last.new.lowerBound..<edit.new.upperBound)
        } else {
            edits.append(edit)
        }
    }

    /// How many lines of each are passed over until both go on with the same line: as few as can be in all.
    private static func nextMatch(
        _ left: ArraySlice<ArraySlice<UInt8>>, _ right: ArraySlice<ArraySlice<UInt8>>
    ) -> (Int, Int) {
        for distance in 1...reach {
            for rows in 0...distance {
                let columns = distance - rows
                guard rows < left.count, columns < right.count else { continue }
                if isSame(left[left.startIndex + rows], right[right.startIndex + columns]) { return (rows, columns) }
            }
        }
        return (left.count, right.count)
    }

    /// Whether two lines are the same but for blanks. Empty lines are the same everywhere, and mean nothing.
    private static func isSame(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
        let words = left.lazy.filter { $0 > 0x20 }
        return words.elementsEqual(right.lazy.filter { $0 > 0x20 }) && !words.isEmpty
    }

    private static func lines(_ content: TextContent) -> [ArraySlice<UInt8>] {
        (0..<content.lines.lineCount).map { content.bytes[content.bytes(ofLines: $0..<$0 + 1)] }
    }

    /// `old` with some of the edits that make `new` of it.
    static func applying(_ edits: [Edit], to old: TextContent, from new: TextContent) -> [UInt8] {
        var bytes: [UInt8] = []
        var line = 0
        for edit in edits {
            bytes += old.bytes[old.bytes(ofLines: line..<edit.old.lowerBound)]
            bytes += new.bytes[new.bytes(ofLines: edit.new)]
            line = edit.old.upperBound
        }
        return bytes + old.bytes[old.bytes(ofLines: line..<old.lines.lineCount)]
    }
}
