// SPDX-License-Identifier: Apache-2.0

/// A template cut into pieces, since Mustache takes a time to read a text that grows with the square of its length.
///
/// A piece is a run of whole lines within one section. Where it was stands a tag with its name, for which Mustache renders
/// the piece over all that is known in that place, so that nothing comes out differently.
struct TemplatePieces {
    /// The pieces by their names, which no name of a context can be.
    private(set) var pieces: [String: String] = [:]
    /// What is left of the template.
    private(set) var main: String

    /// From this length on, in bytes, lines become a piece. Reading one of twice the length costs more than looking for two.
    private static let length = 700
    /// From this length on, in bytes, it is worth while to read a line once that is there several times.
    private static let repeatedLength = 150
    /// What the names of pieces start with.
    private static let mark = "?"

    /// Whether `name` is that of a piece, and not of something in the context.
    static func isName(_ name: String) -> Bool { name.utf8.first == UInt8(ascii: "?") }

    /// A place where a line starts outside of tags.
    private struct Line {
        let start: Int
        /// How many sections are open there.
        let depth: Int
        /// The fewest that are open anywhere in the line.
        var lowest: Int
        /// Whether the line feed before it is shown for certain: behind a tag it may not be. Nor may the text before it end
        /// with `{`, since Mustache would look for a second one behind the end of a piece.
        var followsText = true
        /// Whether it starts with text, or is empty.
        var startsWithText = true
    }

    private let text: [UInt8]
    private let lines: [Line]
    /// Long lines that the template has several times; they are read once.
    private var repeated: Set<String> = []
    private var names: [String: String] = [:]

    /// The pieces of `text`; just one for a short text, and for one whose tags mean something else behind a tag of it.
    init(_ text: String) {
        main = text
        self.text = Array(text.utf8)
        lines = self.text.count > 2 * Self.length ? Self.lines(self.text) : []
        guard !lines.isEmpty else { return }
        repeated = repeatedLines()
        main = cut(0..<lines.count - 1)
    }

    private func repeatedLines() -> Set<String> {
        var (once, again): (Set<String>, Set<String>) = ([], [])
        for index in lines.indices.dropLast() {
            let (line, next) = (lines[index], lines[index + 1])
            guard next.start - line.start > Self.repeatedLength, next.followsText, next.depth == line.depth,
                line.lowest == line.depth
            else { continue }
            let text = string(index)
            if !once.insert(text).inserted { again.insert(text) }
        }
        return again
    }

    /// The starts of lines, and the end of the text as the last of them.
    private static func lines(_ text: [UInt8]) -> [Line] {
        var lines: [Line] = []
        var (depth, offset) = (0, 0)
        func add(upTo end: Int) {
            let firstText = offset
            while offset < end {
                if offset == 0 || text[offset - 1] == UInt8(ascii: "\n") {
                    var line = Line(start: offset, depth: depth, lowest: depth)
                    line.followsText = offset > firstText + 1 && !"{\r\t ".utf8.contains(text[offset - 2])
                    lines.append(line)
                }
                offset += 1
            }
        }
        for tag in TemplateTags(text) {
            add(upTo: tag.range.lowerBound + 1)
            offset = tag.range.upperBound
            switch tag.text.first {
            case "#", "^": depth += 1
            case "/": depth -= 1
            // Delimiters, content types and blocks reach beyond their tags.
            case "=", "%", ">", "<", "$": return []
            default: break
            }
            if depth < 0 { return [] }
            let start = lines[lines.count - 1].start
            if text[start..<tag.range.lowerBound].allSatisfy(" \t".utf8.contains) {
                lines[lines.count - 1].startsWithText = false
            }
            lines[lines.count - 1].lowest = min(lines[lines.count - 1].lowest, depth)
        }
        add(upTo: text.count)
        let end = Line(start: text.count, depth: 0, lowest: 0, followsText: false)
        return depth == 0 ? lines + [end] : []
    }

    /// The lines at `range`, all within one section, with their pieces taken out.
    private mutating func cut(_ range: Range<Int>) -> String {
        var result = ""
        var run = ""
        var first = range.lowerBound
        while first < range.upperBound {
            let end = end(ofUnitAt: first, in: range)
            run += unit(first..<end)
            first = end
            guard run.utf8.count >= Self.length, first < range.upperBound else { continue }
            let next = lines[first]
            guard next.followsText || next.startsWithText else { continue }
            result += take(run, isLineFeedOutside: next.followsText)
            run = ""
        }
        return result + run
    }

    /// The line behind the lines that a section which starts in the one at `first` takes.
    private func end(ofUnitAt first: Int, in range: Range<Int>) -> Int {
        var next = first + 1
        while next < range.upperBound, lines[next].depth > lines[first].depth { next += 1 }
        return next
    }

    /// A line, or a section with its pieces taken out.
    private mutating func unit(_ range: Range<Int>) -> String {
        let isLong = lines[range.upperBound].start - lines[range.lowerBound].start > 2 * Self.length
        guard isLong, range.count > 2 else { return plain(range) }
        let inside = range.lowerBound + 1..<range.upperBound - 1
        let depth = lines[inside.lowerBound].depth
        guard lines[inside.upperBound].depth == depth, lines[inside].allSatisfy({ $0.lowest >= depth }) else {
            return plain(range)
        }
        return plain(range.lowerBound..<inside.lowerBound) + cut(inside) + plain(inside.upperBound..<range.upperBound)
    }

    /// The lines at `range`, in which only those are pieces that the template repeats.
    private mutating func plain(_ range: Range<Int>) -> String {
        range.reduce(into: "") { result, index in
            let line = string(index)
            result +=
                repeated.contains(line) && lines[index + 1].followsText ? take(line, isLineFeedOutside: true) : line
        }
    }

    private func string(_ index: Int) -> String {
        String(decoding: text[lines[index].start..<lines[index + 1].start], as: UTF8.self)
    }

    /// The tag that stands for a piece. It must not keep a tag on a line of its own from being one, so that either the
    /// last line feed of the piece comes behind it or the text of the next line.
    private mutating func take(_ piece: String, isLineFeedOutside: Bool) -> String {
        let text = isLineFeedOutside ? String(piece.dropLast()) : piece
        let name = names[text] ?? "\(Self.mark)\(names.count)"
        names[text] = name
        pieces[name] = text
        return "{{\(name)}}" + (isLineFeedOutside ? "\n" : "")
    }
}
