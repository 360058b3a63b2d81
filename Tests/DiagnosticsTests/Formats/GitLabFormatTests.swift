// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Foundation
import Testing

@Suite("GitLab Code Quality")
struct GitLabFormatTests {
    @Test("An issue for each finding")
    func sample() throws {
        #expect(
            FormatSamples.text(.gitlab, try FormatSamples.usual())
                == ##"""
                [
                  {
                    "description": "`{x}` stands twice",
                    "check_name": "BN103 duplicate-key",
                    "fingerprint": "63a56aa1014261cda48e39be357698cf",
                    "severity": "minor",
                    "location": { "path": "specs/owl.yaml", "lines": { "begin": 1 } }
                  },
                  {
                    "description": "over two lines",
                    "check_name": "BN103 duplicate-key",
                    "fingerprint": "63a56aa3014261cda48e39be35778b36",
                    "severity": "info",
                    "location": { "path": "specs/owl.yaml", "lines": { "begin": 1 } }
                  },
                  {
                    "description": "text on tint is 2.98:1, below 4.5:1",
                    "check_name": "BN401 contrast-text",
                    "fingerprint": "b41b61c4c6f79c28f27b3108fbb7489e",
                    "severity": "major",
                    "location": { "path": "specs/owl.yaml", "lines": { "begin": 2 } }
                  }
                ]

                """##
        )
    }

    @Test("Without findings the array is empty")
    func nothing() {
        #expect(FormatSamples.text(.gitlab, Report()) == "[]\n")
    }

    @Test("With a cap a last issue says how many findings are not shown, as grave as the gravest of them")
    func cap() throws {
        var options = FormatSamples.options
        options.maxDiagnostics = 1
        let issues = try issues(FormatSamples.usual(), options)
        #expect(issues.map { $0["description"] as? String } == ["`{x}` stands twice", "… and 2 more findings"])
        #expect(issues.last?["severity"] as? String == "major")
    }

    @Test("The issues that are shown have the fingerprints that they have without a cap")
    func fingerprints() throws {
        var options = FormatOptions()
        let all = try issues(FormatSamples.many(20), options).map { $0["fingerprint"] as? String }
        options.maxDiagnostics = 7
        let some = try issues(FormatSamples.many(20), options).map { $0["fingerprint"] as? String }
        #expect(all.prefix(7) == some.dropLast())
        #expect(Set(all).count == 20)
    }

    @Test("Every text comes back as it was")
    func hostile() throws {
        let issues = try issues(FormatSamples.hostile(), FormatOptions())
        #expect(Reading.same(issues.map { $0["description"] as? String }, FormatSamples.hostileTexts))
        let paths = issues.map { ($0["location"] as? [String: Any])?["path"] as? String }
        #expect(Reading.same(paths, FormatSamples.hostileTexts))
    }

    private func issues(_ report: Report, _ options: FormatOptions) throws -> [[String: Any]] {
        let bytes = OutputFormat.gitlab.render(report, options: options)
        return try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [[String: Any]])
    }
}
