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
        /// Whether a mark that stands here has a letter before it.
        var isAfterLetter = false
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

    /// The cells that the whole line takes. What is not laid out of a long line counts a cell for each scalar.
    var cellCount: Int { end.cells + (isCutOff ? 1 : 0) }

    /// The offset of the last byte that is no space or tab; of the first byte in a line of nothing else.
    var lastByteBeforeBlanks: Int {
        let text = file.bytes[window]
        return text.lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? window.lowerBound
    }

    /// What is laid out: the whole line, or of a long one a part.
    private let window: Range<Int>
    /// Whether something of the line stands behind that.
    private var isCutOff: Bool { window.upperBound < bytes.upperBound }

    /// A character, where it starts, and how it is shown.
    private struct ShownCharacter {
        let start: Point
        let byteCount: Int
        let text: String
        let cells: Int
    }

    private let file: SourceFile
    /// Where the line starts, if each of its bytes is a character in a cell, as in most lines of a spec; else `nil`. Nothing has to
    /// be laid out then.
    private let plainStart: Point?
    /// Whether columns are scalars.
    private let countsScalars: Bool
    /// The line's start and every so-many-th character after it, in order. Never empty.
    private let checkpoints: [Point]
    private let end: Point
    /// The characters after the checkpoints after which they are slow to find, since they are written with very many
    /// bytes: a letter with a thousand accents is one character.
    private let slowCharacters: [Int: [ShownCharacter]]

    private static let charactersBetweenCheckpoints = 32
    private static let bytesToKeep = 1024
    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Bytes before and after those of a part of a long line that are laid out with it, far more than an excerpt shows.
    private static let margin = 8192

    /// The part of the 0-based `line` that is laid out for the byte at `offset`, by its number: 0 for all of a short line.
    static func part(of line: Int, near offset: Int, of file: SourceFile) -> Int {
        let bytes = file.lines.range(ofLine: line, in: file.bytes)
        guard bytes.count > SourceFile.longLine else { return 0 }
        return (min(max(offset, bytes.lowerBound), bytes.upperBound) - bytes.lowerBound) / margin
    }

    /// The bytes of a part of a long line with those around it, and where they start in it.
    private static func window(_ part: Int, of bytes: Range<Int>, of file: SourceFile) -> (Range<Int>, Point) {
        guard bytes.count > SourceFile.longLine, let counts = file.scalarCounts else {
            return (bytes, Point(offset: bytes.lowerBound))
        }
        func boundary(_ offset: Int) -> Int {
            if offset <= bytes.lowerBound { return bytes.lowerBound }
            var offset = offset
            while offset < bytes.upperBound, file.bytes[offset] & 0xC0 == 0x80 { offset += 1 }
            return min(offset, bytes.upperBound)
        }
        let start = boundary(bytes.lowerBound + (part - 1) * margin)
        let end = boundary(bytes.lowerBound + (part + 2) * margin)
        let scalars =
            counts.before(start, of: file.bytes).scalars - counts.before(bytes.lowerBound, of: file.bytes).scalars
        return (start..<end, Point(offset: start, characters: scalars, cells: scalars))
    }

    /// Lays out the 0-based `line`, which must be one of `file`'s; of a long one the ``part(of:near:of:)``.
    init(line: Int, part: Int = 0, of file: SourceFile) {
        var bytes = file.lines.range(ofLine: line, in: file.bytes)
        if bytes.lowerBound == 0, file.bytes.starts(with: Self.byteOrderMark) {
            bytes = Self.byteOrderMark.count..<bytes.upperBound
        }
        var checkpoints: [Point] = []
        var slowCharacters: [Int: [ShownCharacter]] = [:]
        var chunk: [ShownCharacter] = []
        let (window, first) = Self.window(part, of: bytes, of: file)
        let countsScalars = file.scalarCounts != nil && bytes.count > SourceFile.longLine
        let isPlain = file.bytes[window].allSatisfy(TerminalText.isPrintableASCII)
        plainStart = isPlain ? first : nil
        self.bytes = bytes
        self.window = window
        self.countsScalars = countsScalars
        self.file = file
        guard !isPlain else {
            self.checkpoints = [first]
            self.slowCharacters = [:]
            self.end = Point(
                offset: window.upperBound, characters: first.characters + window.count,
                cells: first.cells + window.count)
            return
        }
        var start = first
        let end = Self.forEachCharacter(in: window, of: file, from: start, countsScalars) { character in
            if chunk.count == Self.charactersBetweenCheckpoints {
                checkpoints.append(start)
                start = character.start
                chunk.removeAll(keepingCapacity: true)
            }
            chunk.append(character)
            if character.start.offset + character.byteCount - start.offset > Self.bytesToKeep {
                slowCharacters[checkpoints.count] = chunk
            }
        }
        self.checkpoints = checkpoints + [start]
        self.end = end
        self.slowCharacters = slowCharacters
    }

    /// The character that holds the byte at `offset` of the file; the line's end for an offset past it, and its start
    /// for one before.
    func spot(at offset: Int) -> Spot {
        guard offset < window.upperBound else { return spot(end, cells: 1) }
        let target = max(offset, window.lowerBound)
        if let plainStart {
            let before = target - window.lowerBound
            return spot(
                Point(offset: target, characters: plainStart.characters + before, cells: plainStart.cells + before),
                cells: 1)
        }
        var found: Spot?
        forEachCharacter(inChunk: lastChunk { $0.offset <= target }) { character in
            guard found == nil, target < character.start.offset + character.byteCount else { return }
            found = spot(character.start, cells: character.cells)
        }
        return found ?? spot(end, cells: 1)
    }

    /// What is shown in the cells `window`, which must be a part of the line. A character that is only half in it gives
    /// way to a space.
    func text(inCells window: Range<Int>) -> String {
        if let plainStart { return plainText(inCells: window, from: plainStart) }
        var text = ""
        var column = window.lowerBound
        var chunk = lastChunk { $0.cells <= window.lowerBound }
        while chunk < checkpoints.count, checkpoints[chunk].cells < window.upperBound {
            forEachCharacter(inChunk: chunk) { character in
                let cells = character.start.cells..<(character.start.cells + character.cells)
                guard cells.lowerBound >= window.lowerBound, cells.upperBound <= window.upperBound else { return }
                text += String(repeating: " ", count: cells.lowerBound - column) + character.text
                column = cells.upperBound
            }
            chunk += 1
        }
        return text + String(repeating: " ", count: window.upperBound - column)
    }

    private func plainText(inCells cells: Range<Int>, from start: Point) -> String {
        let shown = cells.clamped(to: start.cells..<end.cells)
        guard !shown.isEmpty else { return String(repeating: " ", count: cells.count) }
        // The cells that are shown are bytes of the window.
        let first = window.lowerBound + shown.lowerBound - start.cells
        return String(repeating: " ", count: shown.lowerBound - cells.lowerBound)
            + String(decoding: file.bytes[first..<first + shown.count], as: UTF8.self)
            + String(repeating: " ", count: cells.upperBound - shown.upperBound)
    }

    private func spot(_ point: Point, cells: Int) -> Spot {
        Spot(column: point.characters + 1, cells: point.cells..<(point.cells + cells))
    }

    /// The last checkpoint for which `isBefore` holds. It holds for none after the first for which it does not; the
    /// first checkpoint stands for none.
    private func lastChunk(where isBefore: (Point) -> Bool) -> Int {
        max(checkpoints.partitioningIndex { !isBefore($0) } - 1, 0)
    }

    /// Goes through the characters between a checkpoint and the next. Since a checkpoint is the boundary of a
    /// character, they are the same as in the whole line.
    private func forEachCharacter(inChunk chunk: Int, _ body: (ShownCharacter) -> Void) {
        if let kept = slowCharacters[chunk] { return kept.forEach(body) }
        let start = checkpoints[chunk]
        let next = chunk + 1 < checkpoints.count ? checkpoints[chunk + 1].offset : window.upperBound
        _ = Self.forEachCharacter(in: start.offset..<next, of: file, from: start, countsScalars, body)
    }

    /// Goes through the characters of `bytes`, the first of which stands at `start`, and returns where they end.
    private static func forEachCharacter(
        in bytes: Range<Int>, of file: SourceFile, from start: Point, _ countsScalars: Bool,
        _ body: (ShownCharacter) -> Void
    ) -> Point {
        var point = start
        file.forEachCharacter(in: bytes) { character, byteCount in
            // A tab is four cells wide everywhere, so that a cut line stays aligned.
            let shown =
                character == "\t"
                ? TerminalText.Shown(text: "    ", cells: 4, takesMarks: false)
                : TerminalText.shown(character, afterLetter: point.isAfterLetter)
            body(ShownCharacter(start: point, byteCount: byteCount, text: shown.text, cells: shown.cells))
            point.offset += byteCount
            point.characters += countsScalars ? character.unicodeScalars.count : 1
            point.cells += shown.cells
            point.isAfterLetter = shown.takesMarks
        }
        return point
    }
}
