// SPDX-License-Identifier: Apache-2.0

/// Sums and products such as `{space} * 2` and `(16px + {a.b}) / 2`, which Tokens Studio computes.
struct TokenArithmetic {
    /// Parentheses within parentheses.
    private static let depthLimit = 32

    private var rest: Substring
    /// What an operand stands for: a number, perhaps with a unit, or an alias in braces.
    private let operand: (String) -> Double?

    /// The value of `text`; `nil` for what is no sum or product, or has an operand without a value.
    static func value(of text: String, _ operand: @escaping (String) -> Double?) -> Double? {
        var arithmetic = Self(rest: text[...], operand: operand)
        guard let value = arithmetic.sum(depth: 0), value.isFinite else { return nil }
        arithmetic.skipBlanks()
        return arithmetic.rest.isEmpty ? value : nil
    }

    private mutating func sum(depth: Int) -> Double? {
        guard var value = product(depth: depth) else { return nil }
        while let sign = take("+-") {
            guard let next = product(depth: depth) else { return nil }
            value += sign == "+" ? next : -next
        }
        return value
    }

    private mutating func product(depth: Int) -> Double? {
        guard var value = factor(depth: depth) else { return nil }
        while let sign = take("*/") {
            guard let next = factor(depth: depth) else { return nil }
            value = sign == "*" ? value * next : value / next
        }
        return value
    }

    private mutating func factor(depth: Int) -> Double? {
        guard depth < Self.depthLimit else { return nil }
        if take("-") != nil { return factor(depth: depth + 1).map { -$0 } }
        if take("(") != nil {
            guard let value = sum(depth: depth + 1), take(")") != nil else { return nil }
            return value
        }
        skipBlanks()
        let end =
            rest.first == "{"
            ? rest.firstIndex(of: "}").map(rest.index(after:)) ?? rest.endIndex
            : rest.firstIndex { "+-*/() ".contains($0) } ?? rest.endIndex
        let text = String(rest[..<end])
        rest = rest[end...]
        return text.isEmpty ? nil : operand(text)
    }

    private mutating func take(_ signs: String) -> Character? {
        skipBlanks()
        guard let next = rest.first, signs.contains(next) else { return nil }
        rest.removeFirst()
        return next
    }

    private mutating func skipBlanks() { rest = rest.drop { $0 == " " } }
}
