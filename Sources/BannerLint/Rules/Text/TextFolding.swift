// SPDX-License-Identifier: Apache-2.0

extension String {
    /// The text without differences of case and width, to be compared with others in its language (Unicode, CaseFolding.txt and
    /// SpecialCasing.txt).
    ///
    /// Turkish and its kin have an i with a dot and one without, German writes ß as SS, and capitals of Greek have no accents.
    func folded(in locale: String) -> String {
        let language = FoldedTexts.language(of: locale)
        if language != "tr", utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
        var folded = String.UnicodeScalarView()
        for scalar in unicodeScalars.lazy.map(\.widthFolded) {
            switch (scalar, language) {
            case ("I", "tr"): folded.append("ı")
            case ("İ", "tr"): folded.append("i")
            // The dot of an i stands behind it.
            case ("\u{307}", "tr") where folded.last == "ı":
                folded.removeLast()
                folded.append("i")
            case ("ß", _), ("ẞ", _): folded.append(contentsOf: "ss".unicodeScalars)
            case ("Σ", _), ("ς", _): folded.append("σ")
            default: folded.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
            }
        }
        return language == "el" ? String(folded).withoutGreekMarks : String(folded)
    }

    /// Greek letters without accents and diaeresis, which words in capitals write otherwise, be they one with them or behind them.
    private var withoutGreekMarks: String {
        let plain: [Unicode.Scalar: Unicode.Scalar] = [
            "ά": "α", "έ": "ε", "ή": "η", "ί": "ι", "ό": "ο", "ύ": "υ", "ώ": "ω", "ϊ": "ι", "ΐ": "ι", "ϋ": "υ",
            "ΰ": "υ",
        ]
        var text = String.UnicodeScalarView()
        for scalar in unicodeScalars where scalar != "\u{301}" && scalar != "\u{308}" {
            text.append(plain[scalar] ?? scalar)
        }
        return String(text)
    }
}

/// Texts that are folded once, however many languages and definitions have them.
struct FoldedTexts {
    private struct Key: Hashable {
        let text: String
        let language: String
    }

    private var known: [Key: String] = [:]

    /// `text`, folded as its language does.
    mutating func folded(_ text: String, in locale: String) -> String {
        let key = Key(text: text, language: Self.language(of: locale))
        if let folded = known[key] { return folded }
        let folded = text.folded(in: locale)
        known[key] = folded
        return folded
    }

    /// The one of the languages with letters of their own in which `locale` writes: `tr` for all with two kinds of i, and `el`; empty
    /// for others.
    fileprivate static func language(of locale: String) -> String {
        switch locale.prefix(while: { $0 != "-" && $0 != "_" }).lowercased() {
        case "tr", "az": "tr"
        case "el": "el"
        default: ""
        }
    }
}
