// SPDX-License-Identifier: Apache-2.0

import BannerLint
import BannerSpec
import Diagnostics
import TestSupport
import Testing
import YAMLSource

/// Faults are planted into sound specs at random, and fixed: what is fixed must be a spec with fewer faults that means what it did.
@Suite struct FixFuzzTests {
    @Test func plantedFaultsAreFixed() throws {
        let originals = try LintedProject.repositoryFiles()
        var run = RandomRun("FixFuzzTests", count: 10)
        var fixes = 0
        var planted = 0
        var rules: [String: Int] = [:]
        while let seed = run.next() {
            var random = SeededGenerator(seed: seed)
            let spec = LintedProject.samples.randomElement(using: &random) ?? LintedProject.samples[0]
            var planter = FaultPlanter(spec, originals)
            for _ in 0..<Int.random(in: 1...12, using: &random) { planter.plant(using: &random) }
            planted += planter.count
            let allowsUnsafe = Bool.random(using: &random)
            let options = Int.random(in: 0..<4, using: &random) == 0 ? LintedProject.allRules : LintOptions()
            let fixing = Fixing(spec, planter.files, options, allowsUnsafe: allowsUnsafe)
            fixes += fixing.count
            for finding in fixing.before.findings where finding.fix != nil { rules[finding.rule.name, default: 0] += 1 }
            let issues = fixing.faults
            if !issues.isEmpty {
                Issue.record("\(issues.joined(separator: "\n"))\n\(allowsUnsafe ? "unsafe" : "safe"), seed \(seed)")
            }
        }
        let counts = rules.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
        print(
            "FixFuzzTests: \(run.drawn) specs, \(planted) changes planted, \(fixes) fixes applied; fixes offered: \(counts)"
        )
        #expect(run.drawn > 0)
    }
}
