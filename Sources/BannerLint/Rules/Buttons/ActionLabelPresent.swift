// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// A button that a screen reader has no words for.
enum ActionLabelPresent: Rule {
    static let description = RuleDescription(
        "BN506", "action-label-present", .buttons, .error,
        summary: "every button has a title, or a label if it is an icon",
        source: "WCAG 2.2, 4.1.2 Name, Role, Value and 1.1.1 Non-text Content",
        what:
            "An icon button has a `label`. The label of its image does not count: it names the picture, not what the "
            + "button does. Whether titles and labels say anything is checked by text-required.",
        why: "Without one, a screen reader says only “button”, and voice control has no name to call it by.",
        how: "Write what the button does, in a word or two: `label: Close`.",
        bad: [
            RuleExample(
                """
                buttons:
                  «close: { kind: icon, image: { symbol: xmark }, role: dismiss }
                """)
        ],
        good: [
            RuleExample(
                """
                buttons:
                  close: { kind: icon, image: { symbol: xmark }, label: Close, role: dismiss }
                  retry: { kind: emphasis, title: { en: Retry, fr: Réessayer } }
                """)
        ])

    static func check(_ context: RuleContext) {
        for button in context.spec.buttons where button.isIcon && button.label == nil {
            context.report(
                "the icon button `\(button.name.value)` has no `label`", at: button.name.place,
                notes: ["a screen reader has nothing to say for it (WCAG 2.2, 4.1.2)"], help: help(button))
        }
    }

    private static func help(_ button: Button) -> [String] {
        if button.image?.label != nil { return ["move the `label` of its image to the button"] }
        return ["write what it does, such as `label: \(button.role == .dismiss ? "Close" : "Retry")`"]
    }
}
