// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Foundation
import Testing

@Suite("SARIF")
struct SARIFFormatTests {
    @Test("A log with rules, results, related places, a fix and all files")
    func sample() throws {
        #expect(
            FormatSamples.text(.sarif, try FormatSamples.usual())
                == ##"""
                {
                  "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
                  "version": "2.1.0",
                  "runs": [
                    {
                      "tool": {
                        "driver": {
                          "name": "bannerc",
                          "version": "1.2.3",
                          "rules": [
                            {
                              "id": "BN103",
                              "name": "duplicate-key",
                              "shortDescription": { "text": "duplicate-key" },
                              "fullDescription": { "text": "duplicate-key" },
                              "help": { "text": "duplicate-key" },
                              "defaultConfiguration": { "level": "warning" }
                            },
                            {
                              "id": "BN110",
                              "name": "long-key",
                              "shortDescription": { "text": "Keys are short." },
                              "fullDescription": { "text": "Keys are short." },
                              "help": { "text": "Keys are short." },
                              "defaultConfiguration": { "level": "note" }
                            },
                            {
                              "id": "BN401",
                              "name": "contrast-text",
                              "shortDescription": { "text": "Text can be read on its tint." },
                              "fullDescription": { "text": "Text needs contrast.\n\nChange the {{tint}}." },
                              "help": { "text": "Text needs contrast.\n\nChange the {{tint}}." },
                              "helpUri": "https://example.org/BN401",
                              "defaultConfiguration": { "level": "error" },
                              "properties": { "tags": ["contrast"] }
                            }
                          ]
                        }
                      },
                      "columnKind": "utf16CodeUnits",
                      "artifacts": [
                        {
                          "location": { "uri": "specs/a%20clean.yaml", "uriBaseId": "%SRCROOT%" },
                          "roles": ["analysisTarget"]
                        },
                        {
                          "location": { "uri": "specs/owl.yaml", "uriBaseId": "%SRCROOT%" },
                          "roles": ["analysisTarget"]
                        }
                      ],
                      "results": [
                        {
                          "ruleId": "BN103",
                          "ruleIndex": 0,
                          "level": "warning",
                          "message": { "text": "`{{x}}` stands twice" },
                          "locations": [
                            {
                              "physicalLocation": {
                                "artifactLocation": { "uri": "specs/owl.yaml", "uriBaseId": "%SRCROOT%" },
                                "region": { "startLine": 1, "startColumn": 14, "endLine": 1, "endColumn": 19 }
                              }
                            }
                          ],
                          "partialFingerprints": { "ruleAndKeyPath/v1": "63a56aa1014261cda48e39be357698cf" }
                        },
                        {
                          "ruleId": "BN103",
                          "ruleIndex": 0,
                          "level": "note",
                          "message": { "text": "over two lines" },
                          "locations": [
                            {
                              "physicalLocation": {
                                "artifactLocation": { "uri": "specs/owl.yaml", "uriBaseId": "%SRCROOT%" },
                                "region": { "startLine": 1, "startColumn": 14, "endLine": 2, "endColumn": 12 }
                              }
                            }
                          ],
                          "partialFingerprints": { "ruleAndKeyPath/v1": "63a56aa3014261cda48e39be35778b36" }
                        },
                        {
                          "ruleId": "BN401",
                          "ruleIndex": 2,
                          "level": "error",
                          "message": { "text": "text on tint is 2.98:1, below 4.5:1\nresolves to #4CAF50\n[defined \\[here\\]](1)\nnote: 15 pt counts as normal text\nhelp: use a darker tint\nhelp: #2E7D32 keeps the hue [unsafe fix]" },
                          "locations": [
                            {
                              "physicalLocation": {
                                "artifactLocation": { "uri": "specs/owl.yaml", "uriBaseId": "%SRCROOT%" },
                                "region": { "startLine": 2, "startColumn": 14, "endLine": 2, "endColumn": 31 }
                              },
                              "logicalLocations": [{ "fullyQualifiedName": "banners.owl.tint" }]
                            }
                          ],
                          "relatedLocations": [
                            {
                              "id": 1,
                              "physicalLocation": {
                                "artifactLocation": { "uri": "brand.yaml", "uriBaseId": "%SRCROOT%" },
                                "region": { "startLine": 2, "startColumn": 10, "endLine": 2, "endColumn": 19 }
                              },
                              "message": { "text": "defined [here]" }
                            }
                          ],
                          "partialFingerprints": { "ruleAndKeyPath/v1": "b41b61c4c6f79c28f27b3108fbb7489e" },
                          "fixes": [
                            {
                              "description": { "text": "#2E7D32 keeps the hue" },
                              "artifactChanges": [
                                {
                                  "artifactLocation": { "uri": "specs/owl.yaml", "uriBaseId": "%SRCROOT%" },
                                  "replacements": [
                                    {
                                      "deletedRegion": { "startLine": 2, "startColumn": 14, "endLine": 2, "endColumn": 31 },
                                      "insertedContent": { "text": "\"#2E7D32\"" }
                                    },
                                    {
                                      "deletedRegion": { "startLine": 1, "startColumn": 1, "endLine": 1, "endColumn": 1 },
                                      "insertedContent": { "text": "# paler\n" }
                                    }
                                  ]
                                }
                              ],
                              "properties": { "safety": "unsafe" }
                            }
                          ]
                        }
                      ]
                    }
                  ]
                }

                """##
        )
    }

    @Test("A full description ends with a sentence within what GitHub shows; the help has all of it, in Markdown too")
    func rules() throws {
        let sentence = "Text in v1.2 of a {tint} needs contrast. "
        let long = String(repeating: sentence, count: 60)
        let endless = String(repeating: "{", count: 3000)
        func descriptor(_ explanation: String) throws -> [String: Any] {
            var options = FormatOptions()
            options.rules = [
                RuleSummary(
                    id: .contrast, group: "", severity: .error, summary: "s", explanation: explanation,
                    markdown: "**{x}**", helpURI: "https://example.org/a%20b")
            ]
            let driver = try #require((try run(Report(), options)["tool"] as? [String: [String: Any]])?["driver"])
            return try #require((driver["rules"] as? [[String: Any]])?.first)
        }
        let rule = try descriptor(long)
        let description = try #require((rule["fullDescription"] as? [String: String])?["text"])
        #expect(description.unicodeScalars.count <= 1024 && description.unicodeScalars.count > 900)
        #expect(description.hasSuffix("needs contrast.") && description.hasPrefix("Text in v1.2 of a {{tint}}"))
        let help = try #require(rule["help"] as? [String: String])
        #expect(help["text"]?.count ?? 0 > 2000)
        #expect(help["markdown"] == "**{{x}}**")
        #expect(rule["helpUri"] as? String == "https://example.org/a%20b")
        let cut = try #require((try descriptor(endless)["fullDescription"] as? [String: String])?["text"])
        #expect(cut.unicodeScalars.count <= 1024 && cut.hasSuffix("{{…"))
    }

    @Test("Without findings and rules the log has one run without results")
    func nothing() throws {
        let run = try run(Report(), FormatOptions())
        #expect((run["results"] as? [Any])?.isEmpty == true)
        #expect(run["invocations"] == nil)
    }

    @Test("With a cap a notification says how many results are not shown")
    func cap() throws {
        var options = FormatSamples.options
        options.maxDiagnostics = 1
        let run = try run(FormatSamples.usual(), options)
        #expect((run["results"] as? [Any])?.count == 1)
        let invocations = try #require(run["invocations"] as? [[String: Any]])
        let notes = try #require(invocations.first?["toolExecutionNotifications"] as? [[String: Any]])
        #expect((notes.first?["message"] as? [String: String])?["text"] == "… and 2 more findings")
    }

    @Test("Columns count UTF-16 code units from one, wherever a place is")
    func positions() throws {
        let report = FormatSamples.everywhere()
        let results = try results(report)
        let sorted = report.sorted()
        try #require(results.count == sorted.count)
        for (result, finding) in zip(results, sorted) {
            let file = report.sources[finding.place.file]
            let start = file.position(at: finding.place.bytes.lowerBound)
            let end = file.position(at: finding.place.bytes.upperBound)
            let region = try #require(try physicalLocation(result)["region"] as? [String: Int])
            #expect(
                region == [
                    "startLine": start.line, "startColumn": start.utf16Column + 1, "endLine": end.line,
                    "endColumn": end.utf16Column + 1,
                ])
        }
    }

    @Test("A path becomes a reference that is percent-encoded, relative unless the path is absolute")
    func paths() throws {
        let expected = [
            "a b.yaml": "a%20b.yaml", "100%.yaml": "100%25.yaml", "C:x": "C%3Ax", "../x/~u": "../x/~u",
            "ü/🦉": "%C3%BC/%F0%9F%A6%89", "a?b#c[d]\\": "a%3Fb%23c%5Bd%5D%5C", "<stdin>": "%3Cstdin%3E",
            "/etc/x y": "file:///etc/x%20y", "a\u{1}\n": "a%01%0A",
        ]
        for (path, uri) in expected {
            var desk = Desk()
            desk.add(Finding(.key, .error, "m", at: Place(file: desk.file(path, "x"), bytes: 0..<1)))
            let result = try #require(try results(desk.report).first)
            let location = try #require(try physicalLocation(result)["artifactLocation"] as? [String: String])
            #expect(location["uri"] == uri)
            #expect(location["uriBaseId"] == (path.hasPrefix("/") ? nil : "%SRCROOT%"))
        }
    }

    @Test("A fingerprint stays when lines move, the message changes and other files have findings; no two are the same")
    func fingerprints() throws {
        func report(_ text: String, _ message: String, others: Bool) throws -> Report {
            var desk = Desk()
            if others {
                desk.add(Finding(.key, .error, "m", at: Place(file: desk.file("a", "x"), bytes: 0..<1)))
            }
            let file = desk.file("owl", text)
            for keyPath in ["a.b", "a.b", "a.c"] {
                var finding = Finding(
                    .key, .error, "\(message)\(desk.report.findings.count)", at: try desk.place("x", in: file))
                finding.keyPath = keyPath
                desk.add(finding)
            }
            return desk.report
        }
        func fingerprints(_ report: Report) throws -> [String] {
            try results(report).map { try #require(($0["partialFingerprints"] as? [String: String])?.values.first) }
        }
        let first = try fingerprints(report("x", "m", others: false))
        #expect(Set(first).count == 3)
        #expect(try fingerprints(report("\n\nx", "n", others: true)).suffix(3) == first[...])
        #expect(try fingerprints(FormatSamples.many(1000)).count == Set(fingerprints(FormatSamples.many(1000))).count)
    }

    @Test("Braces are doubled and what looks like a link is none")
    func text() throws {
        var desk = Desk()
        let place = Place(file: desk.file("a", "x"), bytes: 0..<1)
        desk.add(Finding(.key, .error, "{0} [a](b) [c]", at: place, labels: [Label("](2) \\ {x}", at: place)]))
        let result = try #require(try results(desk.report).first)
        let message = try #require(result["message"] as? [String: String])
        #expect(message["text"] == #"{{0}} [a\](b) [c]"# + "\n" + #"[\](2) \\ {{x}}](1)"#)
    }

    @Test("Whatever the texts are, it stays JSON, and what a fix inserts stays as it was")
    func hostile() throws {
        let results = try results(FormatSamples.hostile())
        let replacements = try results.map { result in
            let fix = try #require((result["fixes"] as? [[String: Any]])?.first)
            let change = try #require((fix["artifactChanges"] as? [[String: Any]])?.first)
            let replacement = try #require((change["replacements"] as? [[String: Any]])?.first)
            return (replacement["insertedContent"] as? [String: String])?["text"] ?? ""
        }
        #expect(Reading.same(replacements, FormatSamples.hostileTexts))
    }

    private func run(_ report: Report, _ options: FormatOptions = FormatOptions()) throws -> [String: Any] {
        let log = try Reading.object(OutputFormat.sarif.render(report, options: options))
        return try #require((log["runs"] as? [[String: Any]])?.first)
    }

    private func results(_ report: Report) throws -> [[String: Any]] {
        try #require(try run(report)["results"] as? [[String: Any]])
    }

    private func physicalLocation(_ result: [String: Any]) throws -> [String: Any] {
        let location = try #require((result["locations"] as? [[String: Any]])?.first)
        return try #require(location["physicalLocation"] as? [String: Any])
    }
}
