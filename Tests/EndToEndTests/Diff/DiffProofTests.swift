// SPDX-License-Identifier: Apache-2.0

import BannerChanges
import BannerDiff
import Diagnostics
import Foundation
import TestSupport
import Testing

/// What `bannerc diff` says of source code is what compilers say: code that uses all of an old version's generated Swift,
/// TypeScript or Kotlin compiles against the new version's unless a change is reported for that language.
///
/// `BANNERC_DIFF_PAIRS` sets how many pairs there are, `BANNERC_FUZZ_SEED` the first seed; `scripts/prove-diff` sets both.
@Suite struct DiffProofTests {
    private static let pairsAtATime = 40

    @Test(arguments: DiffProof.Compiler.installed) func compilerAgreesOnEveryPair(_ compiler: DiffProof.Compiler) throws
    {
        let environment = ProcessInfo.processInfo.environment
        let pairs = environment["BANNERC_DIFF_PAIRS"].flatMap(Int.init) ?? 12
        // Its compiler takes ten times as long for one.
        let count = compiler == .kotlin ? (pairs + 3) / 4 : pairs
        let start = SeededGenerator.seed(of: "DiffProof \(compiler)")
        var (made, broken, refused, seed) = (0, 0, 0, start)
        while made < count {
            var pairs: [DiffProof.Pair] = []
            while pairs.count < min(Self.pairsAtATime, count - made) {
                if let pair = DiffProof.Pair(seed, compiler) { pairs.append(pair) } else { refused += 1 }
                seed &+= 1
                // Else nothing would be proved.
                try #require(refused < 100 + made + pairs.count, "nearly all specs have errors")
            }
            // A client that did not compile against its own version would prove nothing either. In the same run, since it takes most
            // of a compiler's time to start.
            let own = made == 0 ? pairs.map(\.unchanged) : []
            let failures = try compiler.failures(pairs.map { ($0.stem, $0.oldCode, $0.newCode) } + own)
            for pair in own { #expect(failures[pair.stem] == nil) }
            for pair in pairs { Self.compare(pair, failures[pair.stem] ?? []) }
            made += pairs.count
            broken += pairs.count { !$0.reported.isEmpty }
        }
        print("DiffProof \(compiler): \(made) pairs, \(broken) of them break code, \(refused) with errors left out")
        if count >= 12 { #expect(broken > 0 && broken < made) }
    }

    private static func compare(_ pair: DiffProof.Pair, _ errors: [String]) {
        let codes = pair.reported.map { "\($0.code.id.code) \($0.message)" }.joined(separator: "\n")
        let specs = "BANNERC_FUZZ_SEED=\(pair.seed)\n--- old\n\(pair.old)--- new\n\(pair.new)"
        if errors.isEmpty, !pair.reported.isEmpty {
            Issue.record("the compiler takes what is reported:\n\(codes)\n\(specs)")
        } else if !errors.isEmpty, pair.reported.isEmpty {
            Issue.record("the compiler refuses what is not reported:\n\(errors.joined(separator: "\n"))\n\(specs)")
        }
    }
}
