// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// A banner that swings so far that a fade for those who ask for one is not enough.
enum ReduceMotion: Rule {
    static let overshoot = RuleParameter.number(
        "overshoot", 40, unit: "%", in: 0...1000,
        "how far a banner may go past its place, or back from its start, as a share of the distance that it travels")

    static let description = RuleDescription(
        "BN607", "reduce-motion", .time, .warning,
        summary: "a banner swings at most 40 % past its place or back from its start",
        source: "WCAG 2.2, 2.3.3 Animation from Interactions; Human Interface Guidelines, Motion",
        what:
            "The rule checks how far `spring` or `easing` carries the banner past its place, or back from its start, as a "
            + "share of the distance that it travels, in every theme. For a spring, that follows from its damping, its "
            + "velocity and the time in which it comes; for a curve, from its highest and its lowest point. A spec has no key "
            + "for reduced motion: if a person has asked the system for less motion, the program that shows the banner has to "
            + "fade it instead, and that is not checked here. The rule checks the motion that everyone else sees; with "
            + "`transition: fade` there is none.",
        why:
            "Large bouncing makes people with a vestibular disorder dizzy, and most of them have never found the setting that "
            + "would stop it.",
        how: "Raise the damping, lower the velocity, or keep the curve's second and fourth numbers between 0 and 1.",
        parameters: [overshoot],
        bad: [
            RuleExample(
                """
                metrics:
                  standard: { spring: «{ damping: 0.1 } }
                """),
            RuleExample(
                """
                metrics:
                  standard: { easing: «[0.3, 2.5, 0.7, 2] }
                """, title: "A curve that goes past its end"),
            RuleExample(
                """
                metrics:
                  standard: { easing: «[0.6, -3, 0.7, 1] }
                """, title: "A curve that first swings back"),
        ],
        good: [
            RuleExample(
                """
                metrics:
                  standard: { spring: { damping: 0.7 } }
                """),
            RuleExample(
                """
                metrics:
                  standard: { easing: [0.3, 1.4, 0.7, 1] }
                """),
            RuleExample(
                """
                metrics:
                  standard: { spring: { damping: 0.1 }, transition: fade }
                """, title: "A banner that fades in its place"),
        ])

    private struct Movement: Hashable {
        var motion: BannerMotion
        var duration: Duration

        /// The greater of both swings.
        var swing: Swing {
            let (past, back) = (motion.overshoot(within: duration) * 100, motion.setback(within: duration) * 100)
            return past >= back ? Swing(percent: past, isPast: true) : Swing(percent: back, isPast: false)
        }
    }

    /// How far a banner goes, in percent of the way: past its place, or back from its start.
    private struct Swing {
        let percent: Double
        let isPast: Bool
    }

    static func check(_ context: RuleContext) {
        let limit = context.limit(overshoot)
        var cases = MetricsCases<(movement: Movement, swing: Swing, suffix: String)>()
        var known: [Movement: Swing] = [:]
        for scenario in context.scenarios {
            scenario.forEachMetricsUse(in: context.spec) { use in
                // What fades in its place moves nowhere.
                if use.metrics.transition.value == .fade { return }
                let movement = Movement(motion: use.metrics.motion.value, duration: use.metrics.present.value)
                let swing = known[movement] ?? movement.swing
                known[movement] = swing
                guard swing.percent > limit else { return }
                for index in use.banners {
                    cases.add(
                        (movement, swing, scenario.suffix), badness: swing.percent, banner: index,
                        at: use.place(of: use.metrics.motion),
                        context.failing(index, in: scenario, measured: swing.percent))
                }
            }
        }
        cases.report(in: context) { found in
            let (movement, swing, suffix) = found.worst
            context.report(
                "`\(found.name(in: context.spec))` goes \(words(swing, limit))\(suffix), more than \(Figure.text(limit)) %",
                at: found.reportPlace(in: context.spec),
                notes: found.notes("so does", several: "so do", in: context.spec),
                help: [help(movement, swing, limit)])
        }
        context.report(\.unusedMetrics) { metrics in
            let movement = Movement(motion: metrics.motion.value, duration: metrics.present.value)
            let swing = movement.swing
            guard let place = metrics.motion.place, metrics.transition.value != .fade, swing.percent > limit else {
                return []
            }
            let subject = "banners with metrics `\(metrics.name ?? "")` go \(words(swing, limit, of: "their"))"
            return [
                LibraryFault(
                    place: place, message: "\(subject), more than \(Figure.text(limit)) %",
                    help: [help(movement, swing, limit)], measured: swing.percent)
            ]
        }
    }

    private static func words(_ swing: Swing, _ limit: Double, of whose: String = "its") -> String {
        "\(Figure.text(swing.percent, missing: limit, decimals: 0)) % "
            + (swing.isPast ? "past \(whose) place" : "back before \(whose == "its" ? "it comes" : "they come")")
    }

    private static func help(_ movement: Movement, _ swing: Swing, _ limit: Double) -> String {
        swing.isPast ? help(movement, limit) : setbackHelp(movement)
    }

    private static func setbackHelp(_ movement: Movement) -> String {
        if case .spring = movement.motion { return "write a `velocity` of 0 or more" }
        return "keep the curve's second and fourth number between 0 and 1"
    }

    /// The least damping, in hundredths, that stays below `limit`, if one does.
    private static func help(_ movement: Movement, _ limit: Double) -> String {
        guard case .spring(let damping, let velocity) = movement.motion else {
            return "keep the curve's second and fourth number between 0 and 1"
        }
        let first = Int((damping * 100).rounded(.down)) + 1
        for hundredths in first..<max(first, 101) {
            let damping = Double(hundredths) / 100
            let calmer = Movement(
                motion: .spring(damping: damping, velocity: velocity), duration: movement.duration)
            if calmer.swing.percent <= limit { return "write `damping: \(Figure.text(damping))`" }
        }
        return "lower the velocity"
    }
}
