// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// A plural that lacks a form of its language.
enum L10nPluralCategories: Rule {
    static let description = RuleDescription(
        "BN910", "l10n-plural-categories", .accessibility, .error, mildest: .info,
        summary: "a plural has every form that its language needs",
        source: "CLDR, Language Plural Rules",
        what:
            "A plural has a form for each CLDR category that whole numbers from the parameter's `min` to its `max` "
            + "have in that language. Without a `max`, the number can reach a million, for which French, Italian, "
            + "Portuguese and Spanish have a form of their own: if only that form is missing, it is an info. A "
            + "language that CLDR does not know needs only `other`.",
        why: "A number whose form is missing gets the form `other`, which is ungrammatical: in Russian, “3 файлов”.",
        how: "Add the form. If the numbers for it can't occur, say so with `min` and `max`.",
        bad: [
            RuleExample(
                """
                banners:
                  drafts:
                    level: error
                    parameters: { count: { type: int, min: 1, max: 99 } }
                    text:
                      en: { plural: count, one: "{count} draft", other: "{count} drafts" }
                      pl: «{ plural: count, one: "{count} szkic", other: "{count} szkiców" }
                """)
        ],
        good: [
            RuleExample(
                """
                banners:
                  drafts:
                    level: error
                    parameters: { count: { type: int, min: 2, max: 99 } }
                    text:
                      en: { plural: count, other: "{count} drafts" }
                      pl: { plural: count, few: "{count} szkice", many: "{count} szkiców", other: "{count} szkicu" }
                """)
        ])

    static func check(_ context: RuleContext) {
        let ranges = context.linted.memory.pluralRanges
        SpecText.forEach(in: context) { text in
            guard !text.parameters.isEmpty else { return }
            for entry in text.text.entries {
                guard case .plural(let index, let forms) = entry.content, let parameter = text.parameter(at: index),
                    let range = ranges.range(of: parameter, in: entry.locale)
                else { continue }
                let missing = range.uses.filter { use in
                    use.category != .other && !forms.contains { $0.category == use.category }
                }
                guard !missing.isEmpty else { continue }
                // Nobody says that there may be so many.
                let isRemote = parameter.hasNoMaximum && missing.allSatisfy { ($0.values.first ?? 0) >= remote }
                let bound = isRemote ? ["or say how many there may be at most: `max: 999`"] : []
                let lacking = "the \(Figure.noun("form", missing.count)) \(PluralRange.list(missing))"
                context.report(
                    "\(text.subject) lacks \(lacking) in `\(entry.locale)`", at: entry.place,
                    labels: [Label("decides the form", at: parameter.name.place)],
                    notes: ["by CLDR's plural rules the numbers here need \(PluralRange.list(range.uses))"],
                    help: missing.map { "add `\($0.category.rawValue): …`" } + bound, atMost: isRemote ? .info : .error,
                    measured: Double(missing.count))
            }
        }
    }

    /// From so many on, a category that no smaller number has is asked for less strictly, if the parameter has no `max`.
    private static let remote = 1_000_000
}

extension Parameter {
    /// Whether it is a number of which nobody says how great it may be.
    fileprivate var hasNoMaximum: Bool { if case .int(_, nil) = kind { true } else { false } }
}
