// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// A button with an image where the design system has text alone.
enum ActionTextOnly: Rule {
    static let description = RuleDescription(
        "BN502", "action-text-only", .buttons, .off, profiles: [.orange: .error],
        summary: "the buttons of a banner are text only",
        source: "Orange Design System, Banners: text buttons of the lowest emphasis",
        what: "No banner uses a button of the kind `icon`, or one with an `image`.",
        why:
            "The banner's own image is the only one that should catch the eye. A second image competes with it, and "
            + "the buttons of different banners no longer line up.",
        how: "Use a button without an image.",
        bad: [
            RuleExample(
                """
                lint: { profile: orange }
                buttons:
                  pay:   { kind: emphasis, title: Pay, image: { symbol: creditcard, decorative: true } }
                  close: { kind: icon, image: { symbol: xmark }, label: Close, role: dismiss }
                banners:
                  billDue: { level: error, text: A bill is due., buttons: [«pay, «close] }
                """)
        ],
        good: [
            RuleExample(
                """
                lint: { profile: orange }
                buttons:
                  pay:   { kind: emphasis, title: Pay }
                  later: { kind: emphasis, title: Later, role: dismiss }
                banners:
                  billDue: { level: error, text: A bill is due., buttons: [pay, later] }
                """)
        ])

    static func check(_ context: RuleContext) {
        for banner in context.spec.banners {
            for reference in banner.buttons {
                let button = context.spec.buttons[reference.value]
                guard let image = button.image else { continue }
                context.report(
                    "`\(button.name.value)` is not a text button: it \(button.isIcon ? "is an icon" : "has an image")",
                    at: reference.place, labels: [Label("the image", at: image.place)],
                    help: ["use a button that has a title and no image"])
            }
        }
    }
}
