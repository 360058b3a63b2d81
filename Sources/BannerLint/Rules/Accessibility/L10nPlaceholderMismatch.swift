// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// A translation that leaves out what the original tells, or tells more.
enum L10nPlaceholderMismatch: Rule {
    static let description = RuleDescription(
        "BN909", "l10n-placeholder-mismatch", .accessibility, .error,
        summary: "a text has the same parameters in every language and in every plural form",
        source: "CLDR, Plural Rules; Unicode MessageFormat, practice of translation",
        what:
            "The parameters of the text in the development language, taken from all its forms together, appear in "
            + "every translation and in every form, and no others do. A form for a single number, such as English "
            + "`one` or Arabic `two`, may leave that number out. Whether a form is for a single number depends on the "
            + "parameter's `min` and `max`.",
        why:
            "A translation that leaves out the account tells people less than the original does. A form for several "
            + "numbers that spells out one of them is wrong for the others: Russian `one` also covers 21.",
        how: "Put the parameter where the sentence needs it in that language.",
        bad: [
            RuleExample(
                """
                banners:
                  signIn:
                    level: error
                    parameters: { account: { type: string, maxLength: 9 } }
                    text: { en: "Sign in to {account} again.", fr: «Reconnectez-vous. }
                """),
            RuleExample(
                """
                banners:
                  drafts:
                    level: error
                    parameters: { count: { type: int, min: 1, max: 99 } }
                    text:
                      en: { plural: count, one: A draft is waiting., other: "{count} drafts are waiting." }
                      ru:
                        plural: count
                        one:   «Ждёт один черновик.
                        few:   "Ждут {count} черновика."
                        many:  "Ждут {count} черновиков."
                        other: "Ждут {count} черновика."
                """, title: "A form for 1, 21 and 31"),
        ],
        good: [
            RuleExample(
                """
                banners:
                  drafts:
                    level: error
                    parameters: { count: { type: int, min: 1, max: 99 } }
                    text:
                      en: { plural: count, one: A draft is waiting., other: "{count} drafts are waiting." }
                      ja: { plural: count, other: "下書きが{count}件あります。" }
                """)
        ])

    static func check(_ context: RuleContext) {
        let ranges = context.linted.memory.pluralRanges
        SpecText.forEach(in: context) { text in
            guard !text.parameters.isEmpty, let development = text.text.entries.first else { return }
            let asked = parameters(of: development)
            text.forEachPattern { entry, form, pattern, place in
                var missing = asked.shown.subtracting(pattern.parameters)
                if let form, case .plural(let parameter, _) = entry.content, missing.contains(parameter),
                    let decisive = text.parameter(at: parameter),
                    let range = ranges.range(of: decisive, in: entry.locale),
                    range.isExact(form.category)
                {
                    missing.remove(parameter)
                }
                let foreign = pattern.parameters.subtracting(asked.shown).subtracting(asked.deciding)
                if missing.isEmpty, foreign.isEmpty { return }
                report(missing, foreign, text, entry, form, place, development, ranges, context)
            }
        }
    }

    /// What the text in the development language shows, and what decides its form.
    private static func parameters(of entry: LocalizedText.Entry) -> (shown: Set<Int>, deciding: Set<Int>) {
        switch entry.content {
        case .pattern(let pattern): return (pattern.parameters, [])
        case .plural(let parameter, let forms):
            return (forms.reduce(into: []) { $0.formUnion($1.pattern.parameters) }, [parameter])
        }
    }

    private static func report(
        _ missing: Set<Int>, _ foreign: Set<Int>, _ text: SpecText, _ entry: LocalizedText.Entry, _ form: PluralForm?,
        _ place: Place, _ development: LocalizedText.Entry, _ ranges: PluralRanges, _ context: RuleContext
    ) {
        func names(_ indices: Set<Int>) -> String {
            Figure.list(indices.sorted().compactMap { text.parameter(at: $0).map { "{\($0.name.value)}" } })
        }
        let location = form.map { "form `\($0.category.rawValue)` in `\(entry.locale)`" } ?? "`\(entry.locale)`"
        var faults: [String] = []
        if !missing.isEmpty { faults.append("leaves out \(names(missing))") }
        if !foreign.isEmpty { faults.append("adds \(names(foreign))") }
        var notes: [String] = []
        if let form, case .plural(let parameter, _) = entry.content, missing.contains(parameter),
            let decisive = text.parameter(at: parameter),
            let use = ranges.range(of: decisive, in: entry.locale)?[form.category]
        {
            notes.append("the numbers with that form start with \(use.values.map { "\($0)" }.joined(separator: ", "))")
        }
        context.report(
            "\(text.subject), \(location), \(faults.joined(separator: " and "))", at: place,
            labels: place == development.place
                ? [] : [Label("the text in `\(development.locale)`", at: development.place)],
            notes: notes,
            help: (missing.isEmpty ? [] : ["put \(names(missing)) into the text"])
                + (foreign.isEmpty
                    ? [] : ["remove \(names(foreign)), or add it to the text in `\(development.locale)`"]),
            measured: Double(missing.count + foreign.count))
    }
}
