// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// Progress that can be seen, but not heard.
enum A11yProgress: Rule {
    static let minimum = RuleParameter.number(
        "minimum", 5, unit: "%", in: 0...100, "the smallest step between two announcements")
    static let maximum = RuleParameter.number(
        "maximum", 50, unit: "%", in: 0...100, "the largest step between two announcements")

    static let description = RuleDescription(
        "BN907", "a11y-progress", .accessibility, .warning,
        summary: "progress is announced as it advances and when it ends",
        source: "WCAG 2.2, 4.1.3 Status Messages; SAP Fiori for iOS, Progress banner",
        what:
            "Determinate progress has a `step` from `minimum` to `maximum`, after which it is announced again. "
            + "Determinate and indeterminate progress have a `completion` text.",
        why:
            "A bar that fills up tells nothing to people who don't see it. A step of zero announces every change and "
            + "drowns out everything else; with a step of more than half, at most one announcement comes before the "
            + "end.",
        how: "Write `step: 10%`, and write under `completion` what to say at the end.",
        parameters: [minimum, maximum],
        bad: [
            RuleExample(
                """
                banners:
                  syncing:
                    level: error
                    text: Syncing…
                    progress: { kind: «determinate, completion: { text: Synced. } }
                """),
            RuleExample(
                """
                banners:
                  syncing:
                    level: error
                    text: Syncing…
                    progress: { kind: determinate, step: «0%, completion: { text: Synced. } }
                  uploading:
                    level: error
                    text: Uploading…
                    progress: { kind: determinate, step: «60%, completion: { text: Sent. } }
                """, title: "Too often, and too late"),
            RuleExample(
                """
                banners:
                  syncing: { level: error, text: Syncing…, progress: { kind: «indeterminate } }
                """, title: "An end that is not announced"),
        ],
        good: [
            RuleExample(
                """
                banners:
                  syncing:
                    level: error
                    text: Syncing…
                    progress: { kind: determinate, step: 10%, completion: { text: Synced. } }
                  waiting:
                    level: error
                    text: Waiting…
                    progress: { kind: indeterminate, completion: { text: Done. } }
                """)
        ])

    static func check(_ context: RuleContext) {
        for banner in context.spec.banners {
            guard let progress = banner.extras?.progress else { continue }
            let name = banner.name.value
            let isSilent = progress.kind.value == .determinate && progress.step == nil
            if isSilent, progress.completion == nil {
                context.report(
                    "neither the progress of `\(name)` nor its end is announced", at: progress.kind.place,
                    notes: [silence, departure], help: ["add `step: 10%`", "add `completion: { text: … }`"])
                continue
            }
            if progress.kind.value == .determinate { checkStep(progress, name, context) }
            guard progress.completion == nil else { continue }
            context.report(
                "the end of `\(name)` is not announced", at: progress.kind.place,
                notes: [departure],
                help: ["add `completion: { text: … }`"])
        }
    }

    private static let silence = "people who can't see the bar can't tell whether anything moves (WCAG 2.2, 4.1.3)"
    private static let departure = "the banner leaves without a word, whether the work is done or not"

    private static func checkStep(_ progress: Progress, _ name: String, _ context: RuleContext) {
        guard let step = progress.step else {
            return context.report(
                "the progress of `\(name)` is not announced before its end", at: progress.kind.place,
                notes: [silence],
                help: ["add `step: 10%`"])
        }
        let (least, most) = (context.limit(minimum), context.limit(maximum))
        let percent = step.value * 100
        if step.value < least / 100 {
            context.report(
                "the progress of `\(name)` is announced every \(Figure.text(percent, missing: least)) %, below "
                    + "\(Figure.text(least)) %",
                at: step.place, notes: ["announcements that follow each other closely drown out everything else"],
                help: ["write `step: \(Figure.text(max(least, min(10, most))))%`"], measured: percent, .below)
        } else if step.value > most / 100 {
            context.report(
                "the progress of `\(name)` is announced every \(Figure.text(percent, missing: most)) %, above "
                    + "\(Figure.text(most)) %",
                at: step.place,
                notes: ["so large a step leaves long silences, in which nobody can tell whether anything moves"],
                help: ["write `step: \(Figure.text(min(most, max(10, least))))%`"], measured: percent)
        }
    }
}
