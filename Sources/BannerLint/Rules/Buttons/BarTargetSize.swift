// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// A bar that is to be tapped and is too low for a finger.
enum BarTargetSize: Rule {
    static let minimum = RuleParameter.number(
        "minimum", 44, unit: "pt", in: 1...200, "the minimum height of a bar that takes taps")

    static let description = RuleDescription(
        "BN514", "bar-target-size", .buttons, .warning, profiles: [.fiori: .error],
        summary: "a bar that takes taps is at least 44 pt high",
        source:
            "SAP Fiori for iOS, Banners, \"Touch Targets\": the bar is one; Human Interface Guidelines, Buttons: 44 pt",
        what:
            "A bar is a target if `tap` is in its `dismissal`, if `onTap` opens something, or if its progress has "
            + "`onTap`. Its height is that of one line each of its title, its text, each point and a link below them, "
            + "at the smallest text size of its style, or that of its image or buttons if they are taller, plus the "
            + "`padding` above and below and the indicator track. The `margin` around the bar takes no taps.",
        why:
            "A fingertip covers about 44 pt. On a lower bar, people hit what lies above or below it, which is the "
            + "app. BannerKit draws such a bar 44 pt high all the same, which is not what was designed; other "
            + "platforms draw it as low as the spec says.",
        how: "Increase the style's `padding`, or the size of its image.",
        parameters: [minimum],
        bad: [
            RuleExample(
                """
                styles:
                  standard: { dismissal: [tap], padding: «1, image: { size: 16 } }
                """),
            RuleExample(
                """
                styles:
                  standard: { padding: «8, image: { size: 20 } }
                banners:
                  syncing: { level: error, text: Syncing…, progress: { kind: determinate, onTap: [pause, resume] } }
                """, title: "A tap that pauses the work"),
        ],
        good: [
            RuleExample(
                """
                styles:
                  standard: { dismissal: [tap], padding: 12, image: { size: 24 } }
                  quiet:    { dismissal: [button], padding: 1, image: { size: 16 } }
                buttons:
                  close: { kind: icon, image: { symbol: xmark }, label: Close, role: dismiss }
                banners:
                  saved:      { level: error, text: Saved. }
                  syncFailed: { level: error, style: quiet, text: Sync failed., buttons: [close] }
                """)
        ])

    private struct Case {
        let banner: Banner
        let height: Double
        let padding: Double
        /// The padding at each side, where that is written.
        let insets: BannerInsets?
        let suffix: String
    }

    static func check(_ context: RuleContext) {
        let minimum = context.limit(minimum)
        var cases = WorstCases<GeometrySubject, Case>()
        for scenario in context.scenarios {
            // A text and what lies around it are the least that a banner has; few looks need each banner looked at.
            for use in scenario.uses where leastText(use.look) < minimum {
                for index in use.banners {
                    let banner = context.spec.banners[index]
                    guard use.look.takesTaps(banner) else { continue }
                    let height = least(banner, use.look, context.spec, scenario.design)
                    guard height < minimum else { continue }
                    let padding = use.look.style.padding
                    cases.add(
                        Case(
                            banner: banner, height: height, padding: padding.value.insets.vertical / 2,
                            insets: padding.value.keepsWindowMargins ? nil : padding.value.insets,
                            suffix: scenario.suffix),
                        GeometrySubject(padding.place, of: banner), badness: -height,
                        context.failing(index, in: scenario, measured: height, .below))
                }
            }
        }
        cases.report(in: context) { subject, worst in report(worst, subject, minimum, context) }
    }

    /// The height of one line and what lies around it, at the text size at which that is lowest.
    private static func leastText(_ look: Look) -> Double {
        let style = look.style
        let lines = style.dynamicType.value.sizes.map { size in
            BannerTypeScale.lineHeight(BannerTypeScale.points(style.textStyle.value, at: size))
        }
        return (lines.min() ?? 0) + style.padding.value.insets.vertical + (style.indicatorHeight.value ?? 0)
    }

    /// The height with one line, at the text size at which that is lowest.
    private static func least(_ banner: Banner, _ look: Look, _ spec: Spec, _ design: Design) -> Double {
        let layout = BannerLayout(banner, look, in: spec, design)
        let heights = look.style.dynamicType.value.sizes.map { layout.writtenHeight(layout.fewestLines, at: $0) }
        return heights.min() ?? .infinity
    }

    private static func report(
        _ worst: WorstCases<GeometrySubject, Case>.Worst, _ subject: GeometrySubject, _ minimum: Double,
        _ context: RuleContext
    ) {
        let found = worst.detail
        let enough = (found.padding + (minimum - found.height) / 2).rounded(.up)
        context.report(
            "the bar of `\(found.banner.name.value)` takes taps, but is \(Figure.text(found.height, missing: minimum, decimals: 1)) "
                + "pt high\(found.suffix), below \(Figure.text(minimum)) pt",
            at: subject.place(found.banner, in: context.spec), notes: worst.notes,
            help: [remedy(found, enough: enough, minimum) + subject.clause(in: context.spec)])
    }

    /// A padding with sides of its own keeps the ones at its sides.
    private static func remedy(_ found: Case, enough: Double, _ minimum: Double) -> String {
        guard let insets = found.insets else { return "write `padding: \(Figure.text(enough))`" }
        let missing = ((minimum - found.height) / 2).rounded(.up)
        let (top, bottom) = (Figure.text(insets.top + missing), Figure.text(insets.bottom + missing))
        return "write `top: \(top)` and `bottom: \(bottom)` in the `padding`"
    }
}
