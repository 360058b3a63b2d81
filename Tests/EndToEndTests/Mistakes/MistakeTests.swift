// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Testing

/// What people are told of the slips that they really make. `Tests/Golden/mistakes.txt` reads as a table: for each mistake
/// the line, and what is said of it. Read it aloud.
@Suite struct MistakeTests {
    @Test func theSpecIsInOrder() {
        #expect(Mistake("none", []).findings(in: HarborSpec.text).isEmpty)
    }

    /// Each has the findings that it deserves: none hides another, and none follows from one.
    @Test(arguments: Mistake.chapters.flatMap(\.mistakes)) func isFoundOnce(mistake: Mistake) throws {
        let spec = try #require(mistake.spec, "\(mistake.title): the text to replace is not there once")
        let findings = mistake.findings(in: spec)
        let shown = findings.map { "\($0.rule.name): \($0.message)" }
        #expect(findings.count == mistake.count, "\(mistake.title): \(shown)")
        #expect(findings.isEmpty == mistake.isFine, "\(mistake.title)")
    }

    /// What comes first by place is the mistake, or stands in the definition that holds it.
    @Test func messages() throws {
        var page = "What is said of mistakes, as `MistakeTests` records it.\n"
        for (title, mistakes) in Mistake.chapters {
            page += "\n# \(title)\n"
            for mistake in mistakes {
                guard let spec = mistake.spec else { continue }
                page += "\n\(mistake.title)\n" + described(mistake.findings(in: spec), spec)
            }
        }
        try Golden.expect("Tests/Golden/mistakes.txt", Array(page.utf8), filter: "MistakeTests")
    }

    private func described(_ findings: [Finding], _ spec: String) -> String {
        guard !findings.isEmpty else { return "  nothing\n" }
        let source = SourceFile(path: HarborSpec.path, bytes: Array(spec.utf8))
        return findings.map { finding in
            let position = source.position(at: finding.place.bytes.lowerBound)
            let line = source.bytes[source.lines.range(ofLine: position.line - 1, in: source.bytes)]
            let text = String(decoding: line, as: UTF8.self).drop { $0.isWhitespace }.prefix { !$0.isNewline }
            let advice = (finding.notes.map { "= \($0)" } + finding.help.map { "→ \($0)" }).map { "      \($0)\n" }
            return
                "  \(position.line):\(position.column)  \(text)\n    \(finding.severity) \(finding.rule.code): \(finding.message)\n"
                + advice.joined()
        }.joined()
    }
}
