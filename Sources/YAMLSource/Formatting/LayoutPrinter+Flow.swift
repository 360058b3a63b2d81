// SPDX-License-Identifier: Apache-2.0

extension LayoutPrinter {
    /// Writes the collection whose bracket is the next token. `indent` is that of the line on which it starts.
    mutating func writeFlow(indent: Int) {
        let close = Int(tokens[next].link)
        if holdsColorInPlaceOfValue(next...close) || isSpokenOfByTools(next...close) {
            return writeAsItIs(through: close, indent: indent)
        }
        guard needsLines(next...close) else { return writeOnLine(through: close) }
        put(indent: indent)
        openBrackets += 1
        writer.refusesEmptyLine = true
        writeComments(before: nextContent, indent: indent + Self.step)
        while next < close {
            writeFlowEntry(indent: indent + Self.step)
            writeComments(before: nextContent, indent: indent + Self.step)
        }
        startLine(indent)
        put(indent: indent)
        openBrackets -= 1
    }

    /// Whether a comment such as `#FFFFFF` stands where a value should between the brackets at the ends of `range`. It is told of as
    /// what it may be meant for, which another layout would hide.
    private func holdsColorInPlaceOfValue(_ range: ClosedRange<Int>) -> Bool {
        !range.contains { tokens[$0].isMultiline }
            && range.dropFirst().contains { index in
                tokens[index].kind == .comment && tokens[index - 1].kind == .colon
                    && tokens[index].line == tokens[index - 1].line
                    && Self.isColor(source[tokens[index].range].dropFirst())
            }
    }

    /// Whether a comment for tools speaks of a line of the collection between the brackets at the ends of `range` on which more stands than
    /// one entry, or one of the brackets: on lines of their own, it would speak of one of them.
    private func isSpokenOfByTools(_ range: ClosedRange<Int>) -> Bool {
        let (open, close) = (tokens[range.lowerBound], tokens[range.upperBound])
        guard comments.hasToolComments, open.line != close.line, !range.contains(where: { tokens[$0].isMultiline })
        else { return false }
        // The brackets and the entries between them, as they follow each other: which of them began a line, and which lines hold several.
        var (unit, depth) = (0, 0)
        var first: (line: Int32, unit: Int) = (open.line, 0)
        var mixed: Set<Int32> = []
        // A set of its own: to copy that of all lines below comments for each bracket would take time squared.
        var spoken: Set<Int32> = []
        if let comment = comment(behind: range.upperBound), isForTools(comment) { spoken.insert(comment.line) }
        for index in range {
            let token = tokens[index]
            if token.kind == .comment {
                if !token.isAlone, isForTools(token) { spoken.insert(token.line) }
                continue
            }
            if index == range.upperBound { unit += 1 }
            if token.line != first.line { first = (token.line, unit) }
            if unit != first.unit { mixed.insert(token.line) }
            switch token.kind {
            case .openMapping, .openSequence: depth += 1
            case .closeMapping, .closeSequence: depth -= 1
            default: break
            }
            if index == range.lowerBound || depth == 1 && token.kind == .comma { unit += 1 }
        }
        return mixed.contains { spoken.contains($0) || comments.linesBelow.contains($0) }
    }

    private func isForTools(_ comment: LayoutToken) -> Bool { LayoutComments.isForTools(source[comment.range]) }

    /// Writes all up to the bracket at `close` with the blanks and line breaks that are there.
    private mutating func writeAsItIs(through close: Int, indent: Int) {
        begin(tokens[next], indent: indent)
        let text = source[tokens[next].range.lowerBound..<tokens[close].range.upperBound]
        for (number, line) in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            if number > 0 { writer.endLine() }
            let blanks = line.reversed().prefix { [0x20, 0x09, 0x0D].contains($0) }.count
            writer.write(line.dropLast(blanks))
        }
        last = tokens[close]
        next = close + 1
    }

    /// Whether the collection between the brackets at the ends of `range` takes several lines.
    private func needsLines(_ range: ClosedRange<Int>) -> Bool {
        if range.count == 2 { return false }
        // Apart from its line a comment would speak of less, and on one with others of more.
        let isOnLine = tokens[range.lowerBound].line == tokens[range.upperBound].line
        let comment = comment(behind: range.upperBound)
        if isHeldFromAbove(range.lowerBound) || comment != nil && isOnLine { return !isOnLine }
        if let comment, isForTools(comment) { return true }
        // Within brackets a comma follows.
        let limit = YAMLFormatter.columns - writer.column - (openBrackets > 0 ? 1 : 0)
        return !fits(range, columns: limit)
    }

    /// The comment behind the bracket at `close`, with nothing but a comma before it.
    private func comment(behind close: Int) -> LayoutToken? {
        var index = close + 1
        if index < tokens.count, tokens[index].kind == .comma { index += 1 }
        guard index < tokens.count, tokens[index].kind == .comment, tokens[index].line == tokens[close].line else {
            return nil
        }
        return tokens[index]
    }

    /// Whether a comment for tools speaks of the line on which the bracket at `open` is the first.
    private func isHeldFromAbove(_ open: Int) -> Bool {
        let line = tokens[open].line
        guard comments.linesBelow.contains(line) else { return false }
        var index = open
        while index > 0, tokens[index - 1].line == line {
            index -= 1
            switch tokens[index].kind {
            case .openSequence, .openMapping, .closeSequence, .closeMapping: return false
            default: break
            }
        }
        return true
    }

    /// Whether the mapping whose bracket is the token at `open` is written as a block, since it does not fit on the line:
    /// each of its entries has a key and a `:`, and nothing in it takes several lines.
    func becomesBlock(_ open: Int) -> Bool {
        guard tokens[open].kind == .openMapping, openBrackets == 0 else { return false }
        let close = Int(tokens[open].link)
        guard close > open + 1, needsLines(open...close) else { return false }
        guard comment(behind: close) == nil, !isHeldFromAbove(open) else { return false }
        var depth = 0
        var hasColon = false
        var hasKey = false
        for index in open...close {
            let token = tokens[index]
            guard !token.isMultiline, token.kind != .question, token.kind != .comment else { return false }
            switch token.kind {
            case .openMapping, .openSequence: depth += 1
            case .closeMapping, .closeSequence: depth -= 1
            default: break
            }
            guard depth == 1 || depth == 0 else { continue }
            switch token.kind {
            case .comma,
                .closeMapping where depth == 0:
                guard hasColon || !hasKey else { return false }
                (hasKey, hasColon) = (false, false)
            case .colon: hasColon = true
            case .scalar:
                // Alone, these would start an item or a key.
                if token.range.count < 4, "-?:".utf8.contains(source[token.range.lowerBound]) { return false }
                if !hasColon, token.range.count > Self.longestKey { return false }
                hasKey = true
            case .anchor where !hasColon: return false
            case .alias: hasKey = true
            default: break
            }
        }
        return true
    }

    /// libyaml takes no more for a key without `?`. In bytes.
    private static let longestKey = 1000

    /// Writes the mapping at `index`, whose bracket is the next token, as a block, with its first entry on this line if
    /// `isOnLine`.
    mutating func writeFlowAsBlock(_ index: Int, indent: Int, isOnLine: Bool) {
        let end = tree.records[index].link
        let close = Int(tokens[next].link)
        next += 1
        blockColumns.append(indent)
        writer.refusesEmptyLine = true
        var child = index + 1
        while child < end, next < close {
            if child > index + 1 || !isOnLine || writer.isLineFull { startLine(indent) }
            writeEntry(key: child, indent: indent)
            child = tree.records[child + 1].next(after: child + 1)
            if tokens[next].kind == .comma { next += 1 }
        }
        blockColumns.removeLast()
        if next == close { next += 1 }
    }

    private mutating func writeOnLine(through close: Int) {
        while next <= close {
            if isTrailingComma(next) { next += 1 } else { put(indent: 0) }
        }
    }

    /// Writes an entry on lines of its own, with a comma, and the comments behind it.
    private mutating func writeFlowEntry(indent: Int) {
        startLine(indent, before: next)
        let line = writer.line
        while next < tokens.count {
            let content = nextContent
            guard content < tokens.count else { return }
            switch tokens[content].kind {
            case .comma, .closeSequence, .closeMapping: return writeComma(at: content, indent: indent)
            default: break
            }
            writeComments(before: content, indent: indent + Self.step)
            switch tokens[content].kind {
            case .scalar: writeScalar(indent: indent + Self.step)
            case .openSequence, .openMapping:
                if writer.isLineFull { startLine(indent + Self.step) }
                writeFlow(indent: writer.line > line ? indent + Self.step : indent)
            case .colon: put(indent: indent)
            default: put(indent: indent + Self.step)
            }
        }
    }

    /// Whether the next token is a comment such as `#12` right behind a value, which may be meant for the end of it. Behind a comma,
    /// nobody would tell of it any more.
    private func holdsWordBehindValue(before index: Int) -> Bool {
        next < index && isTrailingComment(next) && isWordBehindBlank(tokens[next].range)
    }

    /// Writes the comments before the token at `index`, and if that is a comma, this on a line of its own.
    private mutating func writeCommaBelow(at index: Int, indent: Int) {
        writeComments(before: index, indent: indent)
        guard tokens[index].kind == .comma else { return }
        startLine(indent)
        put(indent: indent)
    }

    /// Writes a comma after an entry, whether or not the token at `index` is one, before the comments in between.
    private mutating func writeComma(at index: Int, indent: Int) {
        if holdsWordBehindValue(before: index) { return writeCommaBelow(at: index, indent: indent) }
        writer.write(last?.kind == .colon ? " ,".utf8 : ",".utf8)
        writeComments(before: index, indent: indent)
        if tokens[index].kind == .comma { next += 1 }
    }
}
