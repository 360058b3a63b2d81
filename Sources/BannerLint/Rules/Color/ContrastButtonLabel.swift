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
        var contrast: ClosedRange<Double>
        var limit: Double

        var isCertain: Bool { contrast.upperBound < limit }
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
                let isToldOfText = reported.contains(ColorPair(scenario, use.look, "text").key)
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

    // MARK: Buttons in colours of their own

    /// One finding for each: where a label's colour is chosen, in one state.
    private struct LookKey: Hashable {
        var place: Place
        var isPressed: Bool
    }

    private struct LookFault {
        var use: ButtonLookUse
        var appearance: Appearance
        var contrast: ClosedRange<Double>
        var limit: Double
        var isPressed: Bool

        var ratio: Double { isCertain ? contrast.upperBound : contrast.lowerBound }
        var isCertain: Bool { contrast.upperBound < limit }
    }

    private static func checkLooks(_ context: RuleContext) {
        var faults = WorstCases<LookKey, LookFault>()
        let shown = ButtonLookUse.all(in: context)
        let all = shown + ButtonLookUse.unshown(in: context, besides: shown)
        for use in all {
            let isLarge = TextSize(use.look.style).isLarge(context, as: Self.self)
            // An icon is no text (WCAG 2.2, 1.4.11), and needs as much as large text does.
            let limit = context.limit(isLarge || use.variant == .icon ? largeLimit : limit)
            for appearance in Appearance.allCases where use.isKnown(appearance) {
                let normal = use.labelContrast(appearance)
                if normal.lowerBound < limit {
                    guard let place = use.labelPlace else { continue }
                    add(normal, limit, use, appearance, at: place, isPressed: false, to: &faults)
                } else if use.banner != nil, let place = use.buttonLook.pressedOpacity.place,
                    let opacity = use.buttonLook.pressedOpacity.value
                {
                    let pressed = use.labelContrast(appearance, opacity: opacity)
                    guard pressed.lowerBound < limit else { continue }
                    add(pressed, limit, use, appearance, at: place, isPressed: true, to: &faults)
                }
            }
        }
        let usesByPlace = Dictionary(grouping: all, by: \.labelPlace)
        faults.report(in: context) { key, worst in
            reportLook(worst, at: key.place, usesByPlace[key.place] ?? [], context)
        }
    }

    private static func add(
        _ contrast: ClosedRange<Double>, _ limit: Double, _ use: ButtonLookUse, _ appearance: Appearance,
        at place: Place, isPressed: Bool, to faults: inout WorstCases<LookKey, LookFault>
    ) {
        let fault = LookFault(
            use: use, appearance: appearance, contrast: contrast, limit: limit, isPressed: isPressed)
        faults.add(
            fault, LookKey(place: place, isPressed: isPressed),
            badness: fault.isCertain ? 21 + limit / contrast.upperBound : limit / contrast.lowerBound,
            Finding.Case(use.scenario, appearance, measured: contrast.lowerBound))
    }

    private static func reportLook(
        _ worst: WorstCases<LookKey, LookFault>.Worst, at place: Place, _ uses: [ButtonLookUse],
        _ context: RuleContext
    ) {
        let fault = worst.detail
        let (use, look) = (fault.use, fault.use.buttonLook)
        let what = use.variant == .icon ? "icon" : "title"
        let hasFill = look.fill.value.map { if case .clear = $0 { false } else { true } } ?? true
        let ground = hasFill ? "its fill" : "the banner"
        let verb =
            fault.contrast.lowerBound == fault.contrast.upperBound
            ? "is" : fault.isCertain ? "is at most" : "can fall to"
        let tint = use.banner == nil ? nil : use.look.level.tint.place
        let labels = [("the fill", look.fill.place), ("the tint", tint)].compactMap { name, other in
            other.flatMap { $0 == place ? nil : Label(name, at: $0) }
        }
        let size = TextSize(use.look.style)
        let note =
            use.variant == .icon
            ? "an icon has to stand out by 3:1 (WCAG 2.2, 1.4.11)"
            : size.note(isLarge: size.isLarge(context, as: Self.self), "1.4.3")
        context.report(
            "the \(what) of a `\(look.name.value.rawValue)` button on \(ground) \(verb) "
                + "\(Figure.text(fault.ratio, missing: fault.limit)):1\(fault.isPressed ? " while it is held down" : ""), below "
                + "\(Figure.text(fault.limit)):1 \(fault.appearance.phrase)\(use.scenario.suffix)",
            at: place, label: use.shownOn(context), labels: labels,
            notes: [note] + worst.notes, help: help(fault, uses),
            atMost: fault.isCertain && !fault.isPressed ? .error : .warning)
    }

    /// What suits each of `uses`, where the same label is drawn.
    private static func help(_ fault: LookFault, _ uses: [ButtonLookUse]) -> [String] {
        let appearance = fault.appearance
        if fault.isPressed {
            let enough = (1...20).map { Double($0) / 20 }.first { opacity in
                fault.use.labelContrast(appearance, opacity: opacity).lowerBound >= fault.limit
            }
            return enough.map { ["`pressedOpacity: \(Figure.text($0))` is enough"] } ?? []
        }
        let label = fault.use.colors(on: fault.use.tint(appearance), appearance).label
        func least(_ label: Color, in appearances: [Appearance]) -> Double {
            let ratios = uses.flatMap { use in
                appearances.map { appearance in
                    let fill = use.colors(on: use.tint(appearance), appearance).fill
                    return Backdrop.anything.contrast(of: label, on: fill).lowerBound
                }
            }
            return ratios.min() ?? 0
        }
        // One label for several appearances has to suit them all, or else it takes one for each.
        let alike = Appearance.allCases.filter { fault.use.colors(on: fault.use.tint($0), $0).label == label }
        for (appearances, phrase) in [(alike, ""), ([appearance], " \(appearance.phrase)")] {
            let remedy = Remedy.nearest(to: label) { least($0, in: appearances) >= fault.limit }
            if let remedy {
                let reached = least(remedy, in: appearances)
                return ["as the label\(phrase), \(Remedy.words(remedy, for: label, reaching: reached))"]
            }
        }
        let followsLevel = uses.allSatisfy { use in
            let onTint = use.look.level.onTint.value[appearance].color
            let fill = use.colors(on: use.tint(appearance), appearance).fill
            return Backdrop.anything.contrast(of: onTint, on: fill).lowerBound >= fault.limit
        }
        return followsLevel
            ? ["no one colour suits every level; as the label, `onTint` does"]
            : ["use a fill that stands out more from its label"]
    }

    private static func note(_ button: Button) -> String {
        button.variant == .emphasis(.high)
            ? "emphasis `high` fills the button in `onTint` and writes the title in `tint`"
            : "emphasis `medium` fills the button in `onTint` at 12 %, over the tint, and writes the title in `onTint`"
    }

    private static func help(_ fault: Fault) -> [String] {
        let tint = fault.look.level.tint.value[fault.appearance].color
        let plain = Backdrop.anything.contrast(of: fault.look.level.onTint.value[fault.appearance].color, on: tint)
        guard plain.lowerBound >= fault.limit else { return ["use a tint that stands out more from `onTint`"] }
        return ["emphasis `low` or `lowest` has no fill, and reaches \(Remedy.reached(plain.lowerBound)):1"]
    }
}
