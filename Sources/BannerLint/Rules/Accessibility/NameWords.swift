// SPDX-License-Identifier: Apache-2.0

/// The words of a name such as `arrowLeft`, `arrow-left` or `arrow_left`.
enum NameWords {
    /// The words in lower case, without digits and separators.
    static func split(_ name: String) -> [String] {
        var words: [String] = []
        var word = ""
        var wasLower = false
        for character in name {
            let isLetter = character.isLetter
            if !isLetter || (character.isUppercase && wasLower), !word.isEmpty {
                words.append(word)
                word = ""
            }
            if isLetter { word += character.lowercased() }
            wasLower = character.isLowercase
        }
        if !word.isEmpty { words.append(word) }
        return words
    }
}
