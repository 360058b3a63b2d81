// SPDX-License-Identifier: Apache-2.0

extension LayoutPrinter {
    /// Writes a collection without brackets. Its first entry may stand on this line if `isOnLine`.
    mutating func writeBlock(_ index: Int, indent: Int, isOnLine: Bool) {
        let end = tree.records[index].link
        let isMapping = tree.records[index].kind == .mapping
        blockColumns.append(nextContent < tokens.count ? Int(tokens[nextContent].column) : 0)
        writer.refusesEmptyLine = true
        var child = index + 1
        while child < end {
            let first = nextContent
            writeComments(before: first, indent: indent)
            if child > index + 1 || !isOnLine || writer.isLineFull { startLine(indent, before: first) }
            guard first < tokens.count else { break }
            if isMapping {
                let value = child + 1
                if tokens[first].kind == .question {
                    writeExplicitEntry(key: child, indent: indent)
                } else {
                    writeEntry(key: child, indent: indent)
                }
                child = tree.records[value].next(after: value)
            } else {
                put(indent: indent)
                writeNode(child, indent: indent + Self.step, after: .indicator)
                child = tree.records[child].next(after: child)
            }
        }
        writeClosingComments(indent: indent)
        blockColumns.removeLast()
    }

    /// Writes `key: value`. A key takes one record: one that is not a text was reported.
    mutating func writeEntry(key: Int, indent: Int) {
        while next < tokens.count, tokens[next].kind != .colon {
            tokens[next].kind == .scalar ? writeScalar(indent: indent) : put(indent: indent)
        }
        guard next < tokens.count else { return }
        put(indent: indent)
        writeNode(key + 1, indent: indent + Self.step, after: .key)
    }

    /// Writes `? key` and, if there is one, `: value` below it.
    private mutating func writeExplicitEntry(key: Int, indent: Int) {
        put(indent: indent)
        writeNode(key, indent: indent + Self.step, after: .indicator)
        let colon = nextContent
        guard colon < tokens.count, tokens[colon].kind == .colon else { return }
        writeComments(before: colon, indent: indent)
        startLine(indent)
        put(indent: indent)
        writeNode(key + 1, indent: indent + Self.step, after: .indicator)
    }
}
