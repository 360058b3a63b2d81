// SPDX-License-Identifier: Apache-2.0

extension LayoutPrinter {
    /// Writes the next token, a scalar. Its further lines are indented by `indent`.
    mutating func writeScalar(indent: Int) {
        let token = tokens[next]
        let record = tree.records[Int(token.link)]
        if record.style == .literal || record.style == .folded { return writeBlockScalar(indent: indent) }
        guard token.isMultiline else { return put(indent: indent) }
        begin(token, indent: indent)
        let lines = written(token).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let isEscaping = record.style == .doubleQuoted
        for (number, line) in lines.enumerated() {
            var line = line
            if number > 0 { line = line.drop { $0 == 0x20 || $0 == 0x09 } }
            if number < lines.count - 1 { line = Self.withoutTrailingBlanks(line, isEscaping: isEscaping) }
            if number > 0 {
                writer.endLine()
                if !line.isEmpty { writer.write(repeating: 0x20, count: indent) }
            }
            writer.write(line)
        }
        next += 1
    }

    /// A line of a text without the blanks that folding drops; one that a `\` escapes is no such.
    private static func withoutTrailingBlanks(_ line: ArraySlice<UInt8>, isEscaping: Bool) -> ArraySlice<UInt8> {
        var end = line.endIndex
        while end > line.startIndex, [0x20, 0x09, 0x0D].contains(line[end - 1]) { end -= 1 }
        guard isEscaping, end < line.endIndex, line[end] != 0x0D else { return line[..<end] }
        let escapes = line[..<end].reversed().prefix { $0 == UInt8(ascii: "\\") }.count
        return line[..<(escapes % 2 == 1 ? end + 1 : end)]
    }

    /// The bytes of `token` as they are to be written, but for indentation.
    func written(_ token: LayoutToken) -> ArraySlice<UInt8> {
        let bytes = source[token.range]
        guard token.kind == .scalar, tree.records[Int(token.link)].style == .singleQuoted else { return bytes }
        let content = bytes.dropFirst().dropLast()
        let escaped: [UInt8] = [UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "\\")]
        guard !content.contains(where: escaped.contains) else { return bytes }
        let quote = [UInt8(ascii: "\"")]
        return (quote + content + quote)[...]
    }
}
