// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics
import TextFit

/// What would make a text fit where it is worst.
extension CutText {
    /// Of texts of more bytes, nobody counts what is too much, and it would take long.
    private static let longest = 2000

    private var isShort: Bool { shown.filled.text.utf8.count <= Self.longest }

    /// What to do about it. `all` are the texts of the same banner that don't fit, this one among them: a bound is one for all languages.
    func remedies(among all: [CutText]) -> [String] {
        var remedies: [String] = []
        if let bound = fittingBound(among: all) ?? boundsToSay { remedies.append(bound) }
        remedies.append(shortening.map { "\($0), or give it more room" } ?? "give it more room")
        if shown.room(adjustment).hasRoomForLink(in: window, at: size) {
            remedies.append(
                "`placement: below` of its link would leave it \(Figure.text(widthWithoutLink.rounded(.down))) pt")
        }
        return remedies
    }

    /// How much shorter it has to be; `nil` where that is what is filled in, which can't be shortened here.
    var shortening: String? {
        if let breaks = superfluousBreaks { return "leave out \(Figure.count(breaks, "line break")) or more" }
        guard let surplus else { return "shorten it" }
        return surplus > ownLength ? nil : "shorten it by \(Figure.count(surplus, "letter")) or more"
    }

    /// The largest size below this one, but none at which texts are less than twice as large as by default, at which it fits in every
    /// window and `isRight` holds, with the lines that it takes in `narrowest`.
    func largestFittingSize(
        in narrowest: WindowClass, where isRight: (BannerDynamicTypeSize, Int) -> Bool
    ) -> BannerDynamicTypeSize? {
        let style = shown.look.style
        guard let least = style.doublingSize(hasTitle: shown.banner.extras?.title != nil) else { return nil }
        return style.dynamicType.value.sizes.last { smaller in
            smaller < size && smaller >= least
                && WindowClass.all.allSatisfy { shown.verdict(limit, in: $0, at: smaller, adjustment) == .fits }
                && isRight(smaller, shown.lines(in: narrowest, at: smaller, most: limit))
        }
    }

    /// The room for it if the link stood below.
    private var widthWithoutLink: Double {
        var room = shown.room(adjustment)
        room.link = nil
        return room.width(in: window, at: size)
    }

    /// The line breaks that it has to lose, where no letter less in a line would help, and none has to go with them.
    private var superfluousBreaks: Int? {
        let text = shown.filled.text
        let breaks = text.indices.filter { text[$0].isNewline }
        guard isShort, breaks.count >= limit, breaks.count <= Self.mostBreaks else { return nil }
        return (breaks.count - limit + 1...breaks.count).first { count in
            let lost = Set(breaks.suffix(count))
            return fits(String(text.indices.map { lost.contains($0) ? " " : text[$0] }))
        }
    }

    /// Line breaks of a text that are looked at.
    private static let mostBreaks = 20

    /// Whether it fits where its strings are not the widest, but as wide as words of their length mostly are.
    var fitsWithUsualLetters: Bool {
        let strings = stringParameters
        guard !strings.isEmpty, isShort else { return false }
        return fits(
            shown.filled.replacingValues { parameter, value in
                strings.contains(parameter)
                    ? String(value.map { $0 == " " ? " " : WideLetters.usual(for: $0) }) : value
            })
    }

    /// The bound that would do in all of `texts`, if one parameter is too long in each and nothing else.
    private func fittingBound(among texts: [CutText]) -> String? {
        guard texts.count <= Self.mostTexts, let index = onlyString, var bound = fittingLength(of: index, upTo: .max)
        else { return nil }
        for text in texts where text !== self {
            guard text.onlyString == index, let own = text.fittingLength(of: index, upTo: bound) else { return nil }
            bound = own
        }
        let name = shown.banner.parameters[index].name.value
        return "`maxLength: \(bound)` of `\(name)` would fit, or say what the longest looks like: `widest: \"…\"`"
    }

    /// Of more texts that don't fit, no bound is sought: it would have to be tried in each.
    private static let mostTexts = 500

    /// The string in it that is filled with wide letters, if there is one alone.
    private var onlyString: Int? {
        let strings = stringParameters
        return isShort && strings.count == 1 ? strings.first : nil
    }

    /// The most letters of the string at `index`, and `most` at that, that leave the text room, in one word and in two; `nil` if none do.
    private func fittingLength(of index: Int, upTo most: Int) -> Int? {
        guard let value = shown.filled.values.first(where: { $0.parameter == index })?.value, let letter = value.first
        else { return nil }
        func hasRoom(_ length: Int) -> Bool {
            TextFiller.fillings(letter, length).allSatisfy { filling in
                fits(shown.filled.replacingValues { $0 == index ? filling : $1 })
            }
        }
        // Mostly, what does in the worst text does in the others.
        if most < value.count, hasRoom(most) { return most }
        return Self.greatest(below: min(most, value.count), hasRoom)
    }

    /// What to say of several strings, which are taken as wide letters, if it would fit with others.
    private var boundsToSay: String? {
        let names = stringParameters.sorted().compactMap { index in
            shown.banner.parameters.indices.contains(index) ? shown.banner.parameters[index].name.value : nil
        }
        guard names.count > 1, fitsWithUsualLetters else { return nil }
        return
            "say what the longest look like: `widest: \"…\"` of \(Figure.list(names)); or write a smaller `maxLength`"
    }

    /// How many letters of it are no parameters' values.
    private var ownLength: Int {
        shown.filled.text.count - shown.filled.values.reduce(0) { $0 + $1.value.count }
    }

    /// The fewest letters that it has to lose: some of its last word, but not the punctuation behind that.
    private var surplus: Int? {
        guard isShort else { return nil }
        let text = shown.filled.text
        let end = text.lastIndex { $0.isLetter || $0.isNumber }.map { text.index(after: $0) } ?? text.endIndex
        let (words, punctuation) = (text[..<end], text[end...].filter { !$0.isWhitespace })
        let kept = Self.greatest(below: words.count) { length in
            fits(String(words.prefix(length)).trimmedAtEnd + punctuation)
        }
        return kept.map { words.count - $0 }
    }

    /// The strings in it that are filled with wide letters, by their index.
    private var stringParameters: Set<Int> {
        Set(
            shown.filled.values.map(\.parameter).filter { index in
                let parameter = shown.banner.parameters[index]
                if case .string(.some) = parameter.kind { return parameter.widest == nil } else { return false }
            })
    }

    private func fits(_ text: String) -> Bool { shown.wouldFit(text, limit, in: window, at: size, adjustment) }

    /// The greatest number from 1 to below `limit` that `isRight` holds for, as it does for all smaller ones; `nil` if for none.
    private static func greatest(below limit: Int, _ isRight: (Int) -> Bool) -> Int? {
        var (right, wrong) = (0, limit)
        while wrong - right > 1 {
            let middle = (right + wrong) / 2
            if isRight(middle) { right = middle } else { wrong = middle }
        }
        return right > 0 ? right : nil
    }
}

extension String {
    fileprivate var trimmedAtEnd: String {
        var text = self
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
