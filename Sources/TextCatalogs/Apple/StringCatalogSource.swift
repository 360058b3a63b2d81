// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// A String Catalog of Xcode, `*.xcstrings`: JSON with all languages of a table.
///
/// Apple documents what Xcode shows of it ("Localizing and varying text with a string catalog"), not the format; what is read here is
/// what Xcode 15 to 26 write.
struct StringCatalogSource: TextSource {
    let source: SourceFile
    private(set) var sourceLanguage: String?
    var keys: [String] { index.keys }
    var notation: PlaceholderNotation { .apple }

    private var index = KeyIndex()

    /// Scans `source`. Throws for what is no JSON, and for JSON that is no catalogue.
    init(_ source: SourceFile) throws(TextFault) {
        self.source = source
        var index = KeyIndex()
        var language: Range<Int>?
        var strings: Range<Int>?
        try source.withScanner { scanner throws(TextFault) in
            let start = scanner.offset
            try scanner.readFile("a String Catalog") { scanner, name throws(TextFault) in
                switch JSONText.decoded(scanner.bytes, name) {
                case "sourceLanguage":
                    let value = try scanner.skipValue(depth: 1)
                    if let language { throw .repetition(of: "`sourceLanguage`", at: value, after: language) }
                    language = value
                case "strings":
                    if let strings { throw .repetition(of: "`strings`", at: name, after: strings) }
                    strings = name
                    guard scanner.byte == UInt8(ascii: "{") else {
                        throw TextFault(
                            .format, "`strings` of a String Catalog is an object", at: try scanner.skipValue())
                    }
                    try scanner.readObject(depth: 1) { scanner, key throws(TextFault) in
                        index.add(JSONText.decoded(scanner.bytes, key), key, try scanner.skipValue(depth: 2))
                    }
                default: try scanner.skipValue(depth: 1)
                }
            }
            guard strings != nil, let language else {
                throw TextFault(
                    .format,
                    "the file is not a String Catalog: it has no `\(strings == nil ? "strings" : "sourceLanguage")`",
                    at: start..<start, help: "Xcode makes one with File › New › String Catalog")
            }
            let tag =
                scanner.bytes[language].first == UInt8(ascii: "\"") ? JSONText.decoded(scanner.bytes, language) : nil
            guard let tag else { throw TextFault(.format, "`sourceLanguage` is not a text", at: language) }
            sourceLanguage = tag
        }
        self.index = index
    }

    func writtenText(for key: String, faults: inout [TextFault]) -> CatalogText? {
        guard let entry = index[key] else { return nil }
        faults += entry.faults
        return source.bytes.withUnsafeBufferPointer { bytes in
            guard let node = JSONNode(bytes, at: entry.value, faults: &faults) else { return nil }
            var reading = StringCatalogReading(bytes: bytes, sourceLanguage: sourceLanguage ?? "en")
            let text = reading.text(key, entry, node)
            faults += reading.faults
            return text
        }
    }
}

extension SourceFile {
    /// Calls `body` with a scanner at the first byte that is no white space.
    func withScanner(_ body: (inout JSONScanner) throws(TextFault) -> Void) throws(TextFault) {
        let result = bytes.withUnsafeBufferPointer { bytes -> Result<Void, TextFault> in
            do throws(TextFault) {
                var scanner = JSONScanner(bytes: bytes, offset: try FileText.start(of: bytes))
                scanner.skipSpace()
                guard scanner.offset < bytes.count else { throw TextFault(.syntax, "the file is empty", at: 0..<0) }
                try body(&scanner)
                return .success(())
            } catch {
                return .failure(error)
            }
        }
        try result.get()
    }
}
