// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec

/// A text by language, for texts in many languages.
struct TextTable {
    private let entries: [LocalizedText.Entry]
    private let indices: [String: Int]

    init(_ text: LocalizedText) {
        entries = text.entries
        indices = Dictionary(
            text.entries.enumerated().map { ($0.element.locale, $0.offset) }, uniquingKeysWith: { first, _ in first })
    }

    /// The languages that it is written in.
    var locales: [String] { entries.map(\.locale) }

    /// Whether it is written in `locale` itself.
    func has(_ locale: String) -> Bool { indices[locale] != nil }

    /// The text in `locale` or in a wider one of the same script (`fr` for `fr-CA`); `nil` where an app falls back to the development
    /// language.
    func entry(for locale: String) -> LocalizedText.Entry? {
        let index = indices[locale] ?? BannerLocale.wider(of: locale).lazy.compactMap { indices[$0] }.first
        return index.map { entries[$0] }
    }
}

extension LocalizedText {
    /// The languages that any of `texts` is written in, each once. All others fall back to one of these.
    static func locales(of texts: [LocalizedText]) -> [String] {
        var known: Set<String> = []
        return texts.flatMap(\.entries).map(\.locale).filter { known.insert($0).inserted }
    }
}
