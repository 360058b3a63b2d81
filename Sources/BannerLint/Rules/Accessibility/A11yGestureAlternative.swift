// SPDX-License-Identifier: Apache-2.0

import BannerKit
import BannerSpec
import Diagnostics

/// A banner that only a swipe sends away.
enum A11yGestureAlternative: Rule {
    static let description = RuleDescription(
        "BN905", "a11y-gesture-alternative", .accessibility, .error,
        summary: "whatever a swipe does, a tap or a button does too",
        source: "WCAG 2.2, 2.5.1 Pointer Gestures",
        what:
            "A banner with `swipe` among its ways out has `tap` there too, or a button to send it away: with "
            + "`button` among the ways out any enabled one that destroys nothing, else one with the role `dismiss`. "
            + "A tap that pauses or stops progress is no way out. A banner that leaves by itself is less grave: a "
            + "warning if it goes with its condition, an info if it goes with its timer.",
        why:
            "Not everybody can move a finger along a path: some use a switch, a head pointer or a mouse, or have "
            + "a tremor. For them a banner without another way out stays where it is.",
        how: "Add `tap` to `dismissal`, or give the banner a close button.",
        fix: .unsafe,
        bad: [
            RuleExample(
                """
                banners:
                  syncFailed: { level: error, text: Sync failed., dismissal: «[swipe] }
                """),
            RuleExample(
                """
                banners:
                  syncFailed: { level: error, text: Sync failed., dismissal: «[swipe, timer] }
                """, title: "It leaves by itself, but nobody can hurry it"),
            RuleExample(
                """
                styles:
                  progressBar: { dismissal: «[tap, swipe] }
                banners:
                  syncing:
                    level: error
                    style: progressBar
                    text: Syncing…
                    progress: { kind: indeterminate, onTap: stop }
                """, title: "A tap that does something else"),
        ],
        good: [
            RuleExample(
                """
                buttons:
                  close: { kind: icon, image: { symbol: xmark }, label: Close, role: dismiss }
                banners:
                  syncFailed: { level: error, text: Sync failed., dismissal: [button, swipe], buttons: [close] }
                  synced:     { level: error, text: Synced., dismissal: [tap, swipe, timer] }
                """)
        ])

    static func check(_ context: RuleContext) {
        let spec = context.spec
        var faults = AffectedBanners<Void>()
        // The worst that is found at a place.
        var details: [Place: (severity: Severity, hasTap: Bool)] = [:]
        for scenario in context.scenarios {
            for use in scenario.uses where use.look.style.dismissal.value.contains(.swipe) {
                for index in use.banners {
                    let banner = spec.banners[index]
                    guard let severity = severity(of: banner, use.look, spec) else { continue }
                    let place = use.look.style.dismissal.place ?? banner.name.place
                    let hasTap = use.look.style.dismissal.value.contains(.tap)
                    faults.add([index], at: place, in: scenario, ())
                    let known = details[place]
                    details[place] = (
                        max(severity, known?.severity ?? severity), hasTap || known?.hasTap == true
                    )
                }
            }
        }
        for group in faults.groups {
            guard let detail = details[group.place] else { continue }
            report(
                group.place, context.list(group.banners) + group.suffix, detail.severity, hasTap: detail.hasTap, context
            )
        }
    }

    /// How grave it is that `banner` can't be sent away but by a swipe; `nil` if it can.
    private static func severity(of banner: Banner, _ look: Look, _ spec: Spec) -> Severity? {
        let ways = look.style.dismissal.value
        let isTapTaken = banner.extras?.progress?.onTap.isEmpty == false
        if ways.contains(.tap), !isTapTaken { return nil }
        let hasButton = banner.buttons.contains { reference in
            let button = spec.buttons[reference.value]
            guard button.isEnabled else { return false }
            return ways.contains(.button) ? button.role != .destructive : button.role == .dismiss
        }
        if hasButton { return nil }
        if ways.contains(.timer), look.metrics.value.display.value != nil { return .info }
        return ways.contains(.condition) && banner.extras?.trigger?.clears != nil ? .warning : .error
    }

    private static func report(
        _ place: Place, _ banners: String, _ severity: Severity, hasTap: Bool, _ context: RuleContext
    ) {
        let close = "give the banner a button with `role: dismiss`, and `button` among its ways out"
        let written = context.written(place)
        let fix =
            written.hasPrefix("[") && !hasTap
            ? Fix(
                "add `tap` to the ways out", .unsafe,
                edits: [Edit(replacing: place, with: "[tap, " + written.dropFirst())])
            : nil
        context.report(
            severity == .error
                ? "only a swipe sends \(banners) away" : "only a swipe sends \(banners) away early",
            at: place,
            notes: ["what a path of the finger does, a single tap has to do as well (WCAG 2.2, 2.5.1)"],
            help: hasTap ? [close] : ["add `tap` to the ways out", close],
            fix: fix, atMost: severity)
    }
}
