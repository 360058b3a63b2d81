// SPDX-License-Identifier: Apache-2.0

package import BannerCore
package import BannerSpec
import Diagnostics

/// What ends a banner that is shown, beside a timer.
package struct BannerEnding {
    /// What a person can do to end it.
    package let person: BannerDismissal
    /// Whether it goes with its condition.
    package let leavesWithCondition: Bool
    /// Whether it goes with the work whose progress it shows.
    package let leavesWithWork: Bool
    /// Whether it has a link, which ends it when it is followed.
    package let hasLink: Bool

    // Asked of each banner in each theme: without `borrowing`, an initializer gets copies, of dozens of references. The design
    // matters to progress alone, which few banners have.

    /// What ends the banner of this index.
    init(_ index: Int, in scenario: Scenario, of spec: borrowing Spec) {
        self.init(spec.banners[index], scenario.looks[index], in: scenario.design, of: spec)
    }

    /// What ends `banner`, which looks so in `design`.
    package init(
        _ banner: Banner, _ look: Look, in design: @autoclosure () -> Design, of spec: borrowing Spec
    ) {
        let progress = banner.extras?.progress
        leavesWithCondition = banner.extras?.trigger?.effectiveClears != nil
        leavesWithWork = if let progress { progress.ends(of: look, in: design()) } else { false }

        var person = look.style.dismissal.value.intersection([.swipe, .tap])
        if banner.hasButtonOut(look, spec.buttons) { person.insert(.button) }
        hasLink = banner.extras?.link != nil
        switch banner.barTap {
        case .dismiss: break
        case .open: person.insert(.tap)
        case .nothing: person.remove(.tap)
        }
        if let taps = progress?.onTap, !taps.isEmpty {
            // A tap that holds the work closes the bar only if that stays when the work is done; one that stops it ends the
            // banner too.
            if leavesWithWork { person.remove(.tap) }
            if taps.contains(where: { $0.value == .stop }) { person.insert(.tap) }
        }
        self.person = person
    }

    /// What ends it, for the end of a sentence: "a swipe or the end of its condition".
    package var phrase: String {
        var ways: [String] = []
        if person.contains(.button) { ways.append("a button") }
        if person.contains(.swipe) { ways.append("a swipe") }
        if person.contains(.tap) { ways.append("a tap") }
        if hasLink { ways.append("its link") }
        if leavesWithCondition { ways.append("the end of its condition") }
        if leavesWithWork { ways.append("the end of its work") }
        guard let last = ways.popLast() else { return "" }
        return ways.isEmpty ? last : ways.joined(separator: ", ") + " or " + last
    }
}

extension BannerEnding {
    /// Whether anybody or anything ends a banner whose timer is `timer`.
    func hasEnd(timer: Duration?) -> Bool {
        timer != nil || !person.isEmpty || hasLink || leavesWithCondition || leavesWithWork
    }
}

extension Banner {
    /// Whether one of its buttons ends the banner: one that closes does so whatever the `dismissal` lists.
    func hasButtonOut(_ look: Look, _ buttons: [Button]) -> Bool {
        let anyEnds = look.style.dismissal.value.contains(.button)
        return self.buttons.contains { used in
            let button = buttons[used.value]
            return button.isEnabled && (anyEnds || button.role == .dismiss)
        }
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
    /// Whether anybody or anything ends the banner of this index.
    func hasEnd(_ index: Int, of spec: Spec) -> Bool {
        BannerEnding(index, in: self, of: spec).hasEnd(timer: looks[index].timer(of: spec.banners[index]))
    }

    /// Whether the banner of this index waits for another turn when it is replaced, since what it says still holds: a
    /// condition, or work that goes on.
    func comesBack(_ index: Int, of spec: Spec) -> Bool {
        let banner = spec.banners[index]
        guard let extras = banner.extras, extras.progress != nil || extras.trigger?.condition != nil else {
            return false
        }
        return looks[index].timer(of: banner) == nil
    }

    /// The seconds for which one showing of the banner of this index keeps the place of its group, if it stands still for
    /// `longest` seconds at the most; of one that stays, those that are known.
    func slotTime(_ index: Int, of spec: Spec, longest: Double = .infinity) -> Double {
        let (banner, look) = (spec.banners[index], looks[index])
        let last = banner.extras?.progress?.completionMetrics(look, in: design)
        let display = last.map(\.display.value) ?? look.timer(of: banner)
        return look.metrics.value.present.value.inSeconds + min(display?.inSeconds ?? 0, longest)
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
