// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// A label that says “button” of a button.
enum A11yLabelKind: Rule {
    static let description = RuleDescription(
        "BN926", "a11y-label-kind", .accessibility, .info,
        summary: "a spoken label does not say that a button is a button, or an image an image",
        source: "Apple, Writing great accessibility labels: \"don't include the type of the element\"; WCAG 2.2, 4.1.2",
        what:
            "The `label` of a button does not begin or end with the word for a button, nor that of an image of a banner or a "
            + "level with “image of”, in the languages whose words are known: Chinese, Danish, Dutch, English, French, "
            + "German, Italian, Japanese, Norwegian, Polish, Portuguese, Spanish and Swedish. Icons are not among the "
            + "words: “Change icon” may be what a button does.",
        why:
            "A screen reader says the kind itself, in the person's language: “Close button, button”. With each banner, that "
            + "is a word more to wait for.",
        how: "Leave the word out: “Close”, “A SIM card”.",
        bad: [
            RuleExample(
                """
                buttons:
                  close: { kind: icon, image: { symbol: xmark }, label: «Close button, role: dismiss }
                banners:
                  simReady: { level: error, text: It is ready., image: { asset: esim, label: «Image of a SIM card } }
                """)
        ],
        good: [
            RuleExample(
                """
                buttons:
                  close: { kind: icon, image: { symbol: xmark }, label: Close, role: dismiss }
                banners:
                  simReady: { level: error, text: It is ready., image: { asset: esim, label: A SIM card } }
                """)
        ])

    static func check(_ context: RuleContext) {
        for button in context.spec.buttons {
            check(button.label, "the label of `\(button.name.value)`", { $0.namesButton($1) }, context)
        }
        SpecImage.forEach(in: context) { image in
            if case .button = image.role { return }
            check(image.image.label, "the label of \(image.subject)", { $0.namesImage($1) }, context)
        }
    }

    private static func check(
        _ label: LocalizedText?, _ subject: String, _ names: (KindWords, String) -> Bool, _ context: RuleContext
    ) {
        for entry in label?.entries ?? [] {
            guard let words = KindWords.of(entry.locale), names(words, entry.plain) else { continue }
            context.report(
                "\(subject) says what kind of thing it is, “\(entry.plain.prefix(60))”, in `\(entry.locale)`",
                at: entry.place, notes: ["a screen reader adds that by itself, in the person's language"],
                help: ["leave the word out"])
        }
    }
}
