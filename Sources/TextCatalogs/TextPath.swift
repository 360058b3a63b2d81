// SPDX-License-Identifier: Apache-2.0

/// What the path of a file of texts tells: the table that the file is a part of, and the language that it is in.
public struct TextPath: Sendable {
    /// The table, as apps name it: `Localizable` for `de.lproj/Localizable.strings`.
    public let table: String
    /// The language, as a BCP 47 tag; `nil` where the path says none: the file is in all, or in the one in which the app is developed.
    public let locale: String?

    private let format: TextSourceFormat
    /// The folders above the one that names the language, with a slash at the end.
    private let above: String
    private let folder: String
    private let ending: String

    /// What the path of a file in `format` tells.
    public init(_ path: String, _ format: TextSourceFormat) {
        self.format = format
        var parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map {
            String(Substring($0))
        }
        let name = parts.popLast() ?? path
        let ending = format.endings.first(where: name.hasSuffix) ?? ""
        self.ending = ending
        let stem = String(name.dropLast(ending.count))
        switch format {
        case .stringCatalog:
            (table, locale) = (stem, nil)
            (folder, above) = ("", "")
        case .xliff:
            // The language of the translation stands in the name, alone or beside that of the project; the file says it too.
            let words = stem.split(separator: ".").map(String.init).filter { !Self.isTag($0) }
            (table, locale) = (words.isEmpty ? "xliff" : words.joined(separator: "."), nil)
            (folder, above) = ("", "")
        case .strings, .stringsDict:
            folder = parts.popLast() ?? ""
            above = parts.map { $0 + "/" }.joined()
            table = stem
            let language = folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : ""
            locale = language.isEmpty || language == "Base" ? nil : language.withHyphens
        case .android:
            folder = parts.popLast() ?? ""
            above = parts.map { $0 + "/" }.joined()
            table = stem
            locale = Self.androidLocale(folder)
        case .arb:
            folder = ""
            above = parts.map { $0 + "/" }.joined()
            let pieces = stem.split(separator: "_", omittingEmptySubsequences: false).map(String.init)
            // The language begins behind the first underscore with something like one.
            let start = pieces.indices.dropFirst().first {
                (2...3).contains(pieces[$0].count) && pieces[$0].allSatisfy(\.isLetter)
            }
            table = start.map { pieces[..<$0].joined(separator: "_") } ?? stem
            locale = start.map { pieces[$0...].joined(separator: "-") }
        }
    }

    /// The paths at which the same table may lie in `locale`, and the plurals of a table beside its texts. `development` is the
    /// language that Android's folder without one is in.
    public func paths(in locale: String, development: String) -> [String] {
        switch format {
        case .stringCatalog, .xliff: return []
        case .strings, .stringsDict:
            guard folder.hasSuffix(".lproj") else { return [] }
            let folders = [locale, locale.withUnderscores] + (locale == development ? ["Base"] : [])
            return folders.flatMap { folder in
                [".strings", ".stringsdict"].map { "\(above)\(folder).lproj/\(table)\($0)" }
            }
        case .android:
            guard folder.hasPrefix("values") else { return [] }
            if locale == development { return ["\(above)values/\(table).xml"] }
            return Self.androidFolders(locale).map { "\(above)\($0)/\(table).xml" }
        case .arb:
            guard self.locale != nil else { return [] }
            return ["\(above)\(table)_\(locale.withUnderscores).arb"]
        }
    }

    /// The language in the name of a file of translations, `acme.de.xliff`; `nil` where it has none.
    public static func localeInName(of path: String) -> String? {
        let name = path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? path
        let words = name.split(separator: ".").dropLast().map(String.init)
        // A name of one word may be anything: `app.xliff`.
        guard words.count > 1, let word = words.last, isTag(word) else { return nil }
        return word.withHyphens
    }

    private static func isTag(_ word: String) -> Bool {
        let parts = word.split { $0 == "-" || $0 == "_" }
        return (2...3).contains(parts.first?.count ?? 0)
            && parts.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber } }
    }

    /// `de` for `values-de`, `pt-BR` for `values-pt-rBR`, `sr-Latn` for `values-b+sr+Latn` ("App resources overview", table 2).
    private static func androidLocale(_ folder: String) -> String? {
        let parts = folder.split(separator: "-").map(String.init)
        guard parts.first == "values", parts.count > 1 else { return nil }
        if parts[1].hasPrefix("b+") {
            return parts[1].dropFirst(2).split(separator: "+").joined(separator: "-")
        }
        guard (2...3).contains(parts[1].count), parts[1].allSatisfy({ $0.isLetter && $0.isLowercase }) else {
            return nil
        }
        guard parts.count > 2, parts[2].first == "r", parts[2].count == 3 else { return parts[1] }
        return parts[1] + "-" + parts[2].dropFirst()
    }

    private static func androidFolders(_ locale: String) -> [String] {
        let parts = locale.split(separator: "-").map(String.init)
        let modern = "values-b+" + parts.joined(separator: "+")
        switch parts.count {
        case 1: return ["values-\(locale)", modern]
        case 2 where parts[1].count == 2: return ["values-\(parts[0])-r\(parts[1])", modern]
        default: return [modern]
        }
    }
}

extension String {
    fileprivate var withHyphens: String { String(map { $0 == "_" ? "-" : $0 }) }
    fileprivate var withUnderscores: String { String(map { $0 == "-" ? "_" : $0 }) }
}
