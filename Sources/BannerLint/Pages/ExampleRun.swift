// SPDX-License-Identifier: Apache-2.0

import BannerSpec
public import Diagnostics

/// A rule's example, checked.
public struct ExampleRun {
    /// The name that an example goes by.
    public static let path = "example.banner.yaml"

    /// What was found, unused suppressions included.
    public let report: Report

    /// Checks `example`, and if `rule` is given, for nothing but that rule and the language.
    public init(_ example: RuleExample, only rule: RuleDescription? = nil) {
        var options = LintOptions()
        // What suppressions need is that other rules run.
        if let rule, rule.group != .suppression {
            options.select = [RuleSelector(rule.id.name)]
            if rule.severity == .off, !rule.profiles.values.contains(where: { $0 != .off }) {
                options.commandLine = [RuleOverride(RuleSelector(rule.id.name), severity: .warning)]
            }
        }
        options.assets = ExampleAssets()
        var sources = SourceSet()
        let source = SourceFile(path: Self.path, bytes: example.bytes)
        let loaded = SpecLoader.load(source, into: &sources) { path in
            if path.hasPrefix("..") { return .outsideRoot }
            return example.files[path].map { .bytes(Array($0.utf8)) } ?? .missing
        }
        let result = Linter.lint(loaded, sources: sources, options: options)
        var unused = UnusedSuppressions()
        unused.add(result, sources)
        report = Report(sources: sources, findings: result.findings + unused.reports.flatMap(\.findings))
    }

    /// What was found of `rule`.
    public func report(of rule: RuleDescription) -> Report {
        Report(sources: report.sources, findings: report.findings.filter { $0.rule == rule.id })
    }
}

/// The images that examples have.
private struct ExampleAssets: AssetCatalog {
    let path = "Assets.xcassets"

    func contains(_ name: String) -> Bool { name == "close" || name == "cloud-off" }
}
