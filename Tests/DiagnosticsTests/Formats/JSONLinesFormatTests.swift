// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Foundation
import Testing

@Suite("JSON Lines format")
struct JSONLinesFormatTests {
    @Test("Each line is the object that the JSON format has in its array")
    func sample() throws {
        let report = try FormatSamples.usual()
        let lines = FormatSamples.text(.jsonl, report).split(separator: "\n", omittingEmptySubsequences: false)
        try #require(lines.count == 4 && lines[3].isEmpty)
        let objects = try lines.dropLast().map { try Reading.object(Array($0.utf8)) as NSDictionary }
        let json = try Reading.object(OutputFormat.json.render(report))
        #expect(objects == json["findings"] as? [NSDictionary])
        #expect(
            lines[0] == """
                { "rule": { "code": "BN103", "name": "duplicate-key" }, "severity": "warning", \
                "message": "`{x}` stands twice", "path": "specs/owl.yaml", \
                "range": { "start": { "line": 1, "column": 13, "offset": 16 }, \
                "end": { "line": 1, "column": 18, "offset": 23 } }, \
                "keyPath": "", "cases": [], "label": "", "labels": [], "notes": [], "help": [], "fix": null }
                """
        )
    }

    @Test("Without findings it is an empty file")
    func nothing() {
        #expect(OutputFormat.jsonl.render(Report(), options: FormatSamples.options).isEmpty)
    }

    @Test("With a cap a last line says how many findings are not shown")
    func cap() throws {
        var options = FormatSamples.options
        options.maxDiagnostics = 1
        let lines = FormatSamples.text(.jsonl, try FormatSamples.usual(), options).split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.last == #"{ "notShown": 2 }"#)
    }

    @Test("No text breaks a line")
    func hostile() throws {
        let lines = FormatSamples.text(.jsonl, FormatSamples.hostile()).split(whereSeparator: \.isNewline)
        let messages = try lines.map { try Reading.object(Array($0.utf8))["message"] as? String }
        #expect(Reading.same(messages, FormatSamples.hostileTexts))
    }
}
