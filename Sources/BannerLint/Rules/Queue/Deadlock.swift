// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// A banner that nothing and nobody can end, or that can't come at all.
enum Deadlock: Rule {
    static let description = RuleDescription(
        "BN803", "deadlock", .queue, .error, mildest: .warning,
        summary: "a condition has something that clears it, or its banner has a way out",
        source: "SAP Fiori for iOS, Banners (Persistence)",
        what:
            "A banner of a condition needs an end: `clears`, the end of the work whose progress it shows, a usable way out "
            + "under `dismissal` (a timer with a display time, an enabled button, a swipe, a tap), or a button that closes "
            + "it. A condition can't clear itself. If the banner leaves with its `screens`, the finding is a warning, since "
            + "people can go elsewhere. A banner also can't use `mutex` to exclude a banner, such as itself, that has the "
            + "same cause on screens that are the same or seen together, for then neither can ever come. A circle of banners "
            + "that exclude each other is not a fault: the causes take turns.",
        why:
            "Such a banner stays until the app is closed, covers what is beneath it, and under `conflict: enqueue` keeps "
            + "people from seeing any other banner of its group.",
        how: "Name the end of the condition under `clears`, or let people end the banner.",
        bad: [
            RuleExample(
                """
                banners:
                  offline:
                    level:     error
                    text:      You are offline.
                    dismissal: [condition]
                    trigger:   { condition: «network.unreachable }
                """),
            RuleExample(
                """
                buttons:
                  retry: { kind: emphasis, title: Retry, enabled: false }
                banners:
                  offline:
                    level:   error
                    text:    You are offline.
                    dismissal: [button]
                    buttons: [retry]
                    trigger: { condition: network.unreachable, clears: «network.unreachable }
                """, title: "A condition that clears itself, and a button that can't be pressed"),
            RuleExample(
                """
                banners:
                  syncFailed:
                    level:   error
                    text:    Sync failed.
                    trigger: { event: sync.failed, mutex: «syncFailed }
                """, title: "A banner that excludes itself"),
        ],
        good: [
            RuleExample(
                """
                banners:
                  offline:
                    level:     error
                    text:      You are offline.
                    dismissal: [condition]
                    trigger:   { condition: network.unreachable, clears: network.reachable }
                """),
            RuleExample(
                """
                banners:
                  offline:
                    level:     error
                    text:      You are offline.
                    dismissal: [swipe]
                    trigger:   { condition: network.unreachable }
                """, title: "People can end it"),
            RuleExample(
                """
                screens:
                  inbox: {}
                  drafts: {}
                banners:
                  mailFailed:
                    level:   error
                    text:    Mail not sent.
                    trigger: { event: mail.failed, screens: [inbox], mutex: draftFailed }
                  draftFailed:
                    level:   error
                    text:    Draft not sent.
                    trigger: { event: mail.failed, screens: [drafts] }
                """, title: "The same cause, but on different screens"),
        ])

    static func check(_ context: RuleContext) {
        checkEnds(context)
        checkExclusions(context)
    }

    /// The first scenario in which nothing ends a banner is enough.
    private static func checkEnds(_ context: RuleContext) {
        for (index, banner) in context.spec.banners.enumerated() {
            guard let trigger = banner.extras?.trigger, let condition = trigger.condition else { continue }
            let scenario = context.scenarios.first { scenario in
                let look = scenario.looks[index]
                let ending = BannerEnding(index, in: scenario, of: context.spec)
                let hasOther = look.timer(of: banner) != nil || !ending.person.isEmpty || ending.leavesWithWork
                return !hasOther && !ending.leavesWithCondition
            }
            guard let scenario else { continue }
            report(banner, trigger, condition, scenario, context)
        }
    }

    private static func report(
        _ banner: Banner, _ trigger: Trigger, _ condition: Located<String>, _ scenario: Scenario,
        _ context: RuleContext
    ) {
        let shown = condition.value.prefix(60)
        let reason = trigger.clears == nil ? "nothing clears `\(shown)`" : "`\(shown)` can't clear itself"
        let group = context.spec.surfaces[banner.surface].group.value
        // Wherever else people go, it leaves.
        let own = Set(trigger.screens.map(\.value))
        let leavesWithScreen = !own.isEmpty && own.count < context.spec.screens.count
        context.report(
            "nothing ends `\(banner.name.value)`: \(reason), and people have no way out"
                + (leavesWithScreen ? " but another screen" : "") + scenario.suffix,
            at: (trigger.clears ?? condition).place,
            notes: [
                traceNote([
                    banner.step("shows"),
                    "group `\(group)` is taken " + (leavesWithScreen ? "for as long as people stay there" : "for good"),
                ])
            ],
            help: [
                "\(trigger.clears == nil ? "add" : "write") `clears: …` with what ends `\(shown)`",
                "let people end it, such as with `dismissal: [swipe]`",
            ], atMost: leavesWithScreen ? .warning : .error)
    }

    // MARK: Banners that exclude what has the same cause

    private static func checkExclusions(_ context: RuleContext) {
        let screens = ScreenMap(context.spec.screens)
        for (index, banner) in context.spec.banners.enumerated() {
            guard let trigger = banner.extras?.trigger else { continue }
            for other in trigger.mutex {
                let excluded = context.spec.banners[other.value]
                guard let cause = trigger.event ?? trigger.condition, let otherTrigger = excluded.extras?.trigger,
                    trigger.hasCause(of: otherTrigger), trigger.meets(otherTrigger, on: screens)
                else { continue }
                report(banner, excluded, isSelf: other.value == index, cause.value, at: other.place, context)
            }
        }
    }

    private static func report(
        _ banner: Banner, _ other: Banner, isSelf: Bool, _ cause: String, at place: Place, _ context: RuleContext
    ) {
        let names = "`\(banner.name.value)` and `\(other.name.value)`"
        context.report(
            isSelf
                ? "`\(banner.name.value)` excludes itself, so it can never come"
                : "\(names) exclude each other but have the same cause, `\(cause.prefix(60))`, so neither can come",
            at: place, labels: isSelf ? [] : [Label("comes on the same", at: other.name.place)],
            notes: ["`mutex` says that two causes never hold at the same time"],
            help: ["remove `\(other.name.value)` from `mutex`"])
    }
}

extension Trigger {
    /// Whether both banners come with the same event, or the same condition.
    fileprivate func hasCause(of other: Trigger) -> Bool {
        event?.value == other.event?.value && condition?.value == other.condition?.value
    }

    /// Whether both banners may come at one time: on a screen, or on two that are seen together.
    fileprivate func meets(_ other: Trigger, on map: ScreenMap) -> Bool {
        if screens.isEmpty || other.screens.isEmpty { return true }
        var near = Set(screens.map(\.value))
        for screen in screens { near.formUnion(map.neighbours[screen.value]) }
        return other.screens.contains { near.contains($0.value) }
    }
}
