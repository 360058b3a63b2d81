// SPDX-License-Identifier: Apache-2.0

import BannerDiff
import BannerGenerators
import BannerSpec
import Diagnostics
import Foundation
import TestSupport
import Testing

/// Pairs of random versions, and the compilers that judge them.
enum DiffProof {
    /// A compiler of generated code.
    enum Compiler: String, CaseIterable, Sendable {
        case swift, typescript, kotlin

        /// Swift runs the tests; the others may be missing.
        static let installed = allCases.filter { compiler in
            switch compiler {
            case .swift: true
            case .typescript:
                ["/usr/bin/tsc", "/usr/local/bin/tsc", "/opt/homebrew/bin/tsc"].contains(
                    where: FileManager.default.fileExists)
            case .kotlin: Kotlin.isExpected
            }
        }

        var language: CodeInterface.Language {
            switch self {
            case .swift: .swift
            case .typescript: .typescript
            case .kotlin: .kotlin
            }
        }

        var target: Target {
            switch self {
            case .swift: .swift
            case .typescript: .typescript
            case .kotlin: .kotlin
            }
        }

        private var ending: String {
            switch self {
            case .swift: "swift"
            case .typescript: "ts"
            case .kotlin: "kt"
            }
        }

        private func client(of generated: String, module: String) -> String {
            switch self {
            case .swift: SwiftClient(of: generated).text
            case .typescript: TypeScriptClient(of: generated, module: module).text
            case .kotlin: KotlinClient(of: generated).text
            }
        }

        private func errors(in sources: [String], _ toolchain: SwiftToolchain) throws -> [Substring] {
            switch self {
            case .swift: try toolchain.errors(in: sources)
            case .typescript: try toolchain.typeScriptErrors(in: sources)
            case .kotlin: try toolchain.kotlinErrors(in: sources)
            }
        }

        /// The errors of the clients of old versions against new ones, by stem; all in one run of the compiler, since each pair
        /// has names of its own.
        func failures(_ pairs: [(stem: String, old: String, new: String)]) throws -> [String: [String]] {
            let toolchain = try SwiftToolchain()
            defer { toolchain.remove() }
            var sources: [String] = []
            for pair in pairs {
                let module = "\(pair.stem)_generated"
                let client = client(of: pair.old, module: module)
                sources.append(try toolchain.write(pair.new, to: "\(module).\(ending)"))
                sources.append(try toolchain.write(client, to: "\(pair.stem)_client.\(ending)"))
            }
            var failures: [String: [String]] = [:]
            for line in try errors(in: sources, toolchain) {
                // `/tmp/…/Pair1_client.swift:3:9: error: …`, `Pair1_client.ts(3,9): error TS2322: …`
                let file = line.prefix { $0 != ":" && $0 != "(" }.split(separator: "/").last ?? ""
                // Generated code compiles by itself, which other tests prove.
                if !file.hasSuffix("_client.\(ending)") { Issue.record("\(line)") }
                failures[String(file.prefix { $0 != "_" }), default: []].append(String(line))
            }
            return failures
        }
    }

    /// A pair of versions, made from a seed.
    struct Pair {
        var seed: UInt64
        var stem: String
        var old: String
        var new: String
        var oldCode: String
        var newCode: String
        /// The changes that are reported for the language.
        var reported: [Change]

        /// `nil` for a pair of which a spec has errors.
        init?(_ seed: UInt64, _ compiler: Compiler) {
            var generator = SeededGenerator(seed: seed)
            let stem = "Pair\(seed)"
            let old = RandomSpec(stem, using: &generator)
            var new = old
            for _ in 0..<Int.random(in: 0...3, using: &generator) { new.mutate(using: &generator) }
            guard let before = Self.version(old.text, stem, compiler),
                let after = Self.version(new.text, stem, compiler)
            else { return nil }
            let changes = SpecDiff.changes(from: before.side, to: after.side)
            (self.seed, self.stem, self.old, self.new) = (seed, stem, old.text, new.text)
            (oldCode, newCode) = (before.code, after.code)
            reported = changes.filter { $0.languages.contains(compiler.language) }
        }

        /// The old version in the place of both, under names of its own.
        var unchanged: (stem: String, old: String, new: String) {
            let code = oldCode.replacing(stem, with: "Own\(stem)")
            return ("Own\(stem)", code, code)
        }

        private static func version(
            _ text: String, _ stem: String, _ compiler: Compiler
        ) -> (side: SpecSide, code: String)? {
            var sources = SourceSet()
            let path = "\(stem).banner.yaml"
            let source = SourceFile(path: path, bytes: Array(text.utf8))
            let result = SpecLoader.load(source, into: &sources) { _ in .missing }
            guard let spec = result.spec else { return nil }
            let input = GeneratorInput(spec: spec, fileName: path)
            guard let file = try? Generators.generate([compiler.target], from: input).files.first else { return nil }
            return (SpecSide(result, path: path), String(decoding: file.bytes, as: UTF8.self))
        }
    }
}
