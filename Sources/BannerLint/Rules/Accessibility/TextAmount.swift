// SPDX-License-Identifier: Apache-2.0

import BannerSpec

/// How much a text has of what is rarely the same in two languages: words and letters that are not names alone.
struct TextAmount {
    /// Words in lower case. Names and nouns of German are none.
    private var lowercaseWords = 0
    /// Words in a script that has no case, and spaces between words.
    private var uncasedWords = 0
    /// Characters of scripts with a syllable or a word each: Chinese and kana.
    private var denseLetters = 0
    /// Characters of scripts without spaces that spell words out: Thai, Lao, Khmer and Burmese.
    private var unspacedLetters = 0

    /// What `pattern` has of them.
    init(_ pattern: Pattern) {
        for word in Self.words(of: pattern) { add(word) }
    }

    /// Whether it is no coincidence if a text of another language is the same.
    var isSentence: Bool { lowercaseWords >= 4 || uncasedWords >= 5 || denseLetters >= 8 || unspacedLetters >= 16 }

    /// Whether it is more than a name that stays in its own script.
    var isPhrase: Bool { lowercaseWords >= 2 || uncasedWords >= 3 || denseLetters >= 5 || unspacedLetters >= 10 }

    /// The words of `pattern` with more than one letter.
    static func words(of pattern: Pattern) -> [Substring] {
        pattern.segments.flatMap { segment -> [Substring] in
            guard case .literal(let text) = segment else { return [] }
            return text.split { !$0.isLetter }.filter { $0.count > 1 }
        }
    }

    private mutating func add(_ word: Substring) {
        if word.allSatisfy(\.isLowercase) { lowercaseWords += 1 }
        var hasUncased = false
        for letter in word where !letter.isCased {
            guard let scalar = letter.unicodeScalars.first else { continue }
            switch WritingScript(scalar) {
            case .kana, .han: denseLetters += 1
            case .thai, .lao, .khmer, .burmese: unspacedLetters += 1
            default: hasUncased = true
            }
        }
        if hasUncased { uncasedWords += 1 }
    }
}
