// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// A file of Android's string resources, `values-de/strings.xml`: one language, that of its folder.
///
/// The format is that of "String resources" in Android's guide to app resources.
struct AndroidStringsSource: TextSource {
    let source: SourceFile
    var sourceLanguage: String? { nil }
    private(set) var keys: [String] = []
    var notation: PlaceholderNotation { .android }

    private struct Entry: Sendable {
        var keyRange: Range<Int>
        var range: Range<Int>
        var comment: String?
        var isTranslatable: Bool
        var isPlural: Bool
        var forms: [(category: String, form: CatalogText.Form)]
        /// Where each variant is written, by product.
        var products: [String: Range<Int>]
        var faults: [TextFault]
    }

    private let locale: String
    private var entries: [String: Entry] = [:]

    /// Reads `source`, whose texts are in `locale`; empty for the language in which the app is developed.
    init(_ source: SourceFile, locale: String) throws(TextFault) {
        self.source = source
        self.locale = locale
        let root = try XMLReader.read(source)
        guard root.name == "resources" else {
            throw TextFault(
                .format, "the file contains no Android resources", at: root.range.lowerBound..<root.range.lowerBound)
        }
        for element in root.elements { add(element) }
    }

    private mutating func add(_ element: XMLElement) {
        guard element.name == "string" || element.name == "plurals", let key = element.attributes["name"] else {
            return
        }
        let tag = element.range.lowerBound..<element.contentRange.lowerBound
        let product = Self.product(of: element)
        if let known = entries[key], let first = known.products[product] {
            entries[key]?.faults.append(.repetition(of: "the name `\(key.prefix(60))`", at: tag, after: first))
            return
        }
        let products = (entries[key]?.products ?? [:]).merging([product: tag]) { first, _ in first }
        if entries[key] == nil {
            keys.append(key)
        } else if product != Self.defaultProduct {
            entries[key]?.products = products
            return
        }
        // Of the variants for products that counts which Android takes unless it is told of one.
        entries[key] = Self.entry(element, tag, products)
    }

    private static let defaultProduct = "default"

    private static func product(of element: XMLElement) -> String {
        element.attributes["product"].flatMap { $0.isEmpty ? nil : $0 } ?? defaultProduct
    }

    private static func entry(_ element: XMLElement, _ tag: Range<Int>, _ products: [String: Range<Int>]) -> Entry {
        var entry = Entry(
            keyRange: tag, range: element.range, comment: element.comment,
            isTranslatable: element.attributes["translatable"] != "false", isPlural: element.name == "plurals",
            forms: [], products: products, faults: [])
        let items =
            entry.isPlural
            ? element.elements("item").map { ($0.attributes["quantity"] ?? "", $0) } : [("other", element)]
        for (category, item) in items {
            do throws(TextFault) {
                let raw = try AndroidText.read(item)
                entry.forms.append(
                    (
                        category,
                        CatalogText.Form(
                            raw: raw, pieces: FormatReading.pieces(of: raw, .android), range: item.contentRange)
                    ))
            } catch {
                entry.faults.append(error)
            }
        }
        return entry
    }

    func writtenText(for key: String, faults: inout [TextFault]) -> CatalogText? {
        guard let entry = entries[key] else { return nil }
        faults += entry.faults
        var text = CatalogText(key: key, keyRange: entry.keyRange, range: entry.range, translations: [])
        text.comment = entry.comment
        text.isTranslatable = entry.isTranslatable
        let content: CatalogText.Content? =
            entry.isPlural ? .plural(argument: nil, forms: entry.forms) : entry.forms.first.map { .single($0.form) }
        if let content {
            let range = entry.isPlural ? entry.range : entry.forms.first?.form.range ?? entry.range
            text.translations = [
                CatalogText.Translation(locale: locale, content: content, state: .translated, range: range)
            ]
        }
        return text
    }
}
