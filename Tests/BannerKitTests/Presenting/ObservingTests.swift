// SPDX-License-Identifier: Apache-2.0

import Observation
import Testing

@testable import BannerKit

/// Who wants to know what a presenter does is told.
@MainActor struct ObservingTests {
    private let stage = Stage()

    @Test func aViewThatReadsPresentationsIsToldOfAChange() async {
        let changes = Counter()
        func track() {
            withObservationTracking {
                _ = stage.presenter.presentations
            } onChange: {
                changes.count += 1
            }
        }
        track()
        stage.enqueue(Sample("a"))
        #expect(changes.count == 1)
        track()
        // What changes nothing on the screen is no change.
        stage.enqueue(Sample("b"))
        #expect(changes.count == 1)
        await stage.pass(1)
        #expect(changes.count == 2)
    }

    private final class Counter: @unchecked Sendable { var count = 0 }

    @Test func hooksAreToldOfEachRequest() async {
        var told: [String] = []
        stage.presenter.onShow = { told.append("+\($0.id)") }
        stage.presenter.onEnd = { told.append("-\($0.id) \($1)") }
        stage.enqueue(Sample("a"))
        stage.enqueue(Sample("b"))
        #expect(told.isEmpty, "a hook may ask for banners")
        await stage.pass(20)
        #expect(told == ["+a", "-a timedOut", "+b", "-b timedOut"])
    }

    @Test func aBannerThatComesBackIsShownOnce() async {
        let stage = Stage(conflict: .suspend)
        var told: [String] = []
        stage.presenter.onShow = { told.append($0.id) }
        stage.enqueue(Sample("a"))
        await stage.pass(2)
        stage.enqueue(Sample("b"))
        await stage.pass(20)
        #expect(told == ["a", "b"])
    }

    @Test func theRecorderNotesWhatHappened() async {
        let recorder = BannerRecorder(stage.presenter)
        stage.enqueue(Sample("saved", text: "Saved."))
        await stage.pass(10)
        #expect(recorder.events.map(\.description) == ["saved shows", "says “Saved.”", "saved ends: timedOut"])
        recorder.removeAll()
        #expect(recorder.events.isEmpty)
    }
}
