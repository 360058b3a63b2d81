// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import JSONWriting
import YAMLSource

/// Answers questions that come as JSON lines, one line each:
///
/// ```
/// {"text": "Sync failed.", "locale": "en", "sizePt": 21, "widthPt": 240}
/// { "lines": 1, "verdict": "fits", "widthPt": 117.9, "breaks": [] }
/// ```
///
/// A line that can't be answered gets `{ "error": "…" }`, so that answers keep step with questions.
struct MeasureLines {
    private let measurer = TextMeasurer()
    private let terminal: Terminal
    private var hasErrors = false

    init(_ terminal: Terminal) { self.terminal = terminal }

    /// Answers each line of `input`, and says whether all could be answered.
    mutating func run(_ input: [UInt8]) -> ExitStatus {
        for line in input.split(separator: UInt8(ascii: "\n")) where !line.allSatisfy({ $0 == 0x20 || $0 == 0x0D }) {
            answer(Array(line))
        }
        return hasErrors ? .findings : .clean
    }

    private mutating func answer(_ line: [UInt8]) {
        do throws(CommandFailure) {
            let answer = try measurer.answer(try Self.question(line))
            write { json in
                json.member("lines", answer.lines.count)
                json.member("verdict", answer.verdict)
                json.member("widthPt", answer.width)
                json.list("breaks", answer.breaks)
            }
        } catch {
            hasErrors = true
            let messages = error.messages + error.report.sorted().map(\.message)
            write { $0.member("error", messages.joined(separator: "; ")) }
        }
    }

    private func write(_ body: (inout JSONWriter) -> Void) {
        terminal.print(String(decoding: JSONWriter.document(.inline, body), as: UTF8.self))
    }

    private static func question(_ line: [UInt8]) throws(CommandFailure) -> TextMeasurer.Question {
        var sources = SourceSet()
        var findings: [Finding] = []
        let source = SourceFile(path: "line", bytes: line)
        let tree = JSONReader.read(source, as: sources.add(source), findings: &findings)
        guard let root = tree?.root, findings.isEmpty else {
            throw CommandFailure(Report(sources: sources, findings: findings))
        }
        guard root.kind == .mapping else { throw CommandFailure("a line is an object with `text`") }
        var question = TextMeasurer.Question(text: "")
        var hasText = false
        for (key, value) in root.entries {
            switch key.text {
            case "text":
                question.text = value.text
                hasText = value.kind == .scalar
            case "locale": question.locale = value.text
            case "sizePt": question.points = try number(value, key)
            case "widthPt": question.width = try number(value, key)
            case "limit": question.limit = try count(value, key)
            case "keepAll": question.keepsWords = value.text != "false"
            case "fonts":
                guard value.kind == .sequence || value.text == "null" else {
                    throw CommandFailure("`fonts` is a list of files")
                }
                question.fonts = value.items.map(\.text)
            default: throw CommandFailure("there is no key \(key.text.shown)")
            }
        }
        guard hasText else { throw CommandFailure("`text` is missing") }
        return question
    }

    private static func number(_ value: Node, _ key: Node) throws(CommandFailure) -> Double {
        guard let number = Double(value.text), number.isFinite else {
            throw CommandFailure("`\(key.text)` is a number")
        }
        return number
    }

    private static func count(_ value: Node, _ key: Node) throws(CommandFailure) -> Int {
        guard let number = Int(value.text), number >= 0 else { throw CommandFailure("`\(key.text)` is a whole number") }
        return number
    }
}
