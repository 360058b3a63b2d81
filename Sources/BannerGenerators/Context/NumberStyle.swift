// SPDX-License-Identifier: Apache-2.0

import BannerCore

/// How a language writes whole numbers, read off what BannerKit writes, so that other platforms write the same.
struct NumberStyle: Sendable {
    /// The code point of the digit 0; the others follow it.
    let zero: UInt32
    /// What stands between groups of digits.
    let group: String
    /// What stands before a negative number.
    let minus: String
    /// How many digits the last group has; 0 for a language without groups.
    let lastGroup: Int
    /// How many digits the groups before it have; 0 where there is one before it only.
    let otherGroups: Int
    /// How many digits there must be before the last group, so that it is set apart.
    let least: Int

    init(_ locale: String) {
        let zero = Self.scalars(0, locale)[0].value
        self.zero = zero
        minus = String(String.UnicodeScalarView(Self.scalars(-1, locale).dropLast()))
        // The groups of a number that has several, from the last to the first.
        let number = Self.scalars(111_111_111_111_111, locale)
        let isDigit = { (scalar: Unicode.Scalar) in scalar.value >= zero && scalar.value < zero + 10 }
        let groups = number.split(whereSeparator: { !isDigit($0) }).reversed().map(\.count)
        group = String(
            String.UnicodeScalarView(number.drop(while: isDigit).prefix { !isDigit($0) }))
        lastGroup = groups.count > 1 ? groups[0] : 0
        otherGroups = groups.count > 2 ? groups[1] : 0
        var least = 1
        var smallest = (0..<lastGroup).reduce(1) { value, _ in value * 10 }
        while lastGroup > 0, least < 4, Self.scalars(smallest, locale).allSatisfy(isDigit) {
            least += 1
            smallest *= 10
        }
        self.least = least
    }

    private static func scalars(_ number: Int, _ locale: String) -> [Unicode.Scalar] {
        Array(BannerNumber.string(number, in: locale).unicodeScalars)
    }
}
