// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// The values of one definition, in columns of their own.
struct ListingBlock {
    /// A value.
    struct Row: Hashable {
        /// Its path below the definition, safe to show.
        var key: String
        /// What it is, safe to show.
        var value: String
        /// Who set it.
        var source: String
    }

    /// The path of the definition, safe to show; empty for the spec itself.
    private var path: String
    /// The values.
    private(set) var rows: [Row] = []

    /// The most cells to which a value is filled up; behind a longer one its source follows at once.
    private static let valueWidth = 40

    init(_ path: String) { self.path = TerminalText.escapingControls(path) }

    /// The lines, with an empty one behind them; nothing without values.
    func rendered() -> String {
        guard !rows.isEmpty else { return "" }
        let prefix = path.isEmpty ? "" : path + "."
        let keyWidth = rows.reduce(0) { max($0, Cells.count($1.key)) }
        let widths = rows.map { Cells.count($0.value) }
        let valueWidth = widths.reduce(0) { $1 <= Self.valueWidth ? max($0, $1) : $0 }
        var text = ""
        for (row, width) in zip(rows, widths) {
            text += prefix + row.key + Cells.blanks(keyWidth - Cells.count(row.key) + 2) + row.value
            if !row.source.isEmpty { text += Cells.blanks(max(2, valueWidth - width + 2)) + row.source }
            text += "\n"
        }
        return text + "\n"
    }

    /// The rows that `base` has not, below `prefix`.
    func differing(from base: ListingBlock, in prefix: String) -> ListingBlock {
        var block = ListingBlock(prefix)
        block.path += "." + path
        let known = Set(base.rows)
        block.rows = rows.filter { !known.contains($0) }
        return block
    }

    /// The definition itself as the source of a value that is written at `place`.
    func own(_ place: Place, _ places: PlaceTexts) -> String {
        path.isEmpty ? places.text(place) : "\(path) \(places.text(place))"
    }

    // MARK: Adding

    /// Adds rows that were made before.
    mutating func add(rows: [Row]) { self.rows += rows }

    /// Adds a value that `source` set.
    mutating func add(_ key: String, _ value: String, _ source: String = "") {
        rows.append(
            Row(
                key: TerminalText.escapingControls(key), value: TerminalText.escapingControls(value), source: source))
    }

    /// Adds what the definition is for, if that is said.
    mutating func add(description: String?) {
        if let description { add("description", ValueText.quoted(description)) }
    }

    /// Adds a value with its sources.
    mutating func add<Value>(
        _ key: String, _ resolved: Resolved<Value>, _ places: PlaceTexts, _ text: (Value) -> String
    ) {
        add(key, text(resolved.value), places.text(resolved))
    }

    /// Adds a value that is written in one place, or the language's own.
    mutating func add(_ key: String, _ value: String, at place: Place?, _ places: PlaceTexts) {
        add(key, value, place.map { own($0, places) } ?? "\(Source.Origin.language)")
    }

    /// Adds a list of values, a row each, or `none`.
    mutating func add<Value>(
        _ key: String, _ list: [Located<Value>], _ places: PlaceTexts, _ text: (Value) -> String
    ) {
        if list.isEmpty { add(key, "none", "\(Source.Origin.language)") }
        for (index, item) in list.enumerated() {
            add("\(key).\(index + 1)", text(item.value), own(item.place, places))
        }
    }

    /// Adds a colour, a row for each appearance.
    mutating func add(_ key: String, _ color: ResolvedColor, _ sources: Resolved<some Any>?, _ places: PlaceTexts) {
        for appearance in Appearance.allCases {
            let slot = color[appearance]
            add(
                key.isEmpty ? appearance.rawValue : "\(key).\(appearance.rawValue)", slot.color.plain,
                places.text((sources?.sources ?? []) + slot.sources, over: sources?.overridden ?? []))
        }
    }

    /// Adds a text, a row for each language and plural form, where there is one. `names` are those of its parameters, and
    /// `origin` says it, over what `overridden` say.
    mutating func add(
        _ key: String, _ text: LocalizedText?, _ names: [String], _ origin: Source.Origin,
        over overridden: [Source] = [],
        _ places: PlaceTexts
    ) {
        func source(_ place: Place) -> String { places.text(origin, place) + places.text(over: overridden) }
        for entry in text?.entries ?? [] {
            switch entry.content {
            case .pattern(let pattern):
                add("\(key).\(entry.locale)", ValueText.pattern(pattern, names), source(entry.place))
            case .plural(_, let forms):
                for form in forms {
                    add(
                        "\(key).\(entry.locale).\(form.category.rawValue)", ValueText.pattern(form.pattern, names),
                        source(form.place))
                }
            }
        }
    }

    /// Adds an image and what is said of it, or `none`.
    mutating func add(
        _ key: String, _ image: Image?, _ source: String, _ origin: Source.Origin, names: [String] = [],
        _ places: PlaceTexts
    ) {
        guard let image else { return add(key, "none", source) }
        add(key, ValueText.source(of: image, names), source)
        switch image.source {
        case .url(_, let placeholder, let isCached):
            add("\(key).placeholder", ValueText.placeholder(placeholder), source)
            add("\(key).cached", "\(isCached)", source)
        case .parameter(_, let placeholder): add("\(key).placeholder", ValueText.placeholder(placeholder), source)
        case .symbol, .asset: break
        }
        if image.isFixed { add("\(key).fixed", "true", source) }
        add("\(key).decorative", "\(image.isDecorative)", source)
        add("\(key).label", image.label, [], origin, places)
    }
}
