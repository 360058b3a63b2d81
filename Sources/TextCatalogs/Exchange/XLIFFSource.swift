// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// What translators send back: XLIFF 1.2 (OASIS, 2008) or 2.0 (OASIS, 2014), a source language and a target.
///
/// A unit goes by its `resname` or `name`, or else by its `id`. Xcode writes forms of plurals as units of their own, whose ids end in
/// `|==|plural.one`; they are put together again.
struct XLIFFSource: TextSource {
    let source: SourceFile
    private(set) var sourceLanguage: String?
    var keys: [String] { units.keys }
    var notation: PlaceholderNotation { .printf }

    private var units = TranslatedUnits()
    /// The units of each table that has its own, and of all others; ids are of one `<file>` each (XLIFF 1.2, 2.3, and 2.0, 4.2.2.2).
    private var unitsOfTables: [TranslatedUnits] = []
    private var namesOfTables: [String?] = []
    private var indexOfTable: [String?: Int] = [:]
    /// Tables that a file is taken apart into.
    private static let tableLimit = 200

    /// Xcode's exports name the file that each of their parts is a translation of.
    var tables: [(name: String?, source: any TextSource)] {
        guard namesOfTables.contains(where: { $0 != nil }), namesOfTables.count <= Self.tableLimit else { return [] }
        return zip(namesOfTables, unitsOfTables).map { name, units in
            var source = self
            (source.units, source.unitsOfTables, source.namesOfTables) = (units, [], [])
            return (name, source)
        }
    }

    /// Reads `source`. `locale` is the language of translations that say none.
    init(_ source: SourceFile, locale: String) throws(TextFault) {
        self.source = source
        let root = try XMLReader.read(source)
        let start = root.range.lowerBound..<root.range.lowerBound
        guard root.name == "xliff", let version = root.attributes["version"] else {
            throw TextFault(.format, "the file is not XLIFF", at: start)
        }
        let isFirst = version.hasPrefix("1.")
        guard isFirst || version.hasPrefix("2.") else {
            throw TextFault(.format, "the file is XLIFF \(version.prefix(20)); 1.2 and 2.0 are read", at: start)
        }
        for file in root.elements("file") {
            let languages = isFirst ? file.attributes : root.attributes
            let original = languages[isFirst ? "source-language" : "srcLang"]
            if let known = sourceLanguage, known != original {
                throw TextFault(.format, "the file is translated from two languages", at: file.range)
            }
            sourceLanguage = original
            let language = languages[isFirst ? "target-language" : "trgLang"] ?? ""
            let context = XLIFFUnit.Context(isFirst: isFirst, language: language)
            let name = file.attributes["original"].flatMap(Self.table)
            addUnits(file, context.within(root), locale, table: indexOfTable(name))
        }
        guard sourceLanguage != nil else {
            throw TextFault(.format, "the file does not say which language it is translated from", at: start)
        }
        if let nameless = units.nameless {
            throw .nameless(at: nameless, "xliff", help: "write it as `\(isFirst ? "target-language" : "trgLang")`")
        }
    }

    private mutating func indexOfTable(_ name: String?) -> Int {
        if let known = indexOfTable[name] { return known }
        let index = namesOfTables.count
        indexOfTable[name] = index
        namesOfTables.append(name)
        if index < Self.tableLimit { unitsOfTables.append(TranslatedUnits()) }
        return index
    }

    /// The table that a file of Xcode's is: `Localizable` for `App/en.lproj/Localizable.strings`.
    private static func table(_ original: String) -> String? {
        guard let name = original.split(separator: "/").last else { return nil }
        let endings = [".strings", ".stringsdict", ".xcstrings", ".storyboard", ".xib"]
        return endings.first(where: name.hasSuffix).map { String(name.dropLast($0.count)) }
    }

    private mutating func addUnits(
        _ element: XMLElement, _ outer: XLIFFUnit.Context, _ locale: String, table: Int
    ) {
        let context = outer.within(element)
        for element in element.elements {
            switch element.name {
            case "body", "group": addUnits(element, context, locale, table: table)
            case "trans-unit" where context.isFirst, "unit" where !context.isFirst: add(element, context, locale, table)
            default: break
            }
        }
    }

    private mutating func add(
        _ element: XMLElement, _ context: XLIFFUnit.Context, _ locale: String, _ table: Int
    ) {
        let attributes = element.attributes
        guard let name = attributes[context.isFirst ? "resname" : "name"] ?? attributes["id"] else { return }
        let unitName = UnitName(name)
        var unit = XLIFFUnit(element, part: unitName.part, context).unit
        if unit.language.isEmpty { unit.language = locale }
        units.add(unit, of: unitName.key, called: "the unit `\(name.prefix(60))`")
        guard table < Self.tableLimit else { return }
        unitsOfTables[table].add(unit, of: unitName.key, called: "the unit `\(name.prefix(60))`")
    }

    func writtenText(for key: String, faults: inout [TextFault]) -> CatalogText? {
        // Nothing is read without it.
        units.text(for: key, from: sourceLanguage ?? "", faults: &faults, content: content)
    }

    /// What is said on a kind of device: a text, or forms of a plural.
    private struct Device {
        let name: String
        var whole: CatalogText.Form?
        var forms: [(category: String, form: CatalogText.Form)] = []
    }

    /// What the units of a key come to: a text, a plural, or a text with a substitution.
    private func content(_ parts: [TranslatedUnits.Part]) throws(TextFault) -> CatalogText.Content? {
        var whole: CatalogText.Form?
        var forms: [(category: String, form: CatalogText.Form)] = []
        var substitutions: [String: Substitution] = [:]
        var devices: [Device] = []
        func onDevice(_ name: String, _ add: (inout Device) -> Void) {
            let index = devices.firstIndex { $0.name == name } ?? devices.count
            if index == devices.count { devices.append(Device(name: name)) }
            add(&devices[index])
        }
        for (part, form) in parts {
            guard let form else { continue }
            let steps = part.split(separator: ".").map(String.init)
            switch (steps.first, steps.count) {
            case (nil, _): whole = form
            case ("plural", 2): forms.append((steps[1], form))
            case ("substitutions", 4) where steps[2] == "plural":
                substitutions[steps[1], default: Substitution(specifier: "%lld", forms: [])].forms.append(
                    (steps[3], form))
            case ("device", 2): onDevice(steps[1]) { $0.whole = form }
            case ("device", 4) where steps[2] == "plural": onDevice(steps[1]) { $0.forms.append((steps[3], form)) }
            default:
                throw TextFault(
                    .format, "the unit varies by `\(part.prefix(60))`, which is not supported",
                    at: form.range, help: "texts may vary by device, by number, or by number on a device")
            }
        }
        // Banners are of phones.
        let device =
            ["iphone", "other"].lazy.compactMap { name in devices.first { $0.name == name } }.first ?? devices.first
        whole = whole ?? device?.whole
        if let device, device.whole == nil { forms += device.forms }
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
