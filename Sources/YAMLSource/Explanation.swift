// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// The way from libyaml's error to a ``SyntaxFault``.
struct Explanation {
    let problem: YAMLProblem
    /// Where libyaml stopped.
    let stop: Int
    /// Where that which it was reading starts.
    let context: Int
    let text: Lines
    let opened: SyntaxFault.OpenNodes

    /// The error in plain words.
    var fault: SyntaxFault {
        if problem.text == "found undefined tag handle" || problem.context.holds("a tag") { return tag }
        if problem.context.holds("directive") || problem.text.holds("%YAML") { return directive }
        if let fault = wideSign { return fault }
        return switch problem.text {
        case "found unexpected end of stream", "found unexpected document indicator": unclosedQuote(at: context)
        case "found unknown escape character": unknownEscape
        case "did not find expected hexdecimal number": shortEscape
        case "found invalid Unicode character escape code": impossibleEscape
        case "could not find expected ':'": missingColon
        case "mapping values are not allowed in this context": unexpectedColon
        case "did not find expected key", "did not find expected '-' indicator": unexpectedInBlock
        case "did not find expected ',' or ']'", "did not find expected ',' or '}'": unexpectedInFlow
        case "did not find expected node content": missingContent
        case "found character that cannot start any token": impossibleStart
        case "found a tab character that violates indentation",
            "found a tab character where an indentation space is expected":
            tab
        case "block sequence entries are not allowed in this context": unexpectedDash
        case "mapping keys are not allowed in this context": unexpectedQuestionMark
        case "found an indentation indicator equal to 0", "did not find expected comment or line break": blockHeader
        case "did not find expected alphabetic or numeric character": anchorName
        case "found incompatible YAML document": directive
        case "did not find expected <document start>": afterEnd
        case "found unexpected ':'": unexpectedColonInFlow
        case "": SyntaxFault(message: "out of memory", range: 0..<0)
        default: SyntaxFault(message: "not valid YAML", range: here, help: ["quote the text if it is one"])
        }
    }

    /// The character at which libyaml stopped.
    private var here: Range<Int> { text.character(at: stop) }

    private var isAtEnd: Bool { stop >= text.bytes.count }

    private func label(_ message: String, _ range: Range<Int>) -> (message: String, range: Range<Int>) {
        (message, range)
    }

    // MARK: - Quotes

    /// A quote that is not closed swallows all up to the next quote, or to the end.
    private func unclosedQuote(at quote: Int) -> SyntaxFault {
        if let fault = curlyEnd(of: quote) { return fault }
        let name = text[quote] == UInt8(ascii: "'") ? "single" : "double"
        return SyntaxFault(
            message: "unclosed \(name) quote", range: text.character(at: quote),
            labels: [label(isAtEnd ? "the file ends here" : "reading stopped here", here)],
            help: ["close the text with `\(text.shown(quote))`"]
        )
    }

    /// `"You are offline.”`: the quote at `quote`, whose text ends on its line with a curly one.
    private func curlyEnd(of quote: Int) -> SyntaxFault? {
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
    private var curlyInFlow: SyntaxFault? {
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

    private var unknownEscape: SyntaxFault {
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

    private var shortEscape: SyntaxFault {
        let letter = text[stop - 1]
        let digits = letter == UInt8(ascii: "x") ? 2 : letter == UInt8(ascii: "u") ? 4 : 8
        let range = max(0, stop - 2)..<stop
        return SyntaxFault(
            message: "escape `\(text.text(range))` without its \(digits) hexadecimal digits", range: range,
            help: ["write all \(digits) digits, or `\\\\` for a backslash"]
        )
    }

    private var impossibleEscape: SyntaxFault {
        let digits = text[stop - 1] == UInt8(ascii: "U") ? 8 : 4
        let range = max(0, stop - 2)..<min(stop + digits, text.bytes.count)
        return SyntaxFault(
            message: "escape `\(text.text(range))` is not a character", range: range,
            help: ["write the character itself, or `\\U` and the eight digits of its code"]
        )
    }

    // MARK: - Keys and values

    private var missingColon: SyntaxFault {
        let line = context..<max(context, text.content(at: context).upperBound)
        if let colon = text.tightColon(in: line) { return missingSpace(after: colon) }
        if let length = text.dashLength(at: line.lowerBound) { return wrongDash(line, length) }
        return withoutColon(line)
    }

    /// A line that should be `key: value`.
    private func withoutColon(_ line: Range<Int>) -> SyntaxFault {
        var fault = SyntaxFault(
            message: "expected `:` after a key", range: line,
            help: ["write `key: value`; indent the line if it continues the text above it"]
        )
        if let comment = foreignComment(in: line) { return comment }
        if let wide = line.first(where: text.isWideColon), wide > line.lowerBound { return wideColon(at: wide) }
        if text[line.lowerBound] == UInt8(ascii: "-"), line.count > 1, text[line.lowerBound + 1] != UInt8(ascii: "-") {
            let place = line.lowerBound + 1..<line.lowerBound + 1
            return SyntaxFault(
                message: "missing space after `-`", range: line, help: ["write `- \(text.text(line.dropFirst()))`"],
                fix: ("insert a space", place, " "))
        }
        if let equals = line.first(where: { text[$0] == UInt8(ascii: "=") }), equals > line.lowerBound {
            let key = text.trimmed(line.lowerBound..<equals)
            let value = text.trimmed(equals + 1..<line.upperBound)
            fault.message = "`=` after a key instead of `:`"
            fault.help = ["write `\(text.text(key)): \(text.text(value))`"]
            fault.fix = ("write `:`", key.upperBound..<value.lowerBound, ": ")
        }
        return fault
    }

    /// `level：error`
    private func wideColon(at offset: Int) -> SyntaxFault {
        let colon = offset..<offset + 3
        return SyntaxFault(
            message: "a full-width colon after a key instead of `:`", range: colon, help: ["write `: `"],
            fix: ("write `: `", colon, text.isBlank(colon.upperBound) ? ":" : ": "))
    }

    /// `– retry`
    private func wrongDash(_ line: Range<Int>, _ length: Int) -> SyntaxFault {
        let dash = line.lowerBound..<line.lowerBound + length
        return SyntaxFault(
            message: "`\(text.text(dash))` does not start a list item", range: dash, help: ["write a hyphen, `-`"],
            fix: ("write a hyphen", dash, "-"))
    }

    private func missingSpace(after colon: Int) -> SyntaxFault {
        if let width = WideSpaces.spaceLength(text.bytes, at: colon + 1) {
            let space = colon + 1..<colon + 1 + width
            let name = WideSpaces.name(text.bytes, at: colon + 1)
            return SyntaxFault(
                message: "\(name) after `:`", range: space, help: ["write a plain space"],
                fix: ("write a plain space", space, " "))
        }
        return SyntaxFault(
            message: "missing space after `:`", range: colon..<colon + 1, help: ["write `key: value`"],
            fix: ("insert a space", colon + 1..<colon + 1, " ")
        )
    }

    private var unexpectedColon: SyntaxFault {
        let line = text.content(at: stop)
        if let colon = text.keyEnd(in: line.lowerBound..<stop) { return colonInText(from: colon + 1, in: line) }
        let key = line.lowerBound..<max(line.lowerBound, stop)
        guard let before = text.contentBefore(stop) else {
            return SyntaxFault(message: "unexpected `:`", range: here, help: ["quote a text that contains `: `"])
        }
        if let colon = text.tightColon(in: before) { return missingSpace(after: colon) }
        if text.keyEnd(in: before) == nil, text[before.lowerBound] != UInt8(ascii: "-") {
            var fault = withoutColon(before)
            fault.labels = [label("before this key", key)]
            return fault
        }
        let indentation = Indentation(text)
        if let misplaced = indentation.shallowLine(before, above: line) { return misplaced.fault }
        let name = text.bytes.text(text.trimmed(key))
        var fault = SyntaxFault(
            message: "key indented below a line that has a value", range: key.isEmpty ? here : key,
            labels: [label("this line has a value of its own", before)],
            help: [
                Self.readsAsLanguage(name)
                    ? "write a line for each language, and none behind the key above: `en: …`, `\(name): …`"
                    : "align both lines, or remove the value from the upper one"
            ]
        )
        fault.isOfStructure = true
        if !indentation.opensBlock(line) { fault.column = text.indentation(at: before.lowerBound) }
        return fault
    }

    /// `text: Warning: disk full`
    private func colonInText(from start: Int, in line: Range<Int>) -> SyntaxFault {
        let value = text.withoutComment(text.trimmed(start..<line.upperBound))
        let first = text[value.lowerBound]
        guard first != UInt8(ascii: "\""), first != UInt8(ascii: "'"), value.contains(stop) else {
            return SyntaxFault(message: "unexpected `:`", range: here, help: ["quote the whole text"])
        }
        if let fault = languages(in: value) { return fault }
        let quoted = text.quoted(value)
        let written = text.bytes.text(value)
        let isCurly = CurlyQuotes.content(of: written) != nil
        let quotes = isCurly ? "in " + CurlyQuotes.name(in: written) : "without quotes"
        return SyntaxFault(
            message: "`:` and a space within a text \(quotes)", range: value,
            labels: [label("read as the end of a key", here)],
            help: [
                (isCurly ? "write straight quotes: " : "quote the text: ")
                    + (quoted.count > 60 ? "`\"…\"`" : "`\(quoted)`")
            ],
            fix: ("quote the text", value, quoted)
        )
    }

    /// `spokenPrefix: Error, fr: Erreur`, which may be meant for a text in two languages.
    private func languages(in value: Range<Int>) -> SyntaxFault? {
        let before = text.bytes.text(value.lowerBound..<stop)
        guard let comma = before.lastIndex(of: ","),
            case let name = before[comma...].dropFirst().drop(while: \.isWhitespace),
            Self.readsAsLanguage(String(name)), value.count <= Self.longestShown
        else { return nil }
        let quoted = text.quoted(value)
        return SyntaxFault(
            message: "`:` and a space within a text without quotes", range: value,
            labels: [label("read as the end of a key", here)],
            help: [
                "quote the text: `\(quoted)`",
                "or write a text in two languages in braces: `{ en: \(text.bytes.text(value)) }`",
            ],
            fix: ("quote the text", value, quoted))
    }

    /// What is longer is not shown as a whole.
    private static let longestShown = 80

    /// Whether `name` is the tag of a language that apps are in, such as `fr` or `pt-BR`. Most words of two letters are none.
    private static func readsAsLanguage(_ name: String) -> Bool {
        let parts = name.split(separator: "-", omittingEmptySubsequences: false)
        guard let language = parts.first, parts.count < 4 else { return false }
        return languages.contains(language) && parts.dropFirst().allSatisfy { (2...4).contains($0.utf8.count) }
    }

    /// Those of ISO 639 that apps are in most, but for `is`, `it`, `my` and `no`, which are words in English texts.
    private static let languages: Set<Substring> = Set(
        ("ar bg bn ca cs cy da de el en es et eu fa fi fil fr ga gl gu he hi hr hu hy id ja ka kk km kn ko lo lt lv mk ml mr ms "
            + "nb nl nn pa pl pt ro ru si sk sl sq sr sv sw ta te th tl tr uk ur uz vi zh").split(separator: " "))

    private var unexpectedColonInFlow: SyntaxFault {
        SyntaxFault(
            message: "unexpected `:`", range: here,
            help: ["put a space after the `:` of a key, or quote a text that contains `:`"]
        )
    }

    // MARK: - Signs of other keyboards

    /// `{ level: error， text: 失敗。 }`: a sign that is none to YAML, on the line on which reading stopped, on one on which what was
    /// read begins, or on the one before.
    private var wideSign: SyntaxFault? {
        guard !problem.context.holds("quoted scalar") else { return nil }
        let places = [stop, context, opened.lastScalar?.lowerBound, text.contentBefore(stop)?.lowerBound]
        return places.lazy.compactMap { $0.flatMap(wideSign) }.first
    }

    private func wideSign(onLineOf offset: Int) -> SyntaxFault? {
        let line = text.content(at: offset)
        let bracket = opened.bracket.flatMap { $0 < line.lowerBound ? text[$0] : nil }
        var signs = WideSigns(text, within: bracket)
        let isText = !signs.walk(line)
        guard let first = signs.all.first, first.range.lowerBound <= stop else { return nil }
        // One that is left would come to light only once these are mended.
        let isWhole = signs.walkEntry(below: line, isText: isText)
        let meant = signs.all.map(\.meant)
        var fault = SyntaxFault(
            message: Self.message(on: first, in: text), range: first.range, help: [Self.help(meant)])
        if isWhole, let last = signs.all.last {
            let range = first.whole.lowerBound..<last.whole.upperBound
            fault.fix = (fault.help[0], range, text.bytes.text(range, replacing: signs.all.map { ($0.whole, $0.text) }))
        }
        return fault
    }

    private static func message(on sign: WideSigns.Sign, in text: Lines) -> String {
        let name = text.text(sign.range).unicodeScalars.first.map(ASCIIForm.name) ?? ""
        let place =
            sign.meant == UInt8(ascii: ":") ? " after a key" : sign.meant == UInt8(ascii: ",") ? " between entries" : ""
        return "\(name)\(place) instead of `\(Unicode.Scalar(sign.meant))`"
    }

    /// Which signs to write.
    private static func help(_ meant: [UInt8]) -> String {
        if meant.allSatisfy({ $0 == UInt8(ascii: ":") }) { return "write `: `" }
        var seen: Set<UInt8> = []
        let signs = meant.filter { seen.insert($0).inserted }.map { "`\(Unicode.Scalar($0))`" }
        return "write " + signs.dropLast().joined(separator: ", ") + (signs.count > 1 ? " and " : "")
            + (signs.last ?? "")
    }

    // MARK: - Blocks

    private var unexpectedInBlock: SyntaxFault {
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
    private var foreignComment: SyntaxFault? {
        foreignComment(in: stop..<max(stop, text.content(at: stop).upperBound))
    }

    /// What other languages have for a comment, from the start of `line` to its end.
    private func foreignComment(in line: Range<Int>) -> SyntaxFault? {
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
    private func textAfterQuote(of quoted: Range<Int>, upTo end: Int) -> SyntaxFault {
        let isSingle = text[quoted.lowerBound] == UInt8(ascii: "'")
        return SyntaxFault(
            message: "text after a closing quote", range: stop..<max(stop, end),
            labels: [label("the text ends here", quoted.upperBound - 1..<quoted.upperBound)],
            help: [isSingle ? "write `''` for a `'` within the text" : "write `\\\"` for a `\"` within the text"]
        )
    }

    private func column(of offset: Int) -> Int { offset - text.bytes.lineRange(at: offset).lowerBound }

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
    private var swallowedQuote: SyntaxFault? {
        guard let last = opened.lastScalar, opened.isLastQuoted, text.isSameLine(last.upperBound, stop) else {
            return nil
        }
        if let fault = curlyEnd(of: last.lowerBound) ?? MisclosedQuote.fault(of: last, in: text) { return fault }
        return text.isSameLine(last.lowerBound, last.upperBound) ? nil : unclosedQuote(at: last.lowerBound)
    }

    private var strayBracket: SyntaxFault? {
        guard let opening = opening(of: text[stop]) else { return nil }
        return SyntaxFault(
            message: "`\(text.shown(stop))` without a `\(opening)` before it", range: here,
            help: ["remove it, or quote a text that contains it"]
        )
    }

    private func opening(of byte: UInt8) -> String? {
        switch byte {
        case UInt8(ascii: "]"): "["
        case UInt8(ascii: "}"): "{"
        default: nil
        }
    }

    private var unexpectedDash: SyntaxFault {
        SyntaxFault(
            message: "a list cannot start on the line of its key", range: here,
            help: ["start each item on a line of its own, or write `[a, b]`", "quote a text that starts with `- `"]
        )
    }

    private var unexpectedQuestionMark: SyntaxFault {
        SyntaxFault(message: "unexpected `?`", range: here, help: ["quote a text that starts with `? `"])
    }

    private var afterEnd: SyntaxFault {
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

    // MARK: - Brackets

    private var unexpectedInFlow: SyntaxFault {
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

    private var missingContent: SyntaxFault {
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

    // MARK: - Characters

    private var impossibleStart: SyntaxFault {
        switch text[stop] {
        case 0x09: return tab
        case UInt8(ascii: "|"), UInt8(ascii: ">"):
            return SyntaxFault(
                message: "a block of text cannot appear between brackets", range: here,
                help: ["quote a text that starts with `\(text.shown(stop))`"]
            )
        default:
            return SyntaxFault(
                message: "a text without quotes cannot start with `\(text.shown(stop))`", range: here,
                help: ["quote the text"]
            )
        }
    }

    private var tab: SyntaxFault {
        var end = stop
        while text[end] == 0x09 || text[end] == 0x20 { end += 1 }
        var fault = SyntaxFault(
            message: "tab used for indentation", range: stop..<max(end, here.upperBound), help: ["indent with spaces"]
        )
        fault.column = Indentation(text).expectedColumn(at: stop)
        fault.isTab = true
        return fault
    }

    private var blockHeader: SyntaxFault {
        if problem.text.hasSuffix("0") {
            return SyntaxFault(
                message: "the indentation of a block of text cannot be 0", range: here,
                help: ["write a digit from 1 to 9"]
            )
        }
        return SyntaxFault(
            message: "unexpected text after `\(text.shown(context))`",
            range: stop..<max(stop, text.content(at: stop).upperBound),
            labels: [label("a block of text starts here", text.character(at: context))],
            help: ["start the block on the next line", "quote a text that starts with `\(text.shown(context))`"]
        )
    }

    private var anchorName: SyntaxFault {
        let sign = text.shown(context)
        return SyntaxFault(
            message: "expected a name after `\(sign)`",
            range: context..<max(stop, text.character(at: context).upperBound),
            help: ["quote a text that starts with `\(sign)`"],
        )
    }

    private var tag: SyntaxFault {
        var start = min(context, stop)
        if text[start] != UInt8(ascii: "!") { start = stop }
        let end = start < text.bytes.count ? NodeProperties.end(in: text.bytes, start..<text.bytes.count) : start
        return SyntaxFault(message: "", range: start..<end, isTag: true)
    }

    private var directive: SyntaxFault {
        let start = text.content(at: min(context, stop)).lowerBound
        let line = text.withoutComment(text.content(at: start))
        return SyntaxFault(
            message: "unknown directive `\(text.text(line))`", range: line,
            help: ["remove the line, or quote a text that starts with `%`"]
        )
    }
}
