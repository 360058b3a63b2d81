// SPDX-License-Identifier: Apache-2.0

// Keys and values.

extension Explanation {
    var missingColon: SyntaxFault {
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

    var unexpectedColon: SyntaxFault {
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
    func languages(in value: Range<Int>) -> SyntaxFault? {
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
    static let languages: Set<Substring> = Set(
        ("ar bg bn ca cs cy da de el en es et eu fa fi fil fr ga gl gu he hi hr hu hy id ja ka kk km kn ko lo lt lv mk ml mr ms "
            + "nb nl nn pa pl pt ro ru si sk sl sq sr sv sw ta te th tl tr uk ur uz vi zh").split(separator: " "))

    var unexpectedColonInFlow: SyntaxFault {
        SyntaxFault(
            message: "unexpected `:`", range: here,
            help: ["put a space after the `:` of a key, or quote a text that contains `:`"]
        )
    }
}
