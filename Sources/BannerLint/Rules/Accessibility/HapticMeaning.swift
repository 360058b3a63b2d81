// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// A banner that feels graver than one that is.
enum HapticMeaning: Rule {
    static let comparesLevels = true

    static let description = RuleDescription(
        "BN923", "haptic-meaning", .accessibility, .warning,
        summary: "the haptics `warning` and `error` agree with severity",
        source:
            "Human Interface Guidelines, Playing haptics, \"Use system-provided haptic patterns according to their documented meanings\"",
        what:
            "Levels, and banners with a `haptic` of their own, are compared by severity. Where one is less severe "
            + "than another, it does not have the haptic `error` if the more severe one has `warning` or `success`, "
            + "nor `warning` if the more severe one has `success`. Knocks (`light`, `medium`, `heavy`) mean nothing "
            + "by themselves and are not compared. Nor is anything without a haptic, unless it is the most severe "
            + "level of all. Levels without a `severity` are left out.",
        why:
            "People know these patterns from the whole system, and feel them before they look. A hint that feels like "
            + "an error is frightening; an error that feels like a success is missed.",
        how: "Give each level the haptic that matches its meaning, or none.",
        bad: [
            RuleExample(
                """
                levels:
                  info:  { severity: 10, tint: "#0B57D0", onTint: "#FFFFFF", haptic: «error }
                  error: { severity: 40, tint: "#B3261E", onTint: "#FFFFFF", haptic: warning }
                banners:
                  synced:     { level: info, text: Synced. }
                  syncFailed: { level: error, text: Sync failed. }
                """)
        ],
        good: [
            RuleExample(
                """
                levels:
                  success: { severity: 10, tint: "#146C2E", onTint: "#FFFFFF", haptic: success }
                  info:    { severity: 10, tint: "#0B57D0", onTint: "#FFFFFF" }
                  warning: { severity: 30, tint: "#8A5000", onTint: "#FFFFFF", haptic: warning }
                  error:   { severity: 40, tint: "#B3261E", onTint: "#FFFFFF", haptic: error }
                banners:
                  synced:     { level: success, text: Synced. }
                  syncFailed: { level: error, text: Sync failed. }
                """)
        ])

    /// What a level or a banner feels like.
    private struct Feel {
        let name: String
        let severity: Int
        let haptic: BannerHaptic
        let place: Place?
        /// Whether it is that of a level, and not of a banner that says otherwise.
        let isOfLevel: Bool
        /// How grave its pattern is, from 1; 0 for none, `nil` for a knock.
        var gravity: Int? {
            switch haptic {
            case .none: 0
            case .success: 1
            case .warning: 2
            case .error: 3
            case .light, .medium, .heavy: nil
            }
        }
    }

    static func check(_ context: RuleContext) {
        var reported: Set<Place> = []
        for scenario in context.scenarios {
            let feels = feels(in: scenario, context.spec).sorted { $0.severity > $1.severity }
            guard let top = feels.first?.severity else { continue }
            // The least that anything more severe feels like.
            var lightest: Feel?
            for group in groups(feels) {
                for feel in group {
                    guard let place = feel.place, let graver = lightest, let gravity = feel.gravity, gravity >= 2,
                        gravity > graver.gravity ?? gravity, reported.insert(place).inserted
                    else { continue }
                    report(feel, graver, at: place, scenario, context)
                }
                for feel in group {
                    guard let gravity = feel.gravity, gravity > 0 || feel.severity == top && feel.isOfLevel else {
                        continue
                    }
                    if gravity < lightest?.gravity ?? .max { lightest = feel }
                }
            }
        }
    }

    /// Those that are as severe as each other, the most severe first.
    private static func groups(_ sorted: [Feel]) -> [ArraySlice<Feel>] {
        var groups: [ArraySlice<Feel>] = []
        var rest = sorted[...]
        while let first = rest.first {
            groups.append(rest.prefix { $0.severity == first.severity })
            rest = rest.drop { $0.severity == first.severity }
        }
        return groups
    }

    /// The levels with a severity, and the banners with a haptic of their own.
    private static func feels(in scenario: Scenario, _ spec: Spec) -> [Feel] {
        let levels = scenario.design.levels
        var feels = levels.filter { $0.severity.place != nil }.map { level in
            let haptic = level.attributes.haptic
            return Feel(
                name: level.name.value, severity: level.severity.value, haptic: haptic.value, place: haptic.place,
                isOfLevel: true)
        }
        for use in scenario.uses where use.look.isOwn {
            for index in use.banners.prefix(1) {
                let level = levels[spec.banners[index].level]
                let haptic = use.look.level.haptic
                guard level.severity.place != nil, haptic.place != level.attributes.haptic.place else { continue }
                feels.append(
                    Feel(
                        name: spec.banners[index].name.value, severity: level.severity.value, haptic: haptic.value,
                        place: haptic.place, isOfLevel: false))
            }
        }
        return feels
    }

    private static func report(
        _ feel: Feel, _ graver: Feel, at place: Place, _ scenario: Scenario, _ context: RuleContext
    ) {
        let other = graver.haptic == .none ? "has none" : "has `\(graver.haptic.rawValue)`"
        context.report(
            "`\(feel.name)` has the haptic `\(feel.haptic.rawValue)`, but `\(graver.name)`, which is more severe, \(other)"
                + scenario.suffix,
            at: place, labels: graver.place.map { [Label("`\(graver.name)`", at: $0)] } ?? [],
            notes: ["people know these patterns from the whole system, and feel them before they look"],
            help: ["give each level a haptic that fits its meaning, or none"])
    }
}
