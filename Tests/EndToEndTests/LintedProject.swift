// SPDX-License-Identifier: Apache-2.0

import BannerLint
import BannerSpec
import Diagnostics
import TestSupport
import YAMLSource

/// A spec and the files that it uses, in memory, and what comes of checking it.
struct LintedProject {
    /// The files that the samples and fixtures are made of, by path.
    static func repositoryFiles() throws -> [String: [UInt8]] {
        var paths = Repository.specs.map { "specs/\($0).banner.yaml" }
        paths += [
            "specs/orange.tokens.json", "specs/shared/closing.banner.yaml", "specs/shared/ods-buttons.banner.yaml",
        ]
        paths += fixtures
        return try Dictionary(uniqueKeysWithValues: paths.map { ($0, try Repository.bytes($0)) })
    }

    /// The paths of the sample specs.
    static let samples = Repository.specs.map { "specs/\($0).banner.yaml" }

    /// The paths of the specs that describe real designs with all their faults.
    static let fixtures = ["fiori", "modifier", "ods-buttons", "owl"].map {
        "Tests/Fixtures/as-shipped/\($0).banner.yaml"
    }

    /// One of all these specs, and the file to change: mostly the spec, sometimes what it uses, one of `paths`.
    static func draw(from paths: [String], using random: inout SeededGenerator) -> (spec: String, path: String) {
        let specs = samples + fixtures
        let spec = specs.randomElement(using: &random) ?? specs[0]
        return (spec, Int.random(in: 0..<5, using: &random) > 0 ? spec : paths.randomElement(using: &random) ?? spec)
    }

    /// All rules run, those too that are off unless someone wakes them.
    static let allRules: LintOptions = {
        var options = LintOptions()
        options.commandLine = [RuleOverride(RuleSelector("all"), severity: .warning)]
        return options
    }()

    private(set) var sources = SourceSet()
    let loaded: SpecLoader.Result
    /// What was found, unsorted; unused suppressions included.
    let findings: [Finding]

    /// Checks the spec at `path`, one of `files`.
    init(_ path: String, _ files: [String: [UInt8]], _ options: LintOptions = LintOptions()) {
        let source = SourceFile(path: path, bytes: files[path] ?? [])
        loaded = SpecLoader.load(source, into: &sources) { path in files[path].map(FileAccess.bytes) ?? .missing }
        let result = Linter.lint(loaded, sources: sources, options: options)
        var unused = UnusedSuppressions()
        unused.add(result, sources)
        findings = result.findings + unused.reports.flatMap(\.findings)
    }

    /// What was found, and where.
    var report: Report { Report(sources: sources, findings: findings) }

    /// The trees of the files, by path.
    var trees: [String: NodeTree] {
        Dictionary(loaded.trees.map { ($0.source.path, $0) }, uniquingKeysWith: { first, _ in first })
    }
}
