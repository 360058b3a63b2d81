// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Testing

@testable import BannerLint

@Suite("The time to read a banner") struct DurationReadingTests {
    private static let rule = "duration-reading"

    /// The message for `text` in `locale` on a banner that shows for a millisecond, where any time counts.
    private func message(_ text: String, in locale: String, parameters: String = "{}") -> String? {
        LintedText(
            """
            locales: { development: \(locale), supported: [\(locale)] }
            lint: { rules: { duration-reading: { minimum: 0ms } } }
            metrics: { standard: { display: 1ms } }
            banners:
              b: { level: error, text: "\(text)", parameters: \(parameters) }
            levels:
              error: { tint: "#000000", onTint: "#FFFFFF" }
            """, only: Self.rule
        ).messages(of: Self.rule).first
    }

    @Test("plural forms that no number leads to are not read")
    func unreachableForms() {
        func messages(_ range: String, _ one: String = "one: \"{n} item\", ") -> [String] {
            LintedText(
                """
                metrics: { standard: { display: 4s } }
                banners:
                  b:
                    level: error
                    parameters: { n: { type: int, \(range) } }
                    text: { plural: n, \(one)other: "{n} items could not be saved to the cloud, try again later" }
                """, only: Self.rule
            ).messages(of: Self.rule)
        }
        #expect(messages("min: 1, max: 1") == [])
        #expect(messages("min: 1, max: 2").count == 1)
        // Without a form of its own, 1 is read as `other`.
        #expect(messages("min: 1, max: 1", "").count == 1)
    }

    /// A second, and the graphemes over their paces: 12 (Latin, Cyrillic), 7.2 (Arabic), 9.5 (Hebrew), 3.3 (Han),
    /// 4 (Japanese), 6 (Hangul).
    @Test(
        "worked out by hand",
        arguments: [
            ("en", "Sync failed.", "2"),  // 12/12
            ("ru", "Ошибка", "1.5"),  // 6/12
            ("ar", "فشلت المزامنة", "2.81"),  // 13/7.2, a space among them
            ("he", "הסנכרון נכשל", "2.26"),  // 12/9.5
            ("zh-Hans", "同步失败。", "2.52"),  // 5/3.3, the full stop among them
            ("ja", "同期できません。", "3"),  // 8/4: Han in Japanese is read as Japanese
            ("ko", "동기화 실패", "2"),  // 6/6
            ("ja", "Wi-Fiがありません。", "3.33"),  // 4/12 for the letters, 8/4 for the rest
            ("en", "同 (tong)", "1.89"),  // 1/3.3 for the sign, 7/12 for the rest
            ("az-Arab", "123456", "1.83"),  // 6/7.2: no letter, so it is the language that counts
            ("en", "e\u{301} 👩‍💻\u{200B}", "1.25"),  // 3/12: marks and joiners are no graphemes, nor is what has no shape
        ])
    func byHand(_ locale: String, _ text: String, _ seconds: String) {
        #expect(
            message(text, in: locale) == "`b` shows for 1 ms, but takes \(seconds) s to read in `\(locale)`")
    }

    @Test(
        "parameters take their longest values, at the pace of the language",
        arguments: [
            ("en", "{n} items", "{ n: { type: int, max: 999 } }", "1.75"),  // 9/12
            ("en", "{n}", "{ n: { type: int, min: -999, max: 5 } }", "1.33"),  // 4/12
            ("en", "{n}", "{ n: int }", "2.58"),  // 19/12: the digits of the greatest number there is
            ("en", "{n}", "{ n: { type: string, maxLength: 24 } }", "3"),  // 24/12
            ("ja", "{n}", "{ n: { type: string, maxLength: 24 } }", "7"),  // 24/4
        ])
    func parameters(_ locale: String, _ text: String, _ parameters: String, _ seconds: String) {
        #expect(
            message(text, in: locale, parameters: parameters)
                == "`b` shows for 1 ms, but takes \(seconds) s to read in `\(locale)`")
    }

    @Test("no display time is too long or too short by a rounding error")
    func exact() {
        // 36/12 + 1 = 4, and 72/12 + 1 = 7.
        for (count, display, isFound) in [(36, "4s", false), (72, "7s", false), (72, "6999ms", true), (73, "7s", true)]
        {
            let text = String(repeating: "a", count: count)
            let found = LintedText(
                "metrics: { standard: { display: \(display) } }\nbanners: { b: { level: error, text: \(text) } }",
                only: Self.rule)
            #expect(found.findings(of: Self.rule).isEmpty != isFound, "\(count) in \(display)")
        }
    }

    @Test("the 2 s of OwlBanners are too short for a long text")
    func owl() throws {
        let linted = LintedText(
            """
            lint: { profile: owl }
            metrics: { standard: { display: 2s } }
            banners:
              postFailed:
                level: error
                text: Your post could not be published. Check your connection and try again.
            """, only: Self.rule)
        let found = try #require(linted.findings(of: Self.rule).first)
        // 70/12 + 1
        #expect(found.message == "`postFailed` shows for 2 s, but takes 6.83 s to read in `en`")
        #expect(found.keyPath == "metrics.standard.display" && found.help == ["write `display: 7s`"])
    }

    @Test("a time that nobody wrote is as long as the text takes, up to ten seconds")
    func derived() throws {
        func found(_ count: Int, _ rest: String = "") -> [String] {
            LintedText(
                "banners: { b: { level: error, text: \(String(repeating: "a", count: count))\(rest) } }",
                only: Self.rule
            ).messages(of: Self.rule)
        }
        #expect(found(5).isEmpty && found(90).isEmpty && found(108).isEmpty)
        #expect(found(109) == ["`b` shows for 4 s, but takes 10.08 s to read in `en`"])
        #expect(found(90, ", metrics: { present: 200ms }").isEmpty)
    }

    @Test("a link is read like the text, whether or not somebody wrote a time")
    func link() {
        func found(_ count: Int, link: Int, _ metrics: String = "") -> [String] {
            LintedText(
                """
                \(metrics)
                banners:
                  b:
                    level: error
                    text: \(String(repeating: "a", count: count))
                    link: { title: \(String(repeating: "b", count: link)) }
                """, only: Self.rule
            ).messages(of: Self.rule)
        }
        let written = "metrics: { standard: { display: 4s } }"
        // 36/12 + 1 = 4
        #expect(found(30, link: 6, written).isEmpty)
        #expect(found(30, link: 18, written) == ["`b` shows for 4 s, but takes 5 s to read in `en`"])
        // The time that is worked out makes room for it: 108/12 + 1 = 10, the most that is.
        #expect(found(90, link: 18).isEmpty)
        #expect(found(90, link: 19) == ["`b` shows for 4 s, but takes 10.08 s to read in `en`"])
    }

    @Test("a time is changed for the banners that need it, unless all do")
    func fixOfBanners() throws {
        let spec = """
              b: { level: error, text: This text takes a little more than four seconds to read. }
              c:
                # ours
                level: error
                text: This text takes a little more than four seconds to read.

            """
        let metrics = "metrics: { standard: { display: 4s } }\nbanners:\n"
        let short = "  a: { level: error, text: Saved. }\n"
        let some = try #require(LintedText(metrics + short + spec, only: Self.rule).findings(of: Self.rule).first)
        #expect(some.help == ["write `metrics: { display: 6s }` in `b` and `c`"])
        #expect(
            some.fix?.edits.map(\.replacement) == [" metrics: { display: 6s },", "    metrics: { display: 6s }\n"])
        let all = try #require(LintedText(metrics + spec, only: Self.rule).findings(of: Self.rule).first)
        #expect(all.fix?.edits.map(\.replacement) == ["6s"])
    }

    @Test("metrics of a library are left alone, since other specs use them")
    func fixOfLibrary() throws {
        let banners =
            "banners: { b: { level: error, METRICStext: This text takes a little more than four seconds to read. } }\n"
        func found(_ name: String) throws -> Finding {
            let metrics = name == "standard" ? "" : "metrics: \(name), "
            let example = RuleExample(
                "use: [lib.yaml]\n" + banners.replacing("METRICS", with: metrics),
                files: ["lib.yaml": "bannerc: 1\nname: Lib\nmetrics: { \(name): { display: 4s } }\n"])
            return try #require(LintedText(example, only: DurationReading.description.id).findings.first)
        }
        let standard = try found("standard")
        #expect(standard.help == ["write `metrics: { display: 6s }` in `b`"])
        #expect(standard.fix?.edits.map(\.replacement) == [" metrics: { display: 6s },"])
        let named = try found("brief")
        #expect(named.help == ["use metrics with `display: 6s` in `b`, or write that time here"])
        #expect(named.fix == nil)
    }

    @Test("one finding for a value, with the slowest banner, language and plural form in front")
    func worst() throws {
        let linted = LintedText(
            """
            metrics: { standard: { display: 4s }, other: { present: 200ms } }
            banners:
              a: { level: error, text: This takes a little more than four seconds }
              b:
                level: error
                metrics: other
                parameters: { n: { type: int, max: 9 } }
                text:
                  en: { plural: n, one: "{n} item", other: "{n} items that nobody could read within four seconds" }
                  fr: { plural: n, one: "{n} élément", many: "{n} éléments", other: "{n} éléments" }
              c: { level: error, text: Short. }
            """, only: Self.rule)
        let findings = linted.findings(of: Self.rule)
        #expect(findings.map(\.message) == ["`b` shows for 4 s, but takes 5.17 s to read in `en`"])  // 50/12 + 1
        #expect(findings.first?.keyPath == "metrics.standard.display")
        #expect(findings.first?.notes.last == "it is also too short for `a`")
    }

    @Test("a theme's text counts, and so does what a banner says at the end of its progress")
    func themesAndCompletions() {
        let long = String(repeating: "word ", count: 12)  // 60/12 + 1 = 6, without the last space 5.92
        let linted = LintedText(
            """
            metrics: { standard: { display: 4s }, end: { display: 3s }, stays: { display: never } }
            banners:
              a: { level: error, text: Hi }
              b: { level: error, metrics: stays, text: Hi, progress: { kind: determinate, completion: { text: Done., metrics: end } } }
            themes: { t: { texts: { a: \(long) } } }
            """, only: Self.rule)
        #expect(
            linted.messages(of: Self.rule) == [
                "`a` shows for 4 s, but takes 5.92 s to read in `en` in theme `t`",
                "`b` shows for 3 s, but takes 4 s to read in `en`",
            ])
    }

    @Test("more than a timer should show has no number to write")
    func veryLong() {
        let linted = LintedText(
            "metrics: { standard: { display: 8s } }\nbanners: { a: { level: error, text: \(String(repeating: "a", count: 200)) } }",
            only: Self.rule)
        let found = linted.findings(of: Self.rule)
        #expect(found.first?.help == ["shorten the text, or write `display: never` and give it another way out"])
        #expect(found.first?.fix == nil)
    }

    @Test(
        "a banner that names its metrics is given no second ones",
        arguments: ["metrics: standard", "metrics: {}", "\"metrics\": standard"])
    func writtenMetrics(metrics: String) {
        let long = String(repeating: "abcd ", count: 9)
        for banner in [
            "a: { level: error, text: \(long), \(metrics) }", "a:\n    level: error\n    text: \(long)\n    \(metrics)",
        ] {
            let linted = LintedText(
                "metrics: { standard: { display: 4s } }\nbanners:\n  b: { level: error, text: A }\n  \(banner)\n  c: { level: error, text: A, metrics: standard }",
                only: Self.rule)
            let found = linted.findings(of: Self.rule)
            #expect(found.count == 1, "\(linted.transcript)")
            #expect(found.allSatisfy { $0.fix == nil })
        }
    }

    @Test("what a text says is no key")
    func wordsThatAreKeys() {
        let linted = LintedText(
            """
            metrics: { standard: { display: 4s } }
            banners:
              b: { level: error, text: A }
              a: { level: error, text: "All the metrics: counted, and then counted again." }
            """, only: Self.rule)
        #expect(linted.findings(of: Self.rule).first?.fix?.edits.count == 1, "\(linted.transcript)")
    }

    @Test("where nobody writes a time, the help says where it goes")
    func unwrittenTime() {
        let linted = LintedText(
            """
            themes: { night: { metrics: { standard: { display: 9s } } } }
            banners: { a: { level: error, text: \(String(repeating: "abcd ", count: 9)) } }
            """, only: Self.rule)
        #expect(linted.findings(of: Self.rule).flatMap(\.help) == ["write `metrics: { standard: { display: 5s } }`"])
    }

    @Test("a text without a bound is unknown, unless it fails anyway")
    func unknown() {
        func severities(_ display: String) -> [Severity] {
            LintedText(
                """
                metrics: { standard: { display: \(display) } }
                banners: { a: { level: error, parameters: { n: string }, text: "{n} failed." } }
                """, only: Self.rule
            ).findings(of: Self.rule).map(\.severity)
        }
        #expect(severities("8s") == [.warning])
        #expect(severities("2s") == [.error])
        #expect(severities("never").isEmpty)
    }

    @Test("the paces are the team's")
    func paces() {
        let linted = LintedText(
            """
            lint: { rules: { duration-reading: { latin: 6, notice: 2s, minimum: 0ms } } }
            metrics: { standard: { display: 4s } }
            banners: { a: { level: error, text: Thirteen here } }
            """, only: Self.rule)
        // 13/6 + 2
        #expect(linted.messages(of: Self.rule) == ["`a` shows for 4 s, but takes 4.17 s to read in `en`"])
    }
}
