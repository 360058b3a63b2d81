// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Testing

@testable import BannerLint

@Suite("The buttons of a banner") struct ActionRuleTests {
    private static let buttons = """
        buttons:
          a: { kind: emphasis, title: A }
          b: { kind: emphasis, title: B }
          c: { kind: emphasis, title: C }
          x: { kind: icon, image: { symbol: xmark }, label: Close, role: dismiss }
          y: { kind: icon, image: { symbol: xmark }, label: Shut, role: dismiss }
          i: { kind: icon, image: { symbol: info }, label: Information }

        """

    private func messages(_ rule: String, _ list: String, _ rest: String = "") -> [String] {
        let banner = "banners: { e: { level: error, text: Sync failed., buttons: [\(list)] } }\n"
        return LintedText(rest + Self.buttons + banner, only: rule).messages(of: rule)
    }

    @Test(
        "one icon that closes is free, all else counts",
        arguments: [
            ("a, b, x", nil), ("a, x, b", nil), ("", nil), ("x", nil),
            ("a, b, c", "`e` has 3 buttons, more than 2"),
            ("a, b, c, x", "`e` has 3 buttons besides the one that closes it, more than 2"),
            ("a, b, x, y", "`e` has 3 buttons besides the one that closes it, more than 2"),
            ("a, i, b", "`e` has 3 buttons, more than 2"),
        ])
    func count(_ list: String, _ message: String?) {
        #expect(messages("action-count", list) == (message.map { [$0] } ?? []))
    }

    @Test(
        "of Material's, a snackbar has one action and a banner two",
        arguments: [
            ("top", "never", "a, b", nil), ("top", "never", "a, b, c", "`e` has 3 buttons, more than 2"),
            ("bottom", "never", "a, x", nil),
            ("bottom", "never", "a, b", "the snackbar `e` has 2 buttons, more than 1"),
            ("top", "4s", "a, x", nil),
            ("top", "4s", "a, b, x", "the snackbar `e` has 2 buttons besides the one that closes it, more than 1"),
        ])
    func materialCount(edge: String, display: String, list: String, message: String?) {
        let rest = """
            lint: { profile: material }
            metrics: { standard: { display: \(display) } }
            styles: { standard: { edge: \(edge) } }

            """
        #expect(messages("action-count", list, rest) == (message.map { [$0] } ?? []))
    }

    @Test func aSnackbarInOneThemeIsOne() throws {
        let linted = LintedText(
            """
            lint: { profile: material }
            metrics: { standard: { display: never } }
            themes: { low: { styles: { standard: { edge: bottom } } } }
            banners: { e: { level: error, text: Sync failed., buttons: [a, b] } }

            """ + Self.buttons, only: "action-count")
        let finding = try #require(linted.findings(of: "action-count").first, "\(linted.transcript)")
        #expect(finding.notes == ["it is a snackbar, since it enters from the bottom edge in theme `low`"])
        #expect(finding.help.last == "or let it enter from the top and stay: a banner may have 2 buttons")
    }

    @Test func countIsTuned() {
        let lint = "lint: { rules: { action-count: { limit: 0 } } }\n"
        #expect(messages("action-count", "a", lint) == ["`e` has 1 button, more than 0"])
        #expect(messages("action-count", "x", lint).isEmpty)
    }

    @Test("what Orange asks of its banners is not asked of others", arguments: ["action-text-only", "action-emphasis"])
    func orangeOnly(_ rule: String) throws {
        let bad = try #require(RuleRegistry.rule(named: rule)?.bad.first)
        let apple = bad.markedText.replacing("profile: orange", with: "profile: apple")
        #expect(!LintedText(bad).findings(of: rule).isEmpty)
        #expect(LintedText(apple).findings(of: rule).isEmpty)
    }

    @Test("what has no shape is no label", arguments: ["\u{200B}", " ", "\u{00A0}"])
    func blankLabels(_ label: String) {
        let linted = LintedText(
            "buttons: { x: { kind: icon, image: { symbol: a }, label: \"\(label)\" } }", only: "text-required")
        #expect(linted.messages(of: "text-required") == ["the label is blank"])
    }

    @Test func sharedTextsAreReportedOnce() {
        let linted = LintedText(
            """
            buttons:
              a: { kind: emphasis, title: &title { en: Try again a little later } }
              b: { kind: emphasis, title: *title }
            """, only: "action-label-length")
        #expect(
            linted.messages(of: "action-label-length") == [
                "the title of `a` has 24 characters in `en`, more than 20"
            ])
    }

    @Test func lengthCountsGraphemes() {
        let families = String(repeating: "👩‍👩‍👧‍👦", count: 20)
        func found(_ title: String) -> [String] {
            LintedText("buttons: { a: { kind: emphasis, title: \"\(title)\" } }", only: "action-label-length")
                .messages(of: "action-label-length")
        }
        #expect(found(families).isEmpty)
        #expect(found(families + "!").count == 1)
    }

    @Test("titles that differ in case or in the spaces around them are the same")
    func duplicateTitles() {
        let linted = LintedText(
            """
            buttons:
              a: { kind: emphasis, title: Retry }
              b: { kind: emphasis, title: "retry " }
              c: { kind: icon, image: { symbol: a }, label: RETRY }
              d: { kind: emphasis, title: { en: Other, fr: Retry } }
            banners: { e: { level: error, text: Hi, buttons: [a, b, c, d] } }
            """, only: "action-duplicate")
        #expect(
            linted.messages(of: "action-duplicate") == [
                "`a` and `b` of `e` are both “retry ” in `en`", "`a` and `c` of `e` are both “RETRY” in `en`",
                // In French nobody has translated the first one.
                "`a` and `d` of `e` are both “Retry” in `fr`",
            ])
    }

    @Test func manyEqualButtonsAreQuick() {
        let list = (0..<20_000).map { _ in "a" }.joined(separator: ", ")
        #expect(messages("action-duplicate", list) == ["`e` has the button `a` 20000 times"])
        #expect(messages("action-single-primary", list).isEmpty)
    }
}
