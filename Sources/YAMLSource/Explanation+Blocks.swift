// SPDX-License-Identifier: Apache-2.0

import Diagnostics

// Lines and their indentation.

extension Explanation {
    var unexpectedInBlock: SyntaxFault {
        if let fault = trailingSign ?? swallowedQuote ?? strayBracket ?? foreignComment ?? textAfterBracket {
            return fault
        }
        if let last = opened.lastScalar, opened.isLastQuoted, text.isSameLine(last.upperBound, stop) {
            return textAfterQuote(of: last, upTo: text.content(at: stop).upperBound)
        }
        if text[stop] == UInt8(ascii: ":"), text.isBlank(stop + 1) {
            return SyntaxFault(message: "expected a key before `:`", range: here)
        }
        let isList = problem.context.holds("collection")
        let isDash = text[stop] == UInt8(ascii: "-") && text.isBlank(stop + 1)
        if text.isFirst(stop), text.indentation(at: stop) != column(of: context) { return badIndentation }
        if isDash, !isList { return mixed("list item among keys", "the keys start here") }
        if isList { return mixed("expected a list item", "the list starts here") }
        return SyntaxFault(
            message: "unexpected text", range: stop..<max(stop, text.content(at: stop).upperBound),
            help: ["quote the whole value, or put a new key on a line of its own"]
        )
    }

    /// `[a, b] // two`
    var foreignComment: SyntaxFault? {
        foreignComment(in: stop..<max(stop, text.content(at: stop).upperBound))
    }

    /// What other languages have for a comment, from the start of `line` to its end.
    func foreignComment(in line: Range<Int>) -> SyntaxFault? {
        let marks = [("//", ""), ("/*", "*/"), ("<!--", "-->")]
        let found = marks.first { text.text(line.prefix($0.0.utf8.count)) == $0.0 }
        guard let (open, close) = found else { return nil }
        let body = text.trimmed(line.dropFirst(open.utf8.count))
        let isClosed = !close.isEmpty && text.text(body.suffix(close.utf8.count)) == close
        let comment = isClosed ? text.trimmed(body.dropLast(close.utf8.count)) : body
        var fault = SyntaxFault(
            message: "`\(open)` does not start a comment", range: line, help: ["comments start with `#`"])
        // One that is closed further below takes more than a word.
        if close.isEmpty || isClosed { fault.fix = ("write `#`", line, "# " + text.bytes.text(comment)) }
        return fault
    }

    /// `{ en: Saved },` or `"Saved"；`: what ends an entry elsewhere, or a character that nobody sees, behind a bracket or a quote.
    private var trailingSign: SyntaxFault? {
        let line = text.content(at: stop)
        let rest = text.withoutComment(stop..<max(stop, line.upperBound))
        guard !rest.isEmpty, rest.count <= Self.longestSign,
            let last = text.contentEnd(before: stop, in: line), "}]\"'".utf8.contains(text[last])
        else { return nil }
        let scalars = text.bytes.text(rest).unicodeScalars
        let seen = scalars.filter { !$0.properties.isDefaultIgnorableCodePoint && !$0.properties.isWhitespace }
        guard seen.allSatisfy({ [",", ";"].contains(ASCIIForm.of($0) ?? String($0)) }), let first = scalars.first else {
            return nil
        }
        let sign =
            seen.isEmpty ? "the invisible character \(first.codePointName)" : "`\(seen.map(String.init).joined())`"
        var fault = SyntaxFault(
            message: "\(sign) at the end of a line", range: rest,
            help: [seen.isEmpty ? "remove it" : "remove it: each key has a line of its own"],
            fix: ("remove it", rest, ""))
        fault.isSuperfluous = true
        return fault
    }

    /// A sign, and what came along with it.
    private static let longestSign = 16

    /// `{count} items`: a text that starts with a placeholder, which YAML takes for a mapping.
    private var textAfterBracket: SyntaxFault? {
        let line = text.content(at: stop)
        guard let last = text.contentEnd(before: stop, in: line), text[last] == UInt8(ascii: "}"),
            let colon = text.keyEnd(in: line.lowerBound..<stop)
        else { return nil }
        let value = text.withoutComment(text.trimmed(colon + 1..<line.upperBound))
        guard text[value.lowerBound] == UInt8(ascii: "{") else { return nil }
        if text.keyEnd(in: value.lowerBound..<last) != nil { return textAfterMapping(from: last, to: value.upperBound) }
        let quoted = text.quoted(value)
        return SyntaxFault(
            message: "a text without quotes cannot start with `{`", range: value,
            labels: [label("read as the end of a mapping", last..<last + 1)],
            help: ["quote the text: " + (quoted.count > 60 ? "`\"…\"`" : "`\(quoted)`")],
            fix: ("quote the text", value, quoted))
    }

    /// `{ en: Saved } today`: no placeholder stands between the brackets.
    private func textAfterMapping(from bracket: Int, to end: Int) -> SyntaxFault {
        SyntaxFault(
            message: "text after `}`, which ends the value", range: stop..<max(stop, end),
            labels: [label("the value ends here", bracket..<bracket + 1)],
            help: ["remove it, or move it between the brackets", "quote the whole value if it is a text"])
    }

    /// `'Can't sync'`: a quote within a text, which ends it.
    func textAfterQuote(of quoted: Range<Int>, upTo end: Int) -> SyntaxFault {
        let isSingle = text[quoted.lowerBound] == UInt8(ascii: "'")
        return SyntaxFault(
            message: "text after a closing quote", range: stop..<max(stop, end),
            labels: [label("the text ends here", quoted.upperBound - 1..<quoted.upperBound)],
            help: [isSingle ? "write `''` for a `'` within the text" : "write `\\\"` for a `\"` within the text"]
        )
    }

    func column(of offset: Int) -> Int { offset - text.bytes.lineRange(at: offset).lowerBound }

    private var badIndentation: SyntaxFault {
        if let fault = commentWithinText { return fault }
        if let misplaced = Indentation(text).misplacedLine(at: stop) { return misplaced.fault }
        var fault = SyntaxFault(
            message: "indentation matches no line above", range: text.withoutComment(text.content(at: stop)),
            labels: [label("indented by \(Indentation.spaces(column(of: context)))", text.character(at: context))],
            help: ["indent by as many spaces as the lines it belongs to; this one has \(column(of: stop))"]
        )
        fault.isOfStructure = true
        return fault
    }

    /// `Hello`, and below it `wide #world`: the comment ends the text, which goes on with the line on which reading stopped.
    private var commentWithinText: SyntaxFault? {
        guard let last = opened.lastScalar, !opened.isLastQuoted, let before = text.contentBefore(stop),
            before.contains(last.upperBound - 1)
        else { return nil }
        let comment = text.trimmed(last.upperBound..<before.upperBound)
        let line = text.content(at: stop)
        guard text[comment.lowerBound] == UInt8(ascii: "#"), text.keyEnd(in: line) == nil,
            text[line.lowerBound] != UInt8(ascii: "-")
        else { return nil }
        return SyntaxFault(
            message: "`#` starts a comment, which ends the text", range: comment,
            labels: [label("the text does not continue here", line)], help: ["quote the text that contains the `#`"])
    }

    private func mixed(_ message: String, _ start: String) -> SyntaxFault {
        var fault = SyntaxFault(
            message: message, range: text.withoutComment(stop..<max(stop, text.content(at: stop).upperBound)),
            labels: [label(start, text.character(at: context))],
            help: ["indent the line below the key it belongs to; a list has only items, a mapping only keys"]
        )
        fault.isOfStructure = true
        return fault
    }

    /// A text between quotes that runs over lines, with more behind it: its first quote was not closed on its line.
    var swallowedQuote: SyntaxFault? {
        guard let last = opened.lastScalar, opened.isLastQuoted, text.isSameLine(last.upperBound, stop) else {
            return nil
        }
        if let fault = curlyEnd(of: last.lowerBound) ?? MisclosedQuote.fault(of: last, in: text) { return fault }
        return text.isSameLine(last.lowerBound, last.upperBound) ? nil : unclosedQuote(at: last.lowerBound)
    }

    var strayBracket: SyntaxFault? {
        guard let opening = opening(of: text[stop]) else { return nil }
        return SyntaxFault(
            message: "`\(text.shown(stop))` without a `\(opening)` before it", range: here,
            help: ["remove it, or quote a text that contains it"]
        )
    }

    func opening(of byte: UInt8) -> String? {
        switch byte {
        case UInt8(ascii: "]"): "["
        case UInt8(ascii: "}"): "{"
        default: nil
        }
    }

    var unexpectedDash: SyntaxFault {
        SyntaxFault(
            message: "a list cannot start on the line of its key", range: here,
            help: ["start each item on a line of its own, or write `[a, b]`", "quote a text that starts with `- `"]
        )
    }

    var unexpectedQuestionMark: SyntaxFault {
        SyntaxFault(message: "unexpected `?`", range: here, help: ["quote a text that starts with `? `"])
    }

    var afterEnd: SyntaxFault {
        if let fault = swallowedQuote ?? strayBracket { return fault }
        if let first = opened.rootStart, text.isFirst(stop), column(of: stop) < text.indentation(at: first) {
            return SyntaxFault(
                message: "line indented less than the first", range: text.withoutComment(text.content(at: stop)),
                labels: [
                    label("indented by \(Indentation.spaces(text.indentation(at: first)))", text.character(at: first))
                ],
                help: ["start all keys of the file in the first column"]
            )
        }
        return SyntaxFault(
            message: "text after the end of the content", range: here,
            help: ["a file contains one value: keys with values, one per line"]
        )
    }
}
