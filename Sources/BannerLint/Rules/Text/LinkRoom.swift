// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// A link that is to stand beside the text and never does.
enum LinkRoom: Rule {
    static let measuresTexts = true

    static let description = RuleDescription(
        "BN313", "link-room", .text, .warning,
        summary: "in some window, a trailing link has room beside the text",
        source: "bannerc, Banners, `link`; Orange Unified Design System (OUDS) for iOS, Alert message, Link",
        what:
            "A link with `placement: trailing` is beside the text if that leaves the text a third of the width, and below "
            + "it if not. It must have that room in some language, window (320 to 1024 pt) and text size of its style, in "
            + "some theme. Icons, buttons beside the text and the image take their room first.",
        why:
            "Whoever wrote `trailing` has seen it in a mock-up. If the link is never beside the text, the banner is higher "
            + "than planned.",
        how: "Shorten the title of the link, give the banner a larger `maxWidth`, or write `placement: below`.",
        bad: [
            RuleExample(
                """
                styles:
                  narrow: { maxWidth: 240 }
                banners:
                  planEnds:
                    level: error
                    style: narrow
                    text:  Your plan ends.
                    link:  { title: See plans and prices, placement: «trailing }
                """)
        ],
        good: [
            RuleExample(
                """
                banners:
                  planEnds: { level: error, text: Your plan ends., link: { title: See plans, placement: trailing } }
                """)
        ])

    static func check(_ context: RuleContext) {
        guard context.linted.hasLinks else { return }
        var found: [Place: (shown: ShownText, fits: Bool)] = [:]
        var order: [Place] = []
        for shown in context.linted.shownTexts.all where shown.part == .text && shown.room.link != nil {
            guard let place = shown.banner.extras?.link?.placement?.place else { continue }
            let fits = found[place]?.fits == true || hasRoom(shown)
            if found.updateValue((shown, fits), forKey: place) == nil { order.append(place) }
        }
        for place in order {
            guard let (shown, fits) = found[place], !fits else { continue }
            context.report(
                "the link of `\(shown.banner.name.value)` never fits beside the text, which would be left with less than a third "
                    + "of the width",
                at: place, help: ["write `placement: below`", "or shorten the title of the link"])
        }
    }

    private static func hasRoom(_ shown: ShownText) -> Bool {
        guard let sizes = shown.shownLook.sizes else { return false }
        return WindowClass.all.contains { window in
            sizes.sizes.contains { shown.room.hasRoomForLink(in: window, at: $0) }
        }
    }
}
