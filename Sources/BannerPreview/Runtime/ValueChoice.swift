// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerLint
import BannerSpec

/// Which values stand in the place of parameters.
enum ValueChoice: Hashable {
    /// Such as people see from day to day.
    case typical
    /// The least number, the shortest text.
    case least
    /// The greatest number, the widest text.
    case widest
    /// A number of this plural category, where the language has it.
    case plural(PluralCategory)
    /// What somebody asked for.
    case own(OwnValues)

    /// Its name in addresses.
    var id: String {
        switch self {
        case .typical: "typical"
        case .least: "least"
        case .widest: "widest"
        case .plural(let category): category.rawValue
        case .own: "own"
        }
    }

    /// What people read.
    var label: String {
        switch self {
        case .typical: "Typical"
        case .least: "Least"
        case .widest: "Widest"
        case .plural(let category): "Plural “\(category.rawValue)”"
        case .own: "Own"
        }
    }
}

extension Banner {
    /// The choices that make a difference to the banner in the languages `locales`.
    func valueChoices(in locales: [String]) -> [ValueChoice] {
        guard parameters.contains(where: { $0.kind != .image }) else { return [.typical] }
        let hasPlural = texts.contains { text in
            text.entries.contains { if case .plural = $0.content { true } else { false } }
        }
        guard hasPlural else { return [.typical, .least, .widest] }
        let used = Set(locales.flatMap { PluralRules.integerCategories(in: $0) ?? [.other] })
        return [.typical, .least, .widest] + PluralCategory.allCases.filter(used.contains).map { .plural($0) }
    }

    /// All in which parameters are filled in.
    private var texts: [LocalizedText] { [text] + textsBesideText }
}

/// Puts values into the holes of a banner's texts.
struct ValueFiller {
    let banner: Banner
    let choice: ValueChoice
    let locale: String
    /// The pseudo-locale that texts are shown in; values stay as they are.
    var pseudo: PseudoLocale?

    /// What `text` says.
    func fill(_ text: LocalizedText) -> String {
        guard let entry = text.entry(for: locale) else { return "" }
        let content = pseudo?.content(entry.content) ?? entry.content
        switch content {
        case .pattern(let pattern): return fill(pattern)
        case .plural(let parameter, let forms):
            let category = PluralRules.category(of: number(parameter), in: locale)
            return fill(forms.first { $0.category == category }?.pattern ?? content.mainPattern)
        }
    }

    private func fill(_ pattern: Pattern) -> String {
        var literal = ""
        for case .literal(let part) in pattern.segments { literal += part }
        return pattern.segments.reduce(into: "") { text, segment in
            switch segment {
            case .literal(let part): text += part
            case .parameter(let index): text += value(index, beside: literal)
            }
        }
    }

    private func value(_ index: Int, beside literal: String) -> String {
        guard banner.parameters.indices.contains(index) else { return "" }
        let parameter = banner.parameters[index]
        switch parameter.kind {
        case .image: return ""
        case .int: return BannerNumber.string(number(index), in: locale)
        case .string(let maxLength):
            if let own = own(parameter) { return String(own.prefix(Self.longest)) }
            return string(parameter.name.value, parameter.widest?.value, maxLength, beside: literal)
        }
    }

    /// What somebody asked for in the place of a parameter.
    private func own(_ parameter: Parameter) -> String? {
        if case .own(let values) = choice { values.text(of: parameter, in: banner) } else { nil }
    }

    private func string(_ name: String, _ widest: String?, _ maxLength: Int?, beside literal: String) -> String {
        let letter = TextFiller.wideLetter(besides: literal)
        switch choice {
        case .least: return "\(letter == "W" ? "I" : letter)"
        case .widest: return widest ?? String(repeating: letter, count: min(maxLength ?? Self.unbounded, Self.longest))
        case .typical, .plural, .own:
            if let widest { return widest }
            let word = name.prefix(1).uppercased() + name.dropFirst()
            return String(word.prefix(maxLength ?? .max))
        }
    }

    /// The number that stands for an integer parameter.
    private func number(_ index: Int) -> Int {
        guard banner.parameters.indices.contains(index), case .int(let min, let max) = banner.parameters[index].kind
        else { return 0 }
        let low = Swift.min(min ?? 0, max ?? .max)
        let range = low...Swift.max(low, max ?? Swift.max(low, Self.unbound))
        let typical = Swift.min(Swift.max(3, range.lowerBound), range.upperBound)
        switch choice {
        case .typical: return typical
        case .own: return own(banner.parameters[index]).flatMap { Int($0) } ?? typical
        case .least: return range.lowerBound
        case .widest: return range.upperBound
        case .plural(let category):
            return Self.samples.first {
                range.contains($0) && PluralRules.category(of: $0, in: locale) == category
            } ?? typical
        }
    }

    /// What a text without a greatest length is shown with, in letters, and a number without a greatest.
    private static let unbounded = 24
    private static let unbound = 999
    /// Letters up to which a text is shown.
    private static let longest = 400

    /// Small numbers first; a million is `many` in French.
    private static let samples: [Int] = Array(0...120) + [1_000_000]
}
