// SPDX-License-Identifier: Apache-2.0

import BannerCompiler
import BannerGenerators
import Diagnostics
import Foundation
import Testing

/// What the sample specs compile to, against files that a person has read.
///
/// `BANNERC_RECORD=1 scripts/test --filter GoldenTests` writes the files anew. Recording always fails, so that
/// nobody takes a recording for a check.
@Suite struct GoldenTests {
    @Test(arguments: Repository.specs) func sampleSpec(_ spec: String) throws {
        let output = try Repository.compile(spec)
        #expect(output.report.findings.isEmpty)
        #expect(!output.files.isEmpty)
        for file in output.files { try expectGolden(file) }
    }

    @Test func nothingButTheSpecsIsRecorded() throws {
        let expected = try Repository.specs.flatMap { try Repository.compile($0).files.map(\.name) }
        let found = try FileManager.default.contentsOfDirectory(
            atPath: Repository.root.appending(path: "Tests/Golden").path)
        #expect(found.sorted() == expected.sorted())
    }

    private func expectGolden(_ file: OutputFile) throws {
        let path = "Tests/Golden/\(file.name)"
        if ProcessInfo.processInfo.environment["BANNERC_RECORD"] != nil {
            try Data(file.bytes).write(to: Repository.root.appending(path: path))
            Issue.record("recorded \(path); read it, then run again without BANNERC_RECORD")
            return
        }
        let golden = try Repository.text(path)
        let made = String(decoding: file.bytes, as: UTF8.self)
        guard made != golden else { return }
        let difference = zip(
            made.split(separator: "\n", omittingEmptySubsequences: false),
            golden.split(separator: "\n", omittingEmptySubsequences: false)
        )
        .enumerated().first { $0.element.0 != $0.element.1 }
        Issue.record(
            """
            \(path) differs from line \((difference?.offset ?? -1) + 1):
            made:   \(difference?.element.0 ?? "(more lines)")
            golden: \(difference?.element.1 ?? "(more lines)")
            If the change is meant: BANNERC_RECORD=1 scripts/test --filter GoldenTests
            """)
    }
}
