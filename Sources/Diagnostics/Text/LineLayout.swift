// SPDX-License-Identifier: Apache-2.0

/// Where the characters of a line stand when it is shown on a terminal.
///
/// Looking a place up takes the same time in a long line as in a short one, so that many findings in a file of one line
/// stay cheap.
struct LineLayout {
    /// A place in the line: the bytes before it in the file, and the characters and cells before it in the line.
    private struct Point {
        var offset: Int
        var characters = 0
        var cells = 0
    }

    /// The character at a place, or the line's end.
    struct Spot {
        /// The 1-based column, in characters.
        let column: Int
        /// The 0-based cells in which it is shown; one cell for the line's end.
        let cells: Range<Int>
    }

    /// The bytes of the line's text, without a byte order mark and the line break.
    let bytes: Range<Int>

    /// The cells that the whole line takes.
    var cellCount: Int { end.cells }

    /// The offset of the last byte that is no space or tab; of the first byte in a line of nothing else.
    var lastByteBeforeBlanks: Int {
        let text = file.bytes[bytes]
        return text.lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? bytes.lowerBound
    }

    private let file: SourceFile
    /// The line's start and every so-many-th character after it, in order. Never empty.
    private let checkpoints: [Point]
    private let end: Point

    private static let charactersBetweenCheckpoints = 128
    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Lays out the 0-based `line`, which must be one of `file`'s.
    init(line: Int, of file: SourceFile) {
        var bytes = file.lines.range(ofLine: line, in: file.bytes)
        if bytes.lowerBound == 0, file.bytes.starts(with: Self.byteOrderMark) {
            bytes = Self.byteOrderMark.count..<bytes.upperBound
        }
        var point = Point(offset: bytes.lowerBound)
        var checkpoints = [point]
        file.forEachCharacter(in: bytes) { character, byteCount in
            point.offset += byteCount
            point.characters += 1
            point.cells += Self.shown(character).cells
            if point.characters.isMultiple(of: Self.charactersBetweenCheckpoints) { checkpoints.append(point) }
        }
        self.bytes = bytes
        self.file = file
        self.checkpoints = checkpoints
        self.end = point
    }

    /// The character that holds the byte at `offset` of the file; the line's end for an offset past it, and its start
    /// for one before.
    func spot(at offset: Int) -> Spot {
        guard offset < bytes.upperBound else { return spot(end, cells: 1) }
        let target = max(offset, bytes.lowerBound)
        var found: Spot?
        forEachCharacter(inChunk: lastChunk { $0.offset <= target }) { point, byteCount, shown in
            guard found == nil, target < point.offset + byteCount else { return }
            found = spot(point, cells: shown.cells)
        }
        return found ?? spot(end, cells: 1)
    }

    /// What is shown in the cells `window`, which must be a part of the line. A character that is only half in it gives
    /// way to a space.
    func text(inCells window: Range<Int>) -> String {
        var text = ""
        var column = window.lowerBound
        var chunk = lastChunk { $0.cells <= window.lowerBound }
        while chunk < checkpoints.count, checkpoints[chunk].cells < window.upperBound {
            forEachCharacter(inChunk: chunk) { point, _, shown in
                guard point.cells >= window.lowerBound, point.cells + shown.cells <= window.upperBound else { return }
                text += String(repeating: " ", count: point.cells - column) + shown.text
                column = point.cells + shown.cells
            }
            chunk += 1
        }
        return text + String(repeating: " ", count: window.upperBound - column)
    }

    private func spot(_ point: Point, cells: Int) -> Spot {
        Spot(column: point.characters + 1, cells: point.cells..<(point.cells + cells))
    }

    /// The last checkpoint for which `isBefore` holds. It holds for none after the first for which it does not; the
    /// first checkpoint stands for none.
    private func lastChunk(where isBefore: (Point) -> Bool) -> Int {
        var low = 0
        var high = checkpoints.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if isBefore(checkpoints[middle]) { low = middle } else { high = middle }
        }
        return low
    }

    /// Goes through the characters between a checkpoint and the next. Since a checkpoint is the boundary of a
    /// character, they are the same as in the whole line.
    private func forEachCharacter(inChunk chunk: Int, _ body: (Point, Int, (text: String, cells: Int)) -> Void) {
        var point = checkpoints[chunk]
        let next = chunk + 1 < checkpoints.count ? checkpoints[chunk + 1].offset : bytes.upperBound
        file.forEachCharacter(in: point.offset..<next) { character, byteCount in
            let shown = Self.shown(character)
            body(point, byteCount, shown)
            point.offset += byteCount
            point.characters += 1
            point.cells += shown.cells
        }
    }

    /// `character` as an excerpt shows it: a tab is four cells wide everywhere, so that a cut line stays aligned.
    private static func shown(_ character: Character) -> (text: String, cells: Int) {
        character == "\t" ? ("    ", 4) : TerminalText.shown(character)
    }
}
