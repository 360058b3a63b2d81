// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import TestSupport
import Testing

@testable import BannerProject
@testable import bannerc

/// Plain arguments are read without the argument parser, which must make the same of them.
struct PlainRunTests {
    private static let words = [
        "a.banner.yaml", "specs", "-", "--lint", "--all-outputs", "--prune", "--verbose", "--check", "--output", "-o",
        "--target", "swift", "tokens", "--format", "text", "concise", "sarif", "sarif=out.sarif", "--config",
        "--directory", "--depfile", "--fail-level", "warning", "--baseline", "--diff", "--watch", "--fix", "--output=x",
        "-v", "", "--",
        "--pseudo", "--color", "-ox",
    ]

    /// Few of the random lists are plain, so that lists of what stands together are drawn too.
    private static let phrases: [[String]] =
        words.map { [$0] } + [
            ["-o", "out"], ["--output", "out"], ["--target", "swift"], ["--target", "css"], ["--format", "concise"],
            ["--format", "json"], ["--format", "sarif=a.sarif"], ["--config", "bannerc.yaml"], ["--directory", "."],
            ["--depfile", "a.d"], ["--fail-level", "info"], ["--baseline", "base.json"], ["--lint"], ["--lint"],
            ["--check"],
        ]

    @Test func isWhatTheArgumentParserMakes() throws {
        var random = SeededGenerator(of: "plain arguments")
        var counts = (build: 0, lint: 0)
        for _ in 0..<800 {
            let command = Bool.random(using: &random) ? "build" : "lint"
            let phrases = (0..<Int.random(in: 0...4, using: &random)).compactMap { _ in
                Self.phrases.randomElement(using: &random)
            }
            let arguments = [command] + phrases.joined()
            guard let plain = PlainRun(arguments) else { continue }
            let comment: Comment = "\(arguments), seed \(random.seed)"
            switch plain {
            case .build(let settings, let directory):
                counts.build += 1
                let parsed = try #require(try Bannerc.parseAsRoot(arguments) as? BuildCommand, comment)
                #expect("\(parsed.settings)" == "\(settings)", comment)
                #expect(parsed.directory == directory, comment)
                #expect(!parsed.watch && parsed.input.color == .auto, comment)
            case .lint(let settings):
                counts.lint += 1
                let parsed = try #require(try Bannerc.parseAsRoot(arguments) as? LintCommand, comment)
                #expect("\(try parsed.settings())" == "\(settings)", comment)
                #expect(!parsed.watch && parsed.input.color == .auto, comment)
            }
        }
        #expect(counts.build > 40 && counts.lint > 12, "\(counts), seed \(random.seed)")
    }

    @Test func whatIsWrongIsLeftToTheArgumentParser() {
        for arguments in [
            ["build", "--output"], ["build", "-o", "a", "--output", "b"], ["build", "--target", "fortran"],
            ["build", "--chek"], ["build", "--check", "--depfile", "d"], ["lint", "--format", "nonsense"],
            ["lint", "--fail-level", "grave"], ["lint", "--format", "json", "--format", "sarif"], ["lint", "--", "a"],
            ["build", "--help"], ["help", "build"], [], ["fmt"], ["build", "--config", ""], ["lint", "--config", "-"],
        ] {
            #expect(PlainRun(arguments) == nil, "\(arguments)")
        }
    }
}
