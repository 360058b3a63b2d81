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
            let start = scanner.offset
            guard scanner.byte == UInt8(ascii: "{") else {
                throw TextFault(
                    .format, "a resource bundle is an object", at: start..<min(start + 1, scanner.bytes.count))
            }
            try scanner.readObject(depth: 0) { scanner, name throws(TextFault) in
                let value = try scanner.skipValue(depth: 1)
                let key = JSONText.decoded(scanner.bytes, name)
                if key == "@@locale" { own = JSONText.decoded(scanner.bytes, value) }
                index.add(key, name, value)
            }
            scanner.skipSpace()
            guard scanner.offset == scanner.bytes.count else { throw scanner.unexpected("the end of the file", nil) }
        }
        self.index = index
        if let own { self.locale = own }
    }

    func text(for key: String, faults: inout [TextFault]) -> CatalogText? {
        guard !key.hasPrefix("@"), let entry = index[key] else { return nil }
        if let other = entry.repetition {
            var fault = TextFault(.duplicate, "the key is written twice", at: other, help: "remove one of them")
            fault.related = (entry.key, "here, too")
            faults.append(fault)
        }
        var text = CatalogText(
            key: key, keyRange: entry.key, range: entry.key.lowerBound..<entry.value.upperBound, translations: [])
        source.bytes.withUnsafeBufferPointer { bytes in
            if let about = index["@" + key], let node = JSONNode(bytes, at: about.value) {
                text.comment = node["description"].flatMap { $0.isString ? JSONText.decoded(bytes, $0.range) : nil }
            }
            let isString = bytes[entry.value].first == UInt8(ascii: "\"")
            guard isString, let raw = JSONText.decoded(bytes, entry.value) else {
                faults.append(TextFault(.text, "this is no text of JSON", at: entry.value))
                return
            }
            if let control = FileText.firstControl(in: raw) {
                faults.append(
                    TextFault(
                        .text, "the text holds the invisible character \(control.codePoint)", at: entry.value,
                        help: "remove it"))
                return
            }
            do throws(TextFault) {
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
