// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// A name that tears the sentence around it apart.
enum L10nBidiIsolate: Rule {
    static let description = RuleDescription(
        "BN914", "l10n-bidi-isolate", .accessibility, .warning, mildest: .info,
        summary: "a text's parameters are isolated from the direction of the text around them",
        source: "Unicode UAX #9, Explicit Directional Isolates; W3C, Strings on the Web: Language and Direction",
        what:
            "In a language that is written from right to left, a `string` parameter is enclosed by an isolate (U+2066 "
            + "to U+2068) and its end (U+2069), unless the text has nothing else in it. If a spec has such a "
            + "language, its other languages get an info, since a name may be in any script. In every text, isolates, "
            + "embeddings and overrides are closed before the line breaks, and even closed overrides are reported. "
            + "Numbers need no isolate. The code that `bannerc` generates inserts parameters as they are.",
        why:
            "A Latin name in an Arabic sentence drags the adjacent punctuation and numbers with it, so that the "
            + "sentence reads in the wrong order. A mark without its end does that to everything that follows.",
        how: "Write `\"\\u2068{name}\\u2069\"`: with U+2068, the name determines its own direction.",
        fix: .safe,
        bad: [
            RuleExample(
                """
                banners:
                  signIn:
                    level: error
                    parameters: { account: { type: string, maxLength: 9 } }
                    text: { en: "Sign in to \\u2068{account}\\u2069 again.", ar: «"سجّل الدخول إلى {account}." }
                """),
            RuleExample(
                """
                banners:
                  signIn: { level: error, text: «"Sign in to \\u2068Acme again." }
                """, title: "An isolate without an end"),
        ],
        good: [
            RuleExample(
                """
                banners:
                  signIn:
                    level: error
                    parameters: { account: { type: string, maxLength: 9 } }
                    text:
                      en: "Sign in to \\u2068{account}\\u2069 again."
                      ar: "سجّل الدخول إلى \\u2068{account}\\u2069."
                """)
        ])

    static func check(_ context: RuleContext) {
        let isMixed = TextDirection.isRightToLeft(anyOf: context.spec.locales.supported)
        SpecText.forEach(in: context) { text in
            text.forEachPattern { entry, _, pattern, place in
                let marks = BidiMarks(pattern)
                checkMarks(marks, text, entry, place, context)
                guard isMixed, pattern.segments.count > 1 else { return }
                let bare = marks.bareHoles.filter { text.parameter(at: $0.parameter)?.isString == true }
                guard !bare.isEmpty else { return }
                // What is wrong with the marks that are there has to be put right by somebody who knows what they are for.
                let isFixable = !marks.isUnpaired && !marks.hasOverride
                report(bare, isFixable: isFixable, text, entry, place, context)
            }
        }
    }

    private static func checkMarks(
        _ marks: BidiMarks, _ text: SpecText, _ entry: LocalizedText.Entry, _ place: Place, _ context: RuleContext
    ) {
        if marks.isUnpaired {
            context.report(
                "\(text.subject) has direction marks without their counterparts in `\(entry.locale)`", at: place,
                notes: ["a mark that is not closed reorders whatever the text is put before"],
                help: ["on the same line, close U+2066 to U+2068 with U+2069, and U+202A to U+202E with U+202C"])
        } else if marks.hasOverride {
            context.report(
                "\(text.subject) forces letters into another direction in `\(entry.locale)`", at: place,
                notes: [
                    "an override (U+202D, U+202E) shows a text in a different order from the one in which it is read and searched"
                ],
                help: ["remove it; an isolate (U+2068 … U+2069) is enough"])
        }
    }

    private static func report(
        _ bare: [BidiMarks.Hole], isFixable: Bool, _ text: SpecText, _ entry: LocalizedText.Entry, _ place: Place,
        _ context: RuleContext
    ) {
        let names = Set(bare.map(\.parameter)).sorted().compactMap { text.parameter(at: $0)?.name.value }
        let isRightToLeft = TextDirection(of: entry.locale) == .rightToLeft
        let isolated =
            isFixable ? ParameterIsolation.isolating(Set(bare.map(\.ordinal)), in: context.written(place)) : nil
        let fix = isolated.map { written in
            Fix("put U+2068 before and U+2069 after it", .safe, edits: [Edit(replacing: place, with: written)])
        }
        context.report(
            "\(text.subject) does not isolate \(Figure.list(names.map { "{\($0)}" })) in `\(entry.locale)`", at: place,
            notes: [
                isRightToLeft
                    ? "a name in Latin letters reorders the sentence around it"
                    : "a name in a right-to-left script reorders the sentence around it"
            ],
            help: [fix?.message ?? "write `\"\\u2068{\(names.first ?? "")}\\u2069\"`"], fix: fix,
            atMost: isRightToLeft ? .warning : .info, measured: Double(names.count))
    }
}

extension Parameter {
    fileprivate var isString: Bool {
        if case .string = kind { true } else { false }
    }
}
