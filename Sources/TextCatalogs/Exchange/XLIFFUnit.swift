// SPDX-License-Identifier: Apache-2.0

/// Reads a unit of XLIFF.
struct XLIFFUnit {
    /// What the elements around a unit say of it, unless it says so itself.
    struct Context {
        /// Whether the file is XLIFF 1.
        var isFirst: Bool
        /// The language of targets; empty where nobody says it.
        var language: String
        var isTranslatable = true
        var keepsSpace = false

        /// What holds within `element`.
        func within(_ element: XMLElement) -> Context {
            var inner = self
            if let translate = element.attributes["translate"] { inner.isTranslatable = translate != "no" }
            if let space = element.attributes["xml:space"] { inner.keepsSpace = space == "preserve" }
            return inner
        }
    }

    /// The unit.
    private(set) var unit: TranslatedUnit

    /// Reads `element`, which is `part` of a text.
    init(_ element: XMLElement, part: String, _ outer: Context) {
        let context = outer.within(element)
        let segments = Self.segments(of: element, context.isFirst)
        let ownLanguage = segments.lazy.compactMap { $0.target?.attributes["xml:lang"] }.first
        unit = TranslatedUnit(
            part: part, language: context.language.isEmpty ? ownLanguage ?? "" : context.language,
            keyRange: element.range.lowerBound..<element.contentRange.lowerBound, range: element.range,
            state: Self.state(element, segments, context.isFirst), isTranslatable: context.isTranslatable)
        addNotes(element, context.isFirst)
        let reader = XLIFFText(element, segments.compactMap(\.source))
        unit.original = form(segments.compactMap(\.source), reader, context)
        unit.target = targets(segments).flatMap { form($0, reader, context) }
        // Tools write an empty target for what nobody has translated yet.
        if unit.target?.raw.isEmpty == true, unit.original?.raw.isEmpty != true { unit.target = nil }
    }

    // MARK: Segments

    /// A piece of a unit. What is ignorable lies between segments, and is a part of the text like them.
    private struct Segment {
        var element: XMLElement
        var isIgnorable: Bool
        var source: XMLElement? { element.first("source") }
        var target: XMLElement? { element.first("target") }
    }

    private static func segments(of element: XMLElement, _ isFirst: Bool) -> [Segment] {
        if isFirst { return [Segment(element: element, isIgnorable: false)] }
        return element.elements.filter { ["segment", "ignorable"].contains($0.name) }.map {
            Segment(element: $0, isIgnorable: $0.name == "ignorable")
        }
    }

    /// The pieces of the translation, in their order; `nil` where a segment has none.
    private mutating func targets(_ segments: [Segment]) -> [XMLElement]? {
        var targets: [(order: Int, element: XMLElement)] = []
        for (index, segment) in segments.enumerated() {
            if let target = segment.target {
                targets.append((target.attributes["order"].flatMap { Int($0) } ?? index + 1, target))
            } else if segment.isIgnorable {
                if let source = segment.source { targets.append((index + 1, source)) }
            } else {
                return nil
            }
        }
        guard Set(targets.map(\.order)).count == targets.count else {
            unit.faults.append(
                TextFault(
                    .format, "two targets of the unit have the same place in its order", at: unit.keyRange,
                    help: "give each its own number as `order`, or leave `order` out of all of them"))
            return nil
        }
        return targets.sorted { $0.order < $1.order }.map(\.element)
    }

    private mutating func form(
        _ elements: [XMLElement], _ reader: XLIFFText, _ context: Context
    ) -> CatalogText.Form? {
        guard let start = elements.map(\.contentRange.lowerBound).min(),
            let end = elements.map(\.contentRange.upperBound).max()
        else { return nil }
        do throws(TextFault) {
            var raw = ""
            for element in elements { raw += try reader.text(of: element) }
            if !elements.contains(where: { context.within($0).keepsSpace }) { raw = XLIFFText.folded(raw) }
            return try CatalogText.Form(raw, .printf, at: start..<max(start, end))
        } catch {
            unit.faults.append(error)
            return nil
        }
    }

    // MARK: What is said of it

    private static func state(_ element: XMLElement, _ segments: [Segment], _ isFirst: Bool) -> CatalogText.State {
        let states = segments.compactMap { (isFirst ? $0.target : $0.element)?.attributes["state"] }
        if states.contains(where: { ["new", "needs-translation", "initial"].contains($0) }) { return .new }
        let isApproved = element.attributes["approved"] != "no"
        return states.contains { $0.hasPrefix("needs-") } || !isApproved ? .needsReview : .translated
    }

    private mutating func addNotes(_ element: XMLElement, _ isFirst: Bool) {
        var notes = isFirst ? element.elements("note") : element.first("notes")?.elements("note") ?? []
        let own =
            isFirst
            ? element.attributes["extradata"] : notes.first { $0.attributes["category"] == "bannerc" }?.text
        if let own, own.hasPrefix("bannerc:") { unit.base = String(own.dropFirst(8)) }
        notes.removeAll { $0.attributes["category"] == "bannerc" }
        unit.comment = notes.isEmpty ? nil : notes.map(\.text).joined(separator: "\n")
    }
}
