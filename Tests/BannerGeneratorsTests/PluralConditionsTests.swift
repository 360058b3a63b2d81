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
        let rules = try PluralConditions.rules(for: locale).map { rule in
            (holds: try Condition.read(rule.condition), category: rule.category)
        }
        let wrong = Self.numbers.filter { number in
            let category = rules.first { $0.holds(number) }?.category ?? "other"
            return category != PluralRules.category(of: number, in: locale).rawValue
        }
        #expect(wrong.isEmpty, "\(locale)")
    }
}

/// Reads conditions as C-like languages do: `%`, comparisons, `&&`, `||` and parentheses over `n` and numbers.
private struct Condition {
    private var tokens: ArraySlice<Substring>

    /// Whether the condition `text` holds for a number.
    static func read(_ text: String) throws -> (Int) -> Bool {
        let spaced = text.replacing("(", with: "( ").replacing(")", with: " )")
        var condition = Condition(tokens: spaced.split(separator: " ")[...])
        let holds = try condition.disjunction()
        try #require(condition.tokens.isEmpty, "\(text)")
        return holds
    }

    private mutating func disjunction() throws -> (Int) -> Bool {
        let first = try conjunction()
        guard accept("||") else { return first }
        let second = try disjunction()
        return { first($0) || second($0) }
    }

    private mutating func conjunction() throws -> (Int) -> Bool {
        let first = try comparison()
        guard accept("&&") else { return first }
        let second = try conjunction()
        return { first($0) && second($0) }
    }

    private mutating func comparison() throws -> (Int) -> Bool {
        if accept("(") {
            let inner = try disjunction()
            let isClosed = accept(")")
            try #require(isClosed)
            return inner
        }
        let left = try operand()
        let sign = tokens.popFirst()
        let right = try operand()
        switch sign {
        case "==": return { left($0) == right($0) }
        case "!=": return { left($0) != right($0) }
        case "<": return { left($0) < right($0) }
        case ">": return { left($0) > right($0) }
        case "<=": return { left($0) <= right($0) }
        default:
            try #require(sign == ">=")
            return { left($0) >= right($0) }
        }
    }

    private mutating func operand() throws -> (Int) -> Int {
        let value = try number()
        guard accept("%") else { return value }
        let divisor = try number()
        return { value($0) % divisor($0) }
    }

    private mutating func number() throws -> (Int) -> Int {
        let next = tokens.popFirst()
        let token = try #require(next)
        if token == "n" { return { $0 } }
        let number = try #require(Int(token))
        return { _ in number }
    }

    private mutating func accept(_ token: Substring) -> Bool {
        guard tokens.first == token else { return false }
        tokens.removeFirst()
        return true
    }
}
