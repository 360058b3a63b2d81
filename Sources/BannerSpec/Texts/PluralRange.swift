// SPDX-License-Identifier: Apache-2.0

package import BannerCore

/// The plural categories that a parameter's values have in a language, with a few of the values.
package struct PluralRange {
    /// A category that occurs.
    package struct Use {
        /// The category.
        package let category: PluralCategory
        /// Its first values, three at the most, in ascending order.
        package fileprivate(set) var values: [Int]
    }

    /// The categories that occur, in CLDR's order.
    package private(set) var uses: [Use] = []

    package init(of values: ArraySlice<Int>, in locale: String) {
        for (value, category) in zip(values, PluralRules.categories(of: values, in: locale)) {
            if let index = uses.firstIndex(where: { $0.category == category }) {
                if uses[index].values.count < 3 { uses[index].values.append(value) }
            } else {
                uses.append(Use(category: category, values: [value]))
            }
        }
        uses.sort { $0.category < $1.category }
    }

    /// The values of `category`; `nil` if it does not occur.
    package subscript(category: PluralCategory) -> Use? { uses.first { $0.category == category } }

    /// Whether only one value has `category`, so that a text may say it in words. A category that does not occur
    /// counts.
    package func isExact(_ category: PluralCategory) -> Bool { (self[category]?.values.count ?? 0) < 2 }
}

/// Finds the categories of parameters, each range and language once.
package final class PluralRanges {
    /// Ranges with the same samples are one.
    private struct Key: Hashable {
        let low: Int
        let count: Int
        let locale: String
    }

    package init() {}

    private var samples: [Int: [Int]] = [:]
    private var ranges: [Key: PluralRange] = [:]

    /// The categories of `parameter` in `locale`; `nil` for a text, or for a language that CLDR does not know.
    package func range(of parameter: Parameter, in locale: String) -> PluralRange? {
        guard case .int(let min, let max) = parameter.kind, let bounds = Self.magnitudes(min: min, max: max) else {
            return nil
        }
        forgetIfMany()
        let all = samples[bounds.lowerBound] ?? Self.samples(from: bounds.lowerBound)
        samples[bounds.lowerBound] = all
        let count = Self.count(of: all, upTo: bounds.upperBound)
        let key = Key(low: bounds.lowerBound, count: count, locale: locale)
        if let range = ranges[key] { return range.uses.isEmpty ? nil : range }
        let isKnown = PluralRules.integerCategories(in: locale) != nil
        let range = PluralRange(of: isKnown ? all[..<count] : [], in: locale)
        ranges[key] = range
        return range.uses.isEmpty ? nil : range
    }

    /// Real specs have few ranges; those of hostile ones are not kept.
    private func forgetIfMany() {
        guard samples.count > 1000 || ranges.count > 10_000 else { return }
        samples.removeAll()
        ranges.removeAll()
    }

    /// Values that show every category of every language of CLDR that occurs between `min` and `max`, and each that has
    /// several values twice. A bound that is not known leaves the numbers from nought upwards.
    package static func samples(min: Int?, max: Int?) -> ArraySlice<Int> {
        guard let bounds = magnitudes(min: min, max: max) else { return [] }
        let all = samples(from: bounds.lowerBound)
        return all[..<count(of: all, upTo: bounds.upperBound)]
    }

    /// The distances from nought of the numbers from `min` to `max`: the category of −1 is that of 1.
    private static func magnitudes(min: Int?, max: Int?) -> ClosedRange<Int>? {
        let most = Swift.min(Swift.max(max ?? limit, -limit), limit)
        let least = Swift.min(Swift.max(min ?? Swift.min(0, most), -limit), limit)
        guard least <= most else { return nil }
        let (a, b) = (abs(least), abs(most))
        return (least <= 0 && most >= 0 ? 0 : Swift.min(a, b))...Swift.max(a, b)
    }

    /// Beyond small numbers, CLDR's rules for whole numbers (version 48) look at the last two digits, at the last
    /// three or five in Cornish, and at whole millions. So some 200 numbers in a row and the first round ones will
    /// do.
    private static func samples(from low: Int) -> [Int] {
        var values = Set(low...low + 209)
        var power = 1000
        while power <= limit {
            let first = Swift.max(1, (low + power - 1) / power)
            for factor in first..<first + 3 { values.insert(factor * power) }
            power *= 10
        }
        return values.sorted()
    }

    /// How many of `values`, which ascend, are not above `high`.
    private static func count(of values: [Int], upTo high: Int) -> Int {
        values.firstIndex { $0 > high } ?? values.count
    }

    /// No count is beyond a million millions, which is also as far as the language's `min` and `max` go.
    private static let limit = 1_000_000_000_000
}
