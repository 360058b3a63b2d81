// SPDX-License-Identifier: Apache-2.0

/// A text whose own closing quote is missing, so that the one that should open the next text closes it.
enum MisclosedQuote {
    /// The fault of the text at `quoted` if it ends with the next key: `{ tint: "#8C1D18, onTint: "#FFFFFF" }`.
    static func fault(of quoted: Range<Int>, in text: Lines) -> SyntaxFault? {
        let inner = quoted.dropFirst().dropLast()
        guard let colon = inner.last(where: { !text.isBlank($0) }), text[colon] == UInt8(ascii: ":") else { return nil }
        let name = inner.prefix { $0 < colon }.reversed().prefix { isOfName(text[$0]) }
        guard let start = name.last, start > inner.lowerBound else { return nil }
        let before = text.trimmed(inner.lowerBound..<start)
        guard let last = before.last else { return nil }
        let isCut = text[last] == UInt8(ascii: ",")
        guard isCut || !text.isSameLine(last, start) else { return nil }
        let value = text.trimmed(before.lowerBound..<end(of: before, isCut ? last : before.upperBound, in: text))
        let quote = text.shown(quoted.lowerBound)
        let isShort = text.isSameLine(value.lowerBound, value.upperBound)
        let help = isShort ? "close the text: `\(quote)\(text.text(value))\(quote)`" : "close the text with `\(quote)`"
        return SyntaxFault(
            message: "unclosed \(quote == "'" ? "single" : "double") quote",
            range: text.character(at: quoted.lowerBound),
            labels: [("read as the closing quote", quoted.upperBound - 1..<quoted.upperBound)],
            help: [help],
            fix: ("close the text", value.upperBound..<value.upperBound, quote))
    }

    /// Where the text that begins with `inner` ends: before `end`, and before the first line with a key.
    private static func end(of inner: Range<Int>, _ end: Int, in text: Lines) -> Int {
        var line = text.lineEnd(inner.lowerBound)
        while line < end {
            let next = text.content(at: line + 1)
            if text.keyEnd(in: next) != nil { return line }
            line = text.lineEnd(line + 1)
        }
        return end
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."): true
        default: false
        }
    }
}
