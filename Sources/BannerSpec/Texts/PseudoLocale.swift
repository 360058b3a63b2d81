// SPDX-License-Identifier: Apache-2.0

import BannerKit

/// A language that nobody speaks, which shows what a translation will do before there is one. The tags are those of CLDR.
public enum PseudoLocale: String, CaseIterable, Sendable {
    /// Letters get accents and texts are 40 % longer, between brackets, so that what is cut or not translated stands out.
    case accented = "en-XA"
    /// All stands the other way round, as for people who read from right to left.
    case mirrored = "ar-XB"

    /// The BCP 47 tag.
    public var tag: String { rawValue }

    /// `text` in this language.
    public func text(_ text: String) -> String {
        guard self == .accented else { return text }
        let letters = Self.accented(text)
        return "[" + letters + Self.padding(for: text.count, behind: letters.count) + "]"
    }

    /// What a text says in this language that says `content` in the development language.
    public func content(_ content: LocalizedText.Content) -> LocalizedText.Content {
        guard self == .accented else { return content.withoutForms }
        switch content {
        case .pattern(let pattern): return .pattern(self.pattern(pattern))
        case .plural(let parameter, let forms):
            let forms = forms.filter { $0.category == .one || $0.category == .other }
            return .plural(
                parameter: parameter,
                forms: forms.map { PluralForm(category: $0.category, pattern: pattern($0.pattern), place: $0.place) })
        }
    }

    private func pattern(_ pattern: Pattern) -> Pattern {
        var length = 0
        var own = 0
        var segments: [Pattern.Segment] = pattern.segments.map { segment in
            guard case .literal(let text) = segment else { return segment }
            let letters = Self.accented(text)
            length += letters.count
            own += text.count
            return .literal(letters)
        }
        if case .literal(let first)? = segments.first {
            segments[0] = .literal("[" + first)
        } else {
            segments.insert(.literal("["), at: 0)
        }
        let end = Self.padding(for: own, behind: length) + "]"
        if case .literal(let last)? = segments.last, segments.count > 1 || segments[0] != .literal("[") {
            segments[segments.count - 1] = .literal(last + end)
        } else if segments.count == 1 {
            segments[0] = .literal("[" + end)
        } else {
            segments.append(.literal(end))
        }
        return Pattern(segments: segments)
    }

    /// `text` with accents and twice the vowels.
    private static func accented(_ text: String) -> String {
        var result = ""
        for character in text {
            let letter = letters[character] ?? character
            result.append(letter)
            if "aeiouAEIOU".contains(character) { result.append(letter) }
        }
        return result
    }

    /// Words that make a text of `count` characters, which has `length` of them by now, 40 % longer.
    private static func padding(for count: Int, behind length: Int) -> String {
        var padding = ""
        for word in words where length + padding.count < (count * 7 + 4) / 5 { padding += " " + word }
        return padding
    }

    private static let words: [String] =
        (0..<20).flatMap { _ in ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"] }

    private static let letters: [Character: Character] = Dictionary(
        uniqueKeysWithValues: zip(
            "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
            "áƀçđéƒĝĥíĵķļɱñóþǫŕšţúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶĻṀÑÓÞǪŔŠŢÚṼŴẊÝŽ"))
}

extension LocalizedText.Content {
    /// The form for all numbers there is no other for: plural forms are those of a language.
    fileprivate var withoutForms: LocalizedText.Content { .pattern(mainPattern) }
}
