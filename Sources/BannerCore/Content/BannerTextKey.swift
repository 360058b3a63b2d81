// SPDX-License-Identifier: Apache-2.0

/// Where a text of a banner is looked up: under a key of a table. Generated code makes it.
public struct BannerTextKey: Hashable, Sendable {
    private let key: String
    private let table: BannerTextTable
    /// The languages that the text itself is in, besides the development language; `nil` for all of the table.
    private let languages: [String]?
    /// The positions of the values that its placeholders stand for; `nil` for all in their order.
    private let arguments: [Int]?
    /// The argument whose number decides on the form of a plural that does not say it.
    private let deciding: Int?

    /// The text under `key` of `table`.
    ///
    /// - Parameters:
    ///   - key: The key, as the table has it.
    ///   - table: The table that has it.
    ///   - languages: The languages that are looked up besides the development language, as BCP 47 tags; `nil` for all of the table.
    ///   - arguments: The positions, from 0, of the values that its placeholders stand for; `nil` for all in their order.
    ///   - deciding: The position, from 0, of the placeholder whose number decides on the form of a plural which doesn't say that.
    public init(
        _ key: String, in table: BannerTextTable, languages: [String]? = nil, arguments: [Int]? = nil,
        deciding: Int? = nil
    ) {
        self.key = key
        self.table = table
        self.languages = languages
        self.arguments = arguments
        self.deciding = deciding
    }

    /// The text with `values` filled in, in `language`, a BCP 47 tag, in a wider one of the same script (`fr` for `fr-CA`), or in the
    /// development language; `nil` where the table has none that can be filled in.
    public func phrase(_ values: [BannerTextValue], in language: String) -> BannerPhrase? {
        translation(into: language, values)
            ?? BannerLocale.wider(of: language).lazy.compactMap { translation(into: $0, values) }.first
            ?? original(values)
    }

    /// The text in `language` and no other; `nil` in the development language too.
    func translation(into language: String, _ values: [BannerTextValue] = []) -> BannerPhrase? {
        guard table.translations.contains(language), languages?.contains(language) ?? true else { return nil }
        return text(values, in: language)
    }

    /// The text in the development language.
    func original(_ values: [BannerTextValue] = []) -> BannerPhrase? { text(values, in: table.development) }

    private func text(_ values: [BannerTextValue], in language: String) -> BannerPhrase? {
        let chosen = arguments.map { $0.filter(values.indices.contains).map { values[$0] } } ?? values
        return table.text(key, in: language)?.phrase(chosen, deciding: deciding, in: language)
    }
}

/// What stands in a text for a parameter.
public enum BannerTextValue: Hashable, Sendable {
    /// A number, which is written in the digits and groups of the text's language.
    case number(Int)
    /// A text as it is.
    case text(String)

    func string(in language: String) -> String {
        switch self {
        case .number(let number): BannerNumber.string(number, in: language)
        case .text(let text): text
        }
    }
}
