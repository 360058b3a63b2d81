// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Testing

@Suite("JSON format")
struct JSONFormatTests {
    @Test("Everything that a finding has is there, under the same keys for all")
    func sample() throws {
        #expect(
            FormatSamples.text(.json, try FormatSamples.usual())
                == ##"""
                {
                  "version": 1,
                  "findings": [
                    {
                      "rule": { "code": "BN103", "name": "duplicate-key" },
                      "severity": "warning",
                      "message": "`{x}` stands twice",
                      "path": "specs/owl.yaml",
                      "range": { "start": { "line": 1, "column": 13, "offset": 16 }, "end": { "line": 1, "column": 18, "offset": 23 } },
                      "keyPath": "",
                      "cases": [],
                      "label": "",
                      "labels": [],
                      "notes": [],
                      "help": [],
                      "fix": null
                    },
                    {
                      "rule": { "code": "BN103", "name": "duplicate-key" },
                      "severity": "info",
                      "message": "over two lines",
                      "path": "specs/owl.yaml",
                      "range": { "start": { "line": 1, "column": 13, "offset": 16 }, "end": { "line": 2, "column": 11, "offset": 38 } },
                      "keyPath": "",
                      "cases": [],
                      "label": "",
                      "labels": [],
                      "notes": [],
                      "help": [],
                      "fix": null
                    },
                    {
                      "rule": { "code": "BN401", "name": "contrast-text" },
                      "severity": "error",
                      "message": "text on tint is 2.98:1, below 4.5:1",
                      "path": "specs/owl.yaml",
                      "range": { "start": { "line": 2, "column": 13, "offset": 40 }, "end": { "line": 2, "column": 30, "offset": 57 } },
                      "keyPath": "banners.owl.tint",
                      "cases": [],
                      "label": "resolves to #4CAF50",
                      "labels": [
                        {
                          "message": "defined [here]",
                          "path": "brand.yaml",
                          "range": { "start": { "line": 2, "column": 10, "offset": 18 }, "end": { "line": 2, "column": 19, "offset": 27 } }
                        }
                      ],
                      "notes": ["15 pt counts as normal text"],
                      "help": ["use a darker tint"],
                      "fix": {
                        "message": "#2E7D32 keeps the hue",
                        "safety": "unsafe",
                        "edits": [
                          {
                            "path": "specs/owl.yaml",
                            "range": { "start": { "line": 2, "column": 13, "offset": 40 }, "end": { "line": 2, "column": 30, "offset": 57 } },
                            "replacement": "\"#2E7D32\""
                          },
                          {
                            "path": "specs/owl.yaml",
                            "range": { "start": { "line": 1, "column": 1, "offset": 0 }, "end": { "line": 1, "column": 1, "offset": 0 } },
                            "replacement": "# paler\n"
                          }
                        ]
                      }
                    }
                  ],
                  "summary": { "error": 1, "warning": 1, "info": 1, "notShown": 0 }
                }

                """##
        )
    }

    @Test("Without findings the object is there all the same")
    func nothing() {
        #expect(
            FormatSamples.text(.json, Report())
                == """
                {
                  "version": 1,
                  "findings": [],
                  "summary": { "error": 0, "warning": 0, "info": 0, "notShown": 0 }
                }

                """
        )
    }

    @Test("With a cap the summary counts all, and says how many are not shown")
    func cap() throws {
        var options = FormatSamples.options
        options.maxDiagnostics = 1
        let json = try Reading.object(OutputFormat.json.render(FormatSamples.usual(), options: options))
        let summary = try #require(json["summary"] as? [String: Int])
        #expect(summary == ["error": 1, "warning": 1, "info": 1, "notShown": 2])
        #expect((json["findings"] as? [Any])?.count == 1)
    }

    @Test("Every text comes back as it was")
    func hostile() throws {
        let json = try Reading.object(OutputFormat.json.render(FormatSamples.hostile()))
        let findings = try #require(json["findings"] as? [[String: Any]])
        #expect(Reading.same(findings.map { $0["message"] as? String }, FormatSamples.hostileTexts))
        #expect(Reading.same(findings.map { $0["path"] as? String }, FormatSamples.hostileTexts))
        #expect(Reading.same(findings.map { $0["keyPath"] as? String }, FormatSamples.hostileTexts))
        #expect(Reading.same(findings.map { ($0["notes"] as? [String])?.first }, FormatSamples.hostileTexts))
    }

    @Test("Lines and columns are those of `SourceFile.position(at:)`")
    func positions() throws {
        let report = FormatSamples.everywhere()
        let json = try Reading.object(OutputFormat.json.render(report))
        let findings = try #require(json["findings"] as? [[String: Any]])
        let sorted = report.sorted()
        try #require(findings.count == sorted.count)
        for (written, finding) in zip(findings, sorted) {
            let range = try #require(written["range"] as? [String: [String: Int]])
            let file = report.sources[finding.place.file]
            for (key, offset) in [("start", finding.place.bytes.lowerBound), ("end", finding.place.bytes.upperBound)] {
                let position = file.position(at: offset)
                #expect(
                    range[key] == ["line": position.line, "column": position.column, "offset": offset], "\(offset)")
            }
        }
    }
}
