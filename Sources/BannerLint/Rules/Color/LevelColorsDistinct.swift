// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import ColorSpaces
import Diagnostics

/// Two levels that look alike.
enum LevelColorsDistinct: Rule {
    static let limit = RuleParameter.number(
        "limit", 10, in: 0...100, "the minimum difference between two tints, in ΔE2000")

    static let description = RuleDescription(
        "BN408", "level-colors-distinct", .color, .info, profiles: [.fiori: .off, .ouds: .off],
        summary:
            "the tints of two levels differ by 10 or more in ΔE2000, even for people with colour vision deficiencies",
        source: "CIE 142:2001 (ΔE2000); Machado, Oliveira and Fernandes (2009); WCAG 2.2, 1.4.1 Use of Color",
        what:
            "The tints of every two levels are compared by ΔE2000 in every theme and appearance, both as they are and "
            + "as people without the cones for long, middle or short waves see them. A translucent tint is laid over "
            + "white in light and over black in dark. If there are very many levels, only the first 64 are compared. "
            + "In the profiles `fiori` and `ouds`, all levels have muted or identical fills, and icon and accent tell "
            + "them apart.",
        why: "A colour that looks like another one tells people nothing, and they learn it wrongly.",
        how: "Move the tints apart in lightness, the difference that everybody sees.",
        parameters: [limit],
        bad: [
            RuleExample(
                """
                levels:
                  success: { tint: "#2E7D32", onTint: "#FFFFFF", icon: { symbol: checkmark, decorative: true } }
                  warning: { tint: «"#915C08", onTint: "#FFFFFF", icon: { symbol: bolt.fill, decorative: true } }
                banners:
                  saved: { level: success, text: Saved. }
                """)
        ],
        good: [
            RuleExample(
                """
                levels:
                  success: { tint: "#428252", onTint: "#FFFFFF", icon: { symbol: checkmark, decorative: true } }
                  error: { tint: "#8A0314", onTint: "#FFFFFF", icon: { symbol: xmark, decorative: true } }
                banners:
                  saved: { level: success, text: Saved. }
                """)
        ])

    /// The work grows with the square of the levels.
    private static let levelLimit = 64

    private struct Levels: Hashable {
        var first: Int
        var second: Int
    }

    private struct Fault {
        var scenario: Scenario
        var appearance: Appearance
        var vision: ColorVision
        var difference: Double
    }

    /// How two tints look most alike, and with how many kinds of colour vision they look too much alike.
    private typealias Likeness = (vision: ColorVision, difference: Double, count: Int)

    /// A tint as everybody sees it.
    private struct SeenTint {
        let color: Color
        /// In CIE Lab, in the order of all kinds of colour vision.
        private let colors: [SIMD3<Double>]

        init(_ color: Color) {
            self.color = color
            colors = ColorVision.allCases.map { color.seen(with: $0).labD65 }
        }

        /// How it looks like `other`; `nil` if nobody sees them differ by less than `limit`.
        func likeness(to other: SeenTint, _ limit: Double) -> Likeness? {
            if color == other.color { return limit > 0 ? (.typical, 0, ColorVision.allCases.count) : nil }
            var worst: Likeness?
            for (index, vision) in ColorVision.allCases.enumerated() {
                let (one, other) = (colors[index], other.colors[index])
                guard CIEDE2000.leastDifference(one, other) < limit else { continue }
                let difference = CIEDE2000.difference(one, other)
                guard difference < limit else { continue }
                let count = (worst?.count ?? 0) + 1
                if let known = worst, known.difference <= difference {
                    worst?.count = count
                } else {
                    worst = (vision, difference, count)
                }
            }
            return worst
        }
    }

    /// The tints of all levels in one appearance, compared with each other.
    private struct Tints {
        private let tints: [SeenTint?]
        /// Of each level with those before it.
        private let likenesses: [[Likeness?]]

        /// The tints in a theme, of which few differ from those `before`: the work grows with the themes, and most is done once.
        init(_ colors: [Color?], _ limit: Double, before: Tints?) {
            // Every theme has the levels of the spec.
            let isAsBefore = colors.indices.map { index in
                before.map { $0.tints.indices.contains(index) && $0.tints[index]?.color == colors[index] } ?? false
            }
            let tints = colors.indices.map { isAsBefore[$0] ? before?.tints[$0] : colors[$0].map(SeenTint.init) }
            likenesses = tints.indices.map { second in
                (0..<second).map { first in
                    if let before, isAsBefore[first], isAsBefore[second] { return before.likenesses[second][first] }
                    guard let one = tints[first], let other = tints[second] else { return nil }
                    return one.likeness(to: other, limit)
                }
            }
            self.tints = tints
        }

        func forEachLikeness(_ body: (Levels, Likeness) -> Void) {
            for (second, row) in likenesses.enumerated() {
                for (first, likeness) in row.enumerated() {
                    if let likeness { body(Levels(first: first, second: second), likeness) }
                }
            }
        }
    }

    static func check(_ context: RuleContext) {
        let limit = context.limit(limit)
        var faults = WorstCases<Levels, Fault>()
        var before: [Appearance: Tints] = [:]
        for scenario in context.scenarios {
            let levels = scenario.design.levels.prefix(levelLimit)
            for appearance in Appearance.allCases {
                let tints = Tints(levels.map { tint($0, appearance) }, limit, before: before[appearance])
                // Themes differ less from the spec without one than from each other.
                if before[appearance] == nil { before[appearance] = tints }
                tints.forEachLikeness { pair, worst in
                    faults.add(
                        Fault(
                            scenario: scenario, appearance: appearance, vision: worst.vision,
                            difference: worst.difference),
                        pair, badness: limit - worst.difference,
                        Finding.Case(scenario, appearance, measured: worst.difference), combinations: worst.count)
                }
            }
        }
        faults.report(in: context) { levels, worst in report(levels, worst, limit, context) }
        reportUncompared(context)
    }

    /// The colours of the palette that two tints are: there they are changed, and where one can't be read nothing is said.
    private static func origins(
        _ first: ResolvedColor.Slot, _ second: ResolvedColor.Slot, besides known: [Place]
    ) -> [Label] {
        var places: [Place] = []
        for place in (first.sources + second.sources).compactMap(\.place)
        where !known.contains(place) && !places.contains(place) {
            places.append(place)
        }
        return places.map { Label("defined here", at: $0) }
    }

    /// The tint as it is seen; `nil` for one that was reported as missing.
    private static func tint(_ level: Level, _ appearance: Appearance) -> Color? {
        let slot = level.attributes.tint.value[appearance]
        return slot.place == nil ? nil : opaque(slot.color, appearance)
    }

    private static func opaque(_ color: Color, _ appearance: Appearance) -> Color {
        guard color.alpha < 1 else { return color }
        let isDark = appearance == .dark || appearance == .darkHighContrast
        return color.composited(over: isDark ? Backdrop.anything.darkest : Backdrop.anything.lightest)
    }

    private static func report(
        _ levels: Levels, _ worst: WorstCases<Levels, Fault>.Worst, _ limit: Double, _ context: RuleContext
    ) {
        let fault = worst.detail
        let first = fault.scenario.design.levels[levels.first]
        let second = fault.scenario.design.levels[levels.second]
        let slots = (first.attributes.tint.value[fault.appearance], second.attributes.tint.value[fault.appearance])
        guard let other = slots.0.place, let place = slots.1.place else { return }
        let vision = fault.vision == .typical ? "" : " with \(fault.vision.rawValue)"
        context.report(
            "the tints of `\(first.name.value)` and `\(second.name.value)` differ by "
                + "\(Figure.text(fault.difference, missing: limit, decimals: 1)), less than \(Figure.text(limit)), "
                + "\(fault.appearance.phrase)\(vision)\(fault.scenario.suffix)",
            at: place, label: slots.1.resolution,
            labels: [
                Label("the other tint" + (slots.0.resolution.isEmpty ? "" : ", \(slots.0.resolution)"), at: other)
            ] + origins(slots.0, slots.1, besides: [place, other]),
            notes: notes(fault.vision, slots.0.color, slots.1.color, fault.appearance) + worst.notes,
            help: ["make one of them lighter or darker: everybody sees that"])
    }

    private static func notes(
        _ vision: ColorVision, _ first: Color, _ second: Color, _ appearance: Appearance
    ) -> [String] {
        let scale = "ΔE2000 is 100 from black to white, and about 1 where the eye just sees a difference"
        guard vision != .typical else { return [scale] }
        let seen = [first, second].map { opaque($0, appearance).seen(with: vision).hex }
        return [scale, "with \(vision.rawValue) they look like \(seen[0]) and \(seen[1])"]
    }

    private static func reportUncompared(_ context: RuleContext) {
        let levels = context.spec.design.levels
        guard levels.count > levelLimit else { return }
        context.report(
            "the tints of \(levels.count - levelLimit) levels were not compared: there are \(levels.count), more than "
                + "\(levelLimit)",
            at: levels[levelLimit].name.place, notes: ["nobody can tell so many colours apart"])
    }
}
