// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// Text buttons beside the text, where the design system has them below it.
enum ButtonsBelow: Rule {
    static let description = RuleDescription(
        "BN512", "buttons-below", .buttons, .off, profiles: [.orange: .warning],
        summary: "text buttons are placed below the text",
        source: "Orange Design System, Banners, \"Two buttons\": placed under the text",
        what:
            "No banner with a text button has `buttonLayout: inline`. Icon buttons are beside the text in any layout.",
        why:
            "Beside buttons, a text has less than half the width of a phone, and breaks into lines that this design "
            + "system does not allow. Below the text, the buttons of all banners are in the same place.",
        how: "Write `buttonLayout: below`, or leave it out.",
        fix: .unsafe,
        bad: [
            RuleExample(
                """
                lint: { profile: orange }
                buttons:
                  pay: { kind: emphasis, title: Pay }
                styles:
                  standard: { buttonLayout: «inline }
                banners:
                  billDue: { level: error, text: A bill is due., buttons: [pay] }
                """)
        ],
        good: [
            RuleExample(
                """
                lint: { profile: orange }
                buttons:
                  pay: { kind: emphasis, title: Pay }
                styles:
                  standard: { buttonLayout: below }
                banners:
                  billDue: { level: error, text: A bill is due., buttons: [pay] }
                """)
        ])

    static func check(_ context: RuleContext) {
        let spec = context.spec
        var found = AffectedBanners<Void>()
        for scenario in context.scenarios {
            for use in scenario.uses where use.look.style.buttonLayout.value == .inline {
                // The default is below, so that another layout is always written.
                guard let place = use.look.style.buttonLayout.place else { continue }
                let banners = use.banners.filter { index in
                    spec.banners[index].buttons.contains { !spec.buttons[$0.value].isIcon }
                }
                if !banners.isEmpty { found.add(banners, at: place, in: scenario, ()) }
            }
        }
        found.report(in: context) { group in
            let help = "write `below`"
            context.report(
                "the buttons of \(context.list(group.banners)) are beside the text\(group.suffix)", at: group.place,
                help: [help],
                fix: Fix(help, .unsafe, edits: [Edit(replacing: group.place, with: "below")]))
        }
    }
}
