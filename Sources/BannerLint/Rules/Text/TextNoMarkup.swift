// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// HTML, Markdown or a placeholder of another system in a text, which people would see as it is written.
enum TextNoMarkup: Rule {
    static let description = RuleDescription(
        "BN307", "text-no-markup", .text, .warning, mildest: .info,
        summary: "a text contains no HTML, Markdown or placeholders of other systems",
        source: "bannerc, Texts",
        what:
            "No text contains an HTML tag (`<b>`) or comment, an entity (`&amp;`, `&#39;`), Markdown emphasis (`**now**`, "
            + "`__now__`), a Markdown link (`[here](https://…)`), a placeholder of a format string (`%d`, `%1$@`) or one between "
            + "braces that are shown (`{{count}}`). Placeholders are warnings.",
        why:
            "Banners show texts as they are. UIKit and most other platforms draw the marks as they are written, SwiftUI "
            + "reads Markdown only in literals, and screen readers read the marks aloud.",
        how:
            "Write the plain text, and the character itself instead of an entity. To stress something, change the wording. "
            + "A value that the app fills in is a parameter of the banner, named in braces.",
        bad: [
            RuleExample(
                """
                banners:
                  syncFailed: { level: error, text: «Sync <b>failed</b>. }
                """),
            RuleExample(
                """
                banners:
                  syncFailed: { level: error, text: «"Sync **failed**." }
                """, title: "Markdown"),
            RuleExample(
                """
                banners:
                  syncFailed: { level: error, text: «"%d files did not sync." }
                """, title: "A format string"),
            RuleExample(
                """
                banners:
                  syncFailed: { level: error, text: «"{{count}} files did not sync." }
                """, title: "Two braces, which stand for one that is shown"),
        ],
        good: [
            RuleExample(
                """
                banners:
                  syncFailed: { level: error, text: "Sync failed: 3 < 4 & 5 * 2." }
                """)
        ])

    static func check(_ context: RuleContext) {
        context.linted.writtenTexts.forEach { text in
            guard text.pattern.segments.contains(where: mayHoldMarkup), let found = Markup.find(in: text.plain) else {
                return
            }
            context.report(
                "the \(text.name) contains \(found.kind), `\(found.text.prefix(40))`", at: text.place,
                notes: ["banners show texts as they are written"], help: [found.help],
                atMost: found.name == nil ? .info : .error)
        }
    }

    private static func mayHoldMarkup(_ segment: Pattern.Segment) -> Bool {
        guard case .literal(let text) = segment else { return false }
        return text.utf8.contains { byte in
            byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "*")
                || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "%")
                || byte == UInt8(ascii: "{")
        }
    }
}
