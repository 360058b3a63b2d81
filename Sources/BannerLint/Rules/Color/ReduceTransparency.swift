// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import ColorSpaces
import Diagnostics

/// A translucent fill with nothing solid for those who ask for it.
enum ReduceTransparency: Rule {
    static let description = RuleDescription(
        "BN410", "reduce-transparency", .color, .warning,
        summary: "a translucent tint is opaque in the appearances with high contrast",
        source:
            "Human Interface Guidelines, Accessibility, \"Reduce Transparency\" and \"Increase Contrast\"; Apple, "
            + "UIAccessibility.isReduceTransparencyEnabled",
        what:
            "A `tint` with an opacity below 100 % in the light or the dark appearance has an opaque colour in the "
            + "same appearance with high contrast (`lightHighContrast`, `darkHighContrast`), in every theme. Banners "
            + "without a fill, or with the system's material, which turns solid by itself, draw no tint. For people "
            + "who ask for less transparency and not for more contrast, BannerKit and the CSS draw a translucent "
            + "tint as it looks over white, and in the dark over black; a spec has no key for that.",
        why:
            "Whatever shows through a fill disturbs the letters on it. People with low vision or dyslexia ask the "
            + "system for more contrast, and a fill with something behind it can have less than it promises.",
        how: "Give the tint a `lightHighContrast` and a `darkHighContrast` without an opacity.",
        bad: [
            RuleExample(
                """
                levels:
                  error:
                    tint: «"#000000CC"
                    onTint: "#FFFFFF"
                    icon: { symbol: info.circle.fill, decorative: true }
                """)
        ],
        good: [
            RuleExample(
                """
                levels:
                  error:
                    tint:
                      light: "#000000CC"
                      dark: "#000000CC"
                      lightHighContrast: "#000000"
                      darkHighContrast: "#000000"
                    onTint: "#FFFFFF"
                    icon: { symbol: info.circle.fill, decorative: true }
                """)
        ])

    private struct Fault {
        let tint: ResolvedColor
        let appearance: Appearance
        let suffix: String
    }

    /// The appearances, each with the one of high contrast.
    private static let pairs: [(plain: Appearance, high: Appearance)] = [
        (.light, .lightHighContrast), (.dark, .darkHighContrast),
    ]

    static func check(_ context: RuleContext) {
        var faults = WorstCases<Place, Fault>()
        for scenario in context.scenarios {
            for use in scenario.usesOfAllLevels where use.look.style.showsTint {
                let tint = use.look.level.tint
                guard let place = tint.place else { continue }
                for (appearance, high) in pairs where lacksSolid(tint.value, appearance, high) {
                    let alpha = tint.value[appearance].color.alpha
                    faults.add(
                        Fault(tint: tint.value, appearance: appearance, suffix: scenario.suffix), place,
                        badness: 1 - alpha, Finding.Case(scenario, appearance, measured: alpha))
                }
            }
        }
        faults.report(in: context) { place, worst in report(worst.detail, at: place, context) }
    }

    private static func lacksSolid(_ tint: ResolvedColor, _ plain: Appearance, _ high: Appearance) -> Bool {
        tint[plain].color.alpha < 1 && tint[high].color.alpha < 1 && tint[plain].place != nil
    }

    private static func report(_ fault: Fault, at place: Place, _ context: RuleContext) {
        let slot = fault.tint[fault.appearance]
        let missing = pairs.filter { lacksSolid(fault.tint, $0.plain, $0.high) }
            .map { "`\($0.high.rawValue): \"\(fault.tint[$0.plain].color.hex)\"`" }
        var labels: [Label] = []
        if let source = slot.sources.last, let literal = source.place, literal != place {
            labels.append(Label("`\(source.origin)` is \(slot.color.figure)", at: literal))
        }
        context.report(
            "the tint is translucent \(fault.appearance.phrase) even with high contrast\(fault.suffix)", at: place,
            label: slot.resolution, labels: labels,
            notes: ["people who ask the system for less transparency or more contrast need a solid fill"],
            help: ["write \(missing.joined(separator: " and ")) for the tint, or other colours without an opacity"])
    }
}
