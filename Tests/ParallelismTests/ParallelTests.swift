// SPDX-License-Identifier: Apache-2.0

import Parallelism
import Testing

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

@Suite("Work on all cores") struct ParallelTests {
    @Test("results come back in the order of the items") func order() {
        let items = Array(0..<1_000)
        #expect(Parallel.map(items) { "\($0)" } == items.map { "\($0)" })
        #expect(Parallel.map([Int]()) { $0 }.isEmpty)
    }

    @Test("pieces cover a range once, in order", arguments: [0, 1, 499, 500, 501, 1_700]) func pieces(count: Int) {
        let pieces = Parallel.map(3..<3 + count, piecesOf: 500) { $0 }
        #expect(pieces.flatMap(Array.init) == Array(3..<3 + count))
        #expect(pieces.dropLast().allSatisfy { $0.count == 500 } && pieces.allSatisfy { !$0.isEmpty })
    }

    @Test("what is not made of every piece is made of none") func allPieces() {
        #expect(Parallel.mapAll(0..<10, piecesOf: 3) { $0.count } == [3, 3, 3, 1])
        #expect(Parallel.mapAll(0..<10, piecesOf: 3) { $0.contains(7) ? nil : $0.count } == nil)
        #expect(Parallel.mapAll(0..<0, piecesOf: 3) { _ -> Int? in nil } == [])
    }

    @Test("work within work comes to an end, however deep") func nested() {
        @Sendable func sum(_ depth: Int) -> Int {
            depth == 0 ? 1 : Parallel.map(Array(0..<4)) { _ in sum(depth - 1) }.reduce(0, +)
        }
        #expect(sum(6) == 4096)
        // Nobody keeps a thread that has nothing to do: the same again takes no longer way.
        for _ in 0..<50 { #expect(sum(3) == 64) }
    }

    @Test(
        "a thread that is done with its piece helps with work that began meanwhile",
        .enabled(if: Parallel.coreCount > 1, "there is one core"))
    func help() {
        let state = Lock()
        nonisolated(unsafe) var hasBegun = false
        nonisolated(unsafe) var threads: Set<String> = []
        @Sendable func waitForWork() {
            // Should one thread take both pieces, one after the other, nobody else would begin.
            for _ in 0..<5_000 {
                if state.locked({ () -> Bool in hasBegun }) { return }
                usleep(1_000)
            }
        }
        _ = Parallel.map([true, false]) { waits in
            if waits { return waitForWork() }
            _ = Parallel.map(Array(0..<200)) { _ in
                let thread = "\(pthread_self())"
                state.locked { () -> Void in
                    hasBegun = true
                    _ = threads.insert(thread)
                }
                usleep(1_000)
            }
        }
        #expect(threads.count > 1)
    }

    @Test("what is deferred is made once, for whoever asks") func deferred() {
        let state = Lock()
        nonisolated(unsafe) var count = 0
        let value = Deferred {
            state.locked { count += 1 }
            usleep(1_000)
            return "made"
        }
        #expect(count == 0)
        #expect(Parallel.map(Array(0..<100)) { _ in value.value }.allSatisfy { $0 == "made" })
        #expect(count == 1)
    }
}
