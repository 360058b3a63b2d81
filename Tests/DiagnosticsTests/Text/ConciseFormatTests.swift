// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import TestSupport
import Testing

@Suite("Concise format")
struct ConciseFormatTests {
    private var desk = Desk()

    @Test("A finding is a line with its path, line, column, severity, message, first way out and rule; notes follow")
    mutating func lines() throws {
        let file = desk.file("specs/owl.yaml", "a: 1\n日本: 2\n")
        desk.add(Finding(.key, .warning, "again", at: try desk.place(": 2", in: file), notes: ["n"], help: ["h"]))
        desk.add(
            Finding(
                .contrast, .error, "too pale", at: try desk.place("1", in: file), label: "l",
                labels: [Label("the tint", at: try desk.place("日本", in: file))], help: ["darker", "larger"]))
        desk.add(
            Finding(
                .key, .info, "odd", at: try desk.place("a", in: file),
                fix: Fix("even", .safe, edits: [])))
        #expect(
            ConciseFormat.render(desk.report) == """
                specs/owl.yaml:1:1: info: odd; even [BN103 duplicate-key]
                specs/owl.yaml:1:4: error: too pale; darker [BN401 contrast-text]
                specs/owl.yaml:2:1: note: the tint
                specs/owl.yaml:2:3: warning: again; h [BN103 duplicate-key]
                specs/owl.yaml:2:3: note: n

                """
        )
    }

    @Test("Without findings there is nothing to say")
    func nothing() {
        #expect(ConciseFormat.render(Report()).isEmpty)
    }

    @Test("No path or message breaks its line or reaches the terminal raw")
    mutating func hostile() {
        let file = desk.file("a\n\u{1B}[2J.yaml", "x")
        let place = Place(file: file, bytes: 0..<1)
        desk.add(
            Finding(
                .key, .error, "two\nlines\r\n\u{9B}31m \u{202E}", at: place, labels: [Label("a\nb", at: place)],
                notes: ["\u{1B}c"], help: ["x\ny"]))
        #expect(
            ConciseFormat.render(desk.report) == #"""
                a\n\u{1B}[2J.yaml:1:1: error: two\nlines\r\n\u{9B}31m \u{202E}; x\ny [BN103 duplicate-key]
                a\n\u{1B}[2J.yaml:1:1: note: a\nb
                a\n\u{1B}[2J.yaml:1:1: note: \u{1B}c

                """#
        )
    }

    @Test("Colour marks the location and the severity, and nothing else")
    mutating func colour() {
        let file = desk.file("a.yaml", "x")
        desk.add(Finding(.key, .warning, "m", at: Place(file: file, bytes: 0..<1)))
        #expect(
            ConciseFormat.render(desk.report, styling: .ansi)
                == "\u{1B}[1ma.yaml:1:1:\u{1B}[0m \u{1B}[1;33mwarning:\u{1B}[0m m [BN103 duplicate-key]\n"
        )
    }

    @Test("Lines and columns are those of `SourceFile.position(at:)`")
    func positions() {
        var random = SeededGenerator(of: "concise reports")
        let pieces = ["a", " ", "\t", "é", "e\u{301}", "日", "👩‍👩‍👧", "🇯🇵", "\u{200D}", "\u{301}", "\r\n", "\n"]
        for _ in 0..<100 {
            let count = Int.random(in: 0...150, using: &random)
            let mark = Bool.random(using: &random) ? "\u{FEFF}" : ""
            let text = mark + (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            var offset = 0
            for scalar in text.unicodeScalars {
                if scalar != "\n" {
                    var desk = Desk()
                    let file = desk.file("a", text)
                    desk.add(Finding(.key, .error, "m", at: Place(file: file, bytes: offset..<offset)))
                    let position = desk.report.sources[file].position(at: offset)
                    let output = ConciseFormat.render(desk.report)
                    #expect(output.hasPrefix("a:\(position.line):\(position.column): "), "seed \(random.seed)")
                }
                offset += scalar.utf8.count
            }
        }
    }
}
