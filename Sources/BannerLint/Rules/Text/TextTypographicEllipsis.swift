// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// Three full stops in place of an ellipsis.
enum TextTypographicEllipsis: Rule {
    static let description = RuleDescription(
        "BN309", "text-typographic-ellipsis", .text, .info,
        summary: "an ellipsis is one character, `…`, not three full stops",
        source: "Apple Style Guide, \"ellipsis\"",
        what: "No text holds exactly three full stops in a row.",
        why:
            "Three full stops may break at the end of a line, are set unevenly, and are read out one by one by some screen readers.",
        how: "Write `…`.",
        fix: .safe,
        bad: [
            RuleExample(
                """
                banners:
                  syncing: { level: error, text: «Syncing... }
                """)
        ],
        good: [
            RuleExample(
                """
                banners:
                  syncing: { level: error, text: Syncing… }
                """)
        ])

    static func check(_ context: RuleContext) {
        context.linted.writtenTexts.forEach { text in
            let holds = text.pattern.segments.contains { segment in
                guard case .literal(let literal) = segment else { return false }
                return literal.utf8.contains(dot) && !ellipses(in: literal.utf8).isEmpty
            }
            guard holds else { return }
            context.report(
                "the \(text.name) has three full stops in place of an ellipsis", at: text.place, help: ["write `…`"],
                fix: fix(text.place, context))
        }
    }

    private static let dot = UInt8(ascii: ".")

    private static func fix(_ place: Place, _ context: RuleContext) -> Fix? {
        let written = context.written(place).utf8
        // Behind the sign of a block there may be a comment.
        let isBlock = written.first == UInt8(ascii: "|") || written.first == UInt8(ascii: ">")
        let textStart = isBlock ? written.prefix { $0 != UInt8(ascii: "\n") }.count : 0
        let edits = ellipses(in: written).filter { $0 >= textStart }.map { offset in
            let start = place.bytes.lowerBound + offset
            return Edit(replacing: Place(file: place.file, bytes: start..<start + 3), with: "…")
        }
        return edits.isEmpty ? nil : Fix("write `…`", .safe, edits: edits)
    }

    /// Where exactly three full stops stand in a row, as offsets in bytes.
    private static func ellipses(in text: String.UTF8View) -> [Int] {
        var found: [Int] = []
        var run = 0
        var offset = 0
        for byte in text {
            if byte == dot {
                run += 1
            } else {
                if run == 3 { found.append(offset - 3) }
                run = 0
            }
            offset += 1
        }
        if run == 3 { found.append(offset - 3) }
        return found
    }
}
