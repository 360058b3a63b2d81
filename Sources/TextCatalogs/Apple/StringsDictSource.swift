// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// The plurals of a table of Apple's, `de.lproj/Localizable.stringsdict`: a property list, in the language of its folder.
///
/// The format is that of "Stringsdict File Format" in Apple's Internationalization and Localization Guide.
struct StringsDictSource: TextSource {
    let source: SourceFile
    var sourceLanguage: String? { nil }
    private(set) var keys: [String] = []
    var notation: PlaceholderNotation { .apple }

    private struct Entry: Sendable {
        var keyRange: Range<Int>
        var range: Range<Int>
        var content: CatalogText.Content?
        var faults: [TextFault]
    }

    private let locale: String
    private var entries: [String: Entry] = [:]

    /// Reads `source`, whose texts are in `locale`; empty for the language in which the app is developed.
    init(_ source: SourceFile, locale: String) throws(TextFault) {
        self.source = source
        self.locale = locale
        let root = try XMLReader.read(source)
        guard root.name == "plist", let dictionary = root.first("dict") else {
            throw TextFault(
                .format, "the file is not a property list with a dictionary",
                at: root.range.lowerBound..<root.range.lowerBound,
                help: "`plutil -convert xml1` writes one as XML")
        }
        for (key, value) in try Self.members(of: dictionary) {
            guard value.name == "dict" else { continue }
            if let known = entries[key.text] {
                entries[key.text]?.faults.append(
                    .repetition(of: "the key", at: key.range, after: known.keyRange))
                continue
            }
            var entry = Entry(
                keyRange: key.range, range: key.range.lowerBound..<value.range.upperBound, faults: [])
            do throws(TextFault) {
                entry.content = try Self.content(of: value)
            } catch {
                entry.faults.append(error)
            }
            keys.append(key.text)
            entries[key.text] = entry
        }
    }

    func writtenText(for key: String, faults: inout [TextFault]) -> CatalogText? {
        guard let entry = entries[key] else { return nil }
        faults += entry.faults
        var text = CatalogText(key: key, keyRange: entry.keyRange, range: entry.range, translations: [])
        text.translations =
            entry.content.map { content in
                [CatalogText.Translation(locale: locale, content: content, state: .translated, range: entry.range)]
            } ?? []
        return text
    }

    /// The keys of a dictionary, each with the element behind it.
    private static func members(of dictionary: XMLElement) throws(TextFault) -> [(key: XMLElement, value: XMLElement)] {
        let elements = dictionary.elements
        var members: [(key: XMLElement, value: XMLElement)] = []
        var index = 0
        while index < elements.count {
            guard elements[index].name == "key", index + 1 < elements.count, elements[index + 1].name != "key" else {
                throw TextFault(.format, "a dictionary has a value after each `<key>`", at: elements[index].range)
            }
            members.append((elements[index], elements[index + 1]))
            index += 2
        }
        return members
    }

    /// The same of a dictionary that says one thing, no key of which stands in it twice.
    private static func uniqueMembers(
        of dictionary: XMLElement
    ) throws(TextFault) -> [(key: XMLElement, value: XMLElement)] {
        let members = try members(of: dictionary)
        var repetitions = Repetitions()
        for (key, _) in members {
            if let fault = repetitions.fault("the key", key.text, at: key.range) { throw fault }
        }
        return members
    }

    private static func content(of entry: XMLElement) throws(TextFault) -> CatalogText.Content {
        var format: XMLElement?
        var substitutions: [String: Substitution] = [:]
        for (key, value) in try uniqueMembers(of: entry) {
            switch key.text {
            case "NSStringLocalizedFormatKey": format = value
            case "NSStringVariableWidthRuleType", "NSStringDeviceSpecificRuleType":
                throw TextFault(
                    .format, "the text varies by `\(key.text)`, which is not read", at: key.range,
                    help: "put it into a String Catalog, or write one text")
            default:
                if value.name == "dict" { substitutions[key.text] = try substitution(value) }
            }
        }
        guard let format else {
            throw TextFault(.format, "the entry has no `NSStringLocalizedFormatKey`", at: entry.range)
        }
        return try form(format).substituting(substitutions)
    }

    private static func substitution(_ dictionary: XMLElement) throws(TextFault) -> Substitution {
        var substitution = Substitution(specifier: "%d", forms: [])
        for (key, value) in try uniqueMembers(of: dictionary) {
            switch key.text {
            case "NSStringFormatSpecTypeKey":
                guard value.text == "NSStringPluralRuleType" else {
                    throw TextFault(.plural, "`\(value.text.prefix(60))` is not a plural rule", at: value.range)
                }
            case "NSStringFormatValueTypeKey": substitution.specifier = "%" + value.text
            default: substitution.forms.append((key.text, try form(value)))
            }
        }
        // The number of a substitution stands in its forms as it would in any format, but for one that has a position.
        substitution.forms = substitution.forms.map { category, form in
            var form = form
            var isFirst = true
            form.pieces = form.pieces.map { piece in
                guard case .argument(_, .integer, let written) = piece, isFirst, !written.contains("$") else {
                    return piece
                }
                isFirst = false
                return .ownArgument
            }
            return (category: category, form: form)
        }
        return substitution
    }

    private static func form(_ element: XMLElement) throws(TextFault) -> CatalogText.Form {
        let raw = element.text
        guard element.name == "string" else {
            throw TextFault(.format, "a text is a `<string>`, not a `<\(element.name.prefix(40))>`", at: element.range)
        }
        return try CatalogText.Form(raw, .apple, at: element.contentRange)
    }
}
