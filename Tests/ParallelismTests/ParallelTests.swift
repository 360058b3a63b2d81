// SPDX-License-Identifier: Apache-2.0

import Parallelism
import Testing

@Suite("Work on all cores") struct ParallelTests {
    @Test("results come back in the order of the items") func order() {
        let items = Array(0..<1_000)
        #expect(Parallel.map(items) { "\($0)" } == items.map { "\($0)" })
        #expect(Parallel.map([Int]()) { $0 }.isEmpty)
    }

    @Test("work within work comes to an end, however deep") func nested() {
        @Sendable func sum(_ depth: Int) -> Int {
            depth == 0 ? 1 : Parallel.map(Array(0..<4)) { _ in sum(depth - 1) }.reduce(0, +)
        }
        #expect(sum(6) == 4096)
        // Nobody keeps a thread that has nothing to do: the same again takes no longer way.
        for _ in 0..<50 { #expect(sum(3) == 64) }
    }
}
