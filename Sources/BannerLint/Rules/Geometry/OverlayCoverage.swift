// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// An overlay banner that hides much of a small screen.
enum OverlayCoverage: Rule {
    static let measuresTexts = true

    static let limit = RuleParameter.number(
        "limit", 25, unit: "%", in: 1...100, "the share of the screen's height that a banner may cover")
    static let height = RuleParameter.number(
        "height", 568, unit: "pt", in: 100...3000, "the height of the smallest screen in portrait")

    static let description = RuleDescription(
        "BN703", "overlay-coverage", .geometry, .warning,
        summary: "an overlay banner leaves most of the smallest screen to the content",
        source: "SAP Fiori for iOS, Banners, \"Don't let the banner text cover up other important information\"",
        what: """
            The height of an overlay banner is at most a quarter of the smallest screen, 320 × 568 pt. It is measured \
            at the text size of the style that makes the banner tallest, with as many lines as its longest text takes \
            there (as text-max-lines counts them, at most `maxLines`), and with its buttons, image and track. The \
            part that lies behind the status bar is not included.
            """,
        why:
            "People still have to see and reach what they were doing. The more a banner hides, the more it is in the way.",
        how: """
            Shorten the text, remove something from the banner, or make it `embedded`. Only as a last resort, if it \
            follows the accessibility sizes, end the range of `dynamicType` sooner, at a size that is still twice \
            the default one.
            """,
        parameters: [limit, height],
        bad: [
            RuleExample(
                """
                styles:
                  «standard: { position: overlay, text: { maxLines: 6 } }
                banners:
                  syncFailed:
                    level: error
                    text: The sync failed, since the server could not be reached. Your changes are kept on this phone, and sent later.
                """),
            RuleExample(
                """
                banners:
                  «syncFailed: { level: error, text: Sync failed., padding: 56 }
                """, title: "In the built-in style"),
        ],
        good: [
            RuleExample(
                """
                styles:
                  standard: { position: overlay, text: { maxLines: 3 } }
                """),
            RuleExample(
                """
                styles:
                  standard: { position: embedded, text: { maxLines: 6 } }
                """, title: "An embedded banner covers nothing"),
        ])

    /// Whether this rule runs, and would report `look` with a banner `points` high.
    static func rejects(_ points: Double, _ look: Look, _ context: RuleContext) -> Bool {
        guard context.runs(Self.self), look.style.position.value == .overlay else { return false }
        return points > context.limit(height, of: Self.self) * context.limit(limit, of: Self.self) / 100
    }

    static func check(_ context: RuleContext) {
        let screen = context.limit(height)
        let share = context.limit(limit)
        let most = screen * share / 100
        let cases = TallestBanner.higher(than: most, in: .smallest, context) { $0.style.position.value == .overlay }
        cases.report(in: context) { subject, worst in
            let tallest = worst.detail
            let covered = Figure.text(tallest.height / screen * 100, missing: share, decimals: 1)
            context.report(
                "`\(tallest.banner.name.value)` covers \(covered) % of the smallest screen\(tallest.theme), over "
                    + "\(Figure.text(share)) %",
                at: subject.place(tallest.banner, in: context.spec),
                notes: ["\(tallest.explanation), on a screen of \(Figure.text(screen)) pt"]
                    + worst.notes(of: "banner and theme"),
                help: tallest.remedies(limit: most, or: ["write `position: embedded`, which covers nothing"]),
                definition: subject.definition(in: context.spec))
        }
        context.report(\.unusedStyles) { style in
            let height = TallestBanner.leastHeight(of: style.attributes)
            guard let place = style.attributes.padding.place, style.attributes.position.value == .overlay, height > most
            else {
                return []
            }
            let covered = Figure.text(height / screen * 100, missing: share, decimals: 1)
            return [
                LibraryFault(
                    place: place,
                    message:
                        "banners of the style `\(style.name)` cover \(covered) % of the smallest screen and more, over "
                        + "\(Figure.text(share)) %",
                    help: ["write less `padding`"], measured: height)
            ]
        }
    }
}
