// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// A timer so long that the banner might as well stay.
enum DurationMax: Rule {
    /// In seconds.
    static let longest = ReadingTime.longestTimer

    static let maximum = RuleParameter.duration(
        "maximum", longest * 1000, in: 0...86_400_000,
        "the longest time for which a banner that leaves by itself may show")

    static let description = RuleDescription(
        "BN602", "duration-max", .time, .warning,
        summary: "a banner that leaves by itself does so within 10 seconds",
        source: "Material Design, Snackbar: four to ten seconds; WCAG 2.2, 2.2.1 Timing Adjustable",
        what:
            "`display` is at most `maximum` if a banner's `dismissal` has `timer`, and for its message at the end of its "
            + "progress. While the work that it reports is running, `display` has no effect.",
        why:
            "People who need longer than 10 s to read need a banner that stays. Everyone else looks at a bar that covers "
            + "part of the screen, and other banners wait behind it.",
        how: "Write `display: never` and give the banner another way out, or shorten the time.",
        fix: .unsafe,
        parameters: [maximum],
        bad: [
            RuleExample(
                """
                metrics:
                  standard: { display: «12s }
                """)
        ],
        good: [
            RuleExample(
                """
                metrics:
                  standard: { display: 6s }
                """),
            RuleExample(
                """
                metrics:
                  standard: { display: 12s }
                banners:
                  syncFailed: { level: error, text: Sync failed., dismissal: [swipe] }
                """, title: "Without a timer, the time has no effect"),
        ])

    static func check(_ context: RuleContext) {
        let maximum = context.duration(maximum)
        var cases = MetricsCases<(display: Duration, suffix: String)>()
        // The places whose time is the only way out for some banner.
        var needed: Set<Place?> = []
        for scenario in context.scenarios {
            scenario.forEachTimer(in: context.spec) { use, display in
                guard display > maximum else { return }
                let place = use.place(of: use.metrics.display)
                for index in use.banners {
                    cases.add(
                        (display, scenario.suffix), badness: display.inSeconds, banner: index, at: place,
                        context.failing(index, in: scenario, measured: display.inSeconds))
                    let out = WaysOut(
                        of: context.spec.banners[index], use.look, in: scenario.design, context.spec.buttons)
                    if use.isCompletion || !out.hasOtherThanTimer { needed.insert(place) }
                }
            }
        }
        cases.report(in: context) { report($0, maximum, isNeeded: needed.contains($0.place), context) }
    }

    private static func report(
        _ found: MetricsCases<(display: Duration, suffix: String)>.Case, _ maximum: Duration, isNeeded: Bool,
        _ context: RuleContext
    ) {
        let display = Figure.text(found.worst.display, missing: maximum)
        let place = found.reportPlace(in: context.spec)
        let isMended = !isNeeded && found.place.map { context.isLiteral($0) } ?? false
        context.report(
            "`\(found.name(in: context.spec))` shows for \(display)\(found.worst.suffix), more than "
                + Figure.text(maximum),
            at: place, notes: found.notes("so does", several: "so do", in: context.spec),
            help: [
                isNeeded
                    ? "write `display: never` and give it another way out, or shorten the time"
                    : "write `display: never`"
            ],
            fix: isMended
                ? Fix("write `display: never`", .unsafe, edits: [Edit(replacing: place, with: "never")]) : nil)
    }
}
