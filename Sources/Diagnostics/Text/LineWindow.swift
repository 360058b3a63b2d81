// SPDX-License-Identifier: Apache-2.0

/// The part of a long line that an excerpt shows.
struct LineWindow {
    /// The cells of the line that are shown, or stand behind an ellipsis at an end that is cut.
    let cells: Range<Int>

    /// The cells whose text is shown.
    let text: Range<Int>

    /// How many cells a line takes at most.
    static let widest = 100

    /// The part of a line of `cellCount` cells that shows the most of `marks`, and of the first of them at least the start.
    init(cellCount: Int, marks: [Range<Int>]) {
        // A mark at the line's end needs a cell of its own.
        let needed = marks.reduce(cellCount) { max($0, $1.upperBound) }
        guard needed > Self.widest else {
            self.cells = 0..<cellCount
            self.text = 0..<cellCount
            return
        }
        let start = Self.start(showing: Self.focus(of: marks), end: needed)
        self.cells = start..<min(start + Self.widest, max(cellCount, start + 1))
        let isCutAfter = cells.upperBound < cellCount
        self.text = (start > 0 ? start + 1 : start)..<(isCutAfter ? cells.upperBound - 1 : cells.upperBound)
    }

    private var isCutBefore: Bool { text.lowerBound > cells.lowerBound }
    private var isCutAfter: Bool { text.upperBound < cells.upperBound }

    /// `text` as it is shown, with the ellipses.
    func shown(_ text: String) -> String {
        (isCutBefore ? "…" : "") + text + (isCutAfter ? "…" : "")
    }

    /// Where a mark of the cells `mark` of the line is drawn: what is cut off goes below the ellipsis.
    func shown(_ mark: Range<Int>) -> Range<Int> {
        let last = cells.lowerBound + Self.widest - 1
        let start = min(max(mark.lowerBound, cells.lowerBound), last)
        let end = max(start + 1, min(mark.upperBound, last + 1))
        return (start - cells.lowerBound)..<(end - cells.lowerBound)
    }

    /// The first of `marks`, joined with the others as long as all fit.
    private static func focus(of marks: [Range<Int>]) -> Range<Int> {
        guard let first = marks.first else { return 0..<1 }
        return marks.reduce(first) { focus, mark in
            let joined = min(focus.lowerBound, mark.lowerBound)..<max(focus.upperBound, mark.upperBound)
            return joined.count <= widest - 2 ? joined : focus
        }
    }

    /// The first cell of a window with `focus` in its middle, within a line of `end` cells.
    private static func start(showing focus: Range<Int>, end: Int) -> Int {
        // An ellipsis takes one cell at either end. Of a focus that does not fit, the start is shown.
        if focus.upperBound < widest { return 0 }
        let before = focus.count <= widest - 2 ? (widest - focus.count) / 2 : 10
        return max(0, min(focus.lowerBound - before, end - widest))
    }
}
