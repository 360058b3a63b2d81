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
            "Three full stops may break at the end of a line, are unevenly spaced, and are read out one by one by some "
            + "screen readers.",
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
        var texts: [[WrittenText]] = []
        var indices: [Place: Int] = [:]
        for text in context.linted.writtenTexts where holdsDots(text) {
            if let index = indices[text.whole] {
                texts[index].append(text)
            } else {
                indices[text.whole] = texts.count
                texts.append([text])
            }
        }
        for texts in texts {
            context.report(unlessPassed: { passed in
                report(texts.filter { !passed.contains(.init(locale: $0.locale)) }, context)
            })
        }
    }

    private static func holdsDots(_ text: WrittenText) -> Bool {
        text.pattern.segments.contains { segment in
            guard case .literal(let literal) = segment else { return false }
            return literal.utf8.contains(dot) && !ellipses(in: literal.utf8).isEmpty
        }
    }

    /// Reports a text once, in whatever languages it holds them.
    private static func report(_ texts: [WrittenText], _ context: RuleContext) {
        guard let first = texts.first else { return }
        let locales = texts.map(\.locale).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        let edits = texts.flatMap { Self.edits($0.place, context) }
        context.report(in: first.isTranslated ? locales.map { Finding.Case(.init(locale: $0)) } : []) {
            context.report(
                "the \(first.role) has three full stops in place of an ellipsis"
                    + (first.isTranslated ? " in \(Figure.list(locales))" : ""),
                at: first.place, labels: texts.dropFirst().map { Label("here too", at: $0.place) }, help: ["write `…`"],
                fix: edits.isEmpty ? nil : Fix("write `…`", .safe, edits: edits))
        }
    }

    private static let dot = UInt8(ascii: ".")

    private static func edits(_ place: Place, _ context: RuleContext) -> [Edit] {
        let written = context.written(place).utf8
        // Behind the sign of a block there may be a comment.
        let isBlock = written.first == UInt8(ascii: "|") || written.first == UInt8(ascii: ">")
        let textStart = isBlock ? written.prefix { $0 != UInt8(ascii: "\n") }.count : 0
        return ellipses(in: written).filter { $0 >= textStart }.map { offset in
            let start = place.bytes.lowerBound + offset
            return Edit(replacing: Place(file: place.file, bytes: start..<start + 3), with: "…")
        }
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
