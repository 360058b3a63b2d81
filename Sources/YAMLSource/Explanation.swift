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
    var here: Range<Int> { text.character(at: stop) }

    var isAtEnd: Bool { stop >= text.bytes.count }

    func label(_ message: String, _ range: Range<Int>) -> (message: String, range: Range<Int>) {
        (message, range)
    }
}
