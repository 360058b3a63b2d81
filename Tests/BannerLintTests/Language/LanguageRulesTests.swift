// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics
import Testing
import YAMLSource

@testable import BannerLint

/// What the readers of YAML and of the language find is described among the rules.
struct LanguageRulesTests {
    /// Whoever gets a finding can have it explained under its name and its code.
    @Test(arguments: YAMLRules.all + SpecRules.all) func isDescribed(id: RuleID) throws {
        let rule = try #require(RuleRegistry.rule(named: id.code), "nothing describes \(id.code)")
        #expect(rule.id == id)
        #expect(rule.severity == .error)
        #expect(rule.group == (id.code.hasPrefix("BN1") ? .yaml : .language))
    }

    /// No description speaks of a rule that no reader has: in these groups only what checks itself is not the readers'.
    @Test func nothingIsLeftOver() {
        let described = RuleRegistry.all
            .filter { $0.check == nil && [.yaml, .language].contains($0.description.group) }
            .map { $0.description.id }
        #expect(described == YAMLRules.all + SpecRules.all)
    }

    /// What makes a spec mean nothing stays an error, whatever a team says; what is only a matter of order need not.
    @Test func onlyErrorsOfTheLanguageKeepTheirSeverity() {
        let settings = """
            lint:
              rules:
                yaml-syntax: warning
                unknown-key: off
                unused-definition: info
            """
        #expect(
            LintedText(settings, only: "unknown-rule").messages(of: "unknown-rule") == [
                "the severity of `yaml-syntax` can't be changed", "the severity of `unknown-key` can't be changed",
            ])
    }

    /// The order of keys says nothing, so that nobody could tell which of the two holds.
    @Test func aRuleIsSetOnce() {
        let settings = "lint: { rules: { duration-max: error, BN602: info } }"
        #expect(
            LintedText(settings, only: "unknown-rule").messages(of: "unknown-rule") == [
                "`BN602` and `duration-max` are one rule"
            ])
    }

    @Test func errorsOfTheLanguageCantBeSuppressed() {
        let spec = """
            levels:
              error: { tint: "#B3261E", onTint: "#FFFFFF", severty: 40 } # bannerc: ignore[unknown-key] -- later
            """
        #expect(LintedText(spec).findings(of: "unknown-key").count == 1)
    }

    /// A team that makes a matter of order an error can still make an exception.
    @Test func whatIsMadeAnErrorCanBeSuppressed() {
        let spec = """
            palette: { spare: "#B3261E" } # bannerc: ignore[unused-definition] -- for the next release
            lint: { rules: { unused-definition: error } }
            """
        #expect(LintedText(spec).findings(of: "unused-definition").isEmpty)
        let plain = spec.replacing(" # bannerc: ignore[unused-definition] -- for the next release", with: "")
        #expect(LintedText(plain).findings(of: "unused-definition").map(\.severity) == [.error])
    }
}
