// SPDX-License-Identifier: Apache-2.0

/// What people write for a language in place of its tag: `English`, `Deutsch`, `Portuguese (Brazil)`.
enum LanguageNames {
    /// The tag of the language that `text` names; `nil` for what is no name. What tells apart a script or a region comes before the language.
    static func tag(of text: String) -> String? {
        guard text.utf8.count <= 60 else { return nil }
        let words = Set(text.lowercased().split { !$0.isLetter }.map(String.init))
        return rows.first { !words.isDisjoint(with: $0.names) }?.tag
    }

    /// The tags with their names in English and in the language itself, in lower case.
    private static var rows: some Sequence<(tag: String, names: [String])> {
        names.split(separator: "\n").lazy.map { row in
            let words = row.split(separator: " ")
            return (String(words[0]), words.dropFirst().map(String.init))
        }
    }

    /// In rows: as one text, they take a fraction of the room in the program that dictionaries of literals do.
    private static let names = """
        zh-Hans simplified 简体中文 简体
        zh-Hant traditional 繁體中文 繁體
        pt-BR brazilian brazil brasil brasileiro
        zh-Hans chinese 中文
        ar arabic العربية
        bg bulgarian български
        ca catalan català
        cs czech čeština
        da danish dansk
        de german deutsch
        el greek ελληνικά
        en english
        es spanish español castellano
        et estonian eesti
        fa persian farsi فارسی
        fi finnish suomi
        fil filipino tagalog
        fr french français francais
        he hebrew עברית
        hi hindi हिन्दी
        hr croatian hrvatski
        hu hungarian magyar
        id indonesian bahasa
        it italian italiano
        ja japanese 日本語
        ko korean 한국어
        lt lithuanian lietuvių
        lv latvian latviešu
        ms malay melayu
        nb norwegian norsk bokmål
        nl dutch nederlands flemish
        pl polish polski
        pt portuguese português portugues
        ro romanian română
        ru russian русский
        sk slovak slovenčina
        sl slovenian slovenščina
        sr serbian српски srpski
        sv swedish svenska
        th thai ไทย
        tr turkish türkçe
        uk ukrainian українська
        vi vietnamese
        """
}
