// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import ColorSpaces
import Diagnostics

/// A status bar whose text can't be read against the banner behind it.
enum ContrastStatusBar: Rule {
    static let limit = RuleParameter.number("limit", 3, in: 1...21, "the minimum contrast ratio of the status bar")

    static let description = RuleDescription(
        "BN405", "contrast-status-bar", .color, .warning,
        summary: "the status bar stands out by 3:1 from the banner behind it",
        source: "WCAG 2.2, 1.4.11 Non-text Contrast; HIG, Status bars",
        what:
            "While a banner at the top edge is shown, on a surface whose `under` is `none` or `statusBar`, its buffer "
            + "fills the space behind the status bar with the `tint`. The status bar is white for `light` and black "
            + "for `dark`, and is compared with the tint as in contrast-text; `automatic` uses whichever of the two "
            + "can be read. On a translucent tint, failing on some backdrop is enough. A banner with a `margin` at "
            + "the top does not reach the status bar, and one without a `fill` has no tint. The style takes effect "
            + "where banners have a window: with UIKit's presenter and SwiftUI's `bannerHost(_:in: .window)`. Other "
            + "SwiftUI hosts leave the status bar as the app has it.",
        why: "As long as the banner stays, nobody sees the time, the battery or an ongoing call.",
        how: "Use the other style, or `automatic`. If the levels of one style differ, set `statusBar` on the banners.",
        fix: .unsafe,
        parameters: [limit],
        bad: [
            RuleExample(
                """
                levels:
                  warning:
                    tint: "#FFCC00"
                    onTint: "#000000"
                    icon: { symbol: exclamationmark.triangle.fill, decorative: true }
                styles:
                  bar: { statusBar: «light }
                banners:
                  offline: { level: warning, style: bar, text: You are offline. }
                """)
        ],
        good: [
            RuleExample(
                """
                levels:
                  warning:
                    tint: "#FFCC00"
                    onTint: "#000000"
                    icon: { symbol: exclamationmark.triangle.fill, decorative: true }
                styles:
                  bar: { statusBar: dark }
                banners:
                  offline: { level: warning, style: bar, text: You are offline. }
                """),
            RuleExample(
                """
                styles:
                  bar: { statusBar: dark }
                surfaces:
                  main: { under: navigationBar }
                banners:
                  syncFailed: { level: error, style: bar, text: Sync failed. }
                """, title: "A banner that does not reach the status bar"),
        ])

    private struct Key: Hashable {
        var statusBar: Place
        var tint: ColorKey
    }

    private struct Fault {
        var scenario: Scenario
        var look: Look
        var appearance: Appearance
        var contrast: ClosedRange<Double>
    }

    static func check(_ context: RuleContext) {
        let limit = context.limit(limit)
        var faults = WorstCases<Place, Fault>()
        let looks = context.distinctUses { use -> Key? in
            guard let statusBar = use.look.style.statusBar.place, use.look.style.statusBar.value != .automatic,
                let tint = ColorKey(use.look.level.tint.value, at: use.look.level.tint.place),
                reachesStatusBar(use, context)
            else { return nil }
            return Key(statusBar: statusBar, tint: tint)
        }
        for (scenario, look) in looks {
            guard let place = look.style.statusBar.place, let color = color(look.style.statusBar.value) else {
                continue
            }
            for appearance in Appearance.allCases where look.level.tint.value[appearance].place != nil {
                let contrast = Backdrop.anything.contrast(of: color, on: look.level.tint.value[appearance].color)
                guard contrast.lowerBound < limit else { continue }
                faults.add(
                    Fault(scenario: scenario, look: look, appearance: appearance, contrast: contrast), place,
                    badness: limit / contrast.lowerBound,
                    Finding.Case(scenario, appearance, measured: contrast.lowerBound))
            }
        }
        faults.report(in: context) { place, worst in report(at: place, worst, limit, context) }
    }

    private static func reachesStatusBar(_ use: Scenario.LookUse, _ context: RuleContext) -> Bool {
        use.look.style.edge.value == .top && use.look.style.showsTint && !use.look.style.standsOffFromEdge
            && use.banners.contains { index in
                let under = context.spec.surfaces[context.spec.banners[index].surface].under.value
                return !BannerGeometry.slidesFromBar(under, edge: .top)
            }
    }

    private static func color(_ style: BannerStatusBarStyle) -> Color? {
        switch style {
        case .light: Color(.srgb, 1, 1, 1)
        case .dark: Color(.srgb, 0, 0, 0)
        case .automatic: nil
        }
    }

    private static func report(
        at place: Place, _ worst: WorstCases<Place, Fault>.Worst, _ limit: Double, _ context: RuleContext
    ) {
        let fault = worst.detail
        let style = fault.look.style.statusBar.value
        let tint = fault.look.level.tint.value[fault.appearance]
        let verb = fault.contrast.lowerBound == fault.contrast.upperBound ? "is" : "can fall to"
        let help = "`automatic` takes black or white, whichever can be read on the tint"
        context.report(
            "the \(style.rawValue) status bar on tint \(verb) \(Figure.text(fault.contrast.lowerBound, missing: limit)):1, "
                + "below \(Figure.text(limit)):1 \(fault.appearance.phrase)\(fault.scenario.suffix)",
            at: place,
            labels: tint.place.map { [Label("the tint behind it, \(tint.color.figure)", at: $0)] } ?? [],
            notes: ["the buffer of the banner fills the space behind the status bar with the tint"] + worst.notes,
            help: [help], fix: Fix(help, .unsafe, edits: [Edit(replacing: place, with: "automatic")]))
    }
}
