// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// An inline alert with something to do in it.
enum InlinePlain: Rule {
    static let description = RuleDescription(
        "BN520", "inline-plain", .buttons, .off, profiles: [.ouds: .error],
        summary: "an inline alert has no link, no button and no tap",
        source:
            "Orange Unified Design System (OUDS) for iOS, Inline alert: \"non actionable communication\", which \"does not include a close "
            + "button and/or action link\"",
        what:
            "A banner whose `fill` is `none` is an inline alert: it has no `link`, no `buttons` and no `onTap: open`, in any theme.",
        why:
            "An inline alert is one line beside what it is about. Whatever can be done about that is already there. "
            + "With a link, it would be an alert message, which has a fill to hold it together.",
        how: "Leave the link and the buttons out, or use a style with a fill.",
        bad: [
            RuleExample(
                """
                lint: { profile: ouds }
                styles:
                  inline: { position: embedded, shape: { fill: none } }
                banners:
                  planEnds: { level: error, style: inline, text: Your plan ends., link: «{ title: See plans } }
                """)
        ],
        good: [
            RuleExample(
                """
                lint: { profile: ouds }
                styles:
                  inline: { position: embedded, shape: { fill: none } }
                banners:
                  planEnds:  { level: error, style: inline, text: Your plan ends. }
                  planEnded: { level: error, text: Your plan ended., link: { title: See plans } }
                """)
        ])

    static func check(_ context: RuleContext) {
        var reported: Set<Int> = []
        for scenario in context.scenarios {
            for use in scenario.uses where use.look.style.fill.value == .none {
                for index in use.banners {
                    let banner = context.spec.banners[index]
                    guard let (what, place) = action(banner), reported.insert(index).inserted else { continue }
                    context.report(
                        "the inline alert `\(banner.name.value)` has \(what)\(scenario.suffix)", at: place,
                        labels: use.look.style.fill.place.map { [Label("without a fill, it is inline", at: $0)] } ?? [],
                        help: ["leave it out, or use a style with a fill"])
                }
            }
        }
    }

    private static func action(_ banner: Banner) -> (String, Place)? {
        if let link = banner.extras?.link { return ("a link", link.place) }
        if let button = banner.buttons.first { return ("a button", button.place) }
        if let onTap = banner.extras?.onTap, onTap.value == .open { return ("a tap that opens something", onTap.place) }
        return nil
    }
}
