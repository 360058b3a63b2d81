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
    /// What stands before the language in the name, and between its subtags: `_` and `-` in `app_pt-BR`; `nil` without a table.
    private var joints: (before: String, within: String)?

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
            (table, locale) = (Self.tableOfXLIFF(stem.split(separator: ".").map(String.init)), nil)
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
            // One subtag alone may be a word: `ui`.
            let whole = Self.localeThatIsName(of: name).flatMap { $0.contains("-") ? $0 : nil }
            let name = whole == nil ? Self.nameOfARB(stem) : nil
            table = name.map { String(stem.prefix($0.table)) } ?? stem
            locale = whole ?? name?.locale.withHyphens
            if let name {
                let within = name.locale.first { $0 == "-" || $0 == "_" } ?? (name.before == "_" ? "_" : "-")
                joints = (String(name.before), String(within))
            }
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
            guard let joints else { return [] }
            let tag = joints.within == "_" ? locale.withUnderscores : locale
            return ["\(above)\(table)\(joints.before)\(tag).arb"]
        }
    }

    /// The last part of `path`.
    package static func fileName(of path: String) -> String {
        path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? path
    }

    /// The language in the name of a file of translations, `acme.de.xliff`; `nil` where it has none.
    public static func localeInName(of path: String) -> String? {
        let name = fileName(of: path)
        let words = name.split(separator: ".").dropLast().map(String.init)
        // A name of one word may be anything: `app.xliff`.
        guard words.count > 1, let word = words.last, isTag(word) else { return nil }
        return word.withHyphens
    }

    /// What is left of a name without the language of the translation, which stands behind the table or before it, and that of the project
    /// beside it: `acme.de`, `acme.en.de`, `de.acme`; the file says both too.
    private static func tableOfXLIFF(_ words: [String]) -> String {
        // Words of three letters may be anything.
        func isSure(_ word: String) -> Bool {
            isTag(word) && (word.count == 2 || word.contains { $0 == "-" || $0 == "_" })
        }
        guard words.count > 1 else { return words.first.map(isSure) == false ? words[0] : "xliff" }
        var words = words[...]
        if let last = words.last, isTag(last) {
            words.removeLast()
            if words.count > 1, words.last.map(isSure) == true { words.removeLast() }
        } else if let first = words.first, isSure(first) {
            words.removeFirst()
        }
        return words.joined(separator: ".")
    }

    /// The length of the table in the name of an ARB file, what follows it, and the language: `app_pt_BR`, `app-pt-BR`.
    private static func nameOfARB(_ stem: String) -> (table: Int, before: Character, locale: String)? {
        let pieces = piecesOfARB(stem)
        guard let start = startOfLocale(pieces) else { return nil }
        // Each piece but the first has a separator before it.
        let table = pieces[..<start].reduce(start - 1) { $0 + $1.count }
        let rest = stem.dropFirst(table)
        guard let before = rest.first else { return nil }
        // Behind a hyphen or a dot, a word alone may be anything: `my-app`, `sign-in`.
        let isSure = before == "_" || pieces.count > start + 1
        return isSure ? (table, before, String(rest.dropFirst())) : nil
    }

    /// The language that a whole name is, `pt-BR` of `l10n/pt-BR.arb`; `nil` for one that may be a word.
    package static func localeThatIsName(of path: String) -> String? {
        let name = fileName(of: path)
        guard let stem = name.split(separator: ".").first.map(String.init), name == stem + ".arb" else { return nil }
        // Behind a table, the language begins at once.
        let pieces = [""] + piecesOfARB(stem)
        guard startOfLocale(pieces) == 1, pieces[1].count == 2 || pieces.count > 2 else { return nil }
        // `my_id` is a table in Indonesian rather than Burmese.
        if pieces.count > 2, let last = pieces.last, last.count == 2, last != last.uppercased() { return nil }
        return stem.withHyphens
    }

    private static func piecesOfARB(_ stem: String) -> [String] {
        stem.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" || $0 == "." }.map(String.init)
    }

    /// Where the language begins at the end of `my_app_zh_Hant_TW`, behind the first piece: a language, its script, its region and a
    /// variant.
    private static func startOfLocale(_ pieces: [String]) -> Int? {
        func isLetters(_ index: Int, _ counts: ClosedRange<Int>) -> Bool {
            counts.contains(pieces[index].count) && pieces[index].allSatisfy { $0.isASCII && $0.isLetter }
        }
        func isCapital(_ index: Int) -> Bool { pieces[index] == pieces[index].uppercased() }
        var start = pieces.count - 1
        // A variant stands behind a region.
        if start > 2, isLetters(start, 5...8), isCapital(start), isLetters(start - 1, 2...2), isCapital(start - 1) {
            start -= 1
        }
        if start > 1 {
            let isNumbered = pieces[start].count == 3 && pieces[start].allSatisfy { $0.isASCII && $0.isNumber }
            // In small letters, the last two may be the language itself: `my_app_en`.
            let isRegion = isLetters(start, 2...2) && (isCapital(start) || isLetters(start - 1, 2...2))
            if isNumbered || isRegion { start -= 1 }
        }
        if start > 1, isLetters(start, 4...4), isLetters(start - 1, 2...3) { start -= 1 }
        return start > 0 && isLetters(start, 2...3) ? start : nil
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
            var tags = parts[1].dropFirst(2).split(separator: "+").map(String.init)
            if let language = tags.first { tags[0] = ofToday(language) }
            return tags.joined(separator: "-")
        }
        guard (2...3).contains(parts[1].count), parts[1].allSatisfy({ $0.isLetter && $0.isLowercase }) else {
            return nil
        }
        let language = ofToday(parts[1])
        guard parts.count > 2, parts[2].first == "r", parts[2].count == 3 else { return language }
        return language + "-" + parts[2].dropFirst()
    }

    /// The codes of old that Android goes by, by those of today (java.util.Locale, "Legacy language codes").
    package static let androidCodes = ["he": "iw", "id": "in", "yi": "ji"]

    private static func ofToday(_ language: String) -> String {
        androidCodes.first { $0.value == language }?.key ?? language
    }

    private static func androidFolders(_ locale: String) -> [String] {
        let parts = locale.split(separator: "-").map(String.init)
        // Devices of today know those of today, too.
        let languages = [parts.first, parts.first.flatMap { androidCodes[$0] }].compactMap(\.self)
        return languages.flatMap { language in
            let rest = parts.dropFirst()
            let modern = (["values-b+\(language)"] + rest).joined(separator: "+")
            switch parts.count {
            case 1: return ["values-\(language)", modern]
            case 2 where parts[1].count == 2: return ["values-\(language)-r\(parts[1])", modern]
            default: return [modern]
            }
        }
    }
}

extension String {
    fileprivate var withHyphens: String { String(map { $0 == "_" ? "-" : $0 }) }
    fileprivate var withUnderscores: String { String(map { $0 == "-" ? "_" : $0 }) }
}
