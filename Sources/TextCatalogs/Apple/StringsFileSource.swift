// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// A strings file of Apple's, `de.lproj/Localizable.strings`: one language, that of its folder.
///
/// The format is that of "Strings files" in Apple's Internationalization and Localization Guide: `"key" = "text";` with comments.
struct StringsFileSource: TextSource {
    let source: SourceFile
    var sourceLanguage: String? { nil }
    var keys: [String] { index.keys }
    var notation: PlaceholderNotation { .apple }

    private let locale: String
    private var index = KeyIndex()
    private var comments: [String: String] = [:]

    /// Scans `source`, whose texts are in `locale`; empty for the language in which the app is developed.
    init(_ source: SourceFile, locale: String) throws(TextFault) {
        self.source = source
        self.locale = locale
        var index = KeyIndex()
        var comments: [String: String] = [:]
        let result = source.bytes.withUnsafeBufferPointer { bytes -> Result<Void, TextFault> in
            do throws(TextFault) {
                var scanner = StringsScanner(bytes: bytes, offset: try FileText.start(of: bytes))
                while let entry = try scanner.next() {
                    let key = scanner.decoded(entry.key)
                    index.add(key, entry.key, entry.value)
                    if let key, let comment = scanner.comment { comments[key] = comment }
                }
                return .success(())
            } catch {
                return .failure(error)
            }
        }
        try result.get()
        self.index = index
        self.comments = comments
    }

    func writtenText(for key: String, faults: inout [TextFault]) -> CatalogText? {
        guard let entry = index[key] else { return nil }
        faults += entry.faults
        var text = CatalogText(
            key: key, keyRange: entry.key, range: entry.key.lowerBound..<entry.value.upperBound, translations: [])
        text.comment = comments[key]
        let raw = source.bytes.withUnsafeBufferPointer { StringsScanner(bytes: $0, offset: 0).decoded(entry.value) }
        guard let raw else {
            faults.append(
                TextFault(
                    .text, "the text contains an escape that can't be read", at: entry.value,
                    help: "write the character itself, or `\\U` with four digits"))
            return text
        }
        do throws(TextFault) {
            let form = try CatalogText.Form(raw, notation, at: entry.value)
            text.translations = [
                CatalogText.Translation(locale: locale, content: .single(form), state: .translated, range: entry.value)
            ]
        } catch {
            faults.append(error)
        }
        return text
    }
}

/// Walks over a strings file, an entry at a time.
struct StringsScanner {
    let bytes: UnsafeBufferPointer<UInt8>
    var offset: Int
    /// The comment before the entry that was read last.
    private(set) var comment: String?

    init(bytes: UnsafeBufferPointer<UInt8>, offset: Int) {
        self.bytes = bytes
        self.offset = offset
    }

    private var byte: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    /// The next key and its text, each with its quotes; `nil` at the end.
    mutating func next() throws(TextFault) -> (key: Range<Int>, value: Range<Int>)? {
        comment = nil
        try skipSpace()
        guard offset < bytes.count else { return nil }
        let key = try word("a key in double quotes")
        try skipSpace()
        // A key alone stands for itself.
        if byte == UInt8(ascii: ";") {
            offset += 1
            return (key, key)
        }
        try expect(UInt8(ascii: "="), "`=` after the key")
        try skipSpace()
        guard byte == UInt8(ascii: "\"") else { throw unexpected("a text in double quotes") }
        let value = try word("a text in double quotes")
        try skipSpace()
        try expect(UInt8(ascii: ";"), "`;` after the text")
        return (key, value)
    }

    private mutating func expect(_ byte: UInt8, _ expected: String) throws(TextFault) {
        guard self.byte == byte else { throw unexpected(expected) }
        offset += 1
    }

    /// White space and comments, the last of which is kept.
    private mutating func skipSpace() throws(TextFault) {
        while offset < bytes.count {
            switch byte {
            case 0x20, 0x09, 0x0A, 0x0D: offset += 1
            case UInt8(ascii: "/"): try skipComment()
            default: return
            }
        }
    }

    private mutating func skipComment() throws(TextFault) {
        let start = offset
        let kind = offset + 1 < bytes.count ? bytes[offset + 1] : 0
        offset += 2
        if kind == UInt8(ascii: "/") {
            while offset < bytes.count, bytes[offset] != 0x0A { offset += 1 }
            return
        }
        guard kind == UInt8(ascii: "*") else {
            offset = start
            throw unexpected("a key in double quotes")
        }
        let first = offset
        while offset + 1 < bytes.count {
            if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") {
                let text = String(decoding: bytes[first..<offset], as: UTF8.self)
                comment = text.trimmed
                return offset += 2
            }
            offset += 1
        }
        throw TextFault(.syntax, "the comment is never closed", at: start..<start + 2)
    }

    /// A text between quotes, or a key of letters without them.
    private mutating func word(_ expected: String) throws(TextFault) -> Range<Int> {
        let start = offset
        guard byte == UInt8(ascii: "\"") else {
            while Self.isPartOfKey(byte) { offset += 1 }
            guard offset > start else { throw unexpected(expected) }
            return start..<offset
        }
        offset += 1
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "\""):
                offset += 1
                return start..<offset
            case UInt8(ascii: "\\"): offset += 2
            default: offset += 1
            }
        }
        offset = bytes.count
        throw TextFault(.syntax, "the quote is never closed", at: start..<start + 1)
    }

    private static func isPartOfKey(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"),
            UInt8(ascii: "$"):
            true
        default: false
        }
    }

    private func unexpected(_ expected: String) -> TextFault {
        let place = bytes.character(at: offset)
        let found = place.isEmpty ? "the end of the file" : "`\(String(decoding: bytes[place], as: UTF8.self))`"
        return TextFault(.syntax, "expected \(expected), not \(found)", at: place)
    }

    /// The text at `range`, quotes included; `nil` if an escape is none.
    func decoded(_ range: Range<Int>) -> String? {
        guard bytes[range].first == UInt8(ascii: "\"") else { return String(decoding: bytes[range], as: UTF8.self) }
        var units: [UInt16] = []
        var rest = String(decoding: bytes[range].dropFirst().dropLast(), as: UTF8.self).utf16[...]
        while let unit = rest.popFirst() {
            guard unit == 0x5C else {
                units.append(unit)
                continue
            }
            guard let letter = rest.popFirst() else { return nil }
            switch letter {
            case 0x6E: units.append(0x0A)
            case 0x74: units.append(0x09)
            case 0x72: units.append(0x0D)
            case 0x55, 0x75:
                let digits = rest.prefix(4).compactMap(Unicode.Scalar.init).map(Character.init)
                guard digits.count == 4, let code = UInt16(String(digits), radix: 16) else { return nil }
                rest = rest.dropFirst(4)
                units.append(code)
            // Old property lists have octal numbers, and controls that nobody sees.
            case 0x30...0x37, 0x61, 0x62, 0x66, 0x76: return nil
            default: units.append(letter)
            }
        }
        let text = String(decoding: units, as: UTF16.self)
        // Half of a pair of surrogates is decoded as U+FFFD, which nobody writes as an escape.
        return text.utf16.elementsEqual(units) ? text : nil
    }
}
