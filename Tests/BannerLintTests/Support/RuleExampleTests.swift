// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics
import Testing

@testable import BannerLint

/// The examples of every rule are its tests: the bad ones are found where their markers stand, the good ones are clean.
struct RuleExampleTests {
    private static let names = RuleRegistry.all.map { $0.description.id.name }

    @Test(arguments: names) func examplesAreThere(name: String) throws {
        let rule = try #require(RuleRegistry.rule(named: name))
        #expect(!rule.bad.isEmpty)
        #expect(!rule.good.isEmpty)
    }

    @Test(arguments: names) func badExamplesAreFound(name: String) throws {
        let rule = try #require(RuleRegistry.rule(named: name))
        for example in rule.bad {
            let linted = LintedText(example, only: rule.id)
            var markers = example.fileMarkers
            if !example.markers.isEmpty { markers[LintedText.path] = example.markers }
            #expect(!markers.isEmpty, "a bad example has a marker")
            let starts = Dictionary(grouping: linted.findings(of: name)) { linted.sources[$0.place.file].path }
                .mapValues { Set($0.map(\.place.bytes.lowerBound)) }
            #expect(starts == markers.mapValues { Set($0) }, "\(example.text)\n\(linted.transcript)")
            let foreign = linted.findings.filter { $0.rule.name != name && $0.severity == .error }
            #expect(foreign.isEmpty || rule.group == .suppression, "\(example.text)\n\(linted.transcript)")
        }
    }

    /// The tables of rules say how mild a finding may be, and no milder one is ever reported.
    @Test(arguments: names) func severitiesAreTold(name: String) throws {
        let rule = try #require(RuleRegistry.rule(named: name))
        guard let severity = rule.severity.severity else { return }
        let mildest = rule.mildest?.severity ?? severity
        #expect(mildest < severity || rule.mildest == nil)
        for example in rule.bad {
            for finding in LintedText(example, only: rule.id).findings(of: name) {
                #expect(
                    (mildest...severity).contains(finding.severity), "\(finding.severity.rawValue): \(finding.message)")
                #expect(finding.limit >= mildest)
            }
        }
    }

    @Test(arguments: names) func goodExamplesAreClean(name: String) throws {
        let rule = try #require(RuleRegistry.rule(named: name))
        for example in rule.good {
            let linted = LintedText(example, only: rule.id)
            let found = linted.findings.filter { $0.rule.name == name || $0.severity == .error }
            #expect(found.isEmpty, "\(example.text)\n\(linted.transcript)")
        }
    }

    /// What one rule about languages shows as right is no finding of another. What fills an example in is in one language alone.
    @Test(arguments: names.filter { $0.hasPrefix("l10n-") }) func goodTextsSuitAllRules(name: String) throws {
        let rule = try #require(RuleRegistry.rule(named: name))
        for example in rule.good {
            let linted = LintedText(example)
            let found = linted.findings.map(\.rule.name).filter { $0.hasPrefix("l10n-") && $0 != "l10n-missing" }
            #expect(found.isEmpty, "\(example.text)\n\(linted.transcript)")
        }
    }

    /// A fix that is promised is there, and what it makes has no finding of the rule, and no error.
    @Test(arguments: names) func fixesMend(name: String) throws {
        let rule = try #require(RuleRegistry.rule(named: name))
        for example in rule.bad {
            let linted = LintedText(example, only: rule.id)
            for finding in linted.findings(of: name) {
                guard let fix = finding.fix else { continue }
                #expect(rule.fix != .none, "the description says that there is no fix")
                #expect(fix.safety == .unsafe || rule.fix == .safe, "the description says that fixes are unsafe")
                let fixed = LintedText(Self.applying(fix, to: example), only: rule.id)
                let left = fixed.findings(of: name).count
                #expect(left < linted.findings(of: name).count, "\(fixed.transcript)")
                #expect(
                    !fixed.findings.contains { $0.severity == .error && $0.rule.name != name }, "\(fixed.transcript)")
            }
        }
        let hasFix = rule.bad.contains { example in
            LintedText(example, only: rule.id).findings(of: name).contains { $0.fix != nil }
        }
        #expect(hasFix == (rule.fix != .none), "no example shows the fix that the description promises")
    }

    private static func applying(_ fix: Fix, to example: RuleExample) -> RuleExample {
        var bytes = example.bytes
        for edit in fix.edits.sorted(by: { $0.place.bytes.lowerBound > $1.place.bytes.lowerBound }) {
            bytes.replaceSubrange(edit.place.bytes, with: edit.replacement.utf8)
        }
        return RuleExample(String(decoding: bytes, as: UTF8.self), files: example.files, isWhole: true)
    }
}
