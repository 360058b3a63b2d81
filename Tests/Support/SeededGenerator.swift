// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Random numbers that a seed decides, the same on every machine: SplitMix64 (Steele, Lea and Flood, 2014).
public struct SeededGenerator: RandomNumberGenerator {
    /// What the numbers began with; a failure shows it.
    public let seed: UInt64
    private var state: UInt64

    /// The numbers of `seed`.
    public init(seed: UInt64) {
        self.seed = seed
        state = seed
    }

    /// Other numbers each time, but for those of `BANNERC_FUZZ_SEED`, where that is set. The seed is printed for `test`.
    public init(of test: String) { self.init(seed: Self.seed(of: test)) }

    /// The seed of a run of `test`, which is printed: `BANNERC_FUZZ_SEED`, or another one each time.
    public static func seed(of test: String) -> UInt64 {
        let seed =
            ProcessInfo.processInfo.environment["BANNERC_FUZZ_SEED"].flatMap(UInt64.init) ?? .random(in: 0...UInt64.max)
        print("\(test): BANNERC_FUZZ_SEED=\(seed)")
        return seed
    }

    /// The next number.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
