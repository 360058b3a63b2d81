// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Testing

@Suite("Text format: colour")
struct TextFormatColourTests {
    private func report() throws -> Desk {
        var desk = Desk()
        let file = desk.file("a.yaml", "a: 1, a: 2\n")
        for severity in Severity.allCases {
            desk.add(
                Finding(
                    .key, severity, "m \(severity)", at: try desk.place("2", in: file), label: "again",
                    labels: [Label("before", at: try desk.place("1", in: file))], notes: ["why"], help: ["drop one"],
                    fix: Fix("drop it", .safe, edits: [])
                )
            )
        }
        return desk
    }

    @Test("Severities, places, gutter and help have their colours")
    func colours() throws {
        let desk = try report().keeping { $0.severity == .error }
        let blanks = String(repeating: " ", count: 76)
        #expect(
            desk.text(.ansi).replacing("\u{1B}[", with: "␛") == """
                ␛1;31merror[BN103 duplicate-key]␛0m␛1m: m error␛0m
                 ␛1;34m-->␛0m a.yaml:1:10
                ␛1;34m  |␛0m
                ␛1;34m1 |␛0m a: 1, a: 2
                ␛1;34m  |␛0m    ␛1;34m-␛0m     ␛1;31m^␛0m ␛1;31magain␛0m
                ␛1;34m  |␛0m    ␛1;34m|␛0m
                ␛1;34m  |␛0m    ␛1;34mbefore␛0m
                ␛1;34m  =␛0m ␛1mnote␛0m: why
                ␛1;36mhelp␛0m: drop one
                ␛1;36mhelp␛0m: drop it\(blanks)␛1;36m[safe fix]␛0m

                """
        )
    }

    @Test("Each severity has its own colour", arguments: zip(Severity.allCases, ["1;34", "1;33", "1;31"]))
    func severities(severity: Severity, code: String) throws {
        let text = try report().keeping { $0.severity == severity }.text(.ansi)
        #expect(text.hasPrefix("\u{1B}[\(code)m\(severity.rawValue)["))
        #expect(text.contains("\u{1B}[\(code)m^\u{1B}[0m"))
    }

    @Test("Without its colours the text is the plain one")
    func plain() throws {
        let report = try report().report
        let bare = TextFormat.render(report, styling: .ansi).replacing(/\u{1B}\[[0-9;]*m/, with: "")
        #expect(bare == TextFormat.render(report))
        #expect(!TextFormat.render(report).contains("\u{1B}"))
    }
}
