// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The files that a spec or a configuration names.
///
/// Whatever ends like the path of a file, and is one from some place before it on, counts: in lists, in quotes, behind
/// anchors and in comments. So nothing is missed that YAML reads as a path, and a file too many costs little.
enum NamedFiles {
    /// Specs, tokens and texts under `use`, baselines, templates, fonts.
    private static let endings = [
        ".yaml", ".yml", ".json", ".tokens", ".xcassets", ".xcstrings", ".strings", ".stringsdict", ".xml", ".xliff",
        ".xlf", ".arb",
        ".mustache", ".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2",
    ]
    /// The settings of a configuration whose paths may end in anything.
    private static let settings = ["baseline:", "assets:", "template:"]
    /// What may stand before a path: a blank, a list, a quotation mark.
    private static let marks = Set(" \t[]{},\"'".utf8)
    /// The longest path that is found, in bytes.
    private static let longest = 1_024
    /// How many places are tried in a text; real ones have some hundreds.
    private static let attempts = 50_000

    /// Whether a spec may name `file`.
    static func mayBeNamed(_ file: URL) -> Bool {
        let name = file.lastPathComponent.lowercased()
        return endings.contains { name.hasSuffix($0) }
    }

    /// What a build reads of `file`.
    static func contents(of file: URL) -> [URL] { withColorSets(file) }

    /// Those that are there, relative to the folder of `file`.
    static func find(in file: URL) -> [URL] {
        guard isText(file) || isTokens(file), let data = try? Data(contentsOf: file) else { return [] }
        // Of the files of tokens, resolver documents name others (DTCG Resolver Module, 2025.10).
        if isTokens(file), data.range(of: Data("resolutionOrder".utf8)) == nil { return [] }
        var text = String(decoding: data, as: UTF8.self)
        // There they are references as in URIs.
        if isTokens(file), let decoded = text.removingPercentEncoding { text += "\n" + decoded }
        let folder = file.deletingLastPathComponent()
        var seen: Set<String> = []
        return (values(in: text) + readings(of: text).flatMap(paths))
            .filter { seen.insert($0).inserted }
            .map { folder.appending(path: $0).standardizedFileURL }
            .filter { FileManager.default.fileExists(atPath: $0.path) }
            .flatMap(withOtherLanguages)
            .flatMap(withColorSets)
    }

    /// A file of texts in one language, and what lies beside it in others: `de.lproj` beside `en.lproj`, `values-de` beside `values`,
    /// `app_de.arb` beside `app_en.arb`.
    private static func withOtherLanguages(_ file: URL) -> [URL] {
        let folder = file.deletingLastPathComponent()
        func contents(_ folder: URL, _ isWanted: (URL) -> Bool) -> [URL] {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return names.sorted().map { folder.appending(path: $0).standardizedFileURL }.filter(isWanted)
        }
        var others: [URL] = []
        if ["strings", "stringsdict"].contains(file.pathExtension), folder.pathExtension == "lproj" {
            let name = file.deletingPathExtension().lastPathComponent
            others = contents(folder.deletingLastPathComponent()) { $0.pathExtension == "lproj" }
                .flatMap { language in ["strings", "stringsdict"].map { language.appending(path: "\(name).\($0)") } }
        } else if file.pathExtension == "xml", folder.lastPathComponent.hasPrefix("values") {
            others = contents(folder.deletingLastPathComponent()) { $0.lastPathComponent.hasPrefix("values") }
                .map { $0.appending(path: file.lastPathComponent) }
        } else if file.pathExtension == "arb" {
            others = contents(folder) { $0.pathExtension == "arb" }
        }
        return [file] + others.filter { $0.path != file.path && FileManager.default.fileExists(atPath: $0.path) }
    }

    /// An asset catalogue as the files that say its colours.
    private static func withColorSets(_ file: URL) -> [URL] {
        guard file.pathExtension == "xcassets" else { return [file] }
        let contents = FileManager.default.enumerator(at: file, includingPropertiesForKeys: nil)?.compactMap {
            $0 as? URL
        }
        return (contents ?? []).filter { $0.lastPathComponent == "Contents.json" }.map(\.standardizedFileURL)
            .sorted { $0.path < $1.path }
    }

    private static func isTokens(_ file: URL) -> Bool { ["json", "tokens"].contains(file.pathExtension.lowercased()) }

    private static func isText(_ file: URL) -> Bool { ["yaml", "yml"].contains(file.pathExtension.lowercased()) }

    /// The text as it stands, and as YAML reads what is in quotes.
    private static func readings(of text: String) -> [String] {
        let isEscaped = text.utf8.contains(UInt8(ascii: "\\")) || text.contains("''")
        return isEscaped ? [folded(text), folded(unescaped(text))] : [folded(text)]
    }

    /// The text on one line, since a text may go on in the next one, which is a blank.
    private static func folded(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    }

    /// `"brand\u002Eyaml"`, `"shared\/brand.yaml"` and `'it''s.yaml'` as they are meant.
    private static func unescaped(_ text: String) -> String {
        // Code units of UTF-16, so that two escapes of JSON may be one character.
        var units: [UInt16] = []
        var rest = text.replacingOccurrences(of: "''", with: "'")[...]
        while let backslash = rest.firstIndex(of: "\\") {
            units += rest[..<backslash].utf16
            rest = rest[backslash...].dropFirst()
            guard let escape = rest.popFirst() else { break }
            if escape.isNewline {
                rest = rest.drop { $0 == " " || $0 == "\t" }
            } else if let digits = ["x": 2, "u": 4, "U": 8][escape], let code = UInt32(rest.prefix(digits), radix: 16) {
                rest = rest.dropFirst(digits)
                if let unit = UInt16(exactly: code) {
                    units.append(unit)
                } else if let scalar = Unicode.Scalar(code) {
                    units += String(scalar).utf16
                }
            } else {
                units += String(escape).utf16
            }
        }
        return String(decoding: units + rest.utf16, as: UTF16.self)
    }

    /// Every part of `text` that ends like a path and follows a mark.
    private static func paths(in text: String) -> [String] {
        let bytes = Array(text.utf8)
        var paths: [String] = []
        var left = attempts
        for dot in bytes.indices where bytes[dot] == UInt8(ascii: ".") {
            for ending in endings where bytes[dot...].starts(with: ending.utf8, by: { $0 | 0x20 == $1 | 0x20 }) {
                var start = dot
                while start >= 0, dot - start < longest, left > 0 {
                    if start == 0 || marks.contains(bytes[start - 1]) {
                        paths.append(String(decoding: bytes[start..<dot + ending.utf8.count], as: UTF8.self))
                        left -= 1
                    }
                    start -= 1
                }
            }
        }
        return paths
    }

    /// What stands behind a setting, up to the end of the line and up to what ends a value.
    private static func values(in text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).flatMap { line -> [String] in
            settings.compactMap { line.range(of: $0) }.flatMap { setting -> [String] in
                let value = line[setting.upperBound...]
                let ends = [value.endIndex, value.firstIndex { ",}".contains($0) }, value.range(of: " #")?.lowerBound]
                return ends.compactMap { $0 }.map { value[..<$0].trimmingCharacters(in: around) }
                    .filter { !$0.isEmpty }
            }
        }
    }

    private static let around = CharacterSet(charactersIn: " \t\"'")
}
