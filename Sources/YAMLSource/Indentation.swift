// SPDX-License-Identifier: Apache-2.0

/// Finds the line whose indentation is wrong. libyaml stops at a later one: where the first no longer fits.
struct Indentation {
    private let text: Lines

    init(_ text: Lines) { self.text = text }

    /// A line that stands where it does not belong.
    struct Misplacement {
        /// The line, without white space at its ends.
        var line: Range<Int>
        var indent: Int
        /// The indentation that it should have.
        var expected: Int
        /// A line that has it.
        var neighbor: Range<Int>
        /// Whether further lines belong to it, which move with it.
        var hasBlock: Bool
        /// The bytes of the line's white space.
        var blanks: Range<Int>
        /// Where other lines begin that are indented as wrongly.
        var companions: [Int] = []

        /// The error in words.
        var fault: SyntaxFault {
            let others = companions.count == 1 ? "the other line that is" : "the \(companions.count) others that are"
            let more =
                companions.isEmpty
                ? hasBlock ? ", along with what belongs to it" : "" : ", and \(others) indented like it"
            let help =
                expected == 0
                ? "start the line in the first column\(more)" : "indent it by \(Indentation.spaces(expected))\(more)"
            var fault = SyntaxFault(
                message: "line \(Indentation.described(indent)) among lines \(Indentation.described(expected))",
                range: line, labels: [("\(Indentation.described(expected))", neighbor)], help: [help])
            if !hasBlock, companions.isEmpty { fault.fix = (help, blanks, String(repeating: " ", count: expected)) }
            fault.column = expected
            fault.companions = companions
            fault.isOfStructure = true
            return fault
        }
    }

    /// `1 space`, `2 spaces`.
    static func spaces(_ count: Int) -> String { count == 1 ? "1 space" : "\(count) spaces" }

    private static func described(_ count: Int) -> String {
        count == 0 ? "not indented" : "indented by \(spaces(count))"
    }

    /// The line to blame when the one at `stop` fits no line above it: it, those between it and the line `parent` that it
    /// should belong to, or that line. The one is blamed with which the fewest lines would have to move.
    func misplacedLine(at stop: Int) -> Misplacement? {
        let line = text.content(at: stop)
        let indent = column(line)
        var between = 0
        var first: Range<Int>?
        var parent = line
        while let before = text.contentBefore(parent.lowerBound), between < Self.mostLines {
            parent = before
            if column(before) < indent { break }
            first = before
            between += 1
        }
        guard column(parent) < indent else { return nil }
        guard let first else {
            if opensBlock(parent) { return nil }
            return shallowLine(parent, above: line) ?? misplacement(line, expected: column(parent), like: parent)
        }
        let expected = column(first)
        if between > 1, expected - indent > 1, opensBlock(line), opensBlock(parent), isLevel(indent, above: parent) {
            return misplacement(parent, expected: indent, like: line)
        }
        let after = linesToMove(from: line, below: expected)
        // An odd step is less often meant than an even one.
        let blamesFirst = between < after || between == after && (expected - column(parent)) % 2 == 1
        guard blamesFirst else { return misplacement(line, expected: expected, like: first) }
        var misplaced = misplacement(first, expected: indent, like: line)
        misplaced.companions = starts(from: first, to: line, column: expected)
        return misplaced
    }

    /// The line `upper`, which has a value, if it is the one to blame that the line `lower` is indented deeper: what stands
    /// before it is as deep as `lower`.
    func shallowLine(_ upper: Range<Int>, above lower: Range<Int>) -> Misplacement? {
        let expected = column(lower)
        guard column(upper) < expected, text[upper.lowerBound] != UInt8(ascii: "-"),
            isLevel(expected, above: upper) || followsOpening(upper)
        else {
            return nil
        }
        return misplacement(upper, expected: expected, like: lower)
    }

    /// Whether the line before `line` has a key without a value and is indented by as much, so that `line` should be deeper.
    private func followsOpening(_ line: Range<Int>) -> Bool {
        text.contentBefore(line.lowerBound).map { column($0) == column(line) && opensBlock($0) } == true
    }

    /// Whether the line with `content` has a key without a value.
    func opensBlock(_ content: Range<Int>) -> Bool {
        let line = text.withoutComment(content)
        return !line.isEmpty && text[line.upperBound - 1] == UInt8(ascii: ":")
    }

    /// Where the line at `offset` would have to start, by the lines around it.
    func expectedColumn(at offset: Int) -> Int {
        guard let before = text.contentBefore(offset) else { return 0 }
        guard opensBlock(before) else { return column(before) }
        if let after = text.contentAfter(offset), column(after) > column(before) { return column(after) }
        return column(before) + 2
    }

    /// Lines to look at before the search for a parent is given up.
    private static let mostLines = 10_000

    private func column(_ content: Range<Int>) -> Int {
        content.lowerBound - text.bytes.lineRange(at: content.lowerBound).lowerBound
    }

    /// Whether the last line before `line` that is indented by `indent` at most is indented by just as much.
    private func isLevel(_ indent: Int, above line: Range<Int>) -> Bool {
        var before = line
        while let content = text.contentBefore(before.lowerBound) {
            if column(content) <= indent { return column(content) == indent }
            before = content
        }
        return false
    }

    /// How many lines from `line` on would have to move for it to be indented by `expected`.
    private func linesToMove(from line: Range<Int>, below expected: Int) -> Int {
        let indent = column(line)
        var count = 1
        var last = line
        while let next = text.contentAfter(last.upperBound), column(next) >= indent, count < Self.mostLines {
            if column(next) < expected { count += 1 }
            last = next
        }
        return count
    }

    /// Where the lines behind `first` and before `last` begin that are indented by `column`, those that no key belongs to left out.
    private func starts(from first: Range<Int>, to last: Range<Int>, column: Int) -> [Int] {
        var starts: [Int] = []
        var line = first
        while let next = text.contentAfter(line.upperBound), next.lowerBound < last.lowerBound {
            if self.column(next) == column, text.keyEnd(in: next) != nil { starts.append(next.lowerBound) }
            line = next
        }
        return starts
    }

    private func misplacement(_ line: Range<Int>, expected: Int, like neighbor: Range<Int>) -> Misplacement {
        let indent = column(line)
        let next = text.contentAfter(line.upperBound)
        return Misplacement(
            line: text.withoutComment(line), indent: indent, expected: expected,
            neighbor: text.withoutComment(neighbor),
            hasBlock: next.map { column($0) > indent && opensBlock(line) } ?? false,
            blanks: line.lowerBound - indent..<line.lowerBound)
    }
}
