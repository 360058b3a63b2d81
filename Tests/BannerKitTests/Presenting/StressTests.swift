// SPDX-License-Identifier: Apache-2.0

import BannerKit
import Testing

/// Many tasks at once. Run it under the Thread Sanitizer too: `swift test --sanitize=thread --filter StressTests`.
struct StressTests {
    @Test func manyTasksAtOnce() async {
        let stage = await Stage(order: .priority, conflict: .suspend, coalescing: .any, maxDepth: 1_000)
        let presenter = stage.presenter
        let time = Task { @MainActor in
            while !Task.isCancelled {
                stage.clock.jump(by: .milliseconds(100))
                await Task.yield()
            }
        }
        let outcomes = await withTaskGroup(of: BannerOutcome.self) { group in
            for index in 0..<400 {
                group.addTask { await Self.use(presenter, index) }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(outcomes.count == 400)
        await presenter.cancelAll()
        await stage.pass(1)
        time.cancel()
        #expect(await presenter.presentations.isEmpty)
    }

    /// What one careless caller does.
    private static func use(_ presenter: BannerPresenter, _ index: Int) async -> BannerOutcome {
        let banner = Sample("\(index % 50)").with(\.level, index % 3 == 0 ? .error : .info)
        switch index % 8 {
        case 0:
            let task = Task { await presenter.present(banner) }
            await Task.yield()
            task.cancel()
            return await task.value
        case 1:
            let progress = await presenter.startProgress(banner)
            await withTaskGroup(of: Void.self) { group in
                for step in 0..<10 { group.addTask { await progress.update(fraction: Double(step) / 10) } }
                group.addTask { await progress.complete() }
                group.addTask { await progress.complete() }
                group.addTask { await progress.stop() }
            }
            return await progress.outcome
        case 2:
            // A double tap on whatever is there.
            for presentation in await presenter.presentations {
                await presenter.tapBar(presentation.id)
                await presenter.swipe(presentation.id)
                await presenter.swipe(presentation.id)
            }
            return await presenter.present(banner)
        case 3:
            // A dismissed banner is asked for again.
            let outcome = await presenter.present(banner)
            return outcome == .coalesced ? outcome : await presenter.present(banner)
        case 4 where index % 40 == 4:
            let first = await presenter.enqueue(banner)
            await presenter.sceneLost()
            await presenter.cancel(first)
            await presenter.sceneRestored()
            return await presenter.present(banner)
        case 5:
            let (stream, continuation) = AsyncStream.makeStream(of: Bool.self)
            let shown = Task { await presenter.show(banner, while: stream) }
            for holds in [true, false, true, true, false] { continuation.yield(holds) }
            continuation.finish()
            await shown.value
            return .cleared
        case 6:
            await presenter.screenReaderToggle()
            return await presenter.present(banner)
        default:
            return await presenter.present(banner)
        }
    }
}

extension BannerPresenter {
    fileprivate func screenReaderToggle() { isScreenReaderRunning.toggle() }
}
