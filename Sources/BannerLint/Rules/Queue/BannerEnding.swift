// SPDX-License-Identifier: Apache-2.0

import BannerKit
import BannerSpec
import Diagnostics

/// What ends a banner that is shown, beside a timer.
struct BannerEnding {
    /// What a person can do to end it.
    let person: BannerDismissal
    /// Whether it goes with its condition.
    let leavesWithCondition: Bool
    /// Whether it goes with the work whose progress it shows.
    let leavesWithWork: Bool

    /// What ends the banner of this index.
    init(_ index: Int, in scenario: Scenario, of spec: Spec) {
        let (banner, look) = (spec.banners[index], scenario.looks[index])
        let progress = banner.extras?.progress
        leavesWithCondition = banner.extras?.trigger?.effectiveClears != nil
        leavesWithWork = progress.map { $0.ends(of: look, in: scenario.design) } ?? false

        var person = look.style.dismissal.value.intersection([.button, .swipe, .tap])
        if !banner.buttons.contains(where: { spec.buttons[$0.value].isEnabled }) { person.remove(.button) }
        if let taps = progress?.onTap, !taps.isEmpty {
            // A tap that holds the work closes the bar only if that stays when the work is done; one that stops it ends the
            // banner too.
            if leavesWithWork { person.remove(.tap) }
            if taps.contains(where: { $0.value == .stop }) { person.insert(.tap) }
        }
        self.person = person
    }

    /// What ends it, for the end of a sentence: "a swipe or the end of its condition".
    var phrase: String {
        var ways: [String] = []
        if person.contains(.button) { ways.append("a button") }
        if person.contains(.swipe) { ways.append("a swipe") }
        if person.contains(.tap) { ways.append("a tap") }
        if leavesWithCondition { ways.append("the end of its condition") }
        if leavesWithWork { ways.append("the end of its work") }
        guard let last = ways.popLast() else { return "" }
        return ways.isEmpty ? last : ways.joined(separator: ", ") + " or " + last
    }
}

extension Look {
    /// Where it is written that `banner`, which has no timer, stays; `nil` if that is built in.
    func staysPlace(of banner: Banner) -> Place? {
        if let progress = banner.extras?.progress { return progress.kind.place }
        let display = metrics.value.display
        return display.value == nil ? display.place : style.dismissal.place
    }
}

extension Scenario {
    /// Whether the banner of this index waits for another turn when it is replaced, since what it says still holds: a
    /// condition, or work that goes on.
    func comesBack(_ index: Int, of spec: Spec) -> Bool {
        let banner = spec.banners[index]
        guard let extras = banner.extras, extras.progress != nil || extras.trigger?.condition != nil else {
            return false
        }
        return looks[index].timer(of: banner) == nil
    }

    /// The seconds for which one showing of the banner of this index keeps the place of its group; of one that stays, those
    /// that are known.
    func slotTime(_ index: Int, of spec: Spec) -> Double {
        let (banner, look) = (spec.banners[index], looks[index])
        let last = banner.extras?.progress?.completionMetrics(look, in: design)
        let display = last.map(\.display.value) ?? look.timer(of: banner)
        return look.metrics.value.present.value.inSeconds + (display?.inSeconds ?? 0)
            + (last ?? look.metrics.value).dismiss.value.inSeconds + spec.queue.pause.value.inSeconds
    }
}

extension Trigger {
    /// What ends the condition. A condition can't be its own end.
    var effectiveClears: Located<String>? {
        guard let condition, let clears, clears.value != condition.value else { return nil }
        return clears
    }
}
