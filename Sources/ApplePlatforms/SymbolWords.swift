// SPDX-License-Identifier: Apache-2.0

/// The words that names of symbols are made of, for those who look for a symbol without its name.
struct SymbolWords {
    /// Every word once.
    private let words: [String]
    /// For each symbol of ``SymbolTable/all`` its words, as indices.
    private let wordsOfSymbols: [[UInt16]]

    /// Made when first asked for: a search or an unknown name.
    static let all = SymbolWords()

    private init() {
        var indices: [Substring: UInt16] = [:]
        var words: [String] = []
        wordsOfSymbols = SymbolTable.all.map { symbol in
            symbol.name.utf8.split(separator: UInt8(ascii: ".")).map { word in
                let word = Substring(word)
                if let index = indices[word] { return index }
                // There are some 1,500 words.
                let index = UInt16(words.count)
                indices[word] = index
                words.append(String(word))
                return index
            }
        }
        self.words = words
    }

    /// The words of `text`: what stands between dots, blanks, dashes and underscores, and `cloudRain` is two.
    static func split(_ text: String) -> [String] {
        var words: [String] = []
        var word = ""
        var wasLower = false
        for character in text.prefix(longestName) {
            let isSeparator = ". -_/".contains(character)
            if isSeparator || character.isUppercase && wasLower {
                words.append(word)
                word = ""
            }
            if !isSeparator { word += character.lowercased() }
            wasLower = character.isLowercase || character.isNumber
        }
        return (words + [word]).filter { !$0.isEmpty }
    }

    /// More than any name has.
    private static let longestName = 120

    // MARK: Search

    /// The symbols that have a word for each of `prefixes` that begins with it, whatever the order: those that begin with the
    /// first of `prefixes` first, and otherwise by name.
    func symbols(with prefixes: [String]) -> [SFSymbol] {
        let matches = prefixes.map { prefix in words.map { $0.hasPrefix(prefix) } }
        let found = SymbolTable.all.indices.filter { index in
            let words = wordsOfSymbols[index]
            return matches.allSatisfy { matches in words.contains { matches[Int($0)] } }
        }
        let isFirst: (Int) -> Bool = { index in
            guard let word = wordsOfSymbols[index].first, let matches = matches.first else { return true }
            return matches[Int(word)]
        }
        return (found.filter(isFirst) + found.filter { !isFirst($0) }).map { SymbolTable.all[$0] }
    }

    /// The symbols that have all words of `sought`, or what they mean in other icon sets: `exclamationmark` for `warning`. The plainest
    /// ones come first. None where none of the words is known to mean something.
    func symbols(meaning sought: [String]) -> [SFSymbol] {
        let meanings = sought.map { SymbolSynonyms.words(for: $0) }
        guard meanings.contains(where: { !$0.isEmpty }) else { return [] }
        let matches = zip(sought, meanings).map { word, meanings in words.map { $0 == word || meanings.contains($0) } }
        let found = SymbolTable.all.indices.filter { index in
            matches.allSatisfy { matches in wordsOfSymbols[index].contains { matches[Int($0)] } }
        }
        func plainness(_ index: Int) -> (meanings: Int, words: Int, place: Int) {
            let words = wordsOfSymbols[index]
            return (words.count { !Self.outlines.contains(self.words[Int($0)]) }, words.count, index)
        }
        return found.sorted { plainness($0) < plainness($1) }.map { SymbolTable.all[$0] }
    }

    /// Words that change the outline, and not what a symbol means.
    private static let outlines: Set<String> = ["circle", "fill", "octagon", "square", "triangle"]

    // MARK: Nearest names

    /// The symbols nearest to `name` of those that `isAllowed` lets through, the nearest first; none if nothing is near.
    func nearest(_ name: String, limit: Int, isAllowed: (SFSymbol) -> Bool = { _ in true }) -> [SFSymbol] {
        let sought = Self.split(name).prefix(Self.wordLimit).map { Cost.of($0, words) }
        guard !sought.isEmpty else { return [] }
        let joined = Self.split(name).joined()
        let highest = Cost.highest(wordCount: sought.count)
        var best: [(cost: Int, index: Int)] = []
        for (index, symbol) in SymbolTable.all.enumerated() {
            let isSame = symbol.name.utf8.lazy.filter { $0 != UInt8(ascii: ".") }.elementsEqual(joined.utf8)
            let cost = isSame ? 0 : cost(of: wordsOfSymbols[index], for: sought, atMost: highest)
            guard let cost, symbol.name != name, best.count < limit || cost < best[best.count - 1].cost,
                isAllowed(symbol)
            else { continue }
            let place = best.firstIndex { $0.cost > cost } ?? best.count
            best.insert((cost, index), at: place)
            if best.count > limit { best.removeLast() }
        }
        return best.map { SymbolTable.all[$0.index] }
    }

    /// What a name is taken for has no more words.
    private static let wordLimit = 16

    /// How far a symbol is from the words that are `sought`; `nil` if that is more than `highest`.
    private func cost(of symbol: [UInt16], for sought: [Cost.Row], atMost highest: Int) -> Int? {
        var cost = 0
        var isTaken = [Bool](repeating: false, count: symbol.count)
        var hasMatch = false
        for row in sought {
            var (lowest, place) = (Cost.missing, -1)
            for (position, word) in symbol.enumerated() where !isTaken[position] && row[Int(word)] < lowest {
                (lowest, place) = (row[Int(word)], position)
            }
            if place >= 0 {
                isTaken[place] = true
                hasMatch = true
            }
            cost += Int(lowest)
            if cost > highest { return nil }
        }
        for (position, word) in symbol.enumerated() where !isTaken[position] {
            cost += Cost.shapes.contains(words[Int(word)]) ? Cost.excessShape : Cost.excess
        }
        return hasMatch && cost <= highest ? cost : nil
    }

    /// What a difference between names counts for.
    private enum Cost {
        /// The cost of each word of all for a word that is sought; ``missing`` where the two have nothing in common.
        typealias Row = [UInt8]

        /// A word that is sought and not there.
        static let missing: UInt8 = 10
        /// A word that begins with the one that is sought.
        static let beginning: UInt8 = 1
        /// A word that the one that is sought begins with, such as `trash` of `trashcan`.
        static let longer: UInt8 = 3
        /// What a word costs more that begins otherwise.
        static let otherStart: UInt8 = 1
        /// A word that is there and not sought.
        static let excess = 3
        /// The same for one that changes the outline alone.
        static let excessShape = 2
        static let shapes: Set<String> = ["circle", "fill", "square"]

        /// The cost from which on nothing is near: half of the words may be missing.
        static func highest(wordCount: Int) -> Int { 5 * wordCount + 3 }

        static func of(_ sought: String, _ words: [String]) -> Row {
            let meanings = SymbolSynonyms.words(for: sought)
            return words.map { word in
                if word == sought { return 0 }
                if meanings.contains(word) { return 1 }
                // A beginning is a better sign than a word with other letters: `gear` of `gearshape`, not of `ear`.
                if sought.utf8.count >= 4, word.hasPrefix(sought) { return beginning }
                if word.utf8.count >= 4, sought.hasPrefix(word) { return longer }
                let distance = EditDistance.cost(of: word, for: sought)
                return min(missing, min(missing, distance) + (word.utf8.first == sought.utf8.first ? 0 : otherStart))
            }
        }
    }
}
