// SPDX-License-Identifier: Apache-2.0

/// The layouts of the lines of a set of files, made when they are first asked for.
struct LineLayouts {
    private struct Key: Hashable {
        let file: FileID
        let line: Int
        let part: Int
    }

    private let sources: SourceSet
    private var kept: [Key: LineLayout] = [:]
    /// The one that was asked for last, since findings in order mostly ask for a line several times in a row.
    private var last: (key: Key, layout: LineLayout)?

    /// From how many bytes on a layout is kept. Making that of a shorter line costs less than it would take to keep it.
    private static let longLine = 512

    /// The layouts of `sources`.
    init(_ sources: SourceSet) {
        self.sources = sources
    }

    /// The layout of the 0-based `line` of `file`, or of a long line what stands near to the byte at `offset`.
    mutating func layout(ofLine line: Int, near offset: Int, in file: FileID) -> LineLayout {
        let part = LineLayout.part(of: line, near: offset, of: sources[file])
        let key = Key(file: file, line: line, part: part)
        if let last, last.key == key { return last.layout }
        let layout = kept[key] ?? LineLayout(line: line, part: part, of: sources[file])
        if layout.bytes.count >= Self.longLine { kept[key] = layout }
        last = (key, layout)
        return layout
    }

    /// Where the byte at `offset` of `file` is, with its column in characters, as ``SourceFile/position(at:)`` counts.
    mutating func point(at offset: Int, in file: FileID) -> Region.Point {
        let line = sources[file].lines.line(at: offset)
        return Region.Point(
            line: line + 1, column: layout(ofLine: line, near: offset, in: file).spot(at: offset).column)
    }

    /// Where `place` is, with columns in characters.
    mutating func region(of place: Place) -> Region {
        Region(
            start: point(at: place.bytes.lowerBound, in: place.file),
            end: point(at: place.bytes.upperBound, in: place.file)
        )
    }

    /// Where `place` starts, as `path:line:column`, safe to show.
    mutating func location(of place: Place) -> String {
        let start = point(at: place.bytes.lowerBound, in: place.file)
        return "\(TerminalText.escapingControls(sources[place.file].path)):\(start.line):\(start.column)"
    }
}
