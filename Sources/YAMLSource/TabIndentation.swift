// SPDX-License-Identifier: Apache-2.0

/// Indentation by tabs, which YAML forbids, since they are another width in each editor.
struct TabIndentation {
    private let text: UnsafeBufferPointer<UInt8>
    /// The lines with a key or an item.
    private var lines: [Line] = []

    private struct Line {
        /// What stands before its first character.
        var blanks: Range<Int>
        var hasTab: Bool
        /// Whether it is an item of a list.
        var isItem: Bool
        /// Whether it has a key without a value, which is to follow on deeper lines.
        var opensBlock: Bool
    }

    /// How far apart tabs may stop, the most usual first.
    private static let widths = [4, 2, 8, 3]

    /// The lines of `text` with a key or an item behind tabs, as wide as most of the file makes sense with.
    static func gaps(in text: UnsafeBufferPointer<UInt8>) -> [WideSpaces.Line] {
        let indentation = TabIndentation(text)
        guard let width = widths.min(by: { indentation.misfits($0) < indentation.misfits($1) }) else { return [] }
        return indentation.lines.lazy.filter(\.hasTab).map { line in
            WideSpaces.Line(
                range: line.blanks, count: line.blanks.count, width: indentation.column(of: line, width), name: "tab")
        }
    }

    private init(_ text: UnsafeBufferPointer<UInt8>) {
        self.text = text
        let lines = Lines(text)
        var start = 0
        while start < text.count {
            let content = lines.withoutComment(lines.content(at: start))
            let first = lines[content.lowerBound]
            let isItem = first == UInt8(ascii: "-") && lines.isBlank(content.lowerBound + 1)
            if isItem || first != UInt8(ascii: "#") && lines.hasKey(in: content) {
                let blanks = start..<content.lowerBound
                self.lines.append(
                    Line(
                        blanks: blanks, hasTab: text[blanks].contains(0x09), isItem: isItem,
                        opensBlock: lines[content.upperBound - 1] == UInt8(ascii: ":")))
            }
            start = lines.nextLine(start)
        }
    }

    /// How many lines fit no line above them where tabs stop at every `width` columns.
    private func misfits(_ width: Int) -> Int {
        var open: [Int] = []
        var above: Line?
        var count = 0
        for line in lines {
            let column = column(of: line, width)
            let isDeeper = open.last.map { $0 < column } ?? true
            while let last = open.last, last > column { open.removeLast() }
            let fits =
                isDeeper
                ? above.map { $0.opensBlock || $0.isItem } ?? true
                : open.last == column && (above?.opensBlock != true || line.isItem)
            if !fits { count += 1 }
            if isDeeper && fits { open.append(column) }
            above = line
        }
        return count
    }

    /// Where `line` begins if tabs stop at every `width` columns.
    private func column(of line: Line, _ width: Int) -> Int {
        text[line.blanks].reduce(0) { column, byte in byte == 0x09 ? (column / width + 1) * width : column + 1 }
    }
}
