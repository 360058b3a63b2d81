// SPDX-License-Identifier: Apache-2.0

import BannerKit
import Testing

@Suite("Banners that are posted from anywhere")
struct PostTests {
    @Test("a post returns at once, and the main actor asks when it is free")
    @MainActor func returnsAtOnce() async {
        let stage = Stage()
        stage.presenter.post(Sample("posted"))
        #expect(stage.screen == "")
        stage.enqueue(Sample("asked for"))
        await stage.settle()
        #expect(stage.screen == "asked for.shown" || stage.screen == "asked for.presenting")
        await stage.pass(6)
        #expect(stage.frames.contains("posted.shown"))
    }

    @Test("what a thread posts keeps its order")
    func keepsOrder() async {
        let stage = await Stage(maxDepth: 1_000)
        await Task.detached { [presenter = stage.presenter] in
            for number in 0..<100 { Self.report(number, to: presenter) }
        }.value
        #expect(await stage.shownInOrder(100) == (0..<100).map { "\($0)" })
    }

    @Test("what several threads post keeps the order of each, and nothing is lost")
    func manyThreads() async {
        let stage = await Stage(maxDepth: 1_000)
        await withTaskGroup(of: Void.self) { [presenter = stage.presenter] group in
            for thread in 0..<8 {
                group.addTask { for number in 0..<15 { Self.report(thread * 100 + number, to: presenter) } }
            }
        }
        let numbers = await stage.shownInOrder(120).compactMap { Int($0) }
        for thread in 0..<8 {
            #expect(numbers.filter { $0 / 100 == thread } == (0..<15).map { thread * 100 + $0 })
        }
    }

    @Test("a presenter with posts is released after them")
    @MainActor func releases() async {
        weak var presenter: BannerPresenter?
        let clock = ManualClock()
        do {
            let mine = BannerPresenter(
                policy: BannerQueuePolicy(
                    order: .fifo, conflict: .enqueue, coalescing: .none, key: [], maxDepth: 1, pause: .zero),
                clock: clock)
            presenter = mine
            mine.post(Sample("posted"))
        }
        await clock.advance(by: .seconds(10))
        #expect(presenter == nil)
    }

    /// A caller that belongs to no actor and can't wait.
    private static func report(_ number: Int, to presenter: BannerPresenter) { presenter.post(Sample("\(number)")) }
}

extension Stage {
    /// The banners that come to stand until there are `count`, in their order.
    fileprivate func shownInOrder(_ count: Int) async -> [String] {
        await clock.run { shown.count >= count }
        return shown
    }

    private var shown: [String] { frames.filter { $0.hasSuffix(".shown") }.map { String($0.dropLast(6)) } }
}
