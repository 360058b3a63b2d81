// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What Xcode makes of a String Catalog, for tests on systems without Xcode: in the folder of each language a `.strings` file, and a
/// `.stringsdict` for what varies by number.
///
/// Property lists are binary, as Xcode writes them into apps, or XML. How Xcode writes the number of a substitution into its forms is
/// nowhere said, so that both ways come.
struct CompiledCatalog {
    /// A text as a property list has it, by key and language.
    private var strings: [String: [String: Any]] = [:]
    private var plurals: [String: [String: Any]] = [:]
    private let table: String

    init(_ catalog: Data, table: String) throws {
        self.table = table
        let root = try JSONSerialization.jsonObject(with: catalog) as? [String: Any] ?? [:]
        for (key, entry) in (root["strings"] as? [String: [String: Any]] ?? [:]).sorted(by: { $0.key < $1.key }) {
            let localizations = entry["localizations"] as? [String: [String: Any]] ?? [:]
            for (language, localization) in localizations { add(key, localization, language) }
        }
    }

    private mutating func add(_ key: String, _ localization: [String: Any], _ language: String) {
        if let plural = (localization["variations"] as? [String: Any])?["plural"] as? [String: Any] {
            plurals[language, default: [:]][key] = [
                "NSStringLocalizedFormatKey": "%#@arg@", "arg": Self.rule(plural) { $0 },
            ]
            return
        }
        guard let value = Self.value(localization) else { return }
        guard let substitutions = localization["substitutions"] as? [String: [String: Any]] else {
            strings[language, default: [:]][key] = value
            return
        }
        var (format, members) = (value, [String: Any]())
        for (name, substitution) in substitutions {
            let position = substitution["argNum"] as? Int ?? 1
            let plural = (substitution["variations"] as? [String: Any])?["plural"] as? [String: Any] ?? [:]
            let isNamed = key.utf8.count.isMultiple(of: 2)
            format = Self.replacing(
                "%#@\(name)@", with: isNamed ? "%\(position)$#@\(name)@" : "%#@\(name)@", in: format)
            members[name] = Self.rule(plural) { form in
                // Without a position, a second one would stand for the next argument.
                let isOnce = form.components(separatedBy: "%arg").count == 2
                return Self.replacing("%arg", with: isNamed || !isOnce ? "%\(position)$lld" : "%lld", in: form)
            }
        }
        members["NSStringLocalizedFormatKey"] = format
        plurals[language, default: [:]][key] = members
    }

    /// `text` with another placeholder; a percent sign that is doubled begins none.
    private static func replacing(_ placeholder: String, with other: String, in text: String) -> String {
        text.components(separatedBy: "%%").map { $0.replacingOccurrences(of: placeholder, with: other) }
            .joined(separator: "%%")
    }

    private static func value(_ unit: Any?) -> String? {
        ((unit as? [String: Any])?["stringUnit"] as? [String: Any])?["value"] as? String
    }

    private static func rule(_ plural: [String: Any], _ change: (String) -> String) -> [String: String] {
        var rule = ["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "lld"]
        for (category, unit) in plural { rule[category] = value(unit).map(change) }
        return rule
    }

    /// Writes the files into `folder`, which becomes a bundle's.
    func write(to folder: URL) throws {
        for (language, texts) in strings { try write(texts, "strings", language, folder) }
        for (language, texts) in plurals { try write(texts, "stringsdict", language, folder) }
    }

    private func write(_ list: [String: Any], _ ending: String, _ language: String, _ folder: URL) throws {
        // Swift Package Manager writes the names of folders in small letters.
        let name = list.count.isMultiple(of: 2) ? language : language.lowercased()
        let lproj = folder.appending(path: "\(name).lproj")
        let existing = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        let known = existing?.first { $0.lowercased() == "\(language).lproj".lowercased() }
        let place = known.map { folder.appending(path: $0) } ?? lproj
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let data = try PropertyListSerialization.data(
            fromPropertyList: list, format: ending == "strings" ? .binary : .xml, options: 0)
        try data.write(to: place.appending(path: "\(table).\(ending)"))
    }
}
