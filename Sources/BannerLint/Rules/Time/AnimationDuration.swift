// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// A banner that comes or goes too fast to be followed, or so slowly that people wait for it.
enum AnimationDuration: Rule {
    static let presentMinimum = RuleParameter.duration(
        "presentMinimum", 150, in: 0...10_000, "the shortest time in which a banner may come")
    static let presentMaximum = RuleParameter.duration(
        "presentMaximum", 1000, in: 0...60_000, "the longest time in which it may come")
    static let dismissMinimum = RuleParameter.duration(
        "dismissMinimum", 100, in: 0...10_000, "the shortest time in which it may leave")
    static let dismissMaximum = RuleParameter.duration(
        "dismissMaximum", 500, in: 0...60_000, "the longest time in which it may leave")

    static let description = RuleDescription(
        "BN606", "animation-duration", .time, .warning,
        summary: "a banner comes within 150 ms to 1 s and leaves within 100 to 500 ms",
        source: "Material Design 3, Easing and duration; Nielsen, Response Times: The 3 Important Limits",
        what:
            "`present` and `dismiss` of all metrics that a banner has, in every theme, lie within the limits. Metrics that no "
            + "banner has are not looked at.",
        why:
            "Below the lower limit the eye does not see where the banner came from, and takes it for a part of the screen. "
            + "Above the upper one it holds up whoever wants to read it, or the next banner.",
        how: "Take 250 to 500 ms to come, and a little less to leave.",
        fix: .unsafe,
        parameters: [presentMinimum, presentMaximum, dismissMinimum, dismissMaximum],
        bad: [
            RuleExample(
                """
                metrics:
                  standard: { present: «50ms, dismiss: «2s }
                """)
        ],
        good: [
            RuleExample(
                """
                metrics:
                  standard: { present: 400ms, dismiss: 250ms }
                """)
        ])

    private typealias Cases = MetricsCases<(duration: Duration, limit: Duration, suffix: String)>

    static func check(_ context: RuleContext) {
        let present = (context.duration(presentMinimum), context.duration(presentMaximum))
        let dismiss = (context.duration(dismissMinimum), context.duration(dismissMaximum))
        var (coming, leaving) = (Cases(), Cases())
        for scenario in context.scenarios {
            scenario.forEachMetricsUse(in: context.spec) { use in
                add(use.metrics.present, present, use, scenario, context, to: &coming)
                add(use.metrics.dismiss, dismiss, use, scenario, context, to: &leaving)
            }
        }
        coming.report(in: context) { report($0, "come", "present", context) }
        leaving.report(in: context) { report($0, "leave", "dismiss", context) }
    }

    private static func add(
        _ value: Resolved<Duration>, _ limits: (minimum: Duration, maximum: Duration), _ use: MetricsUse,
        _ scenario: Scenario, _ context: RuleContext, to cases: inout Cases
    ) {
        let duration = value.value
        guard duration < limits.minimum || duration > limits.maximum else { return }
        let limit = duration < limits.minimum ? limits.minimum : limits.maximum
        for banner in use.banners {
            cases.add(
                (duration, limit, scenario.suffix), badness: (duration.inSeconds - limit.inSeconds).magnitude,
                banner: banner, at: use.place(of: value),
                context.failing(
                    banner, in: scenario, measured: duration.inSeconds, duration < limits.minimum ? .below : .above))
        }
    }

    private static func report(_ found: Cases.Case, _ verb: String, _ key: String, _ context: RuleContext) {
        let (duration, limit, suffix) = found.worst
        let place = found.reportPlace(in: context.spec)
        let goal = "\(key): \(limit.plain)"
        let isLiteral = found.place.map { context.isLiteral($0) } ?? false
        context.report(
            "`\(found.name(in: context.spec))` takes \(Figure.text(duration, missing: limit)) to \(verb)\(suffix), "
                + "\(duration < limit ? "less" : "more") than \(Figure.text(limit))",
            at: place, notes: found.notes("so do", in: context.spec), help: ["write `\(goal)`"],
            fix: isLiteral
                ? Fix("write `\(goal)`", .unsafe, edits: [Edit(replacing: place, with: limit.plain)]) : nil)
    }
}
