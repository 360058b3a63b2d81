// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import ColorSpaces
import Diagnostics

/// A button whose title can't be read against its fill.
enum ContrastButtonLabel: Rule {
    static let limit = RuleParameter.number(
        "limit", 4.5, in: 1...21, notBelow: largeLimit, "the minimum contrast ratio of a title")
    static let largeLimit = RuleParameter.number(
        "largeLimit", 3, in: 1...21, "the minimum contrast ratio of a large title")

    static let description = RuleDescription(
        "BN404", "contrast-button-label", .color, .error, mildest: .warning,
        summary: "a button's title stands out from its fill by 4.5:1, or by 3:1 if it is large",
        source: "WCAG 2.2, 1.4.3 Contrast (Minimum)",
        what:
            "A button with the emphasis `high` is filled in `onTint`, and its title is in the `tint`. A button with "
            + "the emphasis `medium` is filled in `onTint` at 12 %, laid over the tint, and its title is in `onTint`. "
            + "Title and fill are compared as in contrast-text, with the text size of the banner. Buttons without a "
            + "fill are text on the tint, and the title of a functional button is black or white, whichever can be "
            + "read. Buttons that can't be pressed are not checked. If `buttonStyles` gives a variant colours of its "
            + "own, these are compared, for every variant and level that a banner shows together. A variant that no "
            + "banner shows is checked if both colours are the same on every level. A title without a fill is "
            + "compared with the banner, and an icon needs 3:1. If `pressedOpacity` is written, a button that is held "
            + "down is checked too; that is a warning, since it lasts only as long as a finger covers the button. On "
            + "a translucent tint, a title that fails on some backdrop is a warning.",
        why: "A fill in the text's own colour reduces contrast: white on black at 30 % is 3.08:1 on yellow.",
        how: "Use an emphasis without a fill, `low` or `lowest`, or a tint that leaves more room.",
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
            RuleExample(
                """
                buttonStyles:
                  high: { fill: "#FF7900", label: «"#FFFFFF" }
                buttons:
                  renew: { kind: emphasis, emphasis: high, title: Renew }
                banners:
                  planEnds: { level: error, text: Your plan ends., buttons: [renew] }
                """, title: "The brand's colours"),
            RuleExample(
                """
                buttonStyles:
                  high: { fill: "#FF7900", label: "#000000", pressedOpacity: «0.2 }
                buttons:
                  renew: { kind: emphasis, emphasis: high, title: Renew }
                levels:
                  plain: { tint: "#FFFFFF", onTint: "#000000", icon: none }
                banners:
                  planEnds: { level: plain, text: Your plan ends., buttons: [renew] }
                """, title: "While the button is held down"),
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
                """),
            RuleExample(
                """
                buttonStyles:
                  high:   { fill: "#FF7900", label: "#000000" }
                  lowest: { fill: none, label: accent }
                buttons:
                  renew: { kind: emphasis, emphasis: high, title: Renew }
                  later: { kind: emphasis, emphasis: lowest, title: Later }
                banners:
                  planEnds: { level: error, text: Your plan ends., buttons: [renew, later] }
                """, title: "The brand's colours"),
        ])

    private struct Key: Hashable {
        var button: Int
        var colors: LevelColorKey
        var size: TextSize
        var isOnTint: Bool
    }

    private struct Fault {
        var scenario: Scenario
        var look: Look
        var banner: Int
        var appearance: Appearance
        var shortfall: Shortfall
    }

    static func check(_ context: RuleContext) {
        var faults = WorstCases<Int, Fault>()
        var known: Set<Key> = []
        let reported = ContrastText.reported(context)
        for scenario in context.scenarios {
            for use in scenario.uses {
                guard let colors = LevelColorKey(use.look.level) else { continue }
                let size = TextSize(use.look.style)
                let limit = context.limit(size.isLarge(context, as: Self.self) ? largeLimit : limit)
                let isToldOfText = reported.contains(ColorPair(scenario, use.look, ["text"]).key)
                for index in use.banners {
                    for button in context.spec.banners[index].buttons {
                        let isPair = context.spec.buttons[button.value].variant == .emphasis(.high)
                        // Tint on `onTint` has the contrast of `onTint` on tint.
                        if isPair && isToldOfText && use.look.style.showsTint { continue }
                        guard isFilled(context.spec.buttons[button.value], scenario.design) else { continue }
                        let key = Key(
                            button: button.value, colors: colors, size: size,
                            isOnTint: use.look.style.showsTint)
                        guard known.insert(key).inserted else { continue }
                        check(button.value, of: index, use.look, scenario, limit, context, &faults)
                    }
                }
            }
        }
        faults.report(in: context) { button, worst in report(context.spec.buttons[button], worst, context) }
        checkLooks(context)
    }

    private static func isFilled(_ button: Button, _ design: Design) -> Bool {
        button.isEnabled && ButtonPaint.followsTint(button.variant) && design.paintedLook(button.variant) == nil
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
            let under = look.style.showsTint ? tint : appearance.systemBackground
            let contrast = Backdrop.anything.contrast(on: under) { ground in
                ButtonPaint.colors(
                    context.spec.buttons[button].variant, tint: tint, onTint: onTint, ground: ground, appearance)
                    ?? (onTint, ground)
            }
            guard contrast.lowerBound < limit else { continue }
            let shortfall = Shortfall(contrast: contrast, limit: limit)
            let fault = Fault(
                scenario: scenario, look: look, banner: banner, appearance: appearance, shortfall: shortfall)
            faults.add(
                fault, button, badness: shortfall.badness,
                Finding.Case(scenario, appearance, measured: contrast.lowerBound))
        }
    }

    private static func report(_ button: Button, _ worst: WorstCases<Int, Fault>.Worst, _ context: RuleContext) {
        let fault = worst.detail
        let shortfall = fault.shortfall
        let level = fault.look.level
        var labels: [Label] = []
        if let place = level.tint.value[fault.appearance].place { labels.append(Label("the tint", at: place)) }
        if let place = level.onTint.value[fault.appearance].place {
            labels.append(Label("what is drawn over it", at: place))
        }
        let banner = context.spec.banners[fault.banner].name.value
        let size = TextSize(fault.look.style)
        context.report(
            "the title of `\(button.name.value)` on its fill \(shortfall.verb()) "
                + "\(Figure.text(shortfall.ratio, missing: shortfall.limit)):1, below "
                + "\(Figure.text(shortfall.limit)):1 \(fault.appearance.phrase)\(fault.scenario.suffix)",
            at: button.name.place, label: "shown on `\(banner)`", labels: labels,
            notes: [note(button), size.note(isLarge: size.isLarge(context, as: Self.self), "1.4.3")] + worst.notes,
            help: help(fault), atMost: shortfall.isCertain ? .error : .warning)
    }

    private static func note(_ button: Button) -> String {
        button.variant == .emphasis(.high)
            ? "emphasis `high` fills the button in `onTint` and writes the title in `tint`"
            : "emphasis `medium` fills the button in `onTint` at 12 %, over the tint, and writes the title in `onTint`"
    }

    private static func help(_ fault: Fault) -> [String] {
        let tint = fault.look.level.tint.value[fault.appearance].color
        let plain = Backdrop.anything.contrast(of: fault.look.level.onTint.value[fault.appearance].color, on: tint)
        guard plain.lowerBound >= fault.shortfall.limit else {
            return ["use a tint that stands out more from `onTint`"]
        }
        return ["emphasis `low` or `lowest` has no fill, and reaches \(Remedy.reached(plain.lowerBound)):1"]
    }
}
