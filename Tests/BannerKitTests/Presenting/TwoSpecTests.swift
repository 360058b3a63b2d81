// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import BannerCore
@testable import BannerKit

/// Two specs of one app may both have a banner of one name: none knows of the other's.
@MainActor struct TwoSpecTests {
    private func other(
        _ trigger: BannerTrigger, surface: BannerSurface = BannerSurface(id: "elsewhere")
    ) -> Banner {
        Banner(
            id: "saved", style: SampleStyle(), level: SampleLevel.info, text: "Of the other spec.",
            surface: surface, trigger: trigger)
    }

    @Test func eachHasAnIntervalOfItsOwn() async {
        let stage = Stage()
        let trigger = BannerTrigger(.event("saved"), minInterval: .seconds(60))
        stage.enqueue(Sample("saved").with(\.trigger, trigger))
        await stage.pass(6)
        stage.enqueue(Sample("saved").with(\.trigger, trigger))
        await stage.settle()
        #expect(stage.screen == "" && stage.outcomes["saved"] == [.timedOut, .dropped])
        stage.presenter.enqueue(other(trigger))
        #expect(stage.screen == "saved.presenting")
    }

    @Test func oneIsNoRepetitionOfTheOther() async {
        let stage = Stage(coalescing: .any)
        let trigger = BannerTrigger(.event("saved"))
        stage.enqueue(Sample("saved"))
        stage.presenter.enqueue(other(trigger, surface: .main))
        await stage.settle()
        #expect(stage.outcomes == [:])
        stage.enqueue(Sample("saved"))
        await stage.settle()
        #expect(stage.outcomes == ["saved": [.coalesced]])
    }

    #if DEBUG
        @Test func whatOneExcludesIsNotTheOther() {
            let stage = Stage()
            stage.presenter.enqueue(other(BannerTrigger(.condition("saved", clears: "changed"))))
            stage.enqueue(Sample("failed").with(\.trigger, BannerTrigger(.event("failed"), mutex: ["saved"])))
            #expect(stage.faults.isEmpty)
            stage.enqueue(
                Sample("saved").with(\.trigger, BannerTrigger(.condition("saved", clears: "changed"))).staying)
            stage.enqueue(Sample("failed").with(\.trigger, BannerTrigger(.event("failed"), mutex: ["saved"])))
            #expect(stage.faults == [.mutexViolated(banner: "failed", other: "saved")])
        }
    #endif
}
