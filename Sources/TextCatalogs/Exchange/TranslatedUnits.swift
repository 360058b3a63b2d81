// SPDX-License-Identifier: Apache-2.0

/// The units or rows of a file, by their keys. They may stand anywhere in it, and none of thousands is compared with all others.
struct TranslatedUnits: Sendable {
    /// What a part of a text says.
    typealias Part = (part: String, form: CatalogText.Form?)

    /// The keys, in the order in which they are written.
    private(set) var keys: [String] = []
    /// Where the first translation stands whose language nobody says.
    private(set) var nameless: Range<Int>?

    private struct Name: Hashable {
        let key: String
        let part: String
        let language: String?
    }

    private var units: [String: [TranslatedUnit]] = [:]
    /// Where each is among those of its key, and, without a language, the first one of its part.
    private var indices: [Name: Int] = [:]

    /// Adds a unit of `key`, which is called `name` in what is said of it.
    mutating func add(_ unit: TranslatedUnit, of key: String, called name: String) {
        if unit.language.isEmpty, let target = unit.target { nameless = nameless ?? target.range }
        let own = Name(key: key, part: unit.part, language: unit.language)
        let ofAll = Name(key: key, part: unit.part, language: nil)
        if let known = indices[own], let first = units[key]?[known].keyRange {
            units[key]?[known].faults.append(.repetition(of: name, at: unit.keyRange, after: first))
            return
        }
        var unit = unit
        if let first = indices[ofAll], let other = units[key]?[first].original, let original = unit.original,
            other.raw != original.raw
        {
            unit.faults.append(.otherOriginal(at: original.range, after: other.range))
        }
        let count = units[key]?.count ?? 0
        indices[own] = count
        if indices[ofAll] == nil { indices[ofAll] = count }
        if count == 0 { keys.append(key) }
        units[key, default: []].append(unit)
    }

    /// What the file says under `key`, which is translated from `language`. `content` says what the parts of a text come to.
    func text(
        for key: String, from language: String, faults: inout [TextFault],
        content: ([Part]) throws(TextFault) -> CatalogText.Content?
    ) -> CatalogText? {
        guard let units = units[key], let first = units.first else { return nil }
        for unit in units { faults += unit.faults }
        let end = units.map(\.range.upperBound).max() ?? first.range.upperBound
        // Units of one key stand beside each other, but a file may have them anywhere.
        let isTogether = units.allSatisfy { $0.range.lowerBound >= first.range.lowerBound }
        var text = CatalogText(
            key: key, keyRange: first.keyRange,
            range: isTogether ? first.range.lowerBound..<end : first.range, translations: [])
        text.comment = units.lazy.compactMap(\.comment).first
        text.isTranslatable = units.allSatisfy(\.isTranslatable)
        let languages = units.grouped(byLanguage: \.language)
        do throws(TextFault) {
            // What is translated is the same in each language.
            if let content = try content(languages.first.map { $0.map { ($0.part, $0.original) } } ?? []) {
                text.translations.append(
                    CatalogText.Translation(
                        locale: language, content: content, state: .translated,
                        range: content.firstRange(first.range), role: .original))
            }
            for units in languages {
                guard let content = try content(units.map { ($0.part, $0.target) }) else { continue }
                text.translations.append(Self.translation(units, content))
            }
        } catch {
            faults.append(error)
        }
        return text
    }

    /// What `units`, which are in one language, come to.
    private static func translation(
        _ units: [TranslatedUnit], _ content: CatalogText.Content
    ) -> CatalogText.Translation {
        // A form that nobody has written yet says nothing of the others.
        let states = units.filter { $0.target != nil }.map(\.state)
        return CatalogText.Translation(
            locale: units.first?.language ?? "", content: content,
            state: states.contains(.new) ? .new : states.contains(.needsReview) ? .needsReview : .translated,
            range: content.firstRange(units.first?.range ?? 0..<0), base: units.lazy.compactMap(\.base).first)
    }
}

extension Array {
    /// The elements by their language, in the order in which these come first.
    fileprivate func grouped(byLanguage language: (Element) -> String) -> [[Element]] {
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

extension CatalogText.Content {
    /// Where its first form is written.
    fileprivate func firstRange(_ other: Range<Int>) -> Range<Int> {
        switch self {
        case .single(let form): form.range
        case .plural(_, let forms): forms.first?.form.range ?? other
        }
    }
}
