// SPDX-License-Identifier: Apache-2.0

/// Looks for several words at once in the UTF-8 of a text, whatever stands around them.
struct ByteSearch {
    private let words: [[UInt8]]
    /// For each byte, whether a word begins with it.
    private let begins: [Bool]

    /// A search for `words`, none of which is empty.
    init(_ words: [String]) {
        self.words = words.map { Array($0.utf8) }
        var begins = [Bool](repeating: false, count: 256)
        for word in self.words { if let first = word.first { begins[Int(first)] = true } }
        self.begins = begins
    }

    /// Whether any of the words is in `text`.
    func occurs(in text: [UInt8]) -> Bool {
        text.indices.contains { index in
            // There is an entry for every byte.
            begins[Int(text[index])] && words.contains { stands($0, in: text, at: index) }
        }
    }

    /// Whether `text` goes on with `word` from `index`.
    private func stands(_ word: [UInt8], in text: [UInt8], at index: Int) -> Bool {
        guard word.count <= text.count - index else { return false }
        return word.indices.allSatisfy { text[index + $0] == word[$0] }
    }
}
