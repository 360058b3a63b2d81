// SPDX-License-Identifier: Apache-2.0

extension LayoutPrinter {
    /// Writes the comments before the token at `index`, of which the first may stand behind what was just written.
    mutating func writeComments(before index: Int, indent: Int) {
        while next < min(index, tokens.count) { writeComment(indent: indent) }
    }

    /// Writes the next token, a comment: behind what stands on this line if it did so, else on a line of its own.
    mutating func writeComment(indent: Int) {
        let comment = tokens[next].range
        // One that can't stay behind what it stood behind stands alone from now on, and is written so.
        if isTrailingComment(next), !writer.isLineFull {
            writer.write(repeating: 0x20, count: isWordBehindBlank(comment) ? 1 : 2)
            writer.write(Array(source[comment]))
        } else {
            startLine(indent, before: next)
            writer.write(written(comment: comment))
        }
        writer.isLineFull = true
        next += 1
    }

    /// Whether the comment at `range` is one like `#12` behind a single blank, which may be meant for the end of a text: it keeps
    /// its distance, so that the text is whole once it is quoted.
    func isWordBehindBlank(_ range: Range<Int>) -> Bool {
        guard range.count > 1, range.lowerBound > 1, startsWord(range), !LayoutComments.isForTools(source[range]),
            last?.kind == .scalar || last?.kind == .colon
        else { return false }
        return isBlank(range.lowerBound - 1) && !isBlank(range.lowerBound - 2)
    }

    /// Whether a letter or a digit follows the `#` of the comment at `range`, which then may be none.
    func startsWord(_ range: Range<Int>) -> Bool {
        guard let byte = source[range].dropFirst().first else { return false }
        return byte >= 0x80 || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
    }

    private func isBlank(_ offset: Int) -> Bool { source[offset] == 0x20 || source[offset] == 0x09 }

    /// Writes the comment behind what was just written, if there is one.
    mutating func writeTrailingComment() {
        if next < tokens.count, isTrailingComment(next) { writeComment(indent: 0) }
    }

    /// Whether the token at `index` is a comment with something before it on its line.
    func isTrailingComment(_ index: Int) -> Bool { tokens[index].kind == .comment && !tokens[index].isAlone }

    /// Writes the comments behind a `key:` or `-` without a value: those on the next lines belong to it if they are
    /// indented deeper. They may be the value, out of use.
    mutating func writeCommentsOfEmptyNode(indent: Int) {
        writeTrailingComment()
        writer.refusesEmptyLine = true
        writeComments(indent: indent, deeperThan: blockColumns.last ?? -1)
        writer.refusesEmptyLine = false
    }

    /// Writes the comments after the last entry of the innermost block that belong to it: they stand at least as deep
    /// as its entries and deeper than those of the block around it.
    mutating func writeClosingComments(indent: Int) {
        let own = blockColumns.last ?? 0
        let outer = blockColumns.dropLast().last ?? -1
        writeComments(indent: indent, deeperThan: max(own - 1, outer))
    }

    private mutating func writeComments(indent: Int, deeperThan column: Int) {
        while next < tokens.count, tokens[next].kind == .comment, tokens[next].isAlone,
            Int(tokens[next].column) > column
        {
            writeComment(indent: indent)
        }
    }

    /// The comment at `range`, which stands alone, with a space behind its `#`, but for `#!`, for rulers such as `####`, and for the line
    /// that editors read. A colour without quotes stays one, too: what is meant must be seen, and be told of as what it is.
    func written(comment range: Range<Int>) -> [UInt8] {
        let body = source[range].dropFirst()
        let isLeft: Bool
        switch body.first {
        case nil, 0x20, 0x09, UInt8(ascii: "#"), UInt8(ascii: "!"): isLeft = true
        default: isLeft = body.starts(with: "yaml-language-server:".utf8) || Self.isColor(body)
        }
        return Array(isLeft ? "#".utf8 : "# ".utf8) + body
    }

    /// Whether a comment begins with the digits of a colour, as in `#FFAA00`.
    static func isColor(_ body: ArraySlice<UInt8>) -> Bool {
        let word = body.prefix { $0 != 0x20 && $0 != 0x09 }
        let isHex = word.allSatisfy { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
            default: false
            }
        }
        return isHex && [3, 4, 6, 8].contains(word.count)
    }
}
