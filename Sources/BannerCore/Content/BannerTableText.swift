// SPDX-License-Identifier: Apache-2.0

/// A text of a table in one language, as a property list has it: a format, and what stands in it by number ("Stringsdict File Format" in
/// Apple's Internationalization and Localization Guide).
struct BannerTableText: Sendable {
    private let format: String
    /// The forms of `%#@name@`, by name and category.
    private let substitutions: [String: [String: String]]

    /// What `value` says; `nil` for what is no text.
    init?(_ value: Any) {
        if let text = value as? String {
            (format, substitutions) = (text, [:])
            return
        }
        guard let members = value as? [String: Any] else { return nil }
        if let devices = members["NSStringDeviceSpecificRuleType"] as? [String: Any] {
            // The lint has checked the text for iPhones.
            guard let text = (devices["iphone"] ?? devices["other"]).flatMap(BannerTableText.init(ofDevice:)) else {
                return nil
            }
            self = text
            return
        }
        guard let format = members["NSStringLocalizedFormatKey"] as? String else { return nil }
        self.format = format
        substitutions = members.compactMapValues { ($0 as? [String: Any])?.compactMapValues { $0 as? String } }
    }

    /// One that varies by devices within one that does is none.
    private init?(ofDevice value: Any) {
        if let members = value as? [String: Any], members["NSStringDeviceSpecificRuleType"] != nil { return nil }
        self.init(value)
    }

    /// The text with `values` filled in as `language` writes them; `nil` where it doesn't fit them. `deciding` is the value whose number
    /// decides on a form where the format doesn't say it.
    func phrase(_ values: [BannerTextValue], deciding: Int?, in language: String) -> BannerPhrase? {
        // Without arguments, a text is shown as it stands, and a percent sign in it stays single.
        if values.isEmpty, substitutions.isEmpty { return BannerPhrase(format) }
        var phrase = BannerPhrase("")
        for piece in BannerTextFormat(format).pieces {
            guard case .substitution(let name, let position) = piece else {
                guard phrase.append(piece, values, in: language) else { return nil }
                continue
            }
            let argument = position.explicit ?? deciding ?? Self.onlyNumber(in: values) ?? position.next
            guard let form = form(of: name, argument, values, language) else { return nil }
            for piece in BannerTextFormat(form, own: argument).pieces {
                guard phrase.append(piece, values, in: language) else { return nil }
            }
        }
        return phrase
    }

    private func form(of name: String, _ argument: Int, _ values: [BannerTextValue], _ language: String) -> String? {
        guard let forms = substitutions[name], values.indices.contains(argument),
            case .number(let number) = values[argument]
        else { return nil }
        return forms[PluralRules.category(of: number, in: language).rawValue] ?? forms["other"]
    }

    private static func onlyNumber(in values: [BannerTextValue]) -> Int? {
        let numbers = values.indices.filter { if case .number = values[$0] { true } else { false } }
        return numbers.count == 1 ? numbers.first : nil
    }
}

extension BannerPhrase {
    /// Adds a piece of a format. Returns whether it fits the values.
    fileprivate mutating func append(_ piece: BannerTextFormat.Piece, _ values: [BannerTextValue], in language: String)
        -> Bool
    {
        switch piece {
        case .literal(let text): append(text)
        case .argument(let position, let isNumber):
            guard values.indices.contains(position) else { return false }
            let value = values[position]
            if case .number = value, !isNumber { return false }
            if case .text = value, isNumber { return false }
            append(value: value.string(in: language))
        case .substitution, .invalid: return false
        }
        return true
    }
}
