// SPDX-License-Identifier: Apache-2.0

import BannerLint
import BannerSpec
import Diagnostics
import TestSupport

@testable import BannerProject

/// Baselines, against a spec in which something is found.
struct BaselineHarness: Harness {
    private static let path = "bannerc-baseline.json"
    private let report: Report

    init(folder: String) throws {
        let sample = try Sample.shared(folder: folder)
        let spec = "specs/owl.banner.yaml"
        report =
            Linted(
                sample.files[spec] ?? [], at: spec, Linted.allRules, memory: LintMemory(), access: sample.access()
            ).report
        let whole = Baseline(report) { $0.path }
        try require(
            whole.newFindings(in: report) { $0.path }.isEmpty, "a baseline does not let pass what it was made from")
    }

    /// Baselines of all that is found, and of each rule alone.
    func seeds() -> [[UInt8]] {
        let allowances = Baseline(report) { $0.path }.allowances.sorted { $0.key < $1.key }
        let entries = allowances.map { key, allowance in
            let members = [
                ("path", key.path), ("rule", key.rule), ("keyPath", key.keyPath), ("banner", key.identity.banner),
                ("theme", key.identity.theme), ("appearance", key.identity.appearance), ("locale", key.identity.locale),
                ("measured", allowance.measured.map { "\($0)" }), ("count", "\(allowance.count)"),
            ].compactMap { name, value in value.map { "\"\(name)\": \"\($0)\"" } }
            return (rule: key.rule, text: "{ \(members.joined(separator: ", ")) }")
        }
        let parts = [entries] + Dictionary(grouping: entries, by: \.rule).sorted { $0.key < $1.key }.map(\.value)
        return parts.map { part in
            Array("{\"version\": 2, \"findings\": [\(part.map(\.text).joined(separator: ",\n"))]}".utf8)
        }
    }

    static func mutate(_ input: [UInt8], using random: inout SeededGenerator) -> [UInt8]? {
        SpecMutation.apply(to: input, using: &random)
    }

    mutating func run(_ input: [UInt8]) throws -> Bool {
        let files = InputFiles()
        files.replaceContents([Self.path: input])
        do {
            guard let baseline = try BaselineFile(path: Self.path, files: files).read() else { return false }
            try check(baseline)
            return baseline.count > 0
        } catch let failure as CommandFailure {
            try require(!failure.messages.isEmpty || !failure.report.findings.isEmpty, "no reason")
            try Findings.check(failure.report)
            try Findings.checkFormats(of: failure.report, turn: input.count, input: input.count)
            return false
        }
    }

    /// Whatever it allows, it only lets pass; it only shrinks; and once it has, the same is new.
    private func check(_ baseline: Baseline) throws {
        func new(_ baseline: Baseline) -> [Finding] { baseline.newFindings(in: report) { $0.path } }
        let found = Set(report.findings.map(\.message))
        try require(new(baseline).allSatisfy { found.contains($0.message) }, "something is new that was not found")
        let shrunk = baseline.shrunk(to: report) { $0.path }
        try require(shrunk.count <= baseline.count, "it grows from \(baseline.count) to \(shrunk.count)")
        try require(shrunk.shrunk(to: report) { $0.path } == shrunk, "it shrinks twice")
        try require(new(shrunk).map(\.message) == new(baseline).map(\.message), "once shrunk, other findings are new")
    }
}
