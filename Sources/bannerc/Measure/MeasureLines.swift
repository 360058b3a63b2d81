// SPDX-License-Identifier: Apache-2.0

import BannerProject
import Diagnostics
import JSONWriting
import YAMLSource

/// Answers questions that come as JSON lines (jsonlines.org), each before it waits for the next one:
///
/// ```
/// {"text": "Sync failed.", "locale": "en", "sizePt": 21, "widthPt": 240}
/// { "lines": 1, "verdict": "fits", "widthPt": 115.437, "breaks": [] }
/// ```
///
/// A line that can't be answered gets `{ "error": "…", "line": 3 }` in its place. Blank lines get no answer, but are counted.
struct MeasureLines {
    private let measurer = TextMeasurer()
    /// What holds where a line does not say otherwise.
    private let defaults: TextMeasurer.Question
    private let terminal: Terminal
    /// How many lines were read.
    private var count = 0
    private var hasErrors = false

    /// More than a text of ``Limits/scalarBytes`` takes when all of it is escaped, and a hundred paths of fonts.
    private static let longestLine = 1 << 20

    init(_ terminal: Terminal, defaults: TextMeasurer.Question) {
        self.terminal = terminal
        self.defaults = defaults
    }

    /// Answers the lines of standard input, and says whether all could be answered.
    mutating func run() throws(SystemError) -> ExitStatus {
        var line: [UInt8] = []
        // Who reads the answers may have seen enough.
        while !terminal.isOutputClosed {
            terminal.flush()
            let bytes = try FileSystem.readOnceFromStandardInput()
            var rest = bytes[...]
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                line += rest[..<end].prefix(Self.longestLine + 1 - line.count)
                answer(line)
                line.removeAll(keepingCapacity: true)
                rest = rest[(end + 1)...]
            }
            line += rest.prefix(Self.longestLine + 1 - line.count)
            if bytes.isEmpty { break }
        }
        if !line.isEmpty { answer(line) }
        return hasErrors ? .findings : .clean
    }

    private mutating func answer(_ line: [UInt8]) {
        count += 1
        if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return }
        do throws(CommandFailure) {
            guard line.count <= Self.longestLine else { throw CommandFailure("a line is longer than 1 MiB") }
            let answer = try measurer.answer(try QuestionReader.read(line, defaults: defaults))
            write { json in
                json.member("lines", answer.lines.count)
                json.member("verdict", answer.verdict)
                if let width = answer.width { json.member("widthPt", width) } else { json.null("widthPt") }
                json.list("breaks", answer.breaks)
                if let doubt = answer.doubt { json.member("doubt", doubt) }
            }
        } catch {
            hasErrors = true
            let messages = error.messages + error.report.sorted().map(\.message)
            write { [count] json in
                json.member("error", messages.joined(separator: "; "))
                json.member("line", count)
            }
        }
    }

    private func write(_ body: (inout JSONWriter) -> Void) {
        terminal.print(String(decoding: JSONWriter.document(.inline, body), as: UTF8.self))
    }
}
