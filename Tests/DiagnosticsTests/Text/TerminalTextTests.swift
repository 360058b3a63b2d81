// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import TestSupport
import Testing

@Suite("Terminal text: what would act on a terminal is seen instead")
struct TerminalTextTests {
    @Test("Controls, bidirectional controls, separators and what has no width become escapes")
    func escapes() {
        // A loop, since arguments of a test would be printed raw.
        let examples = [
            ("a\u{1B}[2Jb", #"a\u{1B}[2Jb"#),
            ("a\nb\r\nc\td", #"a\nb\r\nc\td"#),
            ("\0\u{7}\u{8}\u{7F}", #"\u{0}\u{7}\u{8}\u{7F}"#),
            ("\u{80}\u{85}\u{9B}31m\u{9F}", #"\u{80}\u{85}\u{9B}31m\u{9F}"#),
            ("\u{202A}\u{202E}\u{2066}\u{2069}", #"\u{202A}\u{202E}\u{2066}\u{2069}"#),
            ("\u{200E}\u{200F}\u{61C}", #"\u{200E}\u{200F}\u{61C}"#),
            ("\u{2028}\u{2029}", #"\u{2028}\u{2029}"#),
            ("pay\u{200B}pal \u{FEFF}\u{2060}so\u{AD}ft", #"pay\u{200B}pal \u{FEFF}\u{2060}so\u{AD}ft"#),
            ("pay\u{200D}pal\u{200C}", #"pay\u{200D}pal\u{200C}"#),
            ("a\u{FE00}\u{E0100}", #"a\u{FE00}\u{E0100}"#),
            ("a\u{E0041}\u{E0001}", #"a\u{E0041}\u{E0001}"#),
            ("a\u{34F}b\u{3164}", #"a\u{34F}b\u{3164}"#),
            ("\u{FFFE}\u{10FFFF}\u{FFF9}", #"\u{FFFE}\u{10FFFF}\u{FFF9}"#),
            ("👩\u{200D}a 👩\u{200D}\u{200D}👧", #"👩\u{200D}a 👩\u{200D}\u{200D}👧"#),
            ("क\u{E0041}\u{200D}", #"क\u{E0041}\u{200D}"#),
            ("ی\u{200C}\u{200C}م", "ی\u{200C}\\u{200C}م"),
            ("❤\u{FE0F}\u{FE0F}", "❤\u{FE0F}\\u{FE0F}"),
        ]
        for (text, shown) in examples {
            #expect(TerminalText.escapingControls(text) == shown)
        }
    }

    @Test(
        "What good text is made of stays",
        arguments: [
            "plain ~ \\ \"text\"", "naïve e\u{301} Ω ж", "日本語 ｶﾞ 한국어", "👩‍👩‍👧 👍🏽 ❤️‍🔥 🇯🇵 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ☎︎", "می‌خواهم", "क्‍ष क्षि",
            "שָׁלוֹם", "กำลัง", "သွားပါ၊ ၁း", "ᨠᩣᩴ", "葛\u{E0100}", "no\u{A0}break", "\u{F8FF}", "\u{FFFD}",
        ]
    )
    func keeps(text: String) {
        #expect(TerminalText.escapingControls(text) == text)
    }

    @Test("A mark without a letter stands on a dotted circle instead of on what comes before")
    func loneMark() {
        #expect(TerminalText.escapingControls("\u{301}a") == "\u{25CC}\u{301}a")
        #expect(TerminalText.escapingControls("\n\u{301}") == "\\n\u{25CC}\u{301}")
        // A vowel of Burmese, which is a character of its own even behind a letter.
        #expect(TerminalText.escapingControls("\u{102C}\u{1038} \u{102C}") == "◌\u{102C}\u{1038} ◌\u{102C}")
        #expect(TerminalText.escapingControls("က\n\u{102C}") == "က\\n◌\u{102C}")
    }

    @Test("Of a letter with very many marks a part is shown")
    func manyMarks() {
        let shown = TerminalText.escapingControls("a" + String(repeating: "\u{301}", count: 100_000) + "b")
        #expect(shown == "a" + String(repeating: "\u{301}", count: 30) + "…b")
    }

    @Test("Whatever the text, a second escape finds nothing to do")
    func escapesOnce() {
        var random = SeededGenerator(of: "texts for terminals")
        for _ in 0..<2000 {
            let text = hostileText(using: &random)
            let once = TerminalText.escapingControls(text)
            #expect(TerminalText.escapingControls(once) == once, "seed \(random.seed)")
            #expect(once.unicodeScalars.allSatisfy(isHarmless), "seed \(random.seed)")
        }
    }

    @Test("Whatever files, paths and messages hold, no format lets a control through")
    func noControlsInReports() {
        var random = SeededGenerator(of: "texts for terminals")
        for _ in 0..<300 {
            var desk = Desk()
            let files = (0..<2).map { _ in
                let path = hostileText(using: &random)
                return desk.file(path, bytes: Array(hostileText(using: &random).utf8) + hostileBytes(using: &random))
            }
            func place() -> Place {
                let start = Int.random(in: 0...80, using: &random)
                let length = Int.random(in: 0...30, using: &random)
                return Place(file: files[Int.random(in: 0...1, using: &random)], bytes: start..<(start + length))
            }
            func text() -> String { hostileText(using: &random) }
            desk.add(
                Finding(
                    RuleID(text(), text()), .error, text(), at: place(), label: text(),
                    labels: [Label(text(), at: place()), Label(text(), at: place())], notes: [text()], help: [text()],
                    fix: Fix(text(), .unsafe, edits: [])
                )
            )
            let concise = ConciseFormat.render(desk.report)
            // The finding, its two related places and its note, a line each, and nothing behind the last.
            #expect(
                concise.split(separator: "\n", omittingEmptySubsequences: false).count == 5, "seed \(random.seed)")
            for output in [TextFormat.render(desk.report), concise] {
                #expect(output.unicodeScalars.allSatisfy { $0 == "\n" || isHarmless($0) }, "seed \(random.seed)")
            }
        }
    }

    private func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: false
        default: true
        }
    }

    private func hostileText(using random: inout SeededGenerator) -> String {
        let pieces: [Unicode.Scalar] = [
            "a", " ", "é", "日", "👩", "ש", "\u{1B}", "[", "\n", "\r", "\t", "\0", "\u{7F}", "\u{85}", "\u{9B}", "\u{AD}",
            "\u{301}", "\u{61C}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{200E}", "\u{200F}", "\u{2028}", "\u{2029}",
            "\u{202A}", "\u{202E}", "\u{2066}", "\u{2069}", "\u{FE0F}", "\u{FEFF}", "\u{E0041}", "\u{1F1EF}", "\u{94D}",
            "\u{915}", "\u{102C}",
        ]
        var text = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...30, using: &random) { text.append(pieces.randomElement(using: &random) ?? "a") }
        return String(text)
    }

    private func hostileBytes(using random: inout SeededGenerator) -> [UInt8] {
        (0..<Int.random(in: 0...20, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
    }
}
