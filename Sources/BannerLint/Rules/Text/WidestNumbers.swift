// SPDX-License-Identifier: Apache-2.0

import BannerCore
import TextFit

/// Finds the number that takes the most room among those that a parameter may have, or the least.
///
/// Banners show numbers in the digits and groups of the language. In a plural form the number must be one that the form is for: `one` is never 99 in
/// English, and `many` is never less than a million in French.
final class WidestNumbers {
    private struct Question: Hashable {
        var range: ClosedRange<Int>
        var category: PluralCategory?
        var locale: String
        var isNarrowest = false
    }

    private var answers: [Question: String?] = [:]
    private var categories: [String: [PluralCategory]] = [:]

    /// The widest number of `range`, of those that are counted as `category`, as `locale` writes it; `nil` if there is none.
    func widest(in range: ClosedRange<Int>, _ category: PluralCategory?, locale: String) -> String? {
        answer(to: Question(range: range, category: category, locale: locale))
    }

    /// The narrowest of them; `nil` if there is none.
    func narrowest(in range: ClosedRange<Int>, _ category: PluralCategory?, locale: String) -> String? {
        answer(to: Question(range: range, category: category, locale: locale, isNarrowest: true))
    }

    private func answer(to question: Question) -> String? {
        if let known = answers[question] { return known }
        // Real specs have few ranges; those of hostile ones are not kept.
        if answers.count > 10_000 { answers.removeAll() }
        let answer = find(question)
        answers[question] = .some(answer)
        return answer
    }

    private func find(_ question: Question) -> String? {
        let range = question.range
        let greatest = max(range.lowerBound.magnitude, range.upperBound.magnitude)
        let samples = Self.samples.prefix { $0.magnitude <= greatest }
        let known = question.category.map { _ in categories(in: question.locale, count: samples.count) }
        var best: (number: Int, width: Int)?
        func consider(_ number: Int, _ category: PluralCategory?) {
            guard range.contains(number), category == question.category else { return }
            let width = Self.width("\(number)")
            if best.map({ question.isNarrowest ? width < $0.width : $0.width < width }) ?? true {
                best = (number, width)
            }
        }
        for (index, sample) in samples.enumerated() {
            let category = known.map { $0[index] }
            consider(sample, category)
            if range.lowerBound < 0 { consider(-sample, category) }
        }
        for edge in [range.lowerBound, range.upperBound] {
            consider(edge, question.category.map { _ in PluralRules.category(of: edge, in: question.locale) })
        }
        // Groups and other digits add to each number of a length alike.
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
    /// thousands and millions. Those of one digit twice and more are the widest of their length.
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

    /// The width in 1/65,536 em, by the estimated widths of digits; in other fonts too a 1 is narrow.
    private static func width(_ number: String) -> Int {
        number.utf8.reduce(0) { width, digit in width + digits[Int(digit & 0x0F)] }
    }

    /// The widths of 0 to 9 and, like the hyphen-minus in ASCII, of the sign at 13.
    private static let digits: [Int] = "0123456789\0\0\0-\0\0".map { character in
        let source = EstimatedAdvances(font: .system(points: 17))
        let advances = source.advances(of: ClusteredText(String(character)), language: "")
        return advances.units.reduce(0) { $0 + Int($1) }
    }
}
