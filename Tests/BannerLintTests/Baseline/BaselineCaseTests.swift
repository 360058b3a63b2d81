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

    @Test("errors of the language are never let pass") func languageErrors() {
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
