// SPDX-License-Identifier: Apache-2.0

import BannerLint
import BannerSpec
import Diagnostics

@testable import BannerProject

/// Files in memory in the place of a project: what an input may use, and specs for inputs that are none.
struct Sample {
    /// What files hold, by path.
    let files: [String: [UInt8]]

    /// The files at `paths`, relative to `folder`.
    init(_ paths: [String], folder: String) throws {
        var files: [String: [UInt8]] = [:]
        for path in paths { files[path] = try FileSystem.read(folder + "/" + path, limit: 1 << 24) }
        self.files = files
    }

    /// What the samples of the repository use.
    static func shared(folder: String) throws -> Sample {
        try Sample(
            [
                "specs/orange.tokens.json", "specs/shared/closing.banner.yaml", "specs/shared/ods-buttons.banner.yaml",
                "specs/owl.banner.yaml",
            ], folder: folder)
    }

    /// The file at a path, those of `others` first.
    func access(_ others: [String: [UInt8]] = [:]) -> (String) -> FileAccess {
        { path in (others[path] ?? files[path]).map(FileAccess.bytes) ?? .missing }
    }
}

/// A spec as the lint sees it.
struct Linted {
    private(set) var sources = SourceSet()
    let loaded: SpecLoader.Result
    let findings: [Finding]

    /// The spec in `bytes` at `path`, with the files that it uses.
    init(
        _ bytes: [UInt8], at path: String, _ options: LintOptions = LintOptions(), memory: LintMemory,
        access: @escaping (String) -> FileAccess
    ) {
        let source = SourceFile(path: path, bytes: bytes)
        loaded = SpecLoader.load(source, into: &sources, acceptingParts: true, access: access)
        findings = Linter.lint(loaded, sources: sources, options: options, memory: memory).findings
    }

    /// What was found, and where.
    var report: Report { Report(sources: sources, findings: findings) }

    /// How many findings are errors.
    var errorCount: Int { findings.count { $0.severity == .error } }

    /// How many of them are faults of the language.
    var faultCount: Int { loaded.findings.count { $0.severity == .error } }

    /// All rules run, those too that are off unless someone wakes them.
    static let allRules: LintOptions = {
        var options = LintOptions()
        options.commandLine = [RuleOverride(RuleSelector("all"), severity: .warning)]
        return options
    }()
}
