// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// A button on a filled banner that its design system allows on none.
enum ColoredSurface: Rule {
    static let description = RuleDescription(
        "BN519", "colored-surface", .buttons, .off, profiles: [.ouds: .error],
        summary: "a filled banner has no brand button and no negative one",
        source:
            "Orange Unified Design System (OUDS) for iOS, Button: \"it is not allowed to place a Negative nor a Brand button on a colored "
            + "surface\"",
        what:
            "A banner whose `fill` is `tint` has no button with the emphasis `high`, which is the one in the brand's "
            + "colour, and no button with the style `negative`, in any theme. (A banner without a fill is an inline "
            + "alert, for which inline-plain allows no button at all.)",
        why:
            "The colours of these buttons belong to the brand and the system, and are not made for the tints of "
            + "levels: an error in red on red can't be seen. OUDS stops the app if it finds such a button.",
        how:
            "Use a button of `kind: emphasis` with the emphasis `medium`, `low` or `lowest`, whose colours are "
            + "derived from the banner's.",
        bad: [
            RuleExample(
                """
                lint: { profile: ouds }
                buttons:
                  renew:  { kind: emphasis, emphasis: high, title: Renew }
                  delete: { kind: functional, style: negative, role: destructive, title: Delete }
                banners:
                  planEnds: { level: error, text: Your plan ends., buttons: [«renew, «delete] }
                """)
        ],
        good: [
            RuleExample(
                """
                lint: { profile: ouds }
                buttons:
                  later: { kind: emphasis, emphasis: low, title: Later }
                banners:
                  planEnds: { level: error, text: Your plan ends., buttons: [later] }
                """)
        ])

    static func check(_ context: RuleContext) {
        var reported: Set<Place> = []
        for scenario in context.scenarios {
            for use in scenario.uses where use.look.style.showsTint {
                for index in use.banners {
                    let banner = context.spec.banners[index]
                    for reference in banner.buttons {
                        let button = context.spec.buttons[reference.value]
                        guard let kind = kind(button), reported.insert(reference.place).inserted else { continue }
                        context.report(
                            "`\(button.name.value)` is a \(kind) button on the tint of `\(banner.name.value)`\(scenario.suffix)",
                            at: reference.place, labels: [Label("the button", at: button.name.place)],
                            help: [help(button)])
                    }
                }
            }
        }
    }

    private static func help(_ button: Button) -> String {
        if case .emphasis = button.variant { return "use the emphasis `medium`, `low` or `lowest`" }
        return "make it a button of `kind: emphasis`, with the emphasis `medium`, `low` or `lowest`"
    }

    private static func kind(_ button: Button) -> String? {
        switch button.variant {
        case .emphasis(.high): "brand"
        case .functional(.negative): "negative"
        default: nil
        }
    }
}
