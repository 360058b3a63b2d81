// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// A functional status whose icon a banner may replace.
enum FunctionalIcon: Rule {
    static let description = RuleDescription(
        "BN924", "functional-icon", .accessibility, .off, profiles: [.ouds: .error],
        summary: "a functional level has an icon that no banner replaces",
        source:
            "Orange Unified Design System (OUDS) for iOS, Alert status: a functional status \"must always be paired with its dedicated "
            + "functional icon to ensure clarity and accessibility\"",
        what:
            "Each level has an `icon` with `fixed: true`, in every theme, except levels called `neutral` and "
            + "`accent`: these two OUDS statuses say nothing about the system, and may have an icon of the brand or "
            + "none.",
        why:
            "People recognise the triangle before they have read a word. If another picture takes its place, only a "
            + "colour conveys the status, and many people can't tell the colours apart.",
        how: "Give the level its icon and write `fixed: true`.",
        bad: [
            RuleExample(
                """
                lint: { profile: ouds }
                levels:
                  warning:
                    tint: "#FFF6E0"
                    onTint: "#1A1A1A"
                    icon: «{ symbol: exclamationmark.triangle.fill, decorative: true }
                  «info: { tint: "#E0F0FF", onTint: "#1A1A1A" }
                banners:
                  planEnds: { level: warning, text: Your plan ends. }
                """)
        ],
        good: [
            RuleExample(
                """
                lint: { profile: ouds }
                levels:
                  warning:
                    tint: "#FFF6E0"
                    onTint: "#1A1A1A"
                    icon: { symbol: exclamationmark.triangle.fill, decorative: true, fixed: true }
                  neutral: { tint: "#FFFFFF", onTint: "#1A1A1A", icon: none }
                banners:
                  planEnds: { level: warning, text: Your plan ends. }
                """)
        ])

    /// "Non-functional statuses": ``neutral`` and ``accent``.
    private static let free: Set = ["neutral", "accent"]

    static func check(_ context: RuleContext) {
        var reported: Set<Place> = []
        for scenario in context.scenarios {
            for level in scenario.design.levels where !free.contains(level.name.value) {
                let icon = level.attributes.icon
                guard icon.value?.isFixed != true else { continue }
                let place = icon.value?.place ?? icon.place ?? level.name.place
                guard reported.insert(place).inserted else { continue }
                context.report(
                    icon.value == nil
                        ? "the functional level `\(level.name.value)` has no icon\(scenario.suffix)"
                        : "banners may replace the icon of the functional level `\(level.name.value)`\(scenario.suffix)",
                    at: place,
                    help: [
                        icon.value == nil
                            ? "give it one: `icon: { symbol: NAME, decorative: true, fixed: true }`"
                            : "add `fixed: true` to the icon"
                    ])
            }
        }
    }
}
