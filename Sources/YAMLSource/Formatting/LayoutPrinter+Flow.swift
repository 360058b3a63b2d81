// SPDX-License-Identifier: Apache-2.0

extension LayoutPrinter {
    /// Writes the collection whose bracket is the next token. `indent` is that of the line on which it starts.
    mutating func writeFlow(indent: Int) {
        let close = Int(tokens[next].link)
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

    /// Whether the collection between the brackets at the ends of `range` takes several lines.
    private func needsLines(_ range: ClosedRange<Int>) -> Bool {
        let isOnLine = tokens[range.lowerBound].line == tokens[range.upperBound].line
        if isOnLine || range.count == 2 { return false }
        // Within brackets a comma follows.
        let limit = YAMLFormatter.columns - writer.column - (openBrackets > 0 ? 1 : 0)
        return !fits(range, columns: limit)
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

    /// Writes a comma after an entry, whether or not the token at `index` is one, before the comments in between.
    private mutating func writeComma(at index: Int, indent: Int) {
        writer.write(last?.kind == .colon ? " ,".utf8 : ",".utf8)
        writeComments(before: index, indent: indent)
        if tokens[index].kind == .comma { next += 1 }
    }
}
