// SPDX-License-Identifier: Apache-2.0

import BannerCompiler
import BannerGenerators
import BannerLint
import BannerSpec
import Diagnostics
import TestSupport

/// Specs, through every stage: read, resolved, checked by all rules, and written for all targets.
struct CompileHarness: Harness {
    private let sample: Sample
    private let memory = LintMemory()

    init(folder: String) throws { sample = try .shared(folder: folder) }

    static func mutate(_ input: [UInt8], using random: inout SeededGenerator) -> [UInt8]? {
        SpecMutation.apply(to: input, using: &random)
    }

    mutating func run(_ input: [UInt8]) throws -> Bool {
        let source = SourceFile(path: "specs/m.banner.yaml", bytes: input)
        let output = try Compiler.compile(source, for: Target.allCases, access: sample.access())
        try check(output)
        let turn = input.reduce(0) { $0 &* 31 &+ Int($1) } & 0xFFFF
        try Findings.checkFormats(of: output.report, turn: turn, input: input.count)
        let linted = Linted(
            input, at: source.path, turn.isMultiple(of: 2) ? LintOptions() : Linted.allRules, memory: memory,
            access: sample.access())
        try Findings.check(linted.report)
        try Findings.checkFormats(of: linted.report, turn: turn / 16, input: input.count)
        try check(linted, output)
        guard let spec = output.spec else { return false }
        try Cost.check(output: output.files.reduce(0) { $0 + $1.bytes.count }, input: input.count)
        try checkContext(of: spec)
        return true
    }

    /// A spec has either errors or files, and these are whole.
    private func check(_ output: Compiler.Output) throws {
        try Findings.check(output.report)
        let isRefused = output.report.contains(atLeast: .error)
        try require(isRefused == (output.spec == nil), "there is no spec, and no error, or both")
        try require(isRefused == output.files.isEmpty, "there are no files, and no error, or both")
        try WellFormed.check(output.files)
    }

    /// What the lint takes is compiled for every target, but for names that one of them can't tell apart; and what the language refuses is
    /// refused by both.
    private func check(_ linted: Linted, _ output: Compiler.Output) throws {
        let clashes = output.report.findings.filter { $0.rule == .nameClash }
        // A file that others use is no spec of its own.
        guard linted.loaded.spec.map({ !$0.banners.isEmpty }) ?? true, clashes.isEmpty else { return }
        let isSound = !linted.findings.contains(where: \.isLanguageError)
        guard isSound == (output.spec == nil) else { return }
        let missing = output.report.findings.filter { $0.severity == .error }.map(\.message)
        throw BrokenProperty("the lint \(isSound ? "takes" : "refuses") what the compiler does not: \(missing)")
    }

    /// What templates get is JSON.
    private func checkContext(of spec: Spec) throws {
        let input = GeneratorInput(spec: spec, fileName: "m.banner.yaml")
        guard let context = Generators.context(of: [input]) else { throw BrokenProperty("the context has no end") }
        try WellFormed.checkJSON(context, "the context")
    }
}
