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

    init(_ banner: Banner, _ look: Look, _ buttons: [Button]) {
        var person = look.style.dismissal.value.intersection([.button, .swipe, .tap])
        if !banner.buttons.contains(where: { buttons[$0.value].isEnabled }) { person.remove(.button) }
        if let taps = banner.extras?.progress?.onTap, !taps.isEmpty {
            // A tap that holds the work can't also close the bar; one that stops it ends the banner too.
            person.remove(.tap)
            if taps.contains(where: { $0.value == .stop }) { person.insert(.tap) }
        }
        self.person = person

        leavesWithCondition = banner.extras?.trigger?.effectiveClears != nil
        leavesWithWork = banner.extras?.progress != nil
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
    /// Where it is written that a banner without a timer stays; `nil` if that is built in.
    var staysPlace: Place? {
        let display = metrics.value.display
        return display.value == nil ? display.place : style.dismissal.place
    }

    /// The seconds for which one showing keeps the place of the group; of a banner that stays, those that are known.
    func slotTime(_ queue: Queue) -> Double {
        let metrics = metrics.value
        return metrics.present.value.inSeconds + (timer?.inSeconds ?? 0) + metrics.dismiss.value.inSeconds
            + queue.pause.value.inSeconds
    }
}

extension Trigger {
    /// What ends the condition. A condition can't be its own end.
    var effectiveClears: Located<String>? {
        guard let condition, let clears, clears.value != condition.value else { return nil }
        return clears
    }
}
