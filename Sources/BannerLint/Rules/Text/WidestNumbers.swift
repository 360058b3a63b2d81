// SPDX-License-Identifier: Apache-2.0

import BannerCore

/// Finds the number that takes the most room among those that a parameter may have, or the least.
///
/// Banners show numbers in the digits and groups of the language, and a face draws some digits wider than others. In a plural form
/// the number must be one that the form is for: `one` is never 99 in English, and `many` is never less than a million in French.
final class WidestNumbers {
    private struct Question: Hashable {
        var range: ClosedRange<Int>
        var category: PluralCategory?
        var locale: String
        /// The face that it is drawn in.
        var face: ObjectIdentifier
        var isNarrowest = false
    }

    private var answers: [Question: String?] = [:]
    private var categories: [String: [PluralCategory]] = [:]

    /// The widest number of `range`, of those that are counted as `category`, as `locale` writes it in letters of `widths`; `nil` if
    /// there is none. `widths` live as long as this.
    func widest(
        in range: ClosedRange<Int>, _ category: PluralCategory?, locale: String, _ widths: CharacterWidths
    ) -> String? {
        let question = Question(range: range, category: category, locale: locale, face: ObjectIdentifier(widths))
        return answer(to: question, widths)
    }

    /// The narrowest of them; `nil` if there is none.
    func narrowest(
        in range: ClosedRange<Int>, _ category: PluralCategory?, locale: String, _ widths: CharacterWidths
    ) -> String? {
        var question = Question(range: range, category: category, locale: locale, face: ObjectIdentifier(widths))
        question.isNarrowest = true
        return answer(to: question, widths)
    }

    private func answer(to question: Question, _ widths: CharacterWidths) -> String? {
        if let known = answers[question] { return known }
        // Real specs have few ranges; those of hostile ones are not kept.
        if answers.count > 10_000 { answers.removeAll() }
        let answer = find(question, widths.numbers(in: question.locale))
        answers[question] = .some(answer)
        return answer
    }

    private func find(_ question: Question, _ widths: NumberWidths) -> String? {
        let range = question.range
        let greatest = max(range.lowerBound.magnitude, range.upperBound.magnitude)
        let samples = Self.samples.prefix { $0.magnitude <= greatest }
        let known = question.category.map { _ in categories(in: question.locale, count: samples.count) }
        var best: (number: Int, width: Int)?
        func consider(_ number: Int, _ category: PluralCategory?) {
            guard range.contains(number), category == question.category else { return }
            let width = widths.width(of: number)
            if best.map({ question.isNarrowest ? width < $0.width : $0.width < width }) ?? true {
                best = (number, width)
            }
        }
        func category(_ number: Int) -> PluralCategory? {
            question.category.map { _ in PluralRules.category(of: number, in: question.locale) }
        }
        for (index, sample) in samples.enumerated() {
            let category = known.map { $0[index] }
            consider(sample, category)
            if range.lowerBound < 0 { consider(-sample, category) }
        }
        for edge in [range.lowerBound, range.upperBound] { consider(edge, category(edge)) }
        if !question.isNarrowest {
            let isWanted = { (number: Int) in category(number) == question.category }
            for number in widths.wide.numbers(in: range, isWanted) {
                consider(number, question.category)
            }
        }
        return best.map { BannerNumber.string($0.number, in: question.locale) }
    }

    /// The categories of the first `count` samples at the least.
    private func categories(in locale: String, count: Int) -> [PluralCategory] {
        if let known = categories[locale], known.count >= count { return known }
        let found = PluralRules.categories(of: Self.samples.prefix(count), in: locale)
        categories[locale] = found
        return found
    }

    /// Numbers of every length in every category: CLDR's rules look at the last two digits, at small numbers, and at whole
    /// thousands and millions.
    private static let samples: [Int] = {
        var samples = Array(0...999)
        var power = 1000
        for length in 4...18 {
            samples += power...power + 120
            var repeated = 0
            for _ in 0..<length { repeated = repeated * 10 + 4 }
            samples.append(repeated)
            power *= 10
        }
        // In ascending order, since those beyond a parameter's bounds are left out.
        return samples
    }()
}
