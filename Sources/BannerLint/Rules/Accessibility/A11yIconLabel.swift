// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// An image of which nobody says what a screen reader makes of it.
enum A11yIconLabel: Rule {
    static let description = RuleDescription(
        "BN903", "a11y-icon-label", .accessibility, .error, mildest: .info,
        summary: "an image has a label or is decorative",
        source: "WCAG 2.2, 1.1.1 Non-text Content",
        what:
            "The image of a banner has a `label` or `decorative: true`. The icon of a level may have neither: the "
            + "spoken prefix, which a11y-spoken-prefix asks for, says what the icon shows. The image of a button needs "
            + "neither, since a screen reader says the button's own label or title in its place; a label of such an "
            + "image is an info. An image that has a label and is also decorative is a warning.",
        why:
            "A screen reader skips an image without a label, or reads the name of its file. Only the author knows "
            + "whether anything is lost by that.",
        how: "Say in the label what the image conveys. Write `decorative: true` if the text already conveys it.",
        bad: [
            RuleExample(
                """
                banners:
                  simReady: { level: error, text: Your SIM is ready., image: «{ asset: esim } }
                """),
            RuleExample(
                """
                banners:
                  simReady:
                    level: error
                    text: Your SIM is ready.
                    image: { asset: esim, label: «A SIM card, decorative: true }
                """, title: "A label that nobody hears"),
            RuleExample(
                """
                buttons:
                  retry: { kind: emphasis, title: Retry, image: { symbol: arrow.clockwise, label: «An arrow } }
                """, title: "A button says its title instead"),
        ],
        good: [
            RuleExample(
                """
                buttons:
                  close: { kind: icon, image: { symbol: xmark }, label: Close, role: dismiss }
                  retry: { kind: emphasis, title: Retry, image: { symbol: arrow.clockwise } }
                levels:
                  error:
                    tint: "#B3261E"
                    onTint: "#FFFFFF"
                    icon: { symbol: xmark.octagon.fill }
                    spokenPrefix: Error
                banners:
                  simReady: { level: error, text: Your SIM is ready., image: { asset: esim, decorative: true } }
                  replied:
                    level: error
                    text: She replied.
                    image: { asset: adviser, label: Your adviser }
                    buttons: [close]
                """)
        ])

    static func check(_ context: RuleContext) {
        let asksForPrefix = context.runs(A11ySpokenPrefix.self)
        SpecImage.forEach(in: context) { image in
            if let label = image.image.label {
                guard image.image.isDecorative else { return checkIsHeard(label, of: image, context) }
                context.report(
                    "\(image.subject) has a label, but is decorative", at: label.place,
                    notes: ["a screen reader skips a decorative image, so nobody hears the label"],
                    help: ["remove the label or `decorative: true`"], atMost: .warning)
            } else if !image.image.isDecorative, !isNamedElsewhere(image, asksForPrefix) {
                context.report(
                    "\(image.subject) has no label and is not decorative", at: image.image.place,
                    notes: ["an image needs a text alternative for people who can't see it (WCAG 2.2, 1.1.1)"],
                    help: ["add a `label: …` that says what the image shows", alternative(to: image)])
            }
        }
    }

    private static func checkIsHeard(_ label: LocalizedText, of image: SpecImage, _ context: RuleContext) {
        guard case .button(let button) = image.role, let words = button.label ?? button.title else { return }
        let spoken = button.label == nil ? "title" : "label"
        context.report(
            "nobody hears the label of \(image.subject)", at: label.place,
            labels: [Label("what a screen reader says", at: words.place)],
            notes: ["the \(spoken) of a button is said in the place of what its image shows"],
            help: ["remove the label of the image"], atMost: .info)
    }

    private static func alternative(to image: SpecImage) -> String {
        if case .icon = image.role { return "add `spokenPrefix: …` to the level, which says what the icon shows" }
        return "add `decorative: true` if the text already says it"
    }

    /// Whether other words speak for the image, or another rule asks for them.
    private static func isNamedElsewhere(_ image: SpecImage, _ asksForPrefix: Bool) -> Bool {
        switch image.role {
        case .banner: false
        case .icon(let spokenPrefix): spokenPrefix != nil || asksForPrefix
        case .button: true
        }
    }
}
