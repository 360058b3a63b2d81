// SPDX-License-Identifier: Apache-2.0

/// The layouts of the lines of a set of files, made when they are first asked for.
struct LineLayouts {
    private struct Key: Hashable {
        let file: FileID
        let line: Int
    }

    private let sources: SourceSet
    private var kept: [Key: LineLayout] = [:]

    /// From how many bytes on a layout is kept. Making that of a shorter line costs less than it would take to keep it.
    private static let longLine = 512

    /// The layouts of `sources`.
    init(_ sources: SourceSet) {
        self.sources = sources
    }

    /// The layout of the 0-based `line` of `file`.
    mutating func layout(ofLine line: Int, in file: FileID) -> LineLayout {
        let key = Key(file: file, line: line)
        if let layout = kept[key] { return layout }
        let layout = LineLayout(line: line, of: sources[file])
        if layout.bytes.count >= Self.longLine { kept[key] = layout }
        return layout
    }

    /// Where `place` starts, as `path:line:column`, safe to show.
    mutating func location(of place: Place) -> String {
        let file = sources[place.file]
        let line = file.lines.line(at: place.bytes.lowerBound)
        let column = layout(ofLine: line, in: place.file).spot(at: place.bytes.lowerBound).column
        return "\(TerminalText.escapingControls(file.path)):\(line + 1):\(column)"
    }
}
