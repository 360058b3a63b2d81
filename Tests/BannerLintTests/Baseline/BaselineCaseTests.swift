// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics
import Testing

@testable import BannerLint

@Suite("A baseline knows what is wrong") struct BaselineCaseTests {
    private static let slow = "This text takes a little more than four seconds to read."

    private func report(_ spec: String, only rule: String) -> Report {
        let linted = LintedText(spec, only: rule)
        return Report(sources: linted.sources, findings: linted.findings)
    }

    private func new(_ spec: String, since old: String, only rule: String) -> [Finding] {
        Baseline(report(old, only: rule)) { $0.path }.newFindings(in: report(spec, only: rule)) { $0.path }
    }

    @Test("errors of the language are never accepted") func languageErrors() {
        let linted = LintedText("palette: { a: \"{palette.b}\" }\n")
        let report = Report(sources: linted.sources, findings: linted.findings)
        #expect(report.findings.contains { $0.rule == .unknownReference })
        let baseline = Baseline(report) { $0.path }
        #expect(!baseline.allowances.keys.contains { $0.rule.hasPrefix("BN2") })
        let key = Baseline.Key(path: LintedText.path, rule: "BN206", keyPath: "palette.a")
        let old = Baseline([key: .init(count: 9)])
        #expect(old.newFindings(in: report) { $0.path }.contains { $0.rule == .unknownReference })
        #expect(old.shrunk(to: report) { $0.path }.count == 0)
    }

    @Test("what no message would show is no worse") func belowWhatIsShown() {
        let old = themed("#5B96D8", "")
        #expect(new(themed("#5B96D9", ""), since: old, only: "contrast-text").isEmpty)
        #expect(new(themed("#6BA6E8", ""), since: old, only: "contrast-text").count == 1)
        #expect(new(themed("#4B86C8", ""), since: old, only: "contrast-text").isEmpty)
    }

    @Test("another order of names is nothing new") func order() {
        func spec(_ buttons: String) -> String {
            """
            buttons:
              retry: { kind: emphasis, title: Retry }
              close: { kind: icon, image: { symbol: xmark }, label: Close, role: dismiss }
            metrics: { brief: { display: 9s } }
            banners: { one: { level: error, text: Not sent., metrics: brief, buttons: \(buttons) } }
            """
        }
        let rule = "auto-dismiss-action"
        #expect(new(spec("[retry, close]"), since: "", only: rule).count == 1)
        #expect(new(spec("[retry, close]"), since: spec("[close, retry]"), only: rule).isEmpty)
    }

    private func timed(_ banners: String) -> String {
        "metrics: { standard: { display: 4s } }\nbanners:\n  one: { level: error, text: \(Self.slow) }\n" + banners
    }

    @Test("another banner is new, and named")
    func banner() {
        let more = timed("  two: { level: error, text: \(Self.slow) }\n")
        #expect(new(more, since: timed(""), only: "duration-reading").first?.notes.last?.contains("`two`") == true)
        #expect(new(more, since: more, only: "duration-reading").isEmpty)
        #expect(new(timed(""), since: more, only: "duration-reading").isEmpty)
    }

    private func themed(_ tint: String, _ themes: String) -> String {
        """
        palette: { blue: "\(tint)" }
        levels: { info: { tint: "{palette.blue}", onTint: "#FFFFFF", spokenPrefix: Info } }
        banners: { one: { level: info, text: One. } }
        \(themes)

        """
    }

    @Test("another theme is new if it changes what is measured")
    func theme() {
        let old = themed("#3B87FF", "")
        let worse = themed("#3B87FF", "themes: { contoso: { palette: { blue: \"#FFFFF0\" } } }")
        let found = new(worse, since: old, only: "contrast-text")
        #expect(found.count == 1 && found.first?.notes.last?.contains("theme `contoso`") == true)
        let same = themed("#3B87FF", "themes: { contoso: { metrics: { standard: { present: 400ms } } } }")
        #expect(new(same, since: old, only: "contrast-text").isEmpty)
    }

    @Test("a value that is worse is new, one that is better is not")
    func value() {
        #expect(new(themed("#9BD7E0", ""), since: themed("#8BC7D0", ""), only: "contrast-text").count == 1)
        #expect(new(themed("#8BC7D0", ""), since: themed("#9BD7E0", ""), only: "contrast-text").isEmpty)
    }

    @Test("what got better may not get worse again")
    func shrinking() {
        let old = Baseline(report(themed("#9BD7E0", ""), only: "contrast-text")) { $0.path }
        let better = report(themed("#8BC7D0", ""), only: "contrast-text")
        let shrunk = old.shrunk(to: better) { $0.path }
        #expect(shrunk.count == old.count)
        #expect(shrunk.newFindings(in: better) { $0.path }.isEmpty)
        #expect(shrunk.newFindings(in: report(themed("#9BD7E0", ""), only: "contrast-text")) { $0.path }.count == 1)
    }

    private static func button(_ size: Int) -> String {
        """
        buttons: { close: { kind: icon, image: { symbol: xmark }, label: Close, role: dismiss, size: \(size) } }
        styles: { standard: { dismissal: [button, tap] } }
        banners: { one: { level: error, text: One., buttons: [close] } }

        """
    }

    @Test("what became graver is new, whatever the settings say")
    func severity() {
        let rule = "target-size"
        #expect(report(Self.button(40), only: rule).findings.first?.severity == .warning)
        #expect(new(Self.button(4), since: Self.button(40), only: rule).map(\.severity) == [.error])
        #expect(new(Self.button(40), since: Self.button(4), only: rule).isEmpty)
        let stricter = "lint: { rules: { duration-max: error } }\n"
        let long = "metrics: { standard: { display: 40s } }\nbanners: { one: { level: error, text: One. } }\n"
        #expect(report(stricter + long, only: "duration-max").findings.first?.severity == .error)
        #expect(new(stricter + long, since: long, only: "duration-max").isEmpty)
    }

    @Test(
        "a measured value that is worse is new",
        arguments: [
            (
                "action-label-length", "buttons: { a: { kind: emphasis, title: \"%\" } }\n", "Twenty-three characters",
                "And even some characters more"
            ),
            (
                "target-size", "buttons: { a: { kind: icon, image: { symbol: xmark }, label: A, size: % } }\n", "43",
                "41"
            ),
            (
                "duration-reading",
                "metrics: { standard: { display: % } }\nbanners: { a: { level: error, text: One two. } }\n", "2s",
                "500ms"
            ),
            (
                "a11y-progress",
                "banners: { a: { level: error, text: A., progress: { kind: determinate, step: % } } }\n", "4%", "1%"
            ),
            ("animation-duration", "metrics: { a: { present: % } }\n", "3s", "5s"),
        ])
    func worse(_ rule: String, _ spec: String, _ old: String, _ new: String) {
        let (before, after) = (spec.replacing("%", with: old), spec.replacing("%", with: new))
        #expect(!report(before, only: rule).findings.isEmpty)
        #expect(self.new(after, since: before, only: rule).count == 1)
        #expect(self.new(before, since: before, only: rule).isEmpty)
    }

    @Test("another language is new")
    func locale() {
        let text = "banners: { one: { level: error, text: { en: Sync failed., de: Abgleich fehlgeschlagen. } } }\n"
        func spec(_ locales: String) -> String {
            "locales: { development: en, supported: [\(locales)] }\n" + text
        }
        let found = new(spec("en, de, fr, it"), since: spec("en, de, fr"), only: "l10n-missing")
        #expect(found.contains { $0.message.contains("text of `one`") && $0.cases.map(\.identity.locale) == ["it"] })
        #expect(new(spec("en, de"), since: spec("en, de, fr"), only: "l10n-missing").isEmpty)
        let dots =
            "locales: { development: en, supported: [en, de] }\nbanners: { one: { level: error, text: { en: Wait..., de: Warten… } } }\n"
        let more = dots.replacing("Warten…", with: "Warten...")
        #expect(new(more, since: dots, only: "text-typographic-ellipsis").count == 1)
    }

    @Test("a theme with a value of its own is new even if the spec's is worse")
    func betterTheme() {
        let old = themed("#3B87FF", "")
        let better = themed("#3B87FF", "themes: { contoso: { palette: { blue: \"#2B7FFF\" } } }")
        let found = new(better, since: old, only: "contrast-text")
        #expect(found.first?.cases.allSatisfy { $0.identity.theme == "contoso" } == true)
    }

    @Test("a banner that a queue puts last is new beside another that it does")
    func inversion() {
        func spec(_ more: String) -> String {
            """
            levels:
              note: { severity: 10, tint: "#0B4AB0", onTint: "#FFFFFF" }
              worst: { severity: 40, tint: "#0B4AB0", onTint: "#FFFFFF" }
            metrics: { standard: { display: 6s } }
            queue: { order: fifo }
            banners:
              one: { level: note, text: One. }
              two: { level: worst, text: Two. }
            \(more)

            """
        }
        let rule = "priority-inversion"
        #expect(!report(spec(""), only: rule).findings.isEmpty)
        let found = new(spec("  three: { level: worst, text: Three. }"), since: spec(""), only: rule)
        #expect(found.first?.cases.map(\.identity.banner) == ["three"])
    }

    @Test("what is told anew speaks of the worst new case")
    func retold() {
        let old = timed("")
        let more = timed(
            "  two: { level: error, text: \(Self.slow) And more. }\n  three: { level: error, text: \(Self.slow) }\n")
        let report = report(more, only: "duration-reading")
        let baseline = Baseline(self.report(old, only: "duration-reading")) { $0.path }
        var options = LintOptions()
        options.known = baseline.knownCases(in: report) { $0.path }
        let again = LintedText(more, only: "duration-reading", options: options).findings(of: "duration-reading")
        #expect(again.map { $0.message.hasPrefix("`two`") } == [true])
        #expect(again.first?.cases.map(\.identity.banner) == ["two", "three"])
        // Where the worst one is known, the next one is told of.
        let all = Baseline(
            self.report(timed("  two: { level: error, text: \(Self.slow) And more. }\n"), only: "duration-reading")
        ) { $0.path }
        options.known = all.knownCases(in: report) { $0.path }
        let last = LintedText(more, only: "duration-reading", options: options).findings(of: "duration-reading")
        #expect(last.map { $0.message.hasPrefix("`three`") } == [true])
    }

    @Test("a built-in style is what is at fault, whichever banner stands for it")
    func builtIn() {
        let spec = """
            styles: { standard: { text: { maxLines: 9 }, padding: 61 } }
            banners:
              two: { level: error, text: Sync failed. }

            """
        let before = "banners:\n  one: { level: error, text: Sync failed. }\n"
        let first = LintedText(spec, only: "overlay-coverage").findings
        let second = LintedText(spec.replacing("banners:\n", with: before), only: "overlay-coverage").findings
        #expect(!first.isEmpty && first.map(\.keyPath) == second.map(\.keyPath))
    }
}

extension String {
    fileprivate func replacing(_ part: String, with other: String) -> String {
        guard let range = firstRange(of: part) else { return self }
        return self[..<range.lowerBound] + other + self[range.upperBound...]
    }
}
