// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import BannerKit

/// Loads that are shared, kept, cancelled and tried again.
@MainActor final class LayoutLoadingTests {
    private struct Lost: Error {}

    private let loads = BannerSharedLoads<String, Int>(capacity: 2)
    private var started = 0
    private var waiting: [CheckedContinuation<Int, any Error>] = []
    private var wasCancelled = false

    /// A load that ends when the test says so.
    private func slow() async throws -> Int {
        started += 1
        let value = try await withCheckedThrowingContinuation { waiting.append($0) }
        wasCancelled = wasCancelled || Task.isCancelled
        return value
    }

    private func ask(_ key: String, isKept: Bool = true) -> Task<Int?, Never> {
        Task { await loads.value(for: key, isKept: isKept) { try await self.slow() } }
    }

    /// Waits until so many loads have begun.
    private func begun(_ count: Int) async { while waiting.count < count { await Task.yield() } }

    private func turns() async { for _ in 0..<50 { await Task.yield() } }

    @Test func whoAsksAtTheSameTimeSharesOneLoad() async {
        let (one, two) = (ask("a"), ask("a"))
        await begun(1)
        await turns()
        #expect(started == 1)
        waiting[0].resume(returning: 7)
        #expect(await one.value == 7)
        #expect(await two.value == 7)
        #expect(loads.known("a") == 7)
        #expect(await ask("a").value == 7)
        #expect(started == 1)
    }

    @Test func whatMayNotBeKeptIsLoadedAnew() async {
        let one = ask("a", isKept: false)
        await begun(1)
        waiting[0].resume(returning: 7)
        #expect(await one.value == 7)
        #expect(loads.known("a") == nil)
        let two = ask("a", isKept: false)
        await begun(2)
        waiting[1].resume(returning: 8)
        #expect(await two.value == 8)
    }

    @Test func whatFailsIsTriedAgainByWhoAsksNext() async {
        let one = ask("a")
        await begun(1)
        waiting[0].resume(throwing: Lost())
        #expect(await one.value == nil)
        let two = ask("a")
        await begun(2)
        waiting[1].resume(returning: 9)
        #expect(await two.value == 9)
    }

    @Test func aLoadGoesOnForThoseWhoStillWait() async {
        let (one, two) = (ask("a"), ask("a"))
        await begun(1)
        await turns()
        one.cancel()
        await turns()
        waiting[0].resume(returning: 7)
        #expect(await two.value == 7)
        #expect(!wasCancelled)
    }

    @Test func aLoadThatNobodyWaitsForIsCancelled() async {
        let one = ask("a")
        await begun(1)
        one.cancel()
        await turns()
        waiting[0].resume(returning: 7)
        _ = await one.value
        #expect(wasCancelled)
        #expect(loads.known("a") == nil)
    }

    @Test func onlyTheLatestAreKept() async {
        for (index, key) in ["a", "b", "c"].enumerated() {
            let load = ask(key)
            await begun(index + 1)
            waiting[index].resume(returning: index)
            #expect(await load.value == index)
        }
        #expect(loads.known("a") == nil && loads.known("b") == 1 && loads.known("c") == 2)
    }
}
