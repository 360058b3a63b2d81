// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import ColorSpaces
import Diagnostics

/// A button whose fill can't be told from the banner.
enum ContrastButtonFill: Rule {
    static let limit = RuleParameter.number("limit", 3, in: 1...21, "the minimum contrast ratio")

    static let description = RuleDescription(
        "BN411", "contrast-button-fill", .color, .info,
        summary: "a button's fill, or the border around it, stands out from the banner by 3:1",
        source: "WCAG 2.2, 1.4.11 Non-text Contrast; Human Interface Guidelines, Buttons",
        what:
            "If `buttonStyles` gives a variant a `fill`, the fill, or a border drawn around it, is compared with what "
            + "surrounds the button: the tint, or the system's background if banners have no fill. A finding is an "
            + "info, since WCAG does not require this contrast as long as the title can be read: then the title shows "
            + "that there is something. A variant with `fill: none` is meant to have no shape.",
        why:
            "People take a title without a shape around it for part of the message, and don't see that they can press "
            + "it.",
        how: "Use a fill that is lighter or darker than the tint, or draw a border around it.",
        parameters: [limit],
        bad: [
            RuleExample(
                """
                buttonStyles:
                  high: { fill: «"#B84040", label: "#FFFFFF" }
                buttons:
                  renew: { kind: emphasis, emphasis: high, title: Renew }
                banners:
                  planEnds: { level: error, text: Your plan ends., buttons: [renew] }
                """)
        ],
        good: [
            RuleExample(
                """
                buttonStyles:
                  high:   { fill: "#FF7900", label: "#000000", border: { width: 1, color: "#FFFFFF" } }
                  lowest: { fill: none, label: onTint }
                buttons:
                  renew: { kind: emphasis, emphasis: high, title: Renew }
                  later: { kind: emphasis, emphasis: lowest, title: Later }
                banners:
                  planEnds: { level: error, text: Your plan ends., buttons: [renew, later] }
                """)
        ])

    private struct Fault {
        let use: ButtonLookUse
        let appearance: Appearance
        let ratio: Double
    }

    static func check(_ context: RuleContext) {
        let limit = context.limit(limit)
        var faults = WorstCases<Place, Fault>()
        for use in ButtonLookUse.all(in: context) {
            guard let place = use.buttonLook.fill.place, use.hasFill else { continue }
            for appearance in Appearance.allCases where use.isKnown(appearance) {
                let contrast = Backdrop.anything.contrast(on: use.tint(appearance)) { ground in
                    (use.colors(on: ground, appearance).fill, ground)
                }
                let border = use.borderContrast(appearance)
                let best = max(contrast.lowerBound, border ?? 0)
                guard best < limit else { continue }
                faults.add(
                    Fault(use: use, appearance: appearance, ratio: best), place, badness: limit / best,
                    Finding.Case(use.scenario, appearance, measured: best))
            }
        }
        faults.report(in: context) { place, worst in
            let fault = worst.detail
            let tint = fault.use.look.level.tint.place
            context.report(
                "the fill of a `\(fault.use.buttonLook.name.value.rawValue)` button on the banner is "
                    + "\(Figure.text(fault.ratio, missing: limit)):1, below \(Figure.text(limit)):1 "
                    + "\(fault.appearance.phrase)\(fault.use.scenario.suffix)",
                at: place, label: fault.use.shownOn(context),
                labels: tint.map { [Label("the tint around it", at: $0)] } ?? [],
                notes: ["nothing but its title shows that this is a button"] + worst.notes,
                help: ["use a fill that stands out, or draw a border around it"], atMost: .info)
        }
    }
}

extension ButtonLookUse {
    /// Whether the look has a fill of its own that is drawn.
    fileprivate var hasFill: Bool {
        switch buttonLook.fill.value {
        case nil, .clear?: false
        default: true
        }
    }

    /// The contrast between the line around the button and the banner; `nil` without a line.
    fileprivate func borderContrast(_ appearance: Appearance) -> Double? {
        guard let border = buttonLook.border.value, border.isDrawn, let color = border.paint.color(on: look.level)
        else {
            return nil
        }
        return Backdrop.anything.contrast(of: color[appearance].color, on: tint(appearance)).lowerBound
    }
}
