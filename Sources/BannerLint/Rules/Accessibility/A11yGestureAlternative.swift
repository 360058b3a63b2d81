// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// A banner that only a swipe sends away.
enum A11yGestureAlternative: Rule {
    static let description = RuleDescription(
        "BN905", "a11y-gesture-alternative", .accessibility, .error, mildest: .info,
        summary: "whatever a swipe does, a tap or a button does too",
        source: "WCAG 2.2, 2.5.1 Pointer Gestures and 2.5.7 Dragging Movements; EN 301 549, 11.2.5.1",
        what:
            "A banner with `swipe` in its `dismissal` also has `tap` there, or an enabled button that sends it away "
            + "and does nothing else, as a swipe does: one with the role `dismiss`, or, if `dismissal` has `button` and "
            + "no work goes on that it would end, with the role `cancel`. A button such as “Retry” ends its banner too, "
            + "but nobody presses it just to be rid of that: a warning. A tap that pauses or stops progress is not a way "
            + "out either. The finding is milder if the banner leaves by itself, too: a warning if it ends with its "
            + "condition, an info if it ends with its timer.",
        why:
            "A swipe is a gesture along a path, and drags the banner with it. Not everybody can do that: some people "
            + "use a switch, a head pointer or a mouse, or have a tremor. For them, a banner without another way out "
            + "stays where it is.",
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
                """, title: "It leaves by itself, but only a swipe closes it early"),
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
            RuleExample(
                """
                metrics:
                  stays: { display: never }
                buttons:
                  retry: { kind: emphasis, title: Retry }
                banners:
                  syncFailed:
                    level: error
                    text: Sync failed.
                    metrics: stays
                    dismissal: «[button, swipe]
                    buttons: [retry]
                """, title: "A button that does more than close"),
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

    /// What is found where a style says how its banners are dismissed, or could say it.
    private struct Site {
        /// The worst that is found of each banner, by its index.
        var severities: [Int: Severity] = [:]
        /// Whether a tap is a way out already, or does something else.
        var hasTap = false
        /// The banners that a button ends that does more than that.
        var withAction: Set<Int> = []
        /// Whether `dismissal` is written there.
        var isWritten = false
        /// The keys of a style that is built in.
        var definition = ""
    }

    static func check(_ context: RuleContext) {
        let spec = context.spec
        var faults = AffectedBanners<Void>()
        var sites: [Place: Site] = [:]
        // What nobody wrote is changed in the style; one that is built in stands nowhere, so its first banner does for it.
        var styles: [Int: Place] = [:]
        for scenario in context.scenarios {
            for use in scenario.uses where use.look.style.dismissal.value.contains(.swipe) {
                for index in use.banners {
                    let banner = spec.banners[index]
                    guard let severity = severity(of: banner, use.look, spec) else { continue }
                    let dismissal = use.look.style.dismissal
                    let style = spec.design.styles[banner.style]
                    let stylePlace = styles[banner.style] ?? style.place ?? banner.name.place
                    styles[banner.style] = stylePlace
                    let place = dismissal.place ?? stylePlace
                    faults.add([index], at: place, in: scenario, ())
                    var site = sites[place] ?? Site()
                    site.severities[index] = max(severity, site.severities[index] ?? severity)
                    if dismissal.value.contains(.tap) || isTapTaken(banner) { site.hasTap = true }
                    if hasAction(banner, use.look, spec) { site.withAction.insert(index) }
                    if dismissal.place != nil {
                        site.isWritten = true
                    } else if style.place == nil {
                        site.definition = "styles.\(style.name)"
                    }
                    sites[place] = site
                }
            }
        }
        faults.report(in: context) { group in
            guard let site = sites[group.place],
                let gravest = group.banners.compactMap({ site.severities[$0] }).max()
            else { return }
            let banners = group.banners.filter { site.severities[$0] == gravest }
            let others = group.banners.filter { site.severities[$0] != gravest }
            report(
                site, at: group.place, context.list(banners) + group.suffix, gravest,
                hasAction: banners.allSatisfy(site.withAction.contains),
                others: others.isEmpty ? [] : ["only a swipe dismisses \(context.list(others)) early"], context)
        }
        context.report(\.unusedStyles) { style in
            let ways = style.attributes.dismissal
            // With any other way, it is for the banners to tell whether that one is there.
            guard let place = ways.place, ways.value == [.swipe] else { return [] }
            return [
                LibraryFault(
                    place: place, message: "only a swipe dismisses banners of the style `\(style.name)`",
                    help: ["add `tap` to `dismissal`"])
            ]
        }
    }

    /// How grave it is that `banner` can't be sent away but by a swipe; `nil` if it can.
    private static func severity(of banner: Banner, _ look: Look, _ spec: Spec) -> Severity? {
        let ways = look.style.dismissal.value
        if ways.contains(.tap), !isTapTaken(banner) { return nil }
        let hasButton = banner.buttons.contains { reference in
            let button = spec.buttons[reference.value]
            guard button.isEnabled else { return false }
            // To cancel work is more than to send away the banner that shows it.
            let cancels = button.role == .cancel && ways.contains(.button) && banner.extras?.progress == nil
            return button.role == .dismiss || cancels
        }
        if hasButton { return nil }
        // While work goes on, no time passes; it ends, and then one does.
        if ways.contains(.timer), look.metrics.value.display.value != nil { return .info }
        // Whatever its ways out say, it goes with its condition.
        let leaves = banner.extras?.trigger?.effectiveClears != nil
        return leaves || hasAction(banner, look, spec) ? .warning : .error
    }

    /// Whether a button ends `banner` that does more, and nothing that can't be undone: with work that goes on, it would end that.
    private static func hasAction(_ banner: Banner, _ look: Look, _ spec: Spec) -> Bool {
        look.style.dismissal.value.contains(.button) && banner.extras?.progress == nil
            && banner.buttons.contains {
                let button = spec.buttons[$0.value]
                return button.isEnabled && button.role != .destructive
            }
    }

    /// Whether a tap on the bar does something else than to send it away.
    private static func isTapTaken(_ banner: Banner) -> Bool {
        banner.extras?.progress?.onTap.isEmpty == false || banner.barTap != .dismiss
    }

    private static func report(
        _ site: Site, at place: Place, _ banners: String, _ severity: Severity, hasAction: Bool, others: [String],
        _ context: RuleContext
    ) {
        let close = "give the banner a button with `role: dismiss`, and `button` in its `dismissal`"
        let written = context.written(place)
        let fix =
            written.hasPrefix("[") && !site.hasTap
            ? Fix(
                "add `tap` to `dismissal`", .unsafe,
                edits: [Edit(replacing: place, with: "[tap, " + written.dropFirst())])
            : nil
        let tap =
            site.isWritten ? "add `tap` to `dismissal`" : "write `dismissal: [tap, button, swipe, timer]` in the style"
        context.report(
            "only a swipe dismisses \(banners)"
                + (severity == .error ? "" : hasAction ? " without doing more" : " early"),
            at: place,
            notes: ["whatever a swipe does, a single tap must be able to do as well (WCAG 2.2, 2.5.1 and 2.5.7)"]
                + (hasAction ? ["a button that does something else is no way just to dismiss a banner"] : [])
                + others,
            help: site.hasTap ? [close] : [tap, close],
            fix: fix, definition: site.definition, atMost: severity)
    }
}
