// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// What translators send back: XLIFF 1.2 (OASIS, 2008) or 2.0 (OASIS, 2014), a source language and a target.
///
/// A unit goes by its `resname` or `name`, or else by its `id`. Xcode writes forms of plurals as units of their own, whose ids end in
/// `|==|plural.one`; they are put together again.
struct XLIFFSource: TextSource {
    let source: SourceFile
    private(set) var sourceLanguage: String?
    private(set) var keys: [String] = []
    var notation: PlaceholderNotation { .printf }

    /// The units of a key, in all languages.
    private var units: [String: [XLIFFUnit]] = [:]
    private var index = UnitIndex()
    /// Where a translation stands whose language nobody says.
    private var nameless: Range<Int>?

    /// Reads `source`. `locale` is the language of translations that say none.
    init(_ source: SourceFile, locale: String) throws(TextFault) {
        self.source = source
        let root = try XMLReader.read(source)
        let start = root.range.lowerBound..<root.range.lowerBound
        guard root.name == "xliff", let version = root.attributes["version"] else {
            throw TextFault(.format, "the file is no XLIFF", at: start)
        }
        let isFirst = version.hasPrefix("1.")
        guard isFirst || version.hasPrefix("2.") else {
            throw TextFault(.format, "the file is XLIFF \(version.prefix(20)); 1.2 and 2.0 are read", at: start)
        }
        for file in root.elements("file") {
            let languages = isFirst ? file.attributes : root.attributes
            let original = languages[isFirst ? "source-language" : "srcLang"]
            if let known = sourceLanguage, known != original {
                throw TextFault(.format, "the file is a translation of two languages", at: file.range)
            }
            sourceLanguage = original
            let language = languages[isFirst ? "target-language" : "trgLang"] ?? ""
            let context = XLIFFUnit.Context(isFirst: isFirst, language: language)
            addUnits(file, context.within(root), locale)
        }
        guard sourceLanguage != nil else {
            throw TextFault(.format, "the file does not say which language it is translated from", at: start)
        }
        if let nameless {
            throw .nameless(at: nameless, "xliff", help: "write it as `\(isFirst ? "target-language" : "trgLang")`")
        }
    }

    private mutating func addUnits(_ element: XMLElement, _ outer: XLIFFUnit.Context, _ locale: String) {
        let context = outer.within(element)
        for element in element.elements {
            switch element.name {
            case "body", "group": addUnits(element, context, locale)
            case "trans-unit" where context.isFirst, "unit" where !context.isFirst: add(element, context, locale)
            default: break
            }
        }
    }

    private mutating func add(_ element: XMLElement, _ context: XLIFFUnit.Context, _ locale: String) {
        let attributes = element.attributes
        guard let name = attributes[context.isFirst ? "resname" : "name"] ?? attributes["id"] else { return }
        let unitName = UnitName(name)
        let key = unitName.key
        var unit = XLIFFUnit(element, part: unitName.part, context)
        if unit.language.isEmpty { unit.language = locale }
        if unit.language.isEmpty, unit.target != nil { nameless = nameless ?? unit.range }
        // The files of a document may translate the same text into several languages.
        let same = index.insert(units[key]?.count ?? 0, key: key, part: unit.part, language: unit.language)
        if let same, let first = units[key]?[same].keyRange {
            units[key]?[same].faults.append(
                .repetition(of: "the unit `\(name.prefix(60))`", at: unit.keyRange, after: first))
            return
        }
        if units[key] == nil { keys.append(key) }
        units[key, default: []].append(unit)
    }

    func writtenText(for key: String, faults: inout [TextFault]) -> CatalogText? {
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
        do throws(TextFault) {
            if let original = try original(units) { text.translations.append(original) }
            for own in units.grouped(byLanguage: \.language) {
                if let translation = try translation(own) { text.translations.append(translation) }
            }
        } catch {
            faults.append(error)
        }
        return text
    }

    /// What is translated, which is the same in each language.
    private func original(_ units: [XLIFFUnit]) throws(TextFault) -> CatalogText.Translation? {
        guard let sourceLanguage, let first = units.first else { return nil }
        let own = units.filter { $0.language == first.language }
        let originals = Dictionary(own.map { ($0.part, $0.original) }) { first, _ in first }
        for unit in units {
            guard let form = unit.original, case let known?? = originals[unit.part],
                known.raw != form.raw
            else { continue }
            throw .otherOriginal(at: form.range, after: known.range)
        }
        return try content(own.map { ($0.part, $0.original) }).map { content in
            CatalogText.Translation(
                locale: sourceLanguage, content: content, state: .translated,
                range: content.firstRange(first.range), role: .original)
        }
    }

    /// What `units`, which are in one language, come to.
    private func translation(_ units: [XLIFFUnit]) throws(TextFault) -> CatalogText.Translation? {
        guard let first = units.first, let content = try content(units.map { ($0.part, $0.target) }) else {
            return nil
        }
        // A form that nobody has written yet says nothing of the others.
        let states = units.filter { $0.target != nil }.map(\.state)
        return CatalogText.Translation(
            locale: first.language, content: content,
            state: states.contains(.new) ? .new : states.contains(.needsReview) ? .needsReview : .translated,
            range: content.firstRange(first.range), base: units.lazy.compactMap(\.base).first)
    }

    /// What the units of a key come to: a text, a plural, or a text with a substitution.
    private func content(
        _ parts: [(part: String, form: CatalogText.Form?)]
    ) throws(TextFault) -> CatalogText.Content? {
        var whole: CatalogText.Form?
        var forms: [(category: String, form: CatalogText.Form)] = []
        var substitutions: [String: Substitution] = [:]
        for (part, form) in parts {
            guard let form else { continue }
            let steps = part.split(separator: ".").map(String.init)
            switch (steps.first, steps.count) {
            case (nil, _): whole = form
            case ("plural", 2): forms.append((steps[1], form))
            case ("substitutions", 4) where steps[2] == "plural":
                substitutions[steps[1], default: Substitution(specifier: "%lld", forms: [])].forms.append(
                    (steps[3], form))
            case ("device", 2):
                if whole == nil || steps[1] == "iphone" { whole = form }
            default: break
            }
        }
        if !forms.isEmpty { return .plural(argument: nil, forms: forms) }
        // A plural none of whose forms is there is not translated.
        if let whole, substitutions.isEmpty, whole.pieces.contains(where: \.isSubstitution), parts.count > 1 {
            return nil
        }
        return try whole?.substituting(substitutions)
    }
}

extension FormatPiece {
    fileprivate var isSubstitution: Bool { if case .substitution = self { true } else { false } }
}

extension CatalogText.Content {
    /// Where its first form is written.
    func firstRange(_ other: Range<Int>) -> Range<Int> {
        switch self {
        case .single(let form): form.range
        case .plural(_, let forms): forms.first?.form.range ?? other
        }
    }
}
