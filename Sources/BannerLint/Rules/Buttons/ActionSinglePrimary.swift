// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// Two buttons that both claim to be the one thing to do.
enum ActionSinglePrimary: Rule {
    static let description = RuleDescription(
        "BN504", "action-single-primary", .buttons, .warning,
        summary: "a banner has at most one primary button",
        source: "Human Interface Guidelines, Buttons; Material Design, Buttons: one button of high emphasis",
        what: "At most one button of each banner has `emphasis: high` or `style: positive`.",
        why: "If two buttons stand out, neither does, and people read both before they choose.",
        how: "Let the likeliest choice stand out, and lower the emphasis of the others.",
        bad: [
            RuleExample(
                """
                buttons:
                  accept: { kind: functional, style: positive, title: Accept }
                  open:   { kind: emphasis, emphasis: high, title: Open }
                banners:
                  invited: { level: error, text: You are invited., buttons: [accept, «open] }
                """)
        ],
        good: [
            RuleExample(
                """
                buttons:
                  accept: { kind: functional, style: positive, title: Accept }
                  open:   { kind: emphasis, emphasis: low, title: Open }
                banners:
                  invited: { level: error, text: You are invited., buttons: [accept, open] }
                """)
        ])

    static func check(_ context: RuleContext) {
        let buttons = context.spec.buttons
        for banner in context.spec.banners where banner.buttons.count > 1 {
            let primaries = banner.buttons.filter { buttons[$0.value].isPrimary }
            guard let first = primaries.first, primaries.count > 1 else { continue }
            for other in primaries.dropFirst() where other.value != first.value {
                context.report(
                    "`\(banner.name.value)` has \(primaries.count) primary buttons", at: other.place,
                    label: "primary too", labels: [Label("the first primary button", at: first.place)],
                    help: ["lower the emphasis of the less likely choice, for example to `low`"])
            }
        }
    }
}
