// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TextFit

/// Texts that nobody means well with: no trap, and time that grows with their length.
@Suite struct HostileTextTests {
    private static let byteCount = 65_536

    @Test(
        "64 KiB without a break, or full of them, take no time worth telling",
        arguments: [
            "x", "W", "/", "\u{AD}", "a\u{AD}", "a/", " ", "\n", "\r", "\u{301}", "👍", "🇩", "\u{200D}", "👩\u{200D}",
            "漢", "មិនអាច", "a-1", "a ?",
            "ก", "สวัสดี", "ب", "क\u{94D}", "각", "\u{1100}", "\u{0}", "\u{FFFE}", "\u{200B}", "\u{202E}", "-", "x ",
        ])
    func hugeTexts(unit: String) throws {
        let text = String(repeating: unit, count: Self.byteCount / unit.utf8.count)
        let clock = ContinuousClock()
        let time = try clock.measure {
            let prepared = Typesetter().prepare(text, locale: "th")
            for width in [-1, 0, 1, 40, 300, .infinity] as [Double] {
                _ = prepared.verdict(sizePt: 15, widthPt: width, limit: 2)
                _ = prepared.verdict(sizePt: 15, widthPt: width, limit: .max)
                let layout = try #require(prepared.layout(sizePt: 15, widthPt: width))
                #expect(layout.lines == layout.breaks.count + 1)
            }
        }
        // In debug, on a busy machine. A quadratic walk over 65,536 clusters would take minutes.
        #expect(time < .seconds(20), "\(time)")
    }

    @Test func damagedUTF8HasAVerdict() {
        let bytes: [UInt8] = [0x61, 0xFF, 0xC0, 0x80, 0xED, 0xA0, 0x80, 0x20, 0xF4, 0x90, 0x80, 0x80, 0xE2, 0x82]
        let prepared = Typesetter().prepare(String(decoding: bytes, as: UTF8.self), locale: "en")
        #expect(prepared.verdict(sizePt: 15, widthPt: 10_000, limit: 2) == .unproved(.unknownWidth("\u{FFFD}")))
    }

    /// What is true of all texts, whatever they hold.
    @Test func randomTextsKeepTheirLines() throws {
        var random = SeededGenerator(of: "random texts")
        let typesetter = Typesetter()
        let locales = ["en", "th", "ja", "ko", "ar", "", "xx"]
        for round in 0..<2_000 {
            let text = Self.text(&random)
            let locale = locales.randomElement(using: &random) ?? ""
            let prepared = typesetter.prepare(text, locale: locale, keepAll: .random(using: &random))
            let width = Double.random(in: -10...400, using: &random)
            let layout = try #require(prepared.layout(sizePt: 15, widthPt: width))
            let context = "seed \(random.seed), round \(round), \(text.debugDescription), \(locale), \(width)"

            #expect(layout.lines == (text.isEmpty ? 0 : layout.breaks.count + 1), "\(context)")
            #expect(zip(layout.breaks, layout.breaks.dropFirst()).allSatisfy { $0 < $1 }, "\(context)")
            let starts = Set(ClusteredText(text).clusters.map { Int($0.utf8Start) } + [text.utf8.count])
            #expect(layout.breaks.allSatisfy(starts.contains), "a line starts with a cluster; \(context)")

            guard prepared.doubt == nil else { continue }
            let isSure = prepared.verdict(sizePt: 15, widthPt: width, limit: layout.lines)
            #expect(isSure != .overflows || text.contains("\u{AD}"), "\(context)")
            if !text.contains("\u{AD}"), !text.contains("/") {
                let wider = try #require(prepared.layout(sizePt: 15, widthPt: width + 20))
                #expect(wider.lines <= layout.lines, "a wider line does not add lines; \(context)")
            }
        }
    }

    private static func text(_ random: inout SeededGenerator) -> String {
        let pieces = [
            "a", "W", "hello", " ", "  ", "\n", "\r\n", "\u{AD}", "/", "-", "\u{301}", "👍🏽", "🇩🇪", "🇩", "\u{200D}", "漢字",
            "。",
            "สวัสดี", "ب", "لا", "क्ष", "र्", "한국", "３", "\u{A0}", "\u{3000}", "\u{200B}", "\u{2028}", "\u{FEFF}", "“", "!",
            "\u{0}", "ខ្មែរ", "കേ", "\u{20E3}", "\u{FE0F}", "\u{1F3FB}", "\u{E0067}",
        ]
        var text = ""
        for _ in 0..<Int.random(in: 0...40, using: &random) {
            text += pieces.randomElement(using: &random) ?? ""
        }
        return text
    }
}
