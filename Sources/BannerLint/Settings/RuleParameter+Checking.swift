// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import ColorSpaces
import Diagnostics

extension RuleParameter {
    /// What is wrong with `text` as a value; `nil` if nothing is.
    public func fault(in text: String) -> String? {
        switch kind {
        case .number(let range):
            guard let number = number(text), number.isFinite else { return "takes a number\(unitPhrase)" }
            return range.contains(number)
                ? nil : "goes from \(Figure.text(range.lowerBound)) to \(Figure.text(range.upperBound))"
        case .count(let range):
            guard let count = number(text).flatMap(Int.init(exactly:)) else {
                return "takes a whole number\(unitPhrase)"
            }
            return range.contains(count) ? nil : "goes from \(range.lowerBound) to \(range.upperBound)"
        case .duration(let range):
            guard let milliseconds = Self.milliseconds(text) else {
                return Double(text) == nil
                    ? "takes a duration such as `500ms` or `4s`" : "takes a duration with its unit, such as `\(text)s`"
            }
            if range.contains(milliseconds) { return nil }
            return
                "goes from \(Duration.milliseconds(range.lowerBound).plain) to \(Duration.milliseconds(range.upperBound).plain)"
        case .flag: return text == "true" || text == "false" ? nil : "takes `true` or `false`"
        case .color: return Color(hex: text) == nil ? "takes a colour such as `\"#808080\"`" : nil
        }
    }

    /// A number as a spec writes it: where percent are counted, with its sign or without.
    func number(_ text: String) -> Double? {
        Double(unit == "%" && text.hasSuffix("%") ? String(text.dropLast()) : text)
    }

    /// How a value stands that is not as high as another: `below` it.
    var belowPhrase: String { if case .color = kind { "darker than" } else { "below" } }

    /// How high `text` is as a value, beside others of its kind; `nil` for those without an order.
    fileprivate func height(of text: String) -> Double? {
        switch kind {
        case .number, .count: number(text)
        case .duration: Self.milliseconds(text)
        case .color: Color(hex: text)?.relativeLuminance
        case .flag: nil
        }
    }

    private var unitPhrase: String { unit.isEmpty ? "" : " (\(unit))" }

    static func milliseconds(_ text: String) -> Double? {
        let (digits, scale) = text.hasSuffix("ms") ? (text.dropLast(2), 1.0) : (text.dropLast(), 1000.0)
        guard text.hasSuffix("s"), let number = Double(digits), number.isFinite else { return nil }
        return number * scale
    }
}

extension RuleDescription {
    /// The pairs of parameters of which the upper one is below the lower one in `values`, by name.
    func crossings(in values: [String: String]) -> [(lower: RuleParameter, upper: RuleParameter)] {
        parameters.compactMap { upper in
            guard let lower = parameters.first(where: { $0.name == upper.floor }),
                let low = values[lower.name].flatMap(lower.height), let high = values[upper.name].flatMap(upper.height)
            else { return nil }
            return high < low ? (lower, upper) : nil
        }
    }

    /// What is wrong with `values` of several parameters together, by the name of each that has to change.
    public func crossingFaults(in values: [String: String]) -> [(parameter: String, fault: String)] {
        crossings(in: values).map { ($1.name, "`\($1.name)` is \($1.belowPhrase) `\($0.name)`") }
    }

    /// What to do about such a fault.
    public static let crossingHelp = "set only one: the other follows it"
}
