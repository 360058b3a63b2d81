// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Testing

@Suite("Report")
struct ReportTests {
    private static let first = RuleID("BN101", "first")
    private static let second = RuleID("BN102", "second")

    @Test("a message is one line, whatever it quotes")
    func oneLine() {
        var sources = SourceSet()
        let file = sources.add(SourceFile(path: "a.yaml", bytes: []))
        let finding = Finding(Self.first, .error, "`a\r\nb\n` is no time", at: Place(file: file, bytes: 0..<0))
        #expect(finding.message == "`a\\r\\nb\\n` is no time")
    }

    @Test("findings stand by path, place, code and message, and those that are the same once")
    func order() {
        var sources = SourceSet()
        let z = sources.add(SourceFile(path: "z.yaml", bytes: Array("abcdef".utf8)))
        let a = sources.add(SourceFile(path: "a.yaml", bytes: Array("abcdef".utf8)))
        // A second file under the same path is another, whose findings stand among those of the first.
        let again = sources.add(SourceFile(path: "a.yaml", bytes: Array("abcdef".utf8)))
        func finding(
            _ file: FileID, _ bytes: Range<Int>, _ rule: RuleID, _ message: String, note: String = ""
        ) -> Finding {
            Finding(rule, .error, message, at: Place(file: file, bytes: bytes), notes: note.isEmpty ? [] : [note])
        }
        let sorted = [
            finding(a, 0..<1, Self.second, "m"),
            finding(again, 0..<2, Self.first, "m"),
            finding(a, 0..<3, Self.first, "m"),
            finding(a, 2..<3, Self.first, "k"),
            finding(a, 2..<3, Self.first, "m", note: "b"),
            finding(a, 2..<3, Self.first, "m", note: "a"),
            finding(a, 2..<3, Self.second, "a"),
            finding(z, 0..<1, Self.first, "a"),
        ]
        // Of two that differ in nothing that counts for the order, the one that came first comes first.
        let given = [7, 4, 5, 0, 6, 4, 3, 5, 1, 2, 4, 7, 0].map { sorted[$0] }
        #expect(Report(sources: sources, findings: given).sorted() == sorted)
        #expect(Report(sources: sources).sorted().isEmpty)
    }
}
