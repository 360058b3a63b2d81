// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

@testable import BannerLint

/// A spec in memory, and what comes of checking it.
struct LintedText {
    static let path = "example.banner.yaml"

    private(set) var sources = SourceSet()
    let result: Linter.Result
    /// What was found, in order; unused suppressions included.
    let findings: [Finding]

    /// Checks `example`. With `only`, no other rule runs but those of the language.
    init(_ example: RuleExample, only: RuleID? = nil, options: LintOptions = LintOptions()) {
        var options = options
        if let only, !only.code.hasPrefix("BN0") { options.select = [RuleSelector(only.name)] }
        options.assets = options.assets ?? ExampleAssets(example)
        let source = SourceFile(path: Self.path, bytes: example.bytes)
        let loaded = SpecLoader.load(source, into: &sources) { path in
            if path.hasPrefix("..") { return .outsideRoot }
            return example.files[path].map { .bytes(Array($0.utf8)) } ?? .missing
        }
        result = Linter.lint(loaded, sources: sources, options: options)
        var unused = UnusedSuppressions()
        unused.add(result, sources)
        let all = result.findings + unused.reports.flatMap(\.findings)
        findings = Report(sources: sources, findings: all).sorted()
    }

    /// Checks a part of a spec, completed as in a rule's example.
    init(_ fragment: String, only: String? = nil, options: LintOptions = LintOptions()) {
        self.init(RuleExample(fragment), only: only.flatMap { RuleRegistry.rule(named: $0)?.id }, options: options)
    }

    /// The findings of a rule.
    func findings(of rule: String) -> [Finding] { findings.filter { $0.rule.name == rule } }

    /// The messages of a rule's findings.
    func messages(of rule: String) -> [String] { findings(of: rule).map(\.message) }

    /// All findings, as people see them.
    var transcript: String { TextFormat.render(Report(sources: sources, findings: findings)) }
}
