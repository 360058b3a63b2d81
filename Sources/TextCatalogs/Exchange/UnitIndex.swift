// SPDX-License-Identifier: Apache-2.0

/// Which units or rows a file has, so that none of thousands is compared with all others.
struct UnitIndex: Sendable {
    private struct Name: Hashable {
        let key: String
        let part: String
        let language: String
    }

    private var indices: [Name: Int] = [:]
    private var firstOfPart: [Name: Int] = [:]

    /// Notes that the `part` of `key` in a language is at `index` among those of the key. The result is where it is already.
    mutating func insert(_ index: Int, key: String, part: String, language: String) -> Int? {
        let name = Name(key: key, part: part, language: language)
        if let known = indices[name] { return known }
        indices[name] = index
        let ofAll = Name(key: key, part: part, language: "")
        if firstOfPart[ofAll] == nil { firstOfPart[ofAll] = index }
        return nil
    }

    /// Where the `part` of `key` is first, in whatever language.
    func first(key: String, part: String) -> Int? { firstOfPart[Name(key: key, part: part, language: "")] }
}

extension Array {
    /// The elements by their language, in the order in which these come first.
    func grouped(byLanguage language: (Element) -> String) -> [[Element]] {
        var indices: [String: Int] = [:]
        var groups: [[Element]] = []
        for element in self {
            if let index = indices[language(element)] {
                groups[index].append(element)
            } else {
                indices[language(element)] = groups.count
                groups.append([element])
            }
        }
        return groups
    }
}
