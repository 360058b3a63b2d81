// SPDX-License-Identifier: Apache-2.0

import BannerLint
import BannerSpec
import Diagnostics
import TestSupport
import Testing
import YAMLSource

/// Each part of a spec is broken, one at a time. What rules then find is true of the spec as it was: none of them takes for
/// the author's word what stands in for the broken part.
@Suite struct BrokenValueTests {
    private static let path = "whole.banner.yaml"

    /// A finding as it is known before and after.
    private struct Known: Hashable, CustomStringConvertible {
        let rule: String
        let keyPath: String
        var description: String { "\(rule) at \(keyPath)" }

        init(_ finding: Finding) {
            rule = finding.rule.name
            keyPath = "\(finding.keyPath)"
        }
    }

    /// What stands in the place of a value.
    private static let stopgaps = ["forever", "", "[zzz]", "{ zzz: zzz }", "\"?\"", "-99999999", "comma, comma"]

    private func isOfLanguage(_ finding: Finding) -> Bool {
        ["BN1", "BN2"].contains { finding.rule.code.hasPrefix($0) }
    }

    @Test func itIsWhole() {
        let linted = LintedProject(Self.path, [Self.path: Array(WholeSpec.text.utf8)])
        #expect(linted.loaded.spec != nil, "\(TextFormat.render(linted.report))")
        #expect(!linted.findings.isEmpty)
    }

    @Test(arguments: stopgaps) func brokenValues(stopgap: String) throws {
        try checkAll { entry in (entry.value.place.bytes, stopgap) }
    }

    @Test(arguments: ["q", "zzqqzz"]) func brokenKeys(suffix: String) throws {
        try checkAll { entry in (entry.key.place.bytes, (suffix.count > 1 ? "" : entry.key.text) + suffix) }
    }

    /// The samples have no finding of their own, so that none may come.
    @Test func samples() throws {
        let originals = try LintedProject.repositoryFiles()
        for seed in RandomRun("broken values", count: 40) {
            var random = SeededGenerator(seed: seed)
            let path = LintedProject.samples.randomElement(using: &random) ?? ""
            let whole = LintedProject(path, originals)
            let names = whole.trees.keys.sorted()
            guard let name = names.randomElement(using: &random), let tree = whole.trees[name],
                let entry = TreeEntry.all(of: tree).randomElement(using: &random),
                let stopgap = Self.stopgaps.randomElement(using: &random)
            else { continue }
            var files = originals
            files[name] = replacing(entry.value.place.bytes, stopgap, in: tree.source.bytes)
            check(LintedProject(path, files), [], nil, "seed \(seed), \(name), \(entry.path) → \(stopgap)")
        }
    }

    private func checkAll(_ edit: (TreeEntry) -> (range: Range<Int>, text: String)) throws {
        let whole = LintedProject(Self.path, [Self.path: Array(WholeSpec.text.utf8)])
        let known = Set(whole.findings.map(Known.init))
        let tree = try #require(whole.trees[Self.path])
        for entry in TreeEntry.all(of: tree) {
            let (range, text) = edit(entry)
            let broken = LintedProject(Self.path, [Self.path: replacing(range, text, in: tree.source.bytes)])
            // A colour by another name is no other colour.
            let isRenamed = range == entry.key.place.bytes && entry.path.count == 2
            check(broken, known, isRenamed ? text : nil, "\(entry.path.joined(separator: ".")) → \(text)")
        }
    }

    private func check(_ broken: LintedProject, _ known: Set<Known>, _ newName: String?, _ what: String) {
        guard broken.loaded.spec == nil else { return }
        let new = broken.findings.filter { finding in
            let isOfName = newName.map { finding.keyPath.contains($0) } ?? false
            return !isOfLanguage(finding) && !known.contains(Known(finding)) && !isOfName
        }
        #expect(new.isEmpty, "\(what): \(new.map { "\(Known($0)): \($0.message)" })")
    }

    private func replacing(_ range: Range<Int>, _ text: String, in bytes: [UInt8]) -> [UInt8] {
        Array(bytes[..<range.lowerBound]) + Array(text.utf8) + Array(bytes[range.upperBound...])
    }

    /// What stands beside the broken part has nothing wrong with it, and what comes of it is not its author's.
    @Test(arguments: [
        // Another appearance's colour does not serve.
        ("dark: \"#0F3A1B\"", "dark: "), ("dark: \"#0F3A1B\"", "drak: \"#0F3A1B\""),
        ("dark: \"#0F3A1B\"", "gloom: \"#0F3A1B\""),
        // Without this level the next one would be among the upper half, and the highest with a haptic.
        ("severity: 40", "severity: forty"), ("tint: \"#8A0314\"", "tint: carmine"), ("haptic: error", "haptic: eror"),
        // An alias is in error where its anchor is.
        ("de: Wiederholen", "de: "),
    ])
    func nothingIsJudgedByWhatStandsIn(part: String, broken: String) {
        let text = """
            bannerc: 1
            name: Calm
            locales: { development: en, supported: [en, de] }
            palette:
              muted: { light: "#D6F0DA", dark: "#0F3A1B" }
              accent: { light: "#1B6B2E", dark: "#6FD088" }
              content: { light: "#000000", dark: "#FFFFFF" }
            metrics:
              standard: { display: 5s }
              stays: { display: never }
            buttons:
              retry: { kind: emphasis, emphasis: low, title: &retry { en: Retry, de: Wiederholen } }
              again: { kind: emphasis, emphasis: medium, title: *retry }
              close: { kind: icon, image: { symbol: xmark }, label: { en: Close, de: Schließen }, role: dismiss }
            levels:
              done:
                severity: 15
                tint: "{palette.muted}"
                onTint: "{palette.content}"
                accent: "{palette.accent}"
                icon: { symbol: checkmark, decorative: true }
                spokenPrefix: { en: Done, de: Fertig }
                haptic: warning
              error:
                severity: 40
                tint: "#8A0314"
                onTint: "#FFFFFF"
                icon: { symbol: xmark.octagon, decorative: true }
                spokenPrefix: { en: Error, de: Fehler }
                announcement: assertive
                haptic: error
                metrics: stays
            banners:
              saved: { level: done, text: { en: Saved., de: Gesichert. }, alsoAvailableAt: { en: Files, de: Dateien } }
              failed:
                level: error
                text: { en: It failed., de: Das ging schief. }
                buttons: [again, close]
                dismissal: [button]
            """
        #expect(text.ranges(of: part).count == 1)
        let known = Set(LintedProject(Self.path, [Self.path: Array(text.utf8)]).findings.map(Known.init))
        let linted = LintedProject(Self.path, [Self.path: Array(text.replacing(part, with: broken).utf8)])
        #expect(linted.loaded.spec == nil)
        check(linted, known, nil, "\(part) → \(broken)")
    }

    // MARK: What is still found

    @Test(
        "an error hides nothing that has nothing to do with it",
        arguments: [
            ("present: 300ms, display: 4s", "present: 300ms, display: forever", "contrast-text"),
            ("order: priority", "order: prio", "contrast-text"),
            ("dismissal: [button, tap, timer]", "dismissal: button", "contrast-text"),
            ("scope: scene, edge: top", "scope: scene, edge: tip", "duration-max"),
            ("step: 10%", "step: ten", "contrast-text"),
            ("profile: apple", "profile: apples", "contrast-text"),
            ("en: Saved.", "fr: Saved.", "contrast-text"),
        ])
    func otherFaultsAreStillFound(part: String, broken: String, rule: String) {
        func findings(_ text: String) -> [Finding] {
            LintedProject(Self.path, [Self.path: Array(text.utf8)]).findings.filter { $0.rule.name == rule }
        }
        #expect(WholeSpec.text.ranges(of: part).count == 1)
        #expect(!findings(WholeSpec.text).isEmpty)
        #expect(!findings(WholeSpec.text.replacing(part, with: broken)).isEmpty)
    }

    @Test func aBannerInErrorLeavesTheOthersTheirIndices() {
        let text = WholeSpec.text.replacing("offline:\n    level: error", with: "offline:\n    level: eror")
        let linted = LintedProject(Self.path, [Self.path: Array(text.utf8)])
        #expect(linted.loaded.partialSpec?.banners.map(\.name.value) == ["syncing", "itemsFailed", "saved"])
        let syncing = linted.loaded.partialSpec?.banners.first
        #expect(syncing?.extras?.trigger?.mutex.isEmpty == true)
        #expect(linted.loaded.partialSpec?.themes.first?.texts.keys.sorted() == [2])
        #expect(linted.findings.filter { !isOfLanguage($0) && $0.rule.name == "deadlock" }.isEmpty)
    }

    /// A suppression is not in vain because the rule could not look.
    @Test func suppressionsStayNeeded() {
        let text = WholeSpec.text
            .replacing(
                "brief: { display: 20s, present: 200ms }",
                with: "brief: { display: 20s }  # bannerc: ignore[duration-max] -- read aloud"
            )
            .replacing("display: 4s", with: "display: forever")
        let linted = LintedProject(Self.path, [Self.path: Array(text.utf8)])
        #expect(linted.findings.filter { $0.rule.name == "suppression-unused" }.isEmpty)
    }

    /// A limit that could not be read is not the one that a rule has where nobody says another.
    @Test(arguments: ["maximum: 30", "maximum: ages", "severity: grave", "maximum: -3s"])
    func aRuleWithASettingInErrorIsSilent(setting: String) {
        func rules(_ text: String) -> Set<String> {
            let linted = LintedProject(Self.path, [Self.path: Array(text.utf8)])
            return Set(linted.findings.map(\.rule.name))
        }
        #expect(rules(WholeSpec.text).contains("duration-max"))
        let found = rules(WholeSpec.text.replacing("severity: warning, maximum: 10s", with: setting))
        #expect(!found.contains("duration-max") && found.contains("contrast-text"))
        #expect(found.contains("unknown-rule") || found.contains("invalid-value"))
    }
}
