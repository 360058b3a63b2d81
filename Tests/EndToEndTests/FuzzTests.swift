// SPDX-License-Identifier: Apache-2.0

import BannerCompiler
import BannerGenerators
import BannerSpec
import Diagnostics
import Foundation
import TestSupport
import Testing

/// Real specs, broken at random, go through the whole compiler: it must not trap, and what comes out must be whole.
@Suite struct FuzzTests {
    @Test func mutatedSpecsCompileOrAreRefused() throws {
        let originals =
            try Repository.specs.map { try Repository.bytes("specs/\($0).banner.yaml") } + [
                Array(HostileSpec.text.utf8)
            ]
        var (runs, compiled) = (0, 0)
        for seed in RandomRun("FuzzTests", count: 200) {
            var random = SeededGenerator(seed: seed)
            // The hostile spec is large, so it gets a smaller share.
            let share = Int.random(in: 0..<100, using: &random) == 0 ? 5 : 4
            let original = originals[Int.random(in: 0..<share, using: &random)]
            let mutant = Mutation.apply(to: original, using: &random)
            let output = try Repository.compile(bytes: mutant, as: "mutant")
            try check(output, mutant, seed: seed)
            runs += 1
            if output.spec != nil { compiled += 1 }
        }
        print("FuzzTests: \(runs) mutated specs, \(compiled) of them compiled")
    }

    private func check(_ output: Compiler.Output, _ mutant: [UInt8], seed: UInt64) throws {
        let failed = output.report.contains(atLeast: .error)
        #expect(failed == (output.spec == nil), "seed \(seed)")
        #expect(failed == output.files.isEmpty, "seed \(seed)")
        for finding in output.report.findings {
            for place in [finding.place] + finding.labels.map(\.place) {
                #expect(place.bytes.upperBound <= output.report.sources[place.file].bytes.count, "seed \(seed)")
            }
        }
        expectVisible(TextFormat.render(output.report), "the report", seed)
        expectVisible(ConciseFormat.render(output.report), "the concise report", seed)
        for file in output.files {
            let text = String(decoding: file.bytes, as: UTF8.self)
            expectVisible(text, file.name, seed)
            if file.name.hasSuffix(".json") {
                #expect(throws: Never.self, "seed \(seed)") { try JSONSerialization.jsonObject(with: Data(file.bytes)) }
            } else {
                #expect(text.hasSuffix("\n}\n") || text.hasSuffix("\n#endif\n"), "seed \(seed)")
            }
        }
    }
}
