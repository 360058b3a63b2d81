// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Testing

@testable import BannerLint

@Suite("The size of targets") struct TargetSizeTests {
    private func findings(
        _ sizes: [String], banner: String = "", rest: String = "", dismissal: String = "[button]"
    ) -> [Finding] {
        let names = ["a", "b", "c"].prefix(sizes.count)
        let buttons = zip(names, sizes).map { "  \($0): { kind: emphasis, title: \($0)\($1) }\n" }.joined()
        return LintedText(
            """
            \(rest)
            buttons:
            \(buttons)
            banners:
              e: { level: error, text: Hi, buttons: [\(names.joined(separator: ", "))], dismissal: \(dismissal)\(banner) }
            """, only: "target-size"
        ).findings(of: "target-size")
    }

    private func summary(_ findings: [Finding]) -> [String] { findings.map { "\($0.severity.rawValue) \($0.message)" } }

    @Test("17 pt, as an icon button of ODS has it, alone on its bar: the spacing exception holds")
    func alone() {
        let found = findings([", size: 17"])
        #expect(summary(found) == ["warning the target of `a` is 17 pt, below 44 pt"])
        #expect(found.first?.notes.first?.contains("below 24 pt too") == true)
    }

    @Test("a bar that can be tapped is a target around the button")
    func onTargetBar() {
        let message = ["error the target of `a` is 17 pt, below 24 pt"]
        #expect(summary(findings([", size: 17"], dismissal: "[button, tap]")) == message)
        #expect(summary(findings([", size: 17"], banner: ", progress: { kind: determinate, onTap: pause }")) == message)
        #expect(
            summary(findings([", size: 24"], dismissal: "[tap]")) == ["warning the target of `a` is 24 pt, below 44 pt"]
        )
    }

    /// Circles of 24 pt around two buttons that stand 12 pt apart meet if their sizes add up to less than 24.
    @Test(
        "two small ones next to each other",
        arguments: [("12", "12", "warning"), ("12", "11.9", "error"), ("0", "23.9", "error"), ("0", "44", "warning")])
    func neighbours(_ first: String, _ second: String, _ severity: String) {
        #expect(findings([", size: \(first)", ", size: \(second)"]).first?.severity.rawValue == severity)
    }

    @Test("those that are not next to each other don't meet")
    func apart() {
        #expect(findings([", size: 1", "", ", size: 1"]).map(\.severity) == [.warning, .warning])
    }

    @Test func neverRoundsUpToTheLimit() {
        #expect(
            summary(findings([", size: 43.999"])) == ["warning the target of `a` is 43.999 pt, below 44 pt"])
        #expect(findings([", size: 44"]).isEmpty)
    }

    @Test("without a size written, the button itself is reported, and nothing can be replaced")
    func standardSize() {
        let found = findings([""], rest: "lint: { rules: { target-size: { recommended: 48 } } }")
        #expect(summary(found) == ["warning the target of `a` is 44 pt, below 48 pt"])
        #expect(found.first?.fix == nil && found.first?.help == ["write `size: 48`"])
        #expect(found.first?.keyPath == "buttons.a")
    }

    @Test("a theme can make the bar a target")
    func theme() {
        let rest = """
            styles: { standard: { dismissal: [button] } }
            themes: { loud: { styles: { standard: { dismissal: [tap] } } } }
            """
        let linted = LintedText(
            rest + "\n"
                + """
                buttons: { a: { kind: emphasis, title: A, size: 20 } }
                banners: { e: { level: error, text: Hi, buttons: [a] } }
                """, only: "target-size")
        #expect(linted.findings(of: "target-size").map(\.severity) == [.error])
    }
}
