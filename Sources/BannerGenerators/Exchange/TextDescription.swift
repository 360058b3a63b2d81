// SPDX-License-Identifier: Apache-2.0

import BannerSpec

/// What translators are told of a text, but for its placeholders, which each format writes in its own way.
struct TextDescription {
    private let text: ExchangedText
    private let spec: Spec
    private let notes: [String]

    /// `notes` are what else is known, such as how much room there is.
    init(_ text: ExchangedText, _ spec: Spec, _ notes: [String]) {
        self.text = text
        self.spec = spec
        self.notes = notes
    }

    /// What the text is, the description of what it belongs to, and the notes, a line each.
    var comment: String {
        var lines = [what]
        if let description = text.named.comment { lines.append(description) }
        if let origin = text.text.origin {
            if let comment = origin.comment { lines.append(comment) }
            lines.append("It stands under \(origin.key) in \(origin.path).")
        }
        return (lines + notes).joined(separator: "\n")
    }

    /// The text in words: "The title of the banner syncFailed (error)."
    private var what: String {
        let named = text.named
        switch named.isOfLevel ? "levels" : named.owner {
        case "buttons":
            return named.role == "title"
                ? "The title of the button \(named.name)."
                : "What screen readers say of \(named.role == "label" ? "" : "the image of ")the button \(named.name)."
        case "levels":
            return named.role == "spokenPrefix"
                ? "What screen readers say before banners of the level \(named.name)\(theme)."
                : "What screen readers say of the icon of the level \(named.name)\(theme)."
        default: return "\(part) the banner \(named.name)\(level)\(theme)."
        }
    }

    private var part: String {
        switch text.named.role {
        case "title": "The title of"
        case "text": "The text of"
        case "link": "The title of the link of"
        case "completion": "What is shown at the end of"
        case "alsoAvailableAt": "Where else people find what is said by"
        case "imageLabel": "What screen readers say of the image of"
        case "spokenPrefix": "What screen readers say before"
        case "iconLabel": "What screen readers say of the icon of"
        case let role where role.hasPrefix("point"): "Point \(role.dropFirst(5)) of"
        default: "A text of"
        }
    }

    private var level: String {
        guard let banner = spec.banners.first(where: { $0.name.value == text.named.name }) else { return "" }
        // A banner's level is one of the spec's.
        return " (\(spec.design.levels[banner.level].name.value))"
    }

    private var theme: String {
        let parts = text.named.owner.split(separator: ".")
        return parts.count == 2 ? " in the theme \(parts[1])" : ""
    }
}

extension Parameter {
    /// What it holds at most: `1 to 999`, `20 characters at most, such as "30 September"`; `nil` if nobody says.
    var limits: String? {
        let words = [kind.bounds, widest.map { "such as \"\($0.value)\"" }].compactMap { $0 }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }

    /// What translators are told of it where it is written as `placeholder`: "%lld is count (1 to 999): how many failed".
    func note(_ placeholder: String) -> String {
        let limits = limits.map { " (\($0))" } ?? ""
        return "\(placeholder) is \(name.value)\(limits)\(description.map { ": \($0)" } ?? "")"
    }

    /// A value of it that takes much room; `nil` if nobody says.
    var example: String? {
        if let widest { return widest.value }
        if case .int(let min, let max) = kind {
            return [min, max].compactMap { $0 }.map(String.init).max { $0.utf8.count < $1.utf8.count }
        }
        return nil
    }
}
