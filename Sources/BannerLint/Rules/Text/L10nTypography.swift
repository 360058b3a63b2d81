// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// A mark or a unit that may end up on a line of its own.
enum L10nTypography: Rule {
    static let description = RuleDescription(
        "BN312", "l10n-typography", .text, .info,
        summary: "a line does not break at the space before a French mark, or between a number and its unit",
        source:
            "Imprimerie nationale, Lexique des règles typographiques; CLDR, French; SI Brochure, 5.4.3; UAX #14, Unicode Line Breaking "
            + "Algorithm (class GL)",
        what:
            "In French, there is no ordinary space before `!`, `?`, `;`, `:` and `»` or after `«` (in Canada, only around "
            + "`:` and « »). In any language, there is none between a number, or a parameter, and a unit's symbol, "
            + "or short form in the language: `{size} MB`, `30 %`. A no-break space, U+00A0, or a narrow one, U+202F, is used instead.",
        why:
            "Where a line is full, an ordinary space sends the “!” or the “MB” to the next line, alone. That may use up the "
            + "last line that the text had.",
        how: "Write the no-break space;",
        fix: .safe,
        bad: [
            RuleExample(
                """
                locales: { development: en, supported: [en, fr] }
                banners:
                  sendFailed: { level: error, text: { en: Sending failed!, fr: «Échec de l’envoi ! } }
                """),
            RuleExample(
                """
                banners:
                  update:
                    level: error
                    parameters: { size: { type: int, min: 1, max: 999 } }
                    text: «"An update of {size} MB is ready."
                """, title: "A number and its unit"),
        ],
        good: [
            RuleExample(
                """
                locales: { development: en, supported: [en, fr] }
                banners:
                  sendFailed: { level: error, text: { en: Sending failed!, fr: "Échec de l’envoi\u{202F}!" } }
                  update:
                    level: error
                    parameters: { size: { type: int, min: 1, max: 999 } }
                    text: { en: "An update of {size}\u{A0}MB is ready.", fr: "Mise à jour\u{A0}: {size}\u{A0}Mo" }
                """)
        ])

    static func check(_ context: RuleContext) {
        for text in context.linted.writtenTexts {
            guard text.mayHoldSpaces else { continue }
            let spaces = BreakableSpaces(text.locale)
            let faults = spaces.faults(in: text.plain.utf8)
            guard let first = faults.first else { continue }
            let code = first.space == "\u{A0}" ? "U+00A0" : "U+202F"
            let remedy = "write \(faults.count == 1 ? "a no-break space," : "no-break spaces, such as") \(code)"
            let edits = edits(faults, spaces, text.place, context)
            context.report(
                "the \(text.name) may break \(first.mark == "«" ? "after" : "before") “\(first.mark)”, "
                    + "where there is an ordinary space",
                at: text.place,
                notes: faults.count == 1
                    ? [] : ["it may also break at \(Figure.count(faults.count - 1, "other space"))"],
                help: [remedy], fix: edits.map { Fix(remedy, .safe, edits: $0) },
                measured: Double(faults.count))
        }
    }

    /// The right spaces in place of the wrong ones; `nil` if they are not written as they are read.
    private static func edits(
        _ faults: [BreakableSpaces.Fault], _ spaces: BreakableSpaces, _ place: Place, _ context: RuleContext
    ) -> [Edit]? {
        let written = spaces.faults(in: context.written(place).utf8)
        guard written.map(\.mark) == faults.map(\.mark) else { return nil }
        return written.map { fault in
            let start = place.bytes.lowerBound + fault.offset
            return Edit(replacing: Place(file: place.file, bytes: start..<start + 1), with: String(fault.space))
        }
    }
}

extension WrittenText {
    /// Most texts have no mark that a space could stand before wrongly.
    fileprivate var mayHoldSpaces: Bool {
        let isFrench = locale.hasPrefix("fr")
        return pattern.segments.contains { segment in
            guard case .literal(let text) = segment else { return true }
            return isFrench || BreakableSpaces.mayHoldDigits(text)
        }
    }
}
