// SPDX-License-Identifier: Apache-2.0

import BannerKit
import BannerSpec
import Diagnostics

/// A button whose title can't be read against its fill.
enum ContrastButtonLabel: Rule {
    static let limit = RuleParameter.number("limit", 4.5, in: 1...21, "the least contrast ratio of a title")
    static let largeLimit = RuleParameter.number(
        "largeLimit", 3, in: 1...21, "the least contrast ratio of a large title")

    static let description = RuleDescription(
        "BN404", "contrast-button-label", .color, .error,
        summary: "a button's title stands out from its fill by 4.5:1, or by 3:1 if it is large",
        source: "WCAG 2.2, 1.4.3 Contrast (Minimum)",
        what:
            "A button of emphasis `high` is filled in `onTint`, and its title has the `tint`. One of emphasis "
            + "`medium` is filled in `onTint` at 12 %, laid over the tint, and its title has `onTint`. The two are "
            + "compared as in contrast-text, with the text size of the banner. Buttons without a fill are text on the "
            + "tint, and of a functional button the title is black or white, whichever can be read. Buttons that can't "
            + "be pressed don't count. On a translucent tint, what fails on some backdrop is a warning.",
        why: "A fill of the text's own colour takes contrast away: white on black at 30 % is 3.08:1 on yellow.",
        how: "Take an emphasis without a fill, `low` or `lowest`, or a tint that leaves more room.",
        parameters: [limit, largeLimit, TextSize.large, TextSize.largeBold],
        bad: [
            RuleExample(
                """
                buttons:
                  «retry: { kind: emphasis, emphasis: medium, title: Retry }
                levels:
                  success:
                    tint: "#2E7D32"
                    onTint: "#FFFFFF"
                    icon: { symbol: checkmark.circle.fill, decorative: true }
                banners:
                  saved: { level: success, text: Saved., buttons: [retry] }
                """),
            RuleExample(
                """
                buttons:
                  «undo: { kind: emphasis, emphasis: high, title: Undo }
                levels:
                  success:
                    tint: "#FFFFFF80"
                    onTint: "#1B5E20"
                    icon: { symbol: checkmark.circle.fill, decorative: true }
                banners:
                  saved: { level: success, text: Saved., buttons: [undo] }
                """, title: "A title in a translucent tint"),
        ],
        good: [
            RuleExample(
                """
                buttons:
                  retry: { kind: emphasis, emphasis: lowest, title: Retry }
                levels:
                  success:
                    tint: "#2E7D32"
                    onTint: "#FFFFFF"
                    icon: { symbol: checkmark.circle.fill, decorative: true }
                banners:
                  saved: { level: success, text: Saved., buttons: [retry] }
                """)
        ])

    private struct Key: Hashable {
        var button: Int
        var colors: LevelColorKey
        var size: TextSize
    }

    private struct Fault {
        var scenario: Scenario
        var look: Look
        var banner: Int
        var appearance: Appearance
        var contrast: ClosedRange<Double>
        var limit: Double

        var isCertain: Bool { contrast.upperBound < limit }
    }

    static func check(_ context: RuleContext) {
        var faults = WorstCases<Int, Fault>()
        var known: Set<Key> = []
        for scenario in context.scenarios {
            for use in scenario.uses {
                guard let colors = LevelColorKey(use.look.level) else { continue }
                let size = TextSize(use.look.style)
                let limit = context.limit(size.isLarge(context, as: Self.self) ? largeLimit : limit)
                for index in use.banners {
                    for button in context.spec.banners[index].buttons {
                        guard isFilled(context.spec.buttons[button.value]) else { continue }
                        let key = Key(button: button.value, colors: colors, size: size)
                        guard known.insert(key).inserted else { continue }
                        check(button.value, of: index, use.look, scenario, limit, context, &faults)
                    }
                }
            }
        }
        faults.report(in: context) { button, worst in report(context.spec.buttons[button], worst, context) }
    }

    private static func isFilled(_ button: Button) -> Bool {
        button.isEnabled && ButtonPaint.followsTint(button.variant)
    }

    private static func check(
        _ button: Int, of banner: Int, _ look: Look, _ scenario: Scenario, _ limit: Double, _ context: RuleContext,
        _ faults: inout WorstCases<Int, Fault>
    ) {
        for appearance in Appearance.allCases {
            let slots = (look.level.tint.value[appearance], look.level.onTint.value[appearance])
            // A place is missing for a colour that was reported as missing.
            guard slots.0.place != nil, slots.1.place != nil else { continue }
            let (tint, onTint) = (slots.0.color, slots.1.color)
            let contrast = Backdrop.anything.contrast(on: tint) { ground in
                ButtonPaint.colors(
                    context.spec.buttons[button].variant, tint: tint, onTint: onTint, ground: ground, appearance)
                    ?? (onTint, ground)
            }
            guard contrast.lowerBound < limit else { continue }
            let fault = Fault(
                scenario: scenario, look: look, banner: banner, appearance: appearance, contrast: contrast, limit: limit
            )
            // What fails everywhere comes before what fails on some backdrop; no ratio is above 21.
            faults.add(
                fault, button,
                badness: fault.isCertain ? 21 + limit / contrast.upperBound : limit / contrast.lowerBound,
                Finding.Case(scenario, appearance, measured: contrast.lowerBound))
        }
    }

    private static func report(_ button: Button, _ worst: WorstCases<Int, Fault>.Worst, _ context: RuleContext) {
        let fault = worst.detail
        let ratio = fault.isCertain ? fault.contrast.upperBound : fault.contrast.lowerBound
        let level = fault.look.level
        var labels: [Label] = []
        if let place = level.tint.value[fault.appearance].place { labels.append(Label("the tint", at: place)) }
        if let place = level.onTint.value[fault.appearance].place {
            labels.append(Label("what is drawn over it", at: place))
        }
        let verb =
            fault.contrast.lowerBound == fault.contrast.upperBound
            ? "is" : fault.isCertain ? "is at most" : "can fall to"
        let banner = context.spec.banners[fault.banner].name.value
        let size = TextSize(fault.look.style)
        context.report(
            "the title of `\(button.name.value)` on its fill \(verb) \(Figure.text(ratio, missing: fault.limit)):1, below "
                + "\(Figure.text(fault.limit)):1 \(fault.appearance.phrase)\(fault.scenario.suffix)",
            at: button.name.place, label: "shown on `\(banner)`", labels: labels,
            notes: [note(button), size.note(isLarge: size.isLarge(context, as: Self.self), "1.4.3")] + worst.notes,
            help: help(fault), atMost: fault.isCertain ? .error : .warning)
    }

    private static func note(_ button: Button) -> String {
        button.variant == .emphasis(.high)
            ? "emphasis `high` fills the button in `onTint` and writes the title in `tint`"
            : "emphasis `medium` fills the button in `onTint` at 12 %, over the tint, and writes the title in `onTint`"
    }

    private static func help(_ fault: Fault) -> [String] {
        let tint = fault.look.level.tint.value[fault.appearance].color
        let plain = Backdrop.anything.contrast(of: fault.look.level.onTint.value[fault.appearance].color, on: tint)
        guard plain.lowerBound >= fault.limit else { return ["take a tint that stands out more from `onTint`"] }
        return ["emphasis `low` or `lowest` has no fill, and reaches \(Remedy.reached(plain.lowerBound)):1"]
    }
}
