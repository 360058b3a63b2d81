// SPDX-License-Identifier: Apache-2.0

import BannerCore
import Testing

@testable import BannerGenerators

/// Conditions of generated code choose the plural form that CLDR does.
@Suite struct PluralConditionsTests {
    private static let numbers =
        Array(0...1200) + [1999, 2000, 3000, 20_000, 21_000, 40_000, 60_000, 80_000, 99_999, 100_000, 100_001, 200_000]
        + [999_999, 1_000_000, 1_000_001, 2_000_000, 1_100_000, 1_040_000]

    @Test(arguments: PluralConditions.all.map(\.language) + ["de", "pt", "pt-PT", "zh-Hant", "xx", "uk", "sk", "it"])
    func agreeWithTheRules(_ locale: String) throws {
        let rules = PluralConditions.rules(for: locale)
        for number in Self.numbers {
            var condition = Condition(number)
            let category = try rules.first { try condition.holds($0.condition) }?.category ?? "other"
            #expect(category == PluralRules.category(of: number, in: locale).rawValue, "\(locale) \(number)")
        }
    }
}

/// Reads conditions as C-like languages do: `%`, comparisons, `&&`, `||` and parentheses over `n` and numbers.
private struct Condition {
    private let n: Int
    private var tokens: ArraySlice<Substring> = []

    init(_ n: Int) { self.n = n }

    mutating func holds(_ text: String) throws -> Bool {
        let spaced = text.replacing("(", with: "( ").replacing(")", with: " )")
        tokens = spaced.split(separator: " ")[...]
        let result = try disjunction()
        try #require(tokens.isEmpty, "\(text)")
        return result
    }

    private mutating func disjunction() throws -> Bool {
        var result = try conjunction()
        while accept("||") { result = try conjunction() || result }
        return result
    }

    private mutating func conjunction() throws -> Bool {
        var result = try comparison()
        while accept("&&") { result = try comparison() && result }
        return result
    }

    private mutating func comparison() throws -> Bool {
        if accept("(") {
            let result = try disjunction()
            let isClosed = accept(")")
            try #require(isClosed)
            return result
        }
        let left = try operand()
        let sign = tokens.popFirst()
        let right = try operand()
        switch sign {
        case "==": return left == right
        case "!=": return left != right
        case "<": return left < right
        case ">": return left > right
        case "<=": return left <= right
        default:
            try #require(sign == ">=")
            return left >= right
        }
    }

    private mutating func operand() throws -> Int {
        let value = try number()
        return accept("%") ? value % (try number()) : value
    }

    private mutating func number() throws -> Int {
        let next = tokens.popFirst()
        let token = try #require(next)
        return token == "n" ? n : try #require(Int(token))
    }

    private mutating func accept(_ token: Substring) -> Bool {
        guard tokens.first == token else { return false }
        tokens.removeFirst()
        return true
    }
}
