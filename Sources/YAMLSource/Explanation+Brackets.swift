// SPDX-License-Identifier: Apache-2.0

// What stands between brackets.

extension Explanation {
    var unexpectedInFlow: SyntaxFault {
        if let fault = curlyInFlow ?? swallowedQuote ?? swallowingComment(after: context)
            ?? unclosedBracket(at: context)
        {
            return fault
        }
        if text[stop] == UInt8(ascii: ";"), text.isBlank(stop + 1) { return Self.semicolon(at: stop) }
        if let last = opened.lastScalar, opened.isLastQuoted, last.upperBound == stop,
            !":[]{}".utf8.contains(text[stop])
        {
            let line = stop..<max(stop, text.content(at: stop).upperBound)
            return textAfterQuote(of: last, upTo: line.first { ",[]{}".utf8.contains(text[$0]) } ?? line.upperBound)
        }
        let bracket = text.character(at: context)
        if opening(of: text[stop]) != nil {
            return SyntaxFault(
                message: "`\(text.shown(context))` is closed by `\(text.shown(stop))`", range: here,
                labels: [label("opened here", bracket)]
            )
        }
        if text[stop] == UInt8(ascii: ":") { return colonInFlow }
        if let fault = braceInText { return fault }
        return SyntaxFault(
            message: "missing `,`", range: here, labels: [label("opened here", bracket)],
            help: ["separate items with `,`; quote a text that contains brackets or quotes"]
        )
    }

    /// `{ en: Saved {name}, de: … }`: a placeholder in a text without quotes.
    private var braceInText: SyntaxFault? {
        guard text[stop] == UInt8(ascii: "{"), let last = opened.lastScalar, !opened.isLastQuoted,
            text.trimmed(last.upperBound..<stop).isEmpty, text.isSameLine(last.lowerBound, stop)
        else { return nil }
        let line = stop..<max(stop, text.content(at: stop).upperBound)
        guard let close = line.first(where: { text[$0] == UInt8(ascii: "}") }) else { return nil }
        let end = (close + 1..<line.upperBound).first { ",[]{}".utf8.contains(text[$0]) } ?? line.upperBound
        let value = text.trimmed(last.lowerBound..<end)
        let quoted = text.quoted(value)
        return SyntaxFault(
            message: "a text between brackets can't contain `{` without quotes", range: value,
            labels: [label("read as the start of a mapping", here)], help: ["quote the text: `\(quoted)`"],
            fix: ("quote the text", value, quoted))
    }

    /// `{ text: Sync: failed }` or `{ a: 1 b: 2 }`
    private var colonInFlow: SyntaxFault {
        guard let last = opened.lastScalar, !opened.isLastQuoted, last.upperBound == stop else {
            return SyntaxFault(
                message: "unexpected `:`", range: here,
                labels: [label("within these brackets", text.character(at: context))],
                help: ["quote a text that contains `: `, or put a `,` before the key"]
            )
        }
        if let fault = semicolon(in: last) { return fault }
        let line = last.lowerBound..<max(stop, text.content(at: stop).upperBound)
        let end = line.dropFirst(last.count).first { ",[]{}".utf8.contains(text[$0]) } ?? line.upperBound
        let value = text.withoutComment(text.trimmed(last.lowerBound..<end))
        let quoted = text.quoted(value)
        var fault = SyntaxFault(
            message: "`:` and a space within a text without quotes", range: value,
            labels: [label("read as the end of a key", here)], help: ["quote the text: `\(quoted)`"],
            fix: ("quote the text", value, quoted)
        )
        // After several words, the last may be a key, and a comma may be missing.
        if last.contains(where: { text.isBlank($0) }) {
            fault.fix = nil
            fault.help.append("put a `,` before the next key")
        }
        return fault
    }

    /// `{ en: Saved; de: Gesichert }`: the text at `last` ends with the next key, behind a `;`.
    private func semicolon(in last: Range<Int>) -> SyntaxFault? {
        guard let sign = last.last(where: { text[$0] == UInt8(ascii: ";") }), text.isBlank(sign + 1),
            !(sign + 2..<max(sign + 2, last.upperBound)).contains(where: { text.isBlank($0) })
        else { return nil }
        return Self.semicolon(at: sign)
    }

    private static func semicolon(at sign: Int) -> SyntaxFault {
        SyntaxFault(
            message: "`;` between entries instead of `,`", range: sign..<sign + 1, help: ["write `,`"],
            fix: ("write `,`", sign..<sign + 1, ","))
    }

    /// A bracket is not closed if reading came to the end, or to a line that is no deeper than the one it is in.
    private func unclosedBracket(at bracket: Int) -> SyntaxFault? {
        let isOutside =
            !text.isSameLine(bracket, stop) && text.indentation(at: stop) <= text.indentation(at: bracket)
            && opening(of: text[stop]) == nil
        guard isAtEnd || isOutside else { return nil }
        let closing = text[bracket] == UInt8(ascii: "[") ? "]" : "}"
        return SyntaxFault(
            message: "unclosed `\(text.shown(bracket))`", range: text.character(at: bracket),
            labels: [label(isAtEnd ? "the file ends here" : "reading stopped here", here)],
            help: ["close it with `\(closing)`"]
        )
    }

    /// `{ tint: #B3261E }`: the comment runs to the end of the line and takes the bracket with it.
    private func swallowingComment(after bracket: Int) -> SyntaxFault? {
        var quote: UInt8?
        var before = bracket
        var offset = bracket + 1
        while offset < stop {
            let byte = text[offset]
            let startsValue = ":,[{".utf8.contains(text[before])
            if let open = quote {
                if byte == UInt8(ascii: "\\"), open == UInt8(ascii: "\"") { offset += 1 }
                if byte == open { quote = nil }
            } else if startsValue, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: "#"), text.isBlank(offset - 1) || text[offset - 1] == UInt8(ascii: "\n") {
                // Where a value is expected a comment is hardly meant, nor one that leaves its line's bracket open.
                let isMeant = text[before] == UInt8(ascii: ",") || !startsValue && !text.isSameLine(bracket, offset)
                if !isMeant, !text.isBlank(offset + 1) {
                    return swallowing(offset, isValue: startsValue, bracket)
                }
                offset = text.content(at: offset).upperBound
                continue
            }
            if !text.isBlank(offset), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { before = offset }
            offset += 1
        }
        return nil
    }

    private func swallowing(_ comment: Int, isValue: Bool, _ bracket: Int) -> SyntaxFault {
        let line = comment..<text.content(at: comment).upperBound
        let end = line.first { text.isBlank($0) || ",[]{}".utf8.contains(text[$0]) }
        let value = comment..<(end ?? line.upperBound)
        var fault = SyntaxFault(
            message: "`#` starts a comment, which swallows the rest of the line", range: value,
            labels: [label("never closed", text.character(at: bracket))],
            help: ["quote the text that contains the `#`, or close the `\(text.shown(bracket))` before the comment"]
        )
        if isValue {
            let quoted = text.quoted(value)
            fault.help = ["quote the value: `\(quoted)`"]
            fault.fix = ("quote the value", value, quoted)
        }
        return fault
    }

    var missingContent: SyntaxFault {
        if let bracket = opened.bracket {
            if let fault = swallowingComment(after: bracket) ?? unclosedBracket(at: bracket) { return fault }
            if opening(of: text[stop]) != nil {
                return SyntaxFault(
                    message: "`\(text.shown(bracket))` is closed by `\(text.shown(stop))`", range: here,
                    labels: [label("opened here", text.character(at: bracket))]
                )
            }
            if text[stop] == UInt8(ascii: ":") {
                return SyntaxFault(
                    message: "expected a key before `:`", range: here,
                    labels: [label("opened here", text.character(at: bracket))]
                )
            }
            return SyntaxFault(
                message: "expected a value before `\(text.shown(stop))`", range: here,
                labels: [label("opened here", text.character(at: bracket))],
                help: ["remove one `,`, or quote a text that is only punctuation"]
            )
        }
        if let fault = strayBracket { return fault }
        return SyntaxFault(
            message: "expected a value", range: here, help: ["quote a text that starts with `\(text.shown(stop))`"]
        )
    }
}
