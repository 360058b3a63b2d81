// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// A message that is lost with its banner.
enum TimedNeedsAlternative: Rule {
    static let always = RuleParameter.flag(
        "always", false, "whether to check a spec in which no banner says where else its message is")

    static let description = RuleDescription(
        "BN605", "timed-needs-alternative", .time, .warning,
        summary: "the message of a banner that dismisses itself can also be found elsewhere",
        source: "WCAG 2.2, 2.2.1 Timing Adjustable",
        what:
            "If a spec says for any banner where people find the same message, each banner that leaves by itself, or whose "
            + "message at the end of its progress does, says so under `alsoAvailableAt`. A blank text says nothing. A spec in "
            + "which no banner has `alsoAvailableAt` is not checked, unless `always` is set.",
        why:
            "People look away, get a call, or read slowly. A message that exists only for a few seconds does not exist for "
            + "them.",
        how: "Name the place: `alsoAvailableAt: Settings › Sync`. If there is none, let the banner stay.",
        parameters: [always],
        bad: [
            RuleExample(
                """
                banners:
                  «synced: { level: error, text: Synced. }
                  saved:   { level: error, text: Saved., alsoAvailableAt: Documents }
                """),
            RuleExample(
                """
                metrics:
                  stays: { display: never }
                banners:
                  «syncing:
                    level: error
                    text: Syncing…
                    metrics: stays
                    progress: { kind: determinate, completion: { text: Synced., metrics: standard } }
                lint:
                  rules:
                    timed-needs-alternative: { always: true }
                """, title: "At the end of its progress"),
        ],
        good: [
            RuleExample(
                """
                metrics:
                  stays: { display: never }
                banners:
                  synced:     { level: error, text: Synced., alsoAvailableAt: Settings › Sync }
                  syncFailed: { level: error, text: Sync failed., metrics: stays }
                """)
        ])

    static func check(_ context: RuleContext) {
        let isSaidOfSome = context.spec.banners.contains { $0.extras?.alsoAvailableAt.saysSomething == true }
        guard isSaidOfSome || context.flag(always) else { return }
        var reported: Set<Int> = []
        for scenario in context.scenarios {
            scenario.forEachTimer(in: context.spec) { use, display in
                for index in use.banners {
                    let banner = context.spec.banners[index]
                    let text = banner.extras?.alsoAvailableAt
                    guard !text.saysSomething, reported.insert(index).inserted else { continue }
                    let what =
                        use.isCompletion ? "what `\(banner.name.value)` says at the end" : "`\(banner.name.value)`"
                    context.report(
                        "\(what) leaves after \(Figure.text(display))\(scenario.suffix), and nothing says where else to find its message",
                        at: text?.place ?? banner.name.place,
                        help: ["say where people find it: `alsoAvailableAt: Settings › Sync`; or let it stay"])
                }
            }
        }
    }
}

extension LocalizedText? {
    /// Whether a place that a banner names under `alsoAvailableAt` says anything: a blank text names none.
    var saysSomething: Bool { self?.entries.contains { !$0.plain.isBlank } ?? false }
}
