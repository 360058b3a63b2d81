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

    /// Where the text that begins with `inner` ends: before `end`, and before the first line with a key; between brackets, before the
    /// next key or the closing bracket.
    private static func end(of inner: Range<Int>, _ end: Int, in text: Lines) -> Int {
        let brackets = openBrackets(before: inner.lowerBound - 1, in: text)
        if brackets > 0 {
            return endBetween(brackets, of: inner.lowerBound..<min(end, text.lineEnd(inner.lowerBound)), in: text)
        }
        var line = text.lineEnd(inner.lowerBound)
        while line < end {
            let next = text.content(at: line + 1)
            if text.keyEnd(in: next) != nil { return line }
            line = text.lineEnd(line + 1)
        }
        return end
    }

    /// How many brackets are open before the quote at `quote`, of those on its line.
    private static func openBrackets(before quote: Int, in text: Lines) -> Int {
        var open = 0
        var closing: UInt8?
        for offset in text.content(at: quote) where offset < quote {
            let byte = text[offset]
            if let quote = closing {
                if byte == quote { closing = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                closing = byte
            } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
                open += 1
            } else if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
                open -= 1
            }
        }
        return open
    }

    /// Where a text that goes on in `rest` of its line ends, within `brackets` of them: before `, de: …`, or else before what closes them.
    private static func endBetween(_ brackets: Int, of rest: Range<Int>, in text: Lines) -> Int {
        for comma in rest where text[comma] == UInt8(ascii: ",") && text.isBlank(comma + 1) {
            let name = text.trimmed(comma + 1..<rest.upperBound).prefix { isOfName(text[$0]) }
            if let last = name.last, text[last + 1] == UInt8(ascii: ":"), text.isBlank(last + 2) { return comma }
        }
        var end = text.trimmed(rest).upperBound
        for _ in 0..<brackets {
            guard end > rest.lowerBound, text[end - 1] == UInt8(ascii: "}") || text[end - 1] == UInt8(ascii: "]") else {
                break
            }
            end = text.trimmed(rest.lowerBound..<end - 1).upperBound
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
