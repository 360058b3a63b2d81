// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// A banner that comes or goes too fast to be followed, or so slowly that people wait for it.
enum AnimationDuration: Rule {
    static let presentMinimum = RuleParameter.duration(
        "presentMinimum", 150, in: 0...10_000, "the shortest time that a banner may take to come")
    static let presentMaximum = RuleParameter.duration(
        "presentMaximum", 1000, in: 0...60_000, notBelow: presentMinimum, "the longest time that it may take to come")
    static let dismissMinimum = RuleParameter.duration(
        "dismissMinimum", 100, in: 0...10_000, "the shortest time that it may take to leave")
    static let dismissMaximum = RuleParameter.duration(
        "dismissMaximum", 500, in: 0...60_000, notBelow: dismissMinimum, "the longest time that it may take to leave")

    static let description = RuleDescription(
        "BN606", "animation-duration", .time, .warning,
        summary: "a banner takes 150 ms to 1 s to come and 100 to 500 ms to leave",
        source: "Material Design 3, Easing and duration; Nielsen, Response Times: The 3 Important Limits",
        what:
            "`present` and `dismiss` of all metrics, in every theme, are within the limits, whether or not a banner uses "
            + "the metrics: others may use the file.",
        why:
            "Below the lower limit, the eye does not see where the banner came from, and takes it for part of the screen. "
            + "Above the upper limit, the banner holds up whoever wants to read it, or the next banner.",
        how: "Use 250 to 500 ms to come, and a little less to leave.",
        fix: .unsafe,
        parameters: [presentMinimum, presentMaximum, dismissMinimum, dismissMaximum],
        bad: [
            RuleExample(
                """
                metrics:
                  standard: { present: «50ms, dismiss: «2s }
                """),
            RuleExample(
                """
                metrics:
                  slow: { present: «3s, dismiss: 400ms }
                """, title: "For others to use"),
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
        coming.report(in: context) { report($0, "appear", "present", context) }
        leaving.report(in: context) { report($0, "leave", "dismiss", context) }
        context.report(\.unusedMetrics) { metrics in
            [
                fault(of: metrics.present, present, "appear", "present", metrics, context),
                fault(of: metrics.dismiss, dismiss, "leave", "dismiss", metrics, context),
            ].compactMap(\.self)
        }
    }

    private static func fault(
        of value: Resolved<Duration>, _ limits: (minimum: Duration, maximum: Duration), _ verb: String, _ key: String,
        _ metrics: Metrics, _ context: RuleContext
    ) -> LibraryFault? {
        guard let place = value.place, let limit = limit(value.value, limits) else { return nil }
        let message = sentence("banners with metrics `\(metrics.name ?? "")` take", value.value, verb, limit)
        let proposal = proposal(key, limit, at: place, context)
        return LibraryFault(
            place: place, message: message, help: [proposal.help], fix: proposal.fix, measured: value.value.inSeconds,
            worse: value.value < limits.minimum ? .below : .above)
    }

    /// The limit that `duration` misses, if it does.
    private static func limit(
        _ duration: Duration, _ limits: (minimum: Duration, maximum: Duration)
    ) -> Duration? {
        duration < limits.minimum ? limits.minimum : duration > limits.maximum ? limits.maximum : nil
    }

    private static func sentence(
        _ subject: String, _ duration: Duration, _ verb: String, _ limit: Duration, _ suffix: String = ""
    ) -> String {
        "\(subject) \(Figure.text(duration, missing: limit)) to \(verb)\(suffix), "
            + "\(duration < limit ? "less" : "more") than \(Figure.text(limit))"
    }

    /// What to write instead; a fix where the value is written at `place` itself.
    private static func proposal(
        _ key: String, _ limit: Duration, at place: Place?, _ context: RuleContext
    ) -> (help: String, fix: Fix?) {
        let help = "write `\(key): \(limit.plain)`"
        guard let place, context.isLiteral(place) else { return (help, nil) }
        return (help, Fix(help, .unsafe, edits: [Edit(replacing: place, with: limit.plain)]))
    }

    private static func add(
        _ value: Resolved<Duration>, _ limits: (minimum: Duration, maximum: Duration), _ use: MetricsUse,
        _ scenario: Scenario, _ context: RuleContext, to cases: inout Cases
    ) {
        let duration = value.value
        guard let limit = limit(duration, limits) else { return }
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
        let proposal = proposal(key, limit, at: found.place, context)
        context.report(
            sentence("`\(found.name(in: context.spec))` takes", duration, verb, limit, suffix),
            at: found.reportPlace(in: context.spec), notes: found.notes("so does", several: "so do", in: context.spec),
            help: [proposal.help], fix: proposal.fix)
    }
}
