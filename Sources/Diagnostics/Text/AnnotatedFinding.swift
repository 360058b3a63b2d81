// SPDX-License-Identifier: Apache-2.0

/// A finding with its excerpts, as ``TextFormat`` shows it.
struct AnnotatedFinding {
    private let finding: Finding
    /// One for each file, that of the first place first.
    private let excerpts: [Excerpt]
    /// How many cells the widest line number takes.
    private let gutter: Int

    /// How many cells a line of help with a fix takes, so that its mark stands at the right.
    private static let helpWidth = 99

    /// Finds the lines that `finding`, all of whose places are in `sources`, speaks of.
    init(_ finding: Finding, in sources: SourceSet, layouts: inout LineLayouts) {
        let annotations =
            [Excerpt.Annotation(place: finding.place, label: finding.label, isPrimary: true)]
            + finding.labels.map { Excerpt.Annotation(place: $0.place, label: $0.message, isPrimary: false) }
        var files: [FileID] = []
        for file in annotations.lazy.map(\.place.file) where !files.contains(file) { files.append(file) }

        self.finding = finding
        self.excerpts = files.map { file in
            let own = files.count == 1 ? annotations : annotations.filter { $0.place.file == file }
            return Excerpt(own, in: file, of: sources, layouts: &layouts)
        }
        self.gutter = excerpts.compactMap(\.lines.last).map { String($0.number).count }.max() ?? 1
    }

    /// The lines of the message, none of which ends with a space.
    func lines(_ styling: Styling) -> [String] {
        [headline(styling)] + excerptLines(styling) + noteLines(styling) + helpLines(styling)
    }

    private func headline(_ styling: Styling) -> String {
        let rule = TerminalText.escapingControls("\(finding.rule.code) \(finding.rule.name)")
        let message = TerminalText.escapingControls(finding.message)
        return styling.paint("\(finding.word ?? finding.severity.rawValue)[\(rule)]", .severity(finding.severity))
            + styling.paint(": \(message)", .headline)
    }

    private func excerptLines(_ styling: Styling) -> [String] {
        let bar = prefix("|", styling)
        var lines: [String] = []
        for (index, excerpt) in excerpts.enumerated() {
            let arrow = String(repeating: " ", count: gutter) + styling.paint(index == 0 ? "-->" : ":::", .frame)
            if index > 0 { lines.append(bar) }
            lines.append("\(arrow) \(excerpt.location)")
            if !excerpt.lines.isEmpty { lines += [bar] + sourceLines(excerpt.lines, styling) }
        }
        return lines
    }

    private func sourceLines(_ lines: [Excerpt.Line], _ styling: Styling) -> [String] {
        let markers = MarkerRows(primary: .severity(finding.severity), styling: styling)
        var shown: [String] = []
        var last: Int?
        for line in lines {
            if let last, line.number > last + 1 { shown.append(styling.paint("...", .frame)) }
            last = line.number
            shown.append(row(prefix("|", number: line.number, styling), line.text))
            shown += markers.rows(for: line.marks).map { row(prefix("|", styling), $0) }
        }
        return shown
    }

    private func noteLines(_ styling: Styling) -> [String] {
        finding.notes.map { note in
            prefix("=", styling) + " " + styling.paint("note", .headline) + ": \(TerminalText.escapingControls(note))"
        }
    }

    /// What to do, and then the fix. A fix that says the same as a line of help is that line with a mark.
    private func helpLines(_ styling: Styling) -> [String] {
        let word = styling.paint("help", .help)
        var lines = finding.helpBesidesFix.map { "\(word): \(TerminalText.escapingControls($0))" }
        if let fix = finding.fix {
            let message = TerminalText.escapingControls(fix.message)
            let mark = "[\(fix.safety.rawValue) fix]"
            let blanks = Self.helpWidth - DisplayWidth.cells(of: "help: \(message)\(mark)")
            let gap = String(repeating: " ", count: max(2, blanks))
            lines.append("\(word): \(message)\(gap)\(styling.paint(mark, .help))")
        }
        return lines
    }

    /// The gutter with a line number, if there is one, and `sign`.
    private func prefix(_ sign: String, number: Int? = nil, _ styling: Styling) -> String {
        let number = number.map(String.init) ?? ""
        return styling.paint(String(repeating: " ", count: gutter - number.count) + "\(number) \(sign)", .frame)
    }

    /// `text` right of the gutter `prefix`, without blanks at the end.
    private func row(_ prefix: String, _ text: String) -> String {
        guard let last = text.lastIndex(where: { $0 != " " }) else { return prefix }
        return "\(prefix) \(text[...last])"
    }
}
