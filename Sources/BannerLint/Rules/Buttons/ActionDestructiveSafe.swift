// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// A button that destroys something, with no way round it, or in the way.
enum ActionDestructiveSafe: Rule {
    static let description = RuleDescription(
        "BN517", "action-destructive-safe", .buttons, .warning, mildest: .info,
        summary: "a destructive action has a safe one beside it, and does not come first",
        source:
            "Human Interface Guidelines, Alerts, \"Always include a Cancel button when there's a destructive action\", and Buttons, Role; "
            + "Material Design, Snackbars (actions are not destructive); WCAG 2.2, 3.3.4 Error Prevention",
        what:
            "A banner with a destructive button also has another button that destroys nothing, such as one to cancel, "
            + "keep or close. A button is destructive if it is enabled and has `role: destructive`, or has no role "
            + "and a title such as “Delete all”. If both are text buttons, the destructive one does not come first; "
            + "that is an info.",
        why:
            "Banners appear unasked, under a finger that was on its way elsewhere. If every button that can be "
            + "pressed destroys something, people who want to get back to their work press one.",
        how:
            "Add a button that cancels or closes, and put it before the destructive one. Better still, ask in an alert.",
        bad: [
            RuleExample(
                """
                buttons:
                  deleteAll: { kind: functional, style: negative, role: destructive, title: Delete all }
                banners:
                  full: { level: error, text: Your disk is full., buttons: [«deleteAll] }
                """),
            RuleExample(
                """
                buttons:
                  delete: { kind: functional, style: negative, role: destructive, title: Delete draft }
                  keep:   { kind: functional, style: positive, title: Keep it }
                banners:
                  draft: { level: error, text: Your draft is a month old., buttons: [«delete, keep] }
                """, title: "The destructive one first"),
            RuleExample(
                """
                buttons:
                  deleteAll: { kind: emphasis, title: Delete all }
                banners:
                  full: { level: error, text: Your disk is full., buttons: [«deleteAll] }
                """, title: "Destructive by its title"),
        ],
        good: [
            RuleExample(
                """
                buttons:
                  delete: { kind: functional, style: negative, role: destructive, title: Delete draft }
                  keep:   { kind: functional, style: positive, title: Keep it }
                  close:  { kind: icon, image: { symbol: xmark }, label: Close, role: dismiss }
                banners:
                  draft: { level: error, text: Your draft is a month old., buttons: [keep, delete] }
                  full:  { level: error, text: Your disk is full., buttons: [delete, close] }
                """)
        ])

    static func check(_ context: RuleContext) {
        let buttons = context.spec.buttons
        for banner in context.spec.banners {
            let enabled = banner.buttons.filter { buttons[$0.value].isEnabled }
            guard let destructive = enabled.first(where: { buttons[$0.value].isDestructive }) else { continue }
            let name = buttons[destructive.value].name.value
            guard enabled.contains(where: { !buttons[$0.value].isDestructive }) else {
                context.report(
                    "`\(banner.name.value)` offers nothing to press but `\(name)`, which destroys something",
                    at: destructive.place,
                    notes: ["people who only want the banner to go away press whatever button there is"],
                    help: ["add a button to cancel or to close, such as an icon with `role: dismiss`"])
                continue
            }
            let titled = enabled.filter { !buttons[$0.value].isIcon }
            guard titled.count > 1, let first = titled.first, buttons[first.value].isDestructive,
                titled.contains(where: { !buttons[$0.value].isDestructive })
            else { continue }
            context.report(
                "`\(buttons[first.value].name.value)`, which destroys something, is the first button of "
                    + "`\(banner.name.value)`",
                at: first.place,
                notes: ["the first button is pressed most, and by people who did not read"],
                help: ["put it after the button that destroys nothing"], atMost: .info)
        }
    }
}
