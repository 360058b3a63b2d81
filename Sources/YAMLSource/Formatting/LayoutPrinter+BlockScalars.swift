// SPDX-License-Identifier: Apache-2.0

extension LayoutPrinter {
    /// Writes the next token, a block scalar, with its lines indented by `indent`.
    mutating func writeBlockScalar(indent: Int) {
        let token = tokens[next]
        let layout = BlockScalarLayout(source, at: token.range.lowerBound, parent: blockColumns.last ?? -1)
        begin(token, indent: indent)
        next += 1

        let breaks = trailingBreaks(of: Int(token.link))
        writer.write(header(layout, sign: source[token.range.lowerBound], breaks: breaks))
        if let comment = layout.comment {
            writer.write(repeating: 0x20, count: 2)
            writer.write(source[comment])
        }
        for line in layout.lines {
            writer.endLine()
            guard !line.isEmpty else { continue }
            writer.write(repeating: 0x20, count: indent)
            writer.write(source[line])
        }
        writer.isLineFull = true
        guard layout.chomping == UInt8(ascii: "+") else { return }
        // Empty lines behind it are a part of it, so that none may come or go.
        writer.refusesEmptyLine = true
        for _ in 0..<max(0, layout.lines.isEmpty ? breaks ?? 0 : (breaks ?? 0) - 1) { writer.endLine() }
    }

    /// The header for lines that are indented by one step.
    private func header(_ layout: BlockScalarLayout, sign: UInt8, breaks: Int?) -> [UInt8] {
        var header = [sign]
        // Without a digit the first line with text shows the indentation, so that it starts with no further space.
        if layout.hasIndicator { header.append(UInt8(ascii: "0") + UInt8(Self.step)) }
        // A text at the end of a file that lacks the last line feed would gain it.
        if breaks == 0 { header.append(UInt8(ascii: "-")) } else if let sign = layout.chomping { header.append(sign) }
        return header
    }

    /// How many line feeds end the text at `index`; nil for an empty text.
    private func trailingBreaks(of index: Int) -> Int? {
        Node(tree: tree, index: index).withTextBytes { text in
            text.isEmpty ? nil : text.reversed().prefix { $0 == UInt8(ascii: "\n") }.count
        }
    }
}
