// SPDX-License-Identifier: Apache-2.0

#if DEBUG || BANNER_COMPILER
    /// A language that nobody speaks, which shows what a translation will do before there is one. The tags are those of CLDR.
    ///
    /// The compiler's module BannerSpec is made of this very file too, so that an app shows what `bannerc` measures. Release builds of apps
    /// have nothing of it.
    package enum BannerPseudoLocale: String, CaseIterable, Sendable {
        /// Letters get accents and texts are 40 % longer, between brackets, so that what is cut or not translated stands out.
        case accented = "en-XA"
        /// All stands the other way round, as for people who read from right to left.
        case mirrored = "ar-XB"

        /// `text` in this language.
        func text(_ text: String) -> String { literals([text]).joined() }

        /// What stands before, between and behind the values of a text, in this language. The values themselves stay as they are: they are
        /// names and numbers, which nobody translates.
        func literals(_ literals: [String]) -> [String] {
            guard self == .accented, let first = literals.indices.first, let last = literals.indices.last else {
                return literals
            }
            var changed = literals.map(Self.accented)
            let count = literals.reduce(0) { $0 + $1.count }
            let length = changed.reduce(0) { $0 + $1.count }
            // Both indices are those of the array that this one was mapped from.
            changed[first] = "[" + changed[first]
            changed[last] += Self.padding(for: count, behind: length) + "]"
            return changed
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
            (0..<20).flatMap { _ in
                ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
            }

        private static let letters: [Character: Character] = Dictionary(
            uniqueKeysWithValues: zip(
                "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
                "áƀçđéƒĝĥíĵķļɱñóþǫŕšţúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶĻṀÑÓÞǪŔŠŢÚṼŴẊÝŽ"))
    }
#endif
