// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// Two buttons of one style and two sizes.
enum ChoiceByStyle: Rule {
    static let description = RuleDescription(
        "BN513", "choice-by-style", .buttons, .off, profiles: [.orange: .warning],
        summary: "style, not size, shows which of two buttons is preferred",
        source:
            "Orange Design System, Buttons: \"Use different styles and not size to show the preferred choice\"",
        what:
            "Two text buttons of one banner that have the same kind and emphasis are the same size: neither has a "
            + "larger `size`, and neither has `fullWidth` without the other.",
        why:
            "A larger button of the same style looks like a mistake, or like the only button, and size says nothing "
            + "to people who don't see it. Emphasis shows the preferred choice in the same way on every button of the "
            + "system.",
        how:
            "Give both the same `size` and `fullWidth`. In a banner, where all buttons have the lowest emphasis, the "
            + "first one is the preferred one; elsewhere, a different `emphasis` shows the preference.",
        bad: [
            RuleExample(
                """
                lint: { profile: orange }
                buttons:
                  activate: { kind: emphasis, title: Activate, fullWidth: true }
                  later:    { kind: emphasis, title: Later, role: dismiss }
                banners:
                  roaming: { level: error, text: Use your plan abroad?, buttons: [«activate, later] }
                """)
        ],
        good: [
            RuleExample(
                """
                lint: { profile: orange }
                buttons:
                  activate: { kind: emphasis, title: Activate }
                  later:    { kind: emphasis, title: Later, role: dismiss }
                banners:
                  roaming: { level: error, text: Use your plan abroad?, buttons: [activate, later] }
                """)
        ])

    static func check(_ context: RuleContext) {
        let buttons = context.spec.buttons
        for banner in context.spec.banners {
            let texts = banner.buttons.filter { !buttons[$0.value].isIcon }
            guard let pair = unequal(texts, buttons) else { continue }
            let (larger, smaller) = (buttons[pair.larger.value], buttons[pair.smaller.value])
            let how = larger.isFullWidth && !smaller.isFullWidth ? "takes the full width" : "is larger"
            context.report(
                "`\(larger.name.value)` \(how), but has the same style as `\(smaller.name.value)`",
                at: pair.larger.place,
                labels: [
                    Label("one of them", at: larger.name.place), Label("the other", at: smaller.name.place),
                ],
                help: [
                    "give both the same `size` and `fullWidth`; the first button is the preferred one"
                ])
        }
    }

    /// The first two of one style that differ in size.
    private static func unequal(
        _ references: [Located<Int>], _ buttons: [Button]
    ) -> (larger: Located<Int>, smaller: Located<Int>)? {
        for (position, first) in references.enumerated() {
            for second in references.dropFirst(position + 1) {
                let (one, other) = (buttons[first.value], buttons[second.value])
                guard one.variant == other.variant else { continue }
                if one.isFullWidth != other.isFullWidth {
                    return one.isFullWidth ? (first, second) : (second, first)
                }
                if one.targetSize != other.targetSize {
                    return one.targetSize > other.targetSize ? (first, second) : (second, first)
                }
            }
        }
        return nil
    }
}
