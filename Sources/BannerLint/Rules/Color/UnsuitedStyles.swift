// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// Styles that no banner uses, and what they draw stands out enough on no level that a banner could give them.
struct UnsuitedStyles {
    /// A style on the level that suits it best.
    private struct Fault {
        let pair: ColorPair
        let level: String
        let appearance: Appearance
        let contrast: ClosedRange<Double>
        let limit: Double
    }

    private struct Kind: Hashable {
        var style: String
        var place: Place
    }

    private var faults = WorstCases<Kind, Fault>()
    private let context: RuleContext

    /// Looks at each unused style of `context` in each theme, on every level. `limit` says what its look asks for; `pair` what is drawn,
    /// and where the style chooses that, or `nil` where nothing is drawn or its colours are not known.
    init(
        _ context: RuleContext, limit: (Look) -> Double,
        _ pair: (Scenario, Look) -> (pair: ColorPair, place: Place)?
    ) {
        self.context = context
        for scenario in context.scenarios where !scenario.design.levels.isEmpty {
            for style in scenario.unusedStyles {
                guard let (kind, fault) = Self.best(of: style, scenario, limit, pair) else { continue }
                faults.add(
                    fault, kind, badness: fault.limit / fault.contrast.upperBound,
                    Finding.Case(scenario, fault.appearance, measured: fault.contrast.upperBound))
            }
        }
    }

    /// Reports one finding for each style and place, in which `remedy` says what to do.
    func report(_ remedy: String) {
        faults.report(in: context) { kind, worst in
            let fault = worst.detail
            let ratio = Figure.text(fault.contrast.upperBound, missing: fault.limit)
            context.report(
                "\(fault.pair.subject) in the style `\(kind.style)` stands out from \(ground(fault.pair)) by at most \(ratio):1 on any "
                    + "level, below \(Figure.text(fault.limit)):1 \(fault.appearance.phrase)\(fault.pair.scenario.suffix)",
                at: kind.place,
                notes: ["no banner uses the style; the level `\(fault.level)` would suit it best"] + worst.notes,
                help: [remedy])
        }
    }

    private func ground(_ pair: ColorPair) -> String { pair.isOnTint ? "the tint" : pair.ground }

    /// The least that is wrong with `style` on any level; `nil` where some level suits it.
    private static func best(
        of style: Style, _ scenario: Scenario, _ limit: (Look) -> Double,
        _ pair: (Scenario, Look) -> (pair: ColorPair, place: Place)?
    ) -> (Kind, Fault)? {
        guard let index = scenario.design.styles.firstIndex(where: { $0.name == style.name }) else { return nil }
        var best: (Kind, Fault)?
        for (level, definition) in scenario.design.levels.enumerated() {
            let look = scenario.design.look(level: level, style: index)
            guard let (pair, place) = pair(scenario, look), let worst = worst(of: pair, limit(look), definition)
            else { return nil }
            if worst.contrast.upperBound >= worst.limit { return nil }
            if best.map({ $0.1.contrast.upperBound < worst.contrast.upperBound }) ?? true {
                best = (Kind(style: style.name, place: place), worst)
            }
        }
        return best
    }

    /// The appearance in which `pair` stands out least; `nil` where a colour is not known.
    private static func worst(of pair: ColorPair, _ limit: Double, _ level: Level) -> Fault? {
        var worst: Fault?
        for appearance in Appearance.allCases {
            guard pair.isKnown(in: appearance) else { return nil }
            let contrast = pair.contrast(in: appearance)
            if worst.map({ contrast.upperBound < $0.contrast.upperBound }) ?? true {
                worst = Fault(
                    pair: pair, level: level.name.value, appearance: appearance, contrast: contrast, limit: limit)
            }
        }
        return worst
    }
}
