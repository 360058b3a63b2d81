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

    /// A text that leaves out parameters, or adds some.
    private struct Mismatch {
        var text: SpecText
        var entry: LocalizedText.Entry
        var form: PluralForm?
        var place: Place
        var development: LocalizedText.Entry
        var missing: Set<Int>
        var foreign: Set<Int>

        /// The language and the form, in words.
        var location: String {
            form.map { "form `\($0.category.rawValue)` in `\(entry.locale)`" } ?? "`\(entry.locale)`"
        }

        /// What is wrong, in words.
        var faults: [String] {
            (missing.isEmpty ? [] : ["leaves out \(names(missing))"])
                + (foreign.isEmpty ? [] : ["adds \(names(foreign))"])
        }

        var help: [String] {
            (missing.isEmpty ? [] : ["put \(names(missing)) into the text"])
                + (foreign.isEmpty
                    ? [] : ["remove \(names(foreign)), or add it to the text in `\(development.locale)`"])
        }

        /// The numbers for which a form that leaves out the number is wrong.
        func notes(_ ranges: PluralRanges) -> [String] {
            guard let form, case .plural(let parameter, _) = entry.content, missing.contains(parameter),
                let decisive = text.parameter(at: parameter),
                let use = ranges.range(of: decisive, in: entry.locale)?[form.category]
            else { return [] }
            return ["the numbers with that form start with \(use.values.map { "\($0)" }.joined(separator: ", "))"]
        }

        private func names(_ indices: Set<Int>) -> String {
            Figure.list(indices.sorted().compactMap { text.parameter(at: $0).map { "{\($0.name.value)}" } })
        }
    }

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
                let mismatch = Mismatch(
                    text: text, entry: entry, form: form, place: place, development: development, missing: missing,
                    foreign: foreign)
                report(mismatch, notes: mismatch.notes(ranges), context)
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

    private static func report(_ mismatch: Mismatch, notes: [String], _ context: RuleContext) {
        let development = mismatch.development
        context.report(
            "\(mismatch.text.subject), \(mismatch.location), \(mismatch.faults.joined(separator: " and "))",
            at: mismatch.place,
            labels: mismatch.place == development.place
                ? [] : [Label("the text in `\(development.locale)`", at: development.place)],
            notes: notes, help: mismatch.help, measured: Double(mismatch.missing.count + mismatch.foreign.count))
    }
}
