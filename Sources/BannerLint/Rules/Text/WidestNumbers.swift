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
        let answer = find(question, NumberWidths(question.locale, widths))
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
            for number in WideNumbers(widths.digits).numbers(in: range, isWanted) {
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

/// How wide numbers are, as a language writes them and a face draws them.
private struct NumberWidths {
    /// The widths of 0 to 9.
    let digits: [Int]
    private let locale: String
    private let widths: CharacterWidths
    private let minus: Int
    /// What stands between the digits of numbers, by how many digits they have.
    private let separators: [Int]

    init(_ locale: String, _ widths: CharacterWidths) {
        self.locale = locale
        self.widths = widths
        let digits = (0...9).map { widths.width(of: BannerNumber.string($0, in: locale)) }
        self.digits = digits
        minus = widths.width(of: BannerNumber.string(-1, in: locale)) - digits[1]
        var separators = [0]
        var power = 1
        for length in 1...18 {
            let whole = widths.width(of: BannerNumber.string(power, in: locale))
            separators.append(whole - digits[1] - digits[0] * (length - 1))
            power *= 10
        }
        self.separators = separators
    }

    func width(of number: Int) -> Int {
        var (rest, count, width) = (number.magnitude, 0, number < 0 ? minus : 0)
        repeat {
            width += digits[Int(rest % 10)]
            rest /= 10
            count += 1
        } while rest > 0
        return width + separators[min(count, separators.count - 1)]
    }
}

/// The numbers of a range with the widest digits that its bounds allow.
///
/// A number that is less than a bound has its first digits in common with it, then a smaller one, and then any: the widest.
private struct WideNumbers {
    private let digits: [Int]
    /// The digits, the widest first.
    private let widest: [Int]

    init(_ digits: [Int]) {
        self.digits = digits
        widest = (0...9).sorted { digits[$0] > digits[$1] || digits[$0] == digits[$1] && $0 < $1 }
    }

    /// Among the numbers in `range` for which `isWanted` holds, the widest and others, of the two greatest lengths.
    func numbers(in range: ClosedRange<Int>, _ isWanted: (Int) -> Bool) -> [Int] {
        var found: [Int] = []
        if range.upperBound >= 0 {
            let magnitudes = UInt(max(0, range.lowerBound))...UInt(range.upperBound)
            find(in: magnitudes) { number in
                guard let number = Int(exactly: number), isWanted(number) else { return false }
                found.append(number)
                return true
            }
        }
        if range.lowerBound < 0 {
            let magnitudes = min(0, range.upperBound).magnitude...range.lowerBound.magnitude
            find(in: magnitudes) { magnitude in
                guard let number = Int(exactly: magnitude), isWanted(-number) else { return false }
                found.append(-number)
                return true
            }
        }
        return found
    }

    private func find(in range: ClosedRange<UInt>, _ take: (UInt) -> Bool) {
        let highest = Self.digits(of: range.upperBound)
        for length in max(1, highest.count - 1)...highest.count {
            let lowest = Self.power(length - 1)
            let least = length == 1 ? range.lowerBound : max(range.lowerBound, lowest)
            let most = length == highest.count ? range.upperBound : lowest * 10 - 1
            guard least <= most else { continue }
            let (low, high) = (Self.digits(of: least), Self.digits(of: most))
            guard low.count == length, high.count == length else { continue }
            descend(0, low, high, prefix: 0, atLow: true, atHigh: true, take)
        }
    }

    /// Goes on with the digit at `index` behind `prefix`, which is that of `low` or of `high`, or of both.
    private func descend(
        _ index: Int, _ low: [Int], _ high: [Int], prefix: UInt, atLow: Bool, atHigh: Bool, _ take: (UInt) -> Bool
    ) {
        guard index < low.count else {
            _ = take(prefix)
            return
        }
        let (least, most) = (atLow ? low[index] : 0, atHigh ? high[index] : 9)
        let free = low.count - index - 1
        let within = widest.filter { (least...most).contains($0) && !(atLow && $0 == least) && !(atHigh && $0 == most) }
        // The last two digits decide the category of most numbers; before them, the widest digit is the best.
        for digit in within.prefix(free < 2 ? within.count : 1) { fill(prefix * 10 + UInt(digit), free, take) }
        if atLow {
            descend(
                index + 1, low, high, prefix: prefix * 10 + UInt(least), atLow: true, atHigh: atHigh && least == most,
                take)
        }
        if atHigh, !(atLow && least == most) {
            descend(index + 1, low, high, prefix: prefix * 10 + UInt(most), atLow: false, atHigh: true, take)
        }
    }

    /// Offers `prefix` with `free` more digits, the widest that are wanted; and with six zeros at the end, since some languages count
    /// whole millions in another way.
    private func fill(_ prefix: UInt, _ free: Int, _ take: (UInt) -> Bool) {
        func filled(_ prefix: UInt, _ count: Int) -> UInt {
            (0..<max(0, count)).reduce(prefix) { number, _ in number * 10 + UInt(widest[0]) }
        }
        if free == 0 {
            _ = take(prefix)
        } else if free == 1 {
            _ = widest.contains { take(prefix * 10 + UInt($0)) }
        } else {
            let start = filled(prefix, free - 2) * 100
            let endings = (0..<100).sorted { width(ofEnding: $0) > width(ofEnding: $1) }
            _ = endings.contains { take(start + UInt($0)) }
        }
        if free >= 6 { _ = take(filled(prefix, free - 6) * 1_000_000) }
    }

    private func width(ofEnding ending: Int) -> Int { digits[ending / 10] + digits[ending % 10] }

    private static func digits(of number: UInt) -> [Int] { String(number).utf8.map { Int($0 & 0x0F) } }

    private static func power(_ exponent: Int) -> UInt { (0..<exponent).reduce(1) { power, _ in power * 10 } }
}
