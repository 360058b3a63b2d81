// SPDX-License-Identifier: Apache-2.0

// Texts in quotes, and escapes in them.

extension Explanation {
    /// A quote that is not closed swallows all up to the next quote, or to the end.
    func unclosedQuote(at quote: Int) -> SyntaxFault {
        if let fault = curlyEnd(of: quote) { return fault }
        let name = text[quote] == UInt8(ascii: "'") ? "single" : "double"
        return SyntaxFault(
            message: "unclosed \(name) quote", range: text.character(at: quote),
            labels: [label(isAtEnd ? "the file ends here" : "reading stopped here", here)],
            help: ["close the text with `\(text.shown(quote))`"]
        )
    }

    /// `"You are offline.”`: the quote at `quote`, whose text ends on its line with a curly one.
    func curlyEnd(of quote: Int) -> SyntaxFault? {
        guard text[quote] == UInt8(ascii: "\"") else { return nil }
        let line = quote + 1..<max(quote + 1, text.content(at: quote).upperBound)
        guard let close = curlyQuotes(in: line).last(where: { CurlyQuotes.closes($0.scalar) }) else { return nil }
        let next = text[close.range.upperBound]
        guard text.isBlank(close.range.upperBound) || ",]}".utf8.contains(next) else { return nil }
        return SyntaxFault(
            message: "a \(CurlyQuotes.name(of: close.scalar)) does not close the text", range: close.range,
            labels: [label("the text starts here", text.character(at: quote))], help: ["write a straight quote, `\"`"],
            fix: ("write a straight quote", close.range, "\""))
    }

    /// The double curly quotes in `range`, in order.
    private func curlyQuotes(in range: Range<Int>) -> [(scalar: Unicode.Scalar, range: Range<Int>)] {
        range.compactMap { offset in
            guard text[offset] >= 0xC2, let (code, count) = UTF8Decoding.scalar(in: text.bytes, at: offset),
                let scalar = Unicode.Scalar(code), CurlyQuotes.closes(scalar)
            else { return nil }
            return (scalar, offset..<offset + count)
        }
    }

    /// `{ one: “{count} item” }`: a text in curly quotes between brackets, on the line on which reading stopped.
    var curlyInFlow: SyntaxFault? {
        let line = text.content(at: stop)
        let quotes = curlyQuotes(in: line)
        guard let open = quotes.last(where: { CurlyQuotes.opens($0.scalar) && $0.range.lowerBound < stop }) else {
            return nil
        }
        let before = text.contentEnd(before: open.range.lowerBound, in: line)
        guard before.map({ ":,[{".utf8.contains(text[$0]) }) ?? true,
            let close = quotes.first(where: { $0.range.lowerBound >= open.range.upperBound })
        else { return nil }
        let value = open.range.lowerBound..<close.range.upperBound
        let quoted = text.quoted(value)
        return SyntaxFault(
            message: "a text in \(CurlyQuotes.name(in: text.bytes.text(value))), which YAML takes for letters",
            range: value,
            labels: [label("reading stopped here", here)],
            help: ["write straight quotes: " + (quoted.count > 60 ? "`\"…\"`" : "`\(quoted)`")],
            fix: ("write straight quotes", value, quoted))
    }

    var unknownEscape: SyntaxFault {
        let range = stop..<text.character(at: stop + 1).upperBound
        return SyntaxFault(
            message: "unknown escape `\(text.text(range))`", range: range,
            labels: [label("in this text", text.character(at: context))],
            help: [
                interpolated.map { "write `{\(text.text($0))}` for a parameter" }
                    ?? "write `\\\\` for a backslash, or use single quotes, in which a backslash is just a backslash"
            ]
        )
    }

    /// The name in `\(name)`, with which Swift's literals take a value.
    private var interpolated: Range<Int>? {
        guard text[stop + 1] == UInt8(ascii: "(") else { return nil }
        let name = text.bytes[(stop + 2)...].prefix { byte in
            let character = Character(Unicode.Scalar(byte))
            return character.isASCII && (character.isLetter || character.isNumber)
        }
        return !name.isEmpty && text[name.endIndex] == UInt8(ascii: ")") ? name.startIndex..<name.endIndex : nil
    }

    var shortEscape: SyntaxFault {
        let letter = text[stop - 1]
        let digits = letter == UInt8(ascii: "x") ? 2 : letter == UInt8(ascii: "u") ? 4 : 8
        let range = max(0, stop - 2)..<stop
        return SyntaxFault(
            message: "escape `\(text.text(range))` without its \(digits) hexadecimal digits", range: range,
            help: ["write all \(digits) digits, or `\\\\` for a backslash"]
        )
    }

    var impossibleEscape: SyntaxFault {
        let digits = text[stop - 1] == UInt8(ascii: "U") ? 8 : 4
        let range = max(0, stop - 2)..<min(stop + digits, text.bytes.count)
        return SyntaxFault(
            message: "escape `\(text.text(range))` is not a character", range: range,
            help: ["write the character itself, or `\\U` and the eight digits of its code"]
        )
    }
}
