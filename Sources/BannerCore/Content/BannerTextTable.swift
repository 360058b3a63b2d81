// SPDX-License-Identifier: Apache-2.0

/// A table of texts that an app looks up at run time, as Xcode makes it of a String Catalog: in the folder of each language a
/// `Localizable.strings`, and a `Localizable.stringsdict` for plurals. Generated code makes it (`texts: catalog` of the target `swift`).
///
/// Texts are filled in by BannerKit and not by Foundation, for the language that is asked for and not that of the app, with the plural
/// rules and the numbers that the lint has checked them with. A placeholder that fits no parameter leads to the text of the spec, where a
/// format of Foundation's would read memory that is not its own.
public final class BannerTextTable: Sendable {
    /// Its name: `Localizable` for `Localizable.xcstrings`.
    public let name: String
    /// The language that other languages fall back to, a BCP 47 tag.
    let development: String
    /// The other languages that the spec supports.
    let translations: Set<String>

    private let contents: @Sendable (String) -> [[String: Any]]
    private let known = BannerLocked<[String: [String: BannerTableText]]>([:])

    /// A table of texts in the language `development` and in `translations`, BCP 47 tags.
    ///
    /// `contents` is asked once for each language, and for `Base`. It returns the property lists of its folder: of the first that has a
    /// key, the text counts, so that plurals come before other texts.
    public init(
        _ name: String, development: String, translations: [String],
        contents: @escaping @Sendable (_ language: String) -> [[String: Any]]
    ) {
        self.name = name
        self.development = development
        self.translations = Set(translations)
        self.contents = contents
    }

    /// The one of `folders` that holds the texts of `language`: `pt_BR` and `pt-br` for `pt-BR` too, since tools write both.
    public static func folder(of language: String, among folders: [String]) -> String? {
        func plain(_ tag: String) -> String { String(tag.lowercased().map { $0 == "_" ? "-" : $0 }) }
        return folders.first { $0 == language } ?? folders.first { plain($0) == plain(language) }
    }

    func text(_ key: String, in language: String) -> BannerTableText? {
        if let texts = known.value[language] { return texts[key] }
        let texts = read(language)
        known.update { $0[language] = texts }
        return texts[key]
    }

    private func read(_ language: String) -> [String: BannerTableText] {
        var lists = contents(language)
        if lists.isEmpty, language == development {
            lists = contents("Base")
            #if DEBUG
                if lists.isEmpty { BannerLog.write(.noTexts(table: name)) }
            #endif
        }
        var texts: [String: BannerTableText] = [:]
        for list in lists {
            for (key, value) in list where texts[key] == nil { texts[key] = BannerTableText(value) }
        }
        return texts
    }
}

extension BannerTextTable: Hashable {
    /// Whether both are the same.
    public static func == (lhs: BannerTextTable, rhs: BannerTextTable) -> Bool { lhs === rhs }

    /// Hashes which one it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
