// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The seeds of the inputs that a random test draws, one after the other.
///
/// `BANNERC_FUZZ_SEED`, set to the seed that a fault was reported with, has the run begin with that input. `BANNERC_FUZZ_SECONDS` has it
/// go on for that long; without it there are as many inputs as the test says. That is a number, and no time, so that what a seed brings
/// does not depend on how fast a machine is.
public struct RandomRun: Sequence, IteratorProtocol {
    private var seed: UInt64
    private let count: Int
    private let end: Date?
    /// How many seeds there were.
    public private(set) var drawn = 0

    /// `count` seeds for `test`, whose first is printed.
    public init(_ test: String, count: Int) {
        seed = SeededGenerator.seed(of: test)
        self.count = count
        end = ProcessInfo.processInfo.environment["BANNERC_FUZZ_SECONDS"].flatMap(Double.init).map {
            Date(timeIntervalSinceNow: $0)
        }
    }

    /// The seed of the next input; `nil` after the last one.
    public mutating func next() -> UInt64? {
        guard end.map({ drawn == 0 || Date() < $0 }) ?? (drawn < count) else { return nil }
        drawn += 1
        defer { seed &+= 1 }
        return seed
    }
}
