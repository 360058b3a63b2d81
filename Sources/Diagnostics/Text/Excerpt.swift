// SPDX-License-Identifier: Apache-2.0

/// The lines of a file that a finding speaks of.
struct Excerpt {
    /// A place of a finding that an excerpt points out.
    struct Annotation {
        let place: Place
        /// The word beside it; empty for none.
        let label: String
        /// Whether this is where to look first.
        let isPrimary: Bool
    }

    /// A line as it is shown.
    struct Line {
        /// The 1-based number of the line.
        let number: Int
        /// What is shown of it.
        let text: String
        /// What to underline in `text`.
        let marks: [Mark]
    }

    /// Where the first annotation is, as `path:line:column`.
    let location: String

    /// The lines in order. Those between two that are further apart than one line are left out.
    let lines: [Line]

    /// The lines of `annotations`, all of which lie in `file` of `sources`. There must be at least one.
    init(_ annotations: [Annotation], in file: FileID, of sources: SourceSet, layouts: inout LineLayouts) {
        self.location = annotations.first.map { layouts.location(of: $0.place) } ?? ""
        let source = sources[file]
        if source.bytes.isEmpty, annotations.allSatisfy({ $0.label.isEmpty }) {
            // An empty line under nothing but a caret says nothing.
            self.lines = []
            return
        }
        if annotations.count == 1 {
            let start = annotations[0].place.bytes.lowerBound
            let line = source.lines.line(at: start)
            self.lines = [Self.line(line, annotations, layouts.layout(ofLine: line, near: start, in: file))]
            return
        }
        let byLine = Dictionary(grouping: annotations) { source.lines.line(at: $0.place.bytes.lowerBound) }
        var lines: [Line] = []
        for line in byLine.keys.sorted() {
            if let last = lines.last, line == last.number + 1 {
                // One line between two takes no more room than the mark for its being left out.
                lines.append(
                    Self.line(
                        line - 1, [],
                        layouts.layout(ofLine: line - 1, near: source.lines.start(ofLine: line - 1), in: file)))
            }
            let own = byLine[line] ?? []
            let mark = (own.first(where: \.isPrimary) ?? own.first)?.place.bytes.lowerBound ?? 0
            lines.append(Self.line(line, own, layouts.layout(ofLine: line, near: mark, in: file)))
        }
        self.lines = lines
    }

    /// The 0-based `line`, laid out as `layout`, with `annotations`.
    private static func line(_ line: Int, _ annotations: [Annotation], _ layout: LineLayout) -> Line {
        let annotations = annotations.filter(\.isPrimary) + annotations.filter { !$0.isPrimary }
        let places = annotations.map { cells(of: $0.place, layout) }
        let window = LineWindow(cellCount: layout.cellCount, marks: places)
        let marks = zip(annotations, places).map { annotation, cells in
            Mark(
                cells: window.shown(cells), isPrimary: annotation.isPrimary,
                label: TerminalText.escapingControls(annotation.label)
            )
        }
        return Line(number: line + 1, text: window.shown(layout.text(inCells: window.text)), marks: marks)
    }

    /// The cells of the line in which `place` starts that are underlined for it: to the line's end if it ends further
    /// down, and one cell if it is empty.
    private static func cells(of place: Place, _ layout: LineLayout) -> Range<Int> {
        let start = layout.spot(at: place.bytes.lowerBound).cells
        if place.bytes.isEmpty { return start.lowerBound..<(start.lowerBound + 1) }
        let endsHere = place.bytes.upperBound <= layout.bytes.upperBound
        let last = endsHere ? place.bytes.upperBound - 1 : layout.lastByteBeforeBlanks
        return start.lowerBound..<max(start.upperBound, layout.spot(at: last).cells.upperBound)
    }
}
