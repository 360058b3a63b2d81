// SPDX-License-Identifier: Apache-2.0

import BannerCompiler
import BannerGenerators
import Diagnostics
import Testing

/// What the sample specs compile to.
@Suite struct GoldenTests {
    @Test(arguments: Repository.specs) func sampleSpec(_ spec: String) throws {
        let output = try Repository.compile(spec)
        #expect(output.report.findings.isEmpty)
        #expect(!output.files.isEmpty)
        for file in output.files { try Golden.expect("Tests/Golden/\(file.name)", file.bytes, filter: "GoldenTests") }
    }

    @Test func nothingButTheSpecsIsRecorded() throws {
        let expected = try Repository.specs.flatMap { try Repository.compile($0).files.map(\.name) }
        try Golden.expectFolder("Tests/Golden", holds: expected + ["rules", "mistakes.txt"])
    }
}
