// SPDX-License-Identifier: Apache-2.0

/// A value in Swift, as far as a draft can be sure of it.
enum SwiftExpression {
    /// A string, with its interpolations.
    case text([SwiftToken.Piece])
    /// A number.
    case number(Double)
    /// `true`, `false`.
    case truth(Bool)
    /// `nil`.
    case none
    /// Names and calls.
    case chain(SwiftChain)
    /// A closure, whose brace opens at this token.
    case closure(Int)
    /// Anything else.
    case other
}

/// An argument of a call.
struct SwiftArgument {
    /// The name before the colon.
    var label: String?
    /// The tokens of the value.
    var tokens: Range<Int>
    var value: SwiftExpression
}

extension SwiftCode {
    /// The arguments of the call whose parenthesis opens at `open`.
    func arguments(_ open: Int) -> [SwiftArgument] {
        guard let close = partner(open), open < close else { return [] }
        var arguments: [SwiftArgument] = []
        var start = open + 1
        var next = start
        while next <= close {
            if next == close || isMark(next, ",") {
                if next > start { arguments.append(argument(start..<next)) }
                start = next + 1
            }
            next = next < close ? (partner(next).map { max($0, next) } ?? next) + 1 : next + 1
        }
        return arguments
    }

    private func argument(_ range: Range<Int>) -> SwiftArgument {
        var label: String?
        var range = range
        if range.count > 2, let name = word(range.lowerBound), isMark(range.lowerBound + 1, ":") {
            label = name
            range = range.dropFirst(2)
        }
        return SwiftArgument(label: label, tokens: range, value: expression(range))
    }

    /// What the tokens of `range` are, if they are one of the expressions that are known.
    func expression(_ range: Range<Int>) -> SwiftExpression {
        var range = range
        // `UIColor(named: "brand")!` is that colour.
        while range.count > 1, let last = range.last, isSign(last, "!") { range = range.dropLast() }
        guard let first = range.first, let last = range.last, tokens.indices.contains(last) else { return .other }
        if case .string = tokens[first].kind { return joinedText(range) }
        if let number = number(range) { return .number(number) }
        if range.count == 1 {
            switch word(first) {
            case "true"?: return .truth(true)
            case "false"?: return .truth(false)
            case "nil"?: return .none
            default: break
            }
        }
        if isMark(first, "{"), partner(first) == last { return .closure(first) }
        var start = first
        while ["try", "await"].contains(word(start)) || start > first && (isSign(start, "!") || isSign(start, "?")) {
            start += 1
        }
        if let chain = chain(at: start), chain.end == range.upperBound { return .chain(chain) }
        return .other
    }

    /// Strings, with `+` between them.
    private func joinedText(_ range: Range<Int>) -> SwiftExpression {
        var all: [SwiftToken.Piece] = []
        for (position, index) in range.enumerated() {
            if position.isMultiple(of: 2) {
                guard case .string(let pieces?) = tokens[index].kind else { return .other }
                all += pieces
            } else if !isSign(index, "+") {
                return .other
            }
        }
        return range.count.isMultiple(of: 2) ? .other : .text(all)
    }

    /// `12`, `-0.5`, `97.0/255.0`.
    private func number(_ range: Range<Int>) -> Double? {
        var range = range
        var sign = 1.0
        if let first = range.first, isSign(first, "-") {
            sign = -1
            range = range.dropFirst()
        }
        guard let first = range.first, let value = literal(first) else { return nil }
        if range.count == 1 { return sign * value }
        guard range.count == 3, isSign(first + 1, "/"), let divisor = literal(first + 2), divisor != 0 else {
            return nil
        }
        return sign * value / divisor
    }

    private func literal(_ index: Int) -> Double? {
        guard tokens[index].kind == .number else { return nil }
        let digits = text(index).filter { $0 != "_" }
        if digits.hasPrefix("0x") { return UInt64(digits.dropFirst(2), radix: 16).map { Double($0) } }
        guard digits.utf8.count <= 32, let value = Double(digits), value.isFinite else { return nil }
        return value
    }
}
