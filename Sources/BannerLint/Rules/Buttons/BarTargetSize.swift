// SPDX-License-Identifier: Apache-2.0

import BannerKit
import BannerSpec
import Diagnostics

/// A bar that is to be tapped and is too low for a finger.
enum BarTargetSize: Rule {
    static let minimum = RuleParameter.number(
        "minimum", 44, unit: "pt", in: 1...200, "the height of a bar that takes taps, at the least")

    static let description = RuleDescription(
        "BN514", "bar-target-size", .buttons, .warning, profiles: [.fiori: .error],
        summary: "a bar that takes taps is at least 44 pt high",
        source:
            "SAP Fiori for iOS, Banners, \"Touch Targets\": the bar is one; Human Interface Guidelines, Buttons: 44 pt",
        what:
            "A bar is a target where `tap` is among its ways out or its progress has `onTap`. Its height is that of one line at the "
            + "lowest text size of its style, or of its image or buttons where they are higher, with the `padding` above and below and "
            + "the indicator track.",
        why:
            "A fingertip covers some 44 pt. On a lower bar people hit what lies above or below it, which is the app. BannerKit draws such "
            + "a bar 44 pt high all the same, which is not what was designed; what other platforms draw is as low as the spec says.",
        how: "Raise the style's `padding`, or the size of its image.",
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
                """, title: "A tap that holds the work"),
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
                    let height = least(banner, use.look, context.spec)
                    guard height < minimum else { continue }
                    let padding = use.look.style.padding
                    cases.add(
                        Case(
                            banner: banner, height: height, padding: padding.value.insets.vertical / 2,
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
    private static func least(_ banner: Banner, _ look: Look, _ spec: Spec) -> Double {
        let layout = BannerLayout(banner, look, in: spec)
        let heights = look.style.dynamicType.value.sizes.map { size in
            let points = BannerTypeScale.points(look.style.textStyle.value, at: size)
            return layout.writtenHeight(lines: 1, at: size, points: points)
        }
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
            help: ["write `padding: \(Figure.text(enough))`\(subject.clause(in: context.spec))"])
    }
}
