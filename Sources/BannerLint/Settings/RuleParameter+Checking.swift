// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import ColorSpaces

extension RuleParameter {
    /// What is wrong with `text` as a value; `nil` if nothing is.
    public func fault(in text: String) -> String? {
        switch kind {
        case .number(let range):
            guard let number = number(text), number.isFinite else { return "takes a number\(unitPhrase)" }
            return range.contains(number)
                ? nil : "goes from \(Figure.text(range.lowerBound)) to \(Figure.text(range.upperBound))"
        case .duration(let range):
            guard let milliseconds = Self.milliseconds(text) else { return "takes a duration such as `500ms` or `4s`" }
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

    private var unitPhrase: String { unit.isEmpty ? "" : " (\(unit))" }

    static func milliseconds(_ text: String) -> Double? {
        let (digits, scale) = text.hasSuffix("ms") ? (text.dropLast(2), 1.0) : (text.dropLast(), 1000.0)
        guard text.hasSuffix("s"), let number = Double(digits), number.isFinite else { return nil }
        return number * scale
    }
}
