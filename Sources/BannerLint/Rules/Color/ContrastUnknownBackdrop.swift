// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import ColorSpaces
import Diagnostics

/// A fill that is translucent, or missing, so that it depends on what is behind whether text can be read.
enum ContrastUnknownBackdrop: Rule {
    static let limit = RuleParameter.number(
        "limit", 4.5, in: 1...21, notBelow: largeLimit, "the minimum contrast ratio of text")
    static let largeLimit = RuleParameter.number(
        "largeLimit", 3, in: 1...21, "the minimum contrast ratio of large text")
    static let darkest = RuleParameter.color("darkest", "#000000", "the darkest colour that lies behind banners")
    static let lightest = RuleParameter.color(
        "lightest", "#FFFFFF", notBelow: darkest, "the lightest colour that lies behind banners")

    static let description = RuleDescription(
        "BN406", "contrast-unknown-backdrop", .color, .warning,
        summary: "text on a translucent tint stands out whatever lies behind the banner",
        source: "WCAG 2.2, 1.4.3 Contrast (Minimum)",
        what:
            "A translucent `tint` is laid over the darkest and over the lightest colour that may lie behind it, black "
            + "and white unless the parameters say otherwise, and the text is compared with both results as in "
            + "contrast-text. If the text is lighter than one and darker than the other, something in between makes "
            + "it vanish: 1:1. A tint on which the text fails on every backdrop is left to contrast-text. An overlay "
            + "with `fill: none` draws its text straight on what the app shows, as a tint of no opacity would, and is "
            + "compared with the same two colours unless contrast-text reports the text already. The system's material "
            + "is left to that rule: it blurs what is behind it, and stays light or dark with the appearance.",
        why: "A banner that overlays content lies on a white page today and on a photo tomorrow.",
        how:
            "Make the tint less translucent, as the finding proposes, or declare what lies behind your banners. Fill an "
            + "overlay that has no fill, or embed it.",
        fix: .unsafe,
        parameters: [limit, largeLimit, TextSize.large, TextSize.largeBold, darkest, lightest],
        bad: [
            RuleExample(
                """
                levels:
                  error:
                    tint: «"#0000004D"
                    onTint: "#FFFFFF"
                    icon: { symbol: info.circle.fill, decorative: true }
                """),
            RuleExample(
                """
                levels:
                  info:
                    tint: "#FFFFFF"
                    onTint: { light: "#3C3C43", dark: "#EBEBF5" }
                    icon: { symbol: info.circle.fill, decorative: true }
                styles:
                  bare: { position: overlay, shape: { fill: «none } }
                banners:
                  saved: { level: info, style: bare, text: Saved to your library. }
                """, title: "Text straight on what the app shows"),
        ],
        good: [
            RuleExample(
                """
                levels:
                  error:
                    tint: "#000000CC"
                    onTint: "#FFFFFF"
                    icon: { symbol: info.circle.fill, decorative: true }
                """),
            RuleExample(
                """
                levels:
                  error:
                    tint: "#0000004D"
                    onTint: "#FFFFFF"
                    icon: { symbol: info.circle.fill, decorative: true }
                lint:
                  rules:
                    contrast-unknown-backdrop: { lightest: "#8A8A8A" }
                """, title: "A declared backdrop"),
            RuleExample(
                """
                levels:
                  info:
                    tint: "#FFFFFF"
                    onTint: { light: "#3C3C43", dark: "#EBEBF5" }
                    icon: { symbol: info.circle.fill, decorative: true }
                styles:
                  glass: { position: overlay, shape: { fill: material } }
                banners:
                  saved: { level: info, style: glass, text: Saved to your library. }
                """, title: "The system's material"),
        ])

    private struct Fault {
        var pair: ColorPair
        var appearance: Appearance
        var ratio: Double
        var limit: Double
        var size: TextSize
        var isLarge: Bool
    }

    /// What is seen where there is no fill.
    private static let clear = Color(.srgb, 0, 0, 0, alpha: 0)

    static func check(_ context: RuleContext) {
        let backdrop = Backdrop(
            darkest: context.color(darkest) ?? Backdrop.anything.darkest,
            lightest: context.color(lightest) ?? Backdrop.anything.lightest)
        var faults = WorstCases<Place, Fault>()
        lazy var ofText = ContrastText.reported(context)
        for pair in context.textPairs {
            let liesOnContent = pair.look.style.liesOnContent
            guard let place = liesOnContent ? pair.look.style.fill.place : pair.tint.place,
                !liesOnContent || !ofText.contains(pair.key)
            else { continue }
            let size = pair.size(context, as: Self.self)
            let isLarge = size.isLarge(context, as: Self.self)
            let limit = context.limit(isLarge ? largeLimit : limit)
            for appearance in Appearance.allCases {
                let tint = liesOnContent ? clear : pair.tint.value[appearance].color
                guard tint.alpha < 1, pair.isKnown(in: appearance) else { continue }
                let drawn = pair.drawn.value[appearance].color
                let contrast = backdrop.contrast(of: drawn, on: tint)
                let fails =
                    contrast.lowerBound < limit
                    && (liesOnContent || pair.contrast(in: appearance).upperBound >= limit)
                guard fails else { continue }
                faults.add(
                    Fault(
                        pair: pair, appearance: appearance, ratio: contrast.lowerBound, limit: limit, size: size,
                        isLarge: isLarge),
                    place, badness: limit / contrast.lowerBound,
                    Finding.Case(pair.scenario, appearance, measured: contrast.lowerBound))
            }
        }
        faults.report(in: context) { place, worst in
            if worst.detail.pair.look.style.liesOnContent {
                report(worst, withoutFillAt: place, over: backdrop, context)
            } else {
                report(worst, over: backdrop, context)
            }
        }
    }

    private static func report(
        _ worst: WorstCases<Place, Fault>.Worst, withoutFillAt place: Place, over backdrop: Backdrop,
        _ context: RuleContext
    ) {
        let fault = worst.detail
        let drawn = fault.pair.drawn.value[fault.appearance]
        context.report(
            "\(fault.pair.subject) without a fill can fall to \(Figure.text(fault.ratio, missing: fault.limit)):1, below "
                + "\(Figure.text(fault.limit)):1 \(fault.appearance.phrase)\(fault.pair.scenario.suffix)",
            at: place, labels: drawn.place.map { [Label("drawn on what the app shows", at: $0)] } ?? [],
            notes: [
                "what is behind an overlay can be anything from \(backdrop.darkest.hex) to \(backdrop.lightest.hex)",
                fault.size.note(isLarge: fault.isLarge, "1.4.3"),
            ] + worst.notes,
            help: [
                "fill it: `fill: tint`, or `fill: material` for the system's material",
                "or write `position: embedded`, if it has a place of its own in the page", declare,
            ])
    }

    private static let declare =
        "or say which colours can lie behind your banners: `lint: { rules: { contrast-unknown-backdrop: { darkest: \"#…\", "
        + "lightest: \"#…\" } } }`"

    private static func report(
        _ worst: WorstCases<Place, Fault>.Worst, over backdrop: Backdrop, _ context: RuleContext
    ) {
        let fault = worst.detail
        let slot = fault.pair.tint.value[fault.appearance]
        guard let place = slot.place else { return }
        let drawn = fault.pair.drawn.value[fault.appearance]
        var labels: [Label] = []
        if let source = slot.sources.last, let literal = source.place, literal != place {
            labels.append(Label("`\(source.origin)` is \(slot.color.figure)", at: literal))
        }
        if let place = drawn.place { labels.append(Label("drawn over it", at: place)) }
        let denser = denser(slot.color, fault, over: backdrop)
        let proposal = denser.map { color, ratio in
            "an opacity of \(Figure.text(color.alpha * 100, decimals: 1)) % reaches \(Remedy.reached(ratio)):1"
        }
        context.report(
            "\(fault.pair.subject) on tint can fall to \(Figure.text(fault.ratio, missing: fault.limit)):1, below "
                + "\(Figure.text(fault.limit)):1 \(fault.appearance.phrase)\(fault.pair.scenario.suffix)",
            at: place, label: slot.resolution, labels: labels,
            notes: [
                "the tint is \(slot.color.figure), and what is behind it can be anything from \(backdrop.darkest.hex) to "
                    + "\(backdrop.lightest.hex)",
                fault.size.note(isLarge: fault.isLarge, "1.4.3"),
            ] + worst.notes,
            help: [
                proposal ?? "make the tint opaque",
                "or make it opaque, \"\(slot.color.hex)\", if that is what people should see",
                declare,
            ],
            fix: fix(proposal, denser?.color, slot, context))
    }

    /// The tint with the least opacity, in steps of 8 bits, that holds the limit; `nil` if even the opaque tint does
    /// not.
    private static func denser(_ tint: Color, _ fault: Fault, over backdrop: Backdrop) -> (color: Color, ratio: Double)?
    {
        let drawn = fault.pair.drawn.value[fault.appearance].color
        func ratio(_ step: Int) -> Double {
            backdrop.contrast(of: drawn, on: tint.with(alpha: Double(step) / 255)).lowerBound
        }
        var (failing, passing) = (0, 255)
        guard ratio(passing) >= fault.limit else { return nil }
        while passing - failing > 1 {
            let middle = (failing + passing) / 2
            if ratio(middle) >= fault.limit { passing = middle } else { failing = middle }
        }
        return (tint.with(alpha: Double(passing) / 255), ratio(passing))
    }

    private static func fix(
        _ message: String?, _ color: Color?, _ slot: ResolvedColor.Slot, _ context: RuleContext
    ) -> Fix? {
        guard let message, let color, let literal = slot.literal else { return nil }
        if case .token? = slot.sources.last?.origin { return nil }
        // A colour of another space would lose by being written in hex.
        guard let first = context.written(literal).first, "\"'".contains(first) else { return nil }
        return Fix(message, .unsafe, edits: [Edit(replacing: literal, with: "\"\(color.hexWithAlpha)\"")])
    }
}

extension Color {
    /// The colour with another opacity.
    fileprivate func with(alpha: Double) -> Color {
        Color(space, components.first, components.second, components.third, alpha: alpha)
    }
}
