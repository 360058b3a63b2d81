// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// A button that stands out more than a banner should.
enum ActionEmphasis: Rule {
    static let description = RuleDescription(
        "BN503", "action-emphasis", .buttons, .off, profiles: [.orange: .warning],
        summary: "the buttons of a banner have the lowest emphasis",
        source: "Orange Design System, Banners: text buttons of the lowest emphasis",
        what:
            "Each text button that a banner uses is of the kind `emphasis` with `emphasis: lowest`. Icon buttons have no "
            + "emphasis.",
        why: "A filled button in a banner draws the eye away from the main action of the screen, which matters more.",
        how: "Use a button of the lowest emphasis.",
        bad: [
            RuleExample(
                """
                lint: { profile: orange }
                buttons:
                  pay: { kind: emphasis, emphasis: high, title: Pay }
                  drop: { kind: functional, style: negative, role: destructive, title: Drop }
                banners:
                  billDue: { level: error, text: A bill is due., buttons: [«pay, «drop] }
                """)
        ],
        good: [
            RuleExample(
                """
                lint: { profile: orange }
                buttons:
                  pay:    { kind: emphasis, emphasis: lowest, title: Pay }
                  onPage: { kind: emphasis, emphasis: high, title: Pay }
                banners:
                  billDue: { level: error, text: A bill is due., buttons: [pay] }
                """, title: "Buttons that no banner uses may stand out")
        ])

    static func check(_ context: RuleContext) {
        for banner in context.spec.banners {
            for reference in banner.buttons {
                let button = context.spec.buttons[reference.value]
                guard let found = excess(button.variant) else { continue }
                context.report(
                    "`\(button.name.value)` \(found), but a banner's buttons should have the lowest emphasis",
                    at: reference.place, labels: [Label("defined here", at: button.name.place)],
                    help: ["use a button with `emphasis: lowest`"])
            }
        }
    }

    private static func excess(_ variant: BannerButtonVariant) -> String? {
        switch variant {
        case .emphasis(.lowest), .icon: nil
        case .emphasis(let emphasis): "has the emphasis `\(emphasis.rawValue)`"
        case .functional(let style): "is a functional button, `\(style.rawValue)`"
        }
    }
}
