// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// A text that fits, but leaves no room for a translation that is longer.
enum L10nExpansion: Rule {
    static let measuresTexts = true

    static let factor = RuleParameter.number(
        "factor", 1.4, in: 1...4, "how many times as long as the text in the development language a translation may be")

    static let description = RuleDescription(
        "BN912", "l10n-expansion", .accessibility, .warning,
        summary: "a text in the development language leaves room for translations that are 40 % longer",
        source: "W3C Internationalization, \"Text size in translation\"",
        what:
            "The rule applies to specs of several languages, and to texts that are not in all of them yet: an existing "
            + "translation is measured itself by text-max-lines. The width of the text in the development language must not "
            + "be greater than the width of all its lines, in the narrowest window of each width class, at the largest text "
            + "size below the accessibility sizes. The words written in the spec are taken `factor` times, and parameters at "
            + "their widest. A text that is too long even without the factor is left to text-max-lines.",
        why:
            "German, Finnish or French need up to 40 % more room than English. A text that only just fits is cut as soon as "
            + "a language is added.",
        how: "Shorten the text, or give it more room.",
        parameters: [factor, LineLimit.parameter],
        bad: [
            RuleExample(
                """
                locales: { development: en, supported: [en, fi] }
                banners:
                  syncFailed: { level: error, text: { en: «Sync failed. The server is not there now. } }
                """)
        ],
        good: [
            RuleExample(
                """
                locales: { development: en, supported: [en, fi] }
                banners:
                  syncFailed: { level: error, text: Sync failed. Try again. }
                  signedOut:
                    level: error
                    text: { en: Sync failed. The server is not there now., fi: Synkronointi epäonnistui. }
                """)
        ])

    /// The development text of a banner that does not fit when it expands.
    private struct Tight {
        let shown: ShownText
        let window: WindowClass
        let size: BannerDynamicTypeSize
        /// The width of the longer text, in points.
        let needed: Double
        /// The width of all its lines, in points.
        let room: Double
        let lines: Int
    }

    static func check(_ context: RuleContext) {
        let limit = LineLimit(context)
        let factor = context.limit(factor)
        var tight = WorstCases<Place, Tight>()
        for shown in context.linted.shownTexts.all where shown.awaitsTranslation {
            guard let size = shown.shownLook.sizes?.upperBound else { continue }
            let points = shown.points(at: size)
            let needed = shown.lineWidth(at: points) + (factor - 1) * shown.literalWidth(at: points)
            for window in WindowClass.narrowest {
                let lines = limit.lines(shown, isCompact: window.isCompact)
                let room = Double(lines) * shown.width(in: window, at: size)
                guard needed > room, shown.fits(limit, upTo: size) else { continue }
                tight.add(
                    Tight(shown: shown, window: window, size: size, needed: needed, room: room, lines: lines),
                    shown.place, badness: needed / max(room, 0.01), shown.failing(measured: needed / max(room, 0.01)))
            }
        }
        tight.report(in: context) { place, worst in report(worst.detail, at: place, factor, context) }
    }

    private static func report(_ tight: Tight, at place: Place, _ factor: Double, _ context: RuleContext) {
        let shown = tight.shown
        // Rounded apart from each other, so that what is greater also looks greater; sums may be off by their own rounding.
        let room = (tight.room + 1e-6).rounded(.down)
        let needed = tight.needed.rounded(.up)
        context.report(
            "\(Figure.text(factor)) times as long, \(shown.name) needs \(Figure.text(needed)) pt, but has "
                + "\(Figure.text(room)) pt in \(Figure.count(tight.lines, "line")) at \(Figure.text(tight.window.width)) pt, "
                + "\(shown.face.style.rawValue) \(tight.size.rawValue) "
                + "(\(Figure.text(shown.points(at: tight.size))) pt)\(shown.shownLook.theme)",
            at: place, help: ["shorten it, or give it more room"])
    }
}
