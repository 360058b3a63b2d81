// SPDX-License-Identifier: Apache-2.0

/// A part of a shown line to underline, and a word on it.
struct Mark {
    /// The cells of the line, as it is shown. Never empty.
    var cells: Range<Int>

    /// Whether this is where to look first.
    let isPrimary: Bool

    /// The word, safe to show; empty for none.
    let label: String
}

/// The rows below a line of an excerpt: underlines with the words beside them, or below where one is in the way.
struct MarkerRows {
    private struct Glyph {
        var character: Character = " "
        var ink = Ink.plain
    }

    /// The colour of a primary mark.
    let primary: Ink
    let styling: Styling

    /// The rows for `marks`, without what is left of the line's text.
    func rows(for marks: [Mark]) -> [String] {
        if marks.count == 1 { return [row(for: marks[0])] }
        guard let beside = indexOfMarkBesideItsLabel(marks) else { return [] }
        var hanging = marks
        let inline = hanging.remove(at: beside)
        hanging.removeAll { $0.label.isEmpty }
        // From right to left, so that no word stands in the way of a bar.
        hanging = hanging.enumerated().sorted {
            ($1.element.cells.lowerBound, $0.offset) < ($0.element.cells.lowerBound, $1.offset)
        }.map(\.element)

        var rows = [row(underlines(marks), label: inline.label.isEmpty ? nil : inline, gap: 1)]
        if !hanging.isEmpty { rows.append(row(bars(hanging), label: nil)) }
        for (index, mark) in hanging.enumerated() {
            let left = hanging.dropFirst(index + 1).filter { $0.cells.lowerBound < mark.cells.lowerBound }
            rows.append(row(bars(left), label: mark, at: mark.cells.lowerBound))
        }
        return rows
    }

    /// The row for the only mark of a line, which most lines have.
    private func row(for mark: Mark) -> String {
        let underline = String(repeating: mark.isPrimary ? "^" : "-", count: mark.cells.count)
        let row = String(repeating: " ", count: mark.cells.lowerBound) + styling.paint(underline, ink(of: mark))
        return mark.label.isEmpty ? row : row + " " + styling.paint(mark.label, ink(of: mark))
    }

    /// The mark that is on top in the last underlined cell.
    private func indexOfMarkBesideItsLabel(_ marks: [Mark]) -> Int? {
        marks.indices.max { left, right in
            let (left, right) = (marks[left], marks[right])
            if left.cells.upperBound != right.cells.upperBound { return left.cells.upperBound < right.cells.upperBound }
            if left.isPrimary != right.isPrimary { return right.isPrimary }
            return left.cells.lowerBound < right.cells.lowerBound
        }
    }

    private func underlines(_ marks: [Mark]) -> [Glyph] {
        var glyphs = [Glyph](repeating: Glyph(), count: marks.map(\.cells.upperBound).max() ?? 0)
        for mark in marks.filter({ !$0.isPrimary }) + marks.filter(\.isPrimary) {
            for cell in mark.cells { glyphs[cell] = Glyph(character: mark.isPrimary ? "^" : "-", ink: ink(of: mark)) }
        }
        return glyphs
    }

    private func bars(_ marks: [Mark]) -> [Glyph] {
        var glyphs = [Glyph](repeating: Glyph(), count: (marks.map(\.cells.lowerBound).max() ?? -1) + 1)
        for mark in marks { glyphs[mark.cells.lowerBound] = Glyph(character: "|", ink: ink(of: mark)) }
        return glyphs
    }

    private func ink(of mark: Mark) -> Ink { mark.isPrimary ? primary : .frame }

    /// `glyphs` and then the label of `labelled`, `gap` cells after them or in the cell `column`.
    private func row(_ glyphs: [Glyph], label labelled: Mark?, gap: Int = 0, at column: Int? = nil) -> String {
        var text = ""
        var rest = glyphs[...]
        while let ink = rest.first?.ink {
            let run = rest.prefix { $0.ink == ink }
            text += styling.paint(String(run.map(\.character)), ink)
            rest = rest.dropFirst(run.count)
        }
        guard let labelled else { return text }
        let blanks = column.map { $0 - glyphs.count } ?? gap
        return text + String(repeating: " ", count: blanks) + styling.paint(labelled.label, ink(of: labelled))
    }
}
