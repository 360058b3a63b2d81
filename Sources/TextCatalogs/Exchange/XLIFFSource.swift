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

    private struct Unit: Sendable {
        var keyRange: Range<Int>
        var range: Range<Int>
        var original: CatalogText.Form?
        var target: CatalogText.Form?
        var state: CatalogText.State
        var comment: String?
        var base: String?
        var isTranslatable: Bool
        var faults: [TextFault]
    }

    /// The units of a key: by what stands behind `|==|`, empty for the text itself.
    private var units: [String: [(part: String, unit: Unit)]] = [:]
    private var targetLanguage = ""

    /// Reads `source`.
    init(_ source: SourceFile) throws(TextFault) {
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
            let target = languages[isFirst ? "target-language" : "trgLang"]
            if let known = sourceLanguage, known != original {
                throw TextFault(.format, "the file is a translation of two languages", at: file.range)
            }
            sourceLanguage = original
            targetLanguage = target ?? targetLanguage
            addUnits(file, isFirst)
        }
        guard sourceLanguage != nil else {
            throw TextFault(.format, "the file does not say which language it is translated from", at: start)
        }
    }

    private mutating func addUnits(_ element: XMLElement, _ isFirst: Bool) {
        for element in element.elements {
            switch element.name {
            case "body", "group": addUnits(element, isFirst)
            case "trans-unit" where isFirst, "unit" where !isFirst: add(element, isFirst)
            default: break
            }
        }
    }

    private mutating func add(_ element: XMLElement, _ isFirst: Bool) {
        let attributes = element.attributes
        guard let name = attributes[isFirst ? "resname" : "name"] ?? attributes["id"] else { return }
        let unitName = UnitName(name)
        let (key, part) = (unitName.key, unitName.part)
        let tag = element.range.lowerBound..<element.contentRange.lowerBound
        if let other = units[key]?.firstIndex(where: { $0.part == part }), let first = units[key]?[other].unit.keyRange
        {
            units[key]?[other].unit.faults.append(
                .repetition(of: "the unit `\(name.prefix(60))`", at: tag, after: first))
            return
        }
        var unit = Unit(
            keyRange: tag, range: element.range, state: .translated, isTranslatable: attributes["translate"] != "no",
            faults: [])
        let segments = isFirst ? [element] : element.elements("segment")
        unit.original = form(segments, "source", &unit.faults)
        unit.target = form(segments, "target", &unit.faults)
        let states =
            isFirst
            ? segments.compactMap { $0.first("target")?.attributes["state"] }
            : segments.compactMap { $0.attributes["state"] }
        unit.state = Self.state(states, isApproved: attributes["approved"] != "no")
        // Nobody has translated it yet.
        if unit.state == .new, unit.target?.raw.isEmpty == true { unit.target = nil }
        var notes = isFirst ? element.elements("note") : element.first("notes")?.elements("note") ?? []
        let own = isFirst ? attributes["extradata"] : notes.first { $0.attributes["category"] == "bannerc" }?.text
        if let own, own.hasPrefix("bannerc:") { unit.base = String(own.dropFirst(8)) }
        notes.removeAll { $0.attributes["category"] == "bannerc" }
        unit.comment = notes.isEmpty ? nil : notes.map(\.text).joined(separator: "\n")
        if units[key] == nil { keys.append(key) }
        units[key, default: []].append((part, unit))
    }

    private static func state(_ states: [String], isApproved: Bool) -> CatalogText.State {
        if states.contains(where: { ["new", "needs-translation", "initial"].contains($0) }) { return .new }
        return states.contains { $0.hasPrefix("needs-") } || !isApproved ? .needsReview : .translated
    }

    private func form(
        _ segments: [XMLElement], _ name: String, _ faults: inout [TextFault]
    ) -> CatalogText.Form? {
        let elements = segments.compactMap { $0.first(name) }
        guard let first = elements.first, let last = elements.last else { return nil }
        var raw = ""
        let range = first.contentRange.lowerBound..<max(first.contentRange.lowerBound, last.contentRange.upperBound)
        do throws(TextFault) {
            for element in elements { raw += try Self.text(of: element) }
            return try CatalogText.Form(raw, notation, at: range)
        } catch {
            faults.append(error)
            return nil
        }
    }

    /// The text of a source or a target. Elements that mark a part of it are passed through; those that stand for a code give it.
    private static func text(of element: XMLElement) throws(TextFault) -> String {
        var text = ""
        for item in element.content {
            switch item {
            case .text(let part): text += part
            case .element(let inner):
                switch inner.name {
                case "g", "mrk", "pc": text += try self.text(of: inner)
                case "ph", "x", "bpt", "ept", "it", "sc", "ec":
                    let code = inner.attributes["equiv-text"] ?? inner.attributes["equiv"] ?? inner.text
                    guard !code.isEmpty else {
                        throw TextFault(
                            .text, "`<\(inner.name)>` does not say what it stands for", at: inner.range,
                            help: "write the placeholder as text, or give it as `equiv`")
                    }
                    text += code
                default:
                    throw TextFault(.format, "`<\(inner.name.prefix(40))>` is not read within a text", at: inner.range)
                }
            }
        }
        return text
    }

    func writtenText(for key: String, faults: inout [TextFault]) -> CatalogText? {
        guard let units = units[key], let first = units.first?.unit else { return nil }
        for (_, unit) in units { faults += unit.faults }
        let end = units.map(\.unit.range.upperBound).max() ?? first.range.upperBound
        // Units of one key stand beside each other, but a file may have them anywhere.
        let isTogether = units.allSatisfy { $0.unit.range.lowerBound >= first.range.lowerBound }
        var text = CatalogText(
            key: key, keyRange: first.keyRange,
            range: isTogether ? first.range.lowerBound..<end : first.range, translations: [])
        text.comment = units.lazy.compactMap(\.unit.comment).first
        text.isTranslatable = units.allSatisfy(\.unit.isTranslatable)
        text.base = units.lazy.compactMap(\.unit.base).first
        // A form that nobody has written yet says nothing of the others.
        let states = units.filter { $0.unit.target != nil }.map(\.unit.state)
        let state: CatalogText.State =
            states.contains(.new) ? .new : states.contains(.needsReview) ? .needsReview : .translated
        do throws(TextFault) {
            if let sourceLanguage, let content = try content(units.map { ($0.part, $0.unit.original) }) {
                text.translations.append(
                    CatalogText.Translation(
                        locale: sourceLanguage, content: content, state: .translated,
                        range: content.firstRange(first.range)))
            }
            if !targetLanguage.isEmpty, let content = try content(units.map { ($0.part, $0.unit.target) }) {
                text.translations.append(
                    CatalogText.Translation(
                        locale: targetLanguage, content: content, state: state, range: content.firstRange(first.range)))
            }
        } catch {
            faults.append(error)
        }
        return text
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
