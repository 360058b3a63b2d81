// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import BannerCore
@testable import BannerKit

#if DEBUG
    /// Debug builds tell of parameters beyond their bounds, whichever way a banner is asked for.
    @MainActor @Suite struct BoundFaultTests {
        private let tooMany = BannerFault.beyondBound(banner: "sync", parameter: "count", bound: .max(999))

        private func sync(_ count: Int) -> Sample {
            let faults = BannerBounds("sync").int("count", count, max: 999).faults
            return Sample("sync", text: "\(count) items").with(\.parameterFaults, faults)
        }

        @Test func whenItIsAskedFor() async {
            let stage = Stage()
            stage.enqueue(sync(999))
            #expect(stage.faults.isEmpty)
            stage.enqueue(sync(1000))
            #expect(stage.faults == [tooMany])
            stage.enqueue(sync(2000))
            #expect(stage.faults == [tooMany, tooMany])
        }

        @Test func inAllOtherWays() async {
            let stage = Stage()
            _ = stage.presenter.startProgress(sync(1000))
            #expect(stage.faults == [tooMany])
            let task = Task { await stage.presenter.present(sync(1000)) }
            await stage.settle()
            #expect(stage.faults == [tooMany, tooMany])
            task.cancel()
            let (holds, turn) = AsyncStream<Bool>.makeStream()
            let condition = Task { await stage.presenter.show(sync(1000), while: holds) }
            turn.yield(true)
            turn.finish()
            await condition.value
            #expect(stage.faults == [tooMany, tooMany, tooMany])
        }

        @Test func whenItChangesAndOnlyOnce() {
            let stage = Stage()
            let id = stage.enqueue(sync(1))
            stage.presenter.update(id, to: sync(1000))
            #expect(stage.faults == [tooMany])
            for count in 1001..<1100 { stage.presenter.update(id, to: sync(count)) }
            #expect(stage.faults == [tooMany])
            stage.presenter.update(id, to: sync(5))
            stage.presenter.update(id, to: sync(1000))
            #expect(stage.faults == [tooMany, tooMany])
        }

        @Test func whenAViewAsksForIt() {
            let stage = Stage()
            let binding = BannerBinding<Sample>()
            let handlers = BannerBinding<Sample>.Handlers(action: { _, _ in }, outcome: { _, _ in }, reset: { _ in })
            binding.reporting(to: handlers).request(sync(1), of: stage.presenter)
            binding.request(sync(1000), of: stage.presenter)
            #expect(stage.faults == [tooMany])
            binding.request(nil, of: stage.presenter)
            binding.request(sync(1000), of: stage.presenter)
            #expect(stage.faults == [tooMany, tooMany])
        }
    }
#endif
