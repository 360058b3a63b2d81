// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// An Application Resource Bundle, `app_de.arb`: JSON of Flutter and others, one language, texts in ICU MessageFormat.
///
/// The format is that of "Application Resource Bundle Specification" (google/app-resource-bundle).
struct ARBSource: TextSource {
    let source: SourceFile
    var sourceLanguage: String? { nil }
    var keys: [String] { index.keys.filter { !$0.hasPrefix("@") } }
    var notation: PlaceholderNotation { .icu }

    private var locale: String
    private var index = KeyIndex()

    /// Scans `source`, whose texts are in `locale` unless it says otherwise; empty for the language in which the app is developed.
    init(_ source: SourceFile, locale: String) throws(TextFault) {
        self.source = source
        self.locale = locale
        var index = KeyIndex()
        var own: String?
        try source.withScanner { scanner throws(TextFault) in
            try scanner.readFile("a resource bundle") { scanner, name throws(TextFault) in
                let value = try scanner.skipValue(depth: 1)
                let key = JSONText.decoded(scanner.bytes, name)
                index.add(key, name, value)
                guard key == "@@locale" else { return }
                own = JSONText.decoded(scanner.bytes, value)
                if let fault = index["@@locale"]?.faults.first { throw fault }
            }
        }
        self.index = index
        if let own { self.locale = own }
    }

    func writtenText(for key: String, faults: inout [TextFault]) -> CatalogText? {
        guard !key.hasPrefix("@"), let entry = index[key] else { return nil }
        faults += entry.faults
        var text = CatalogText(
            key: key, keyRange: entry.key, range: entry.key.lowerBound..<entry.value.upperBound, translations: [])
        source.bytes.withUnsafeBufferPointer { bytes in
            if let about = index["@" + key], let node = JSONNode(bytes, at: about.value, faults: &faults) {
                faults += about.faults
                text.comment = node["description"].flatMap { $0.isString ? JSONText.decoded(bytes, $0.range) : nil }
            }
            let isString = bytes[entry.value].first == UInt8(ascii: "\"")
            guard isString, let raw = JSONText.decoded(bytes, entry.value) else {
                faults.append(TextFault(.text, "this is not a JSON text", at: entry.value))
                return
            }
            do throws(TextFault) {
                try FileText.checkVisible(raw, at: entry.value)
                let content = try ICUMessage.content(of: raw, at: entry.value)
                text.translations = [
                    CatalogText.Translation(locale: locale, content: content, state: .translated, range: entry.value)
                ]
            } catch {
                faults.append(error)
            }
        }
        return text
    }
}
