// SPDX-License-Identifier: Apache-2.0

import BannerCore

/// The plural rules of CLDR for whole numbers as conditions of C-like languages, for generated code whose platform has none.
///
/// They are those of ``PluralRules``, and a test holds them against it.
enum PluralConditions {
    /// A category and the condition under which the whole number `n`, without its sign, is of it.
    struct Rule: Sendable {
        let category: String
        let condition: String

        init(_ category: PluralCategory, _ condition: String) {
            self.category = category.rawValue
            self.condition = condition
        }
    }

    /// The rules for `locale`, of which the first that holds decides; a number that none holds for is `other`.
    static func rules(for locale: String) -> [Rule] {
        let categories = PluralRules.categories(of: sample, in: locale)
        return languages.first { $0.categories == categories }?.rules ?? []
    }

    /// Numbers of which no two sets of rules agree for all.
    private static let sample = Array(0...120) + [1000, 2000, 30_000, 40_000, 100_000, 1_000_000, 1_000_001]

    /// One language for each set of rules, with its categories for ``sample``.
    private static let languages = all.map { language, rules in
        (categories: PluralRules.categories(of: sample, in: language), rules: rules)
    }

    /// The sets of rules, each by one of its languages.
    static let all: [(language: String, rules: [Rule])] = [
        ("ja", []),
        (
            "hi",
            [
                Rule(.one, "n <= 1")
            ]
        ),
        (
            "en",
            [
                Rule(.one, "n == 1")
            ]
        ),
        (
            "tzm",
            [
                Rule(.one, "n <= 1 || (n >= 11 && n <= 99)")
            ]
        ),
        (
            "is",
            [
                Rule(.one, "n % 10 == 1 && n % 100 != 11")
            ]
        ),
        (
            "fil",
            [
                Rule(.one, "(n >= 1 && n <= 3) || n % 10 != 4 && n % 10 != 6 && n % 10 != 9")
            ]
        ),
        (
            "lv",
            [
                Rule(.zero, "n % 10 == 0 || (n % 100 >= 11 && n % 100 <= 19)"),
                Rule(.one, "n % 10 == 1 && n % 100 != 11"),
            ]
        ),
        (
            "lag",
            [
                Rule(.zero, "n == 0"),
                Rule(.one, "n <= 1 && n != 0"),
            ]
        ),
        (
            "blo",
            [
                Rule(.zero, "n == 0"),
                Rule(.one, "n == 1"),
            ]
        ),
        (
            "he",
            [
                Rule(.one, "n == 1"),
                Rule(.two, "n == 2"),
            ]
        ),
        (
            "shi",
            [
                Rule(.one, "n <= 1"),
                Rule(.few, "n >= 2 && n <= 10"),
            ]
        ),
        (
            "ro",
            [
                Rule(.one, "n == 1"),
                Rule(.few, "n == 0 || n != 1 && (n % 100 >= 1 && n % 100 <= 19)"),
            ]
        ),
        (
            "sr",
            [
                Rule(.one, "n % 10 == 1 && n % 100 != 11"),
                Rule(.few, "(n % 10 >= 2 && n % 10 <= 4) && (n % 100 < 12 || n % 100 > 14)"),
            ]
        ),
        (
            "fr",
            [
                Rule(.one, "n <= 1"),
                Rule(.many, "n != 0 && n % 1000000 == 0"),
            ]
        ),
        (
            "es",
            [
                Rule(.one, "n == 1"),
                Rule(.many, "n != 0 && n % 1000000 == 0"),
            ]
        ),
        (
            "gd",
            [
                Rule(.one, "n == 1 || n == 11"),
                Rule(.two, "n == 2 || n == 12"),
                Rule(.few, "(n >= 3 && n <= 10) || (n >= 13 && n <= 19)"),
            ]
        ),
        (
            "sl",
            [
                Rule(.one, "n % 100 == 1"),
                Rule(.two, "n % 100 == 2"),
                Rule(.few, "n % 100 >= 3 && n % 100 <= 4"),
            ]
        ),
        (
            "cs",
            [
                Rule(.one, "n == 1"),
                Rule(.few, "n >= 2 && n <= 4"),
            ]
        ),
        (
            "pl",
            [
                Rule(.one, "n == 1"),
                Rule(.few, "(n % 10 >= 2 && n % 10 <= 4) && (n % 100 < 12 || n % 100 > 14)"),
                Rule(
                    .many,
                    "n != 1 && n % 10 <= 1 || (n % 10 >= 5 && n % 10 <= 9) || (n % 100 >= 12 && n % 100 <= 14)"),
            ]
        ),
        (
            "ru",
            [
                Rule(.one, "n % 10 == 1 && n % 100 != 11"),
                Rule(.few, "(n % 10 >= 2 && n % 10 <= 4) && (n % 100 < 12 || n % 100 > 14)"),
                Rule(.many, "n % 10 == 0 || (n % 10 >= 5 && n % 10 <= 9) || (n % 100 >= 11 && n % 100 <= 14)"),
            ]
        ),
        (
            "lt",
            [
                Rule(.one, "n % 10 == 1 && (n % 100 < 11 || n % 100 > 19)"),
                Rule(.few, "(n % 10 >= 2 && n % 10 <= 9) && (n % 100 < 11 || n % 100 > 19)"),
            ]
        ),
        (
            "sgs",
            [
                Rule(.one, "n % 10 == 1 && n % 100 != 11"),
                Rule(.two, "n == 2"),
                Rule(.few, "n != 2 && (n % 10 >= 2 && n % 10 <= 9) && (n % 100 < 11 || n % 100 > 19)"),
            ]
        ),
        (
            "br",
            [
                Rule(.one, "n % 10 == 1 && n % 100 != 11 && n % 100 != 71 && n % 100 != 91"),
                Rule(.two, "n % 10 == 2 && n % 100 != 12 && n % 100 != 72 && n % 100 != 92"),
                Rule(
                    .few,
                    "((n % 10 >= 3 && n % 10 <= 4) || n % 10 == 9) && (n % 100 < 10"
                        + " || n % 100 > 19) && (n % 100 < 70 || n % 100 > 79) && (n % 100 < 90 || n % 100 > 99)"),
                Rule(.many, "n != 0 && n % 1000000 == 0"),
            ]
        ),
        (
            "mt",
            [
                Rule(.one, "n == 1"),
                Rule(.two, "n == 2"),
                Rule(.few, "n == 0 || (n % 100 >= 3 && n % 100 <= 10)"),
                Rule(.many, "n % 100 >= 11 && n % 100 <= 19"),
            ]
        ),
        (
            "ga",
            [
                Rule(.one, "n == 1"),
                Rule(.two, "n == 2"),
                Rule(.few, "n >= 3 && n <= 6"),
                Rule(.many, "n >= 7 && n <= 10"),
            ]
        ),
        (
            "gv",
            [
                Rule(.one, "n % 10 == 1"),
                Rule(.two, "n % 10 == 2"),
                Rule(.few, "n % 100 == 0 || n % 100 == 20 || n % 100 == 40 || n % 100 == 60 || n % 100 == 80"),
            ]
        ),
        (
            "kw",
            [
                Rule(.zero, "n == 0"),
                Rule(.one, "n == 1"),
                Rule(
                    .two,
                    "n % 100 == 2 || n % 100 == 22 || n % 100 == 42 || n % 100 == 62 || n % 100 == 82"
                        + " || n % 1000 == 0 && ((n % 100000 >= 1000 && n % 100000 <= 20000) || n % 100000 == 40000"
                        + " || n % 100000 == 60000 || n % 100000 == 80000) || n != 0 && n % 1000000 == 100000"),
                Rule(.few, "n % 100 == 3 || n % 100 == 23 || n % 100 == 43 || n % 100 == 63 || n % 100 == 83"),
                Rule(
                    .many,
                    "n != 1 && (n % 100 == 1 || n % 100 == 21 || n % 100 == 41 || n % 100 == 61 || n % 100 == 81)"),
            ]
        ),
        (
            "ar",
            [
                Rule(.zero, "n == 0"),
                Rule(.one, "n == 1"),
                Rule(.two, "n == 2"),
                Rule(.few, "n % 100 >= 3 && n % 100 <= 10"),
                Rule(.many, "n % 100 >= 11 && n % 100 <= 99"),
            ]
        ),
        (
            "cy",
            [
                Rule(.zero, "n == 0"),
                Rule(.one, "n == 1"),
                Rule(.two, "n == 2"),
                Rule(.few, "n == 3"),
                Rule(.many, "n == 6"),
            ]
        ),
    ]
}
