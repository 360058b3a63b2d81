// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A loop over random inputs, each of which has a seed of its own.
///
/// `BANNERC_FUZZ_SECONDS` sets how long it takes. `BANNERC_FUZZ_SEED`, set to the seed that a fault was reported with, has the
/// run start with that input.
struct FuzzRun {
    private let start: UInt64
    private let end: Date
    /// How many inputs there were.
    private(set) var count = 0
    /// The slowest input, by what was measured of it.
    private(set) var slowest: (seed: UInt64, seconds: Double) = (0, 0)

    init(_ name: String, seconds: Double) {
        let environment = ProcessInfo.processInfo.environment
        start = environment["BANNERC_FUZZ_SEED"].flatMap(UInt64.init) ?? UInt64.random(in: .min ... .max)
        end = Date(timeIntervalSinceNow: environment["BANNERC_FUZZ_SECONDS"].flatMap(Double.init) ?? seconds)
        print("\(name): BANNERC_FUZZ_SEED=\(start)")
    }

    /// The seed of the next input; `nil` once the time is over.
    mutating func next() -> UInt64? {
        guard count == 0 || Date() < end else { return nil }
        defer { count += 1 }
        return start &+ UInt64(count)
    }

    /// What `body` makes, measured.
    mutating func measure<Result>(_ seed: UInt64, _ body: () -> Result) -> (result: Result, seconds: Double) {
        let begin = Date()
        let result = body()
        let seconds = Date().timeIntervalSince(begin)
        if seconds > slowest.seconds { slowest = (seed, seconds) }
        return (result, seconds)
    }
}
