// SPDX-License-Identifier: Apache-2.0

extension String {
    /// The text without differences of case and width, to be compared with others in its language (Unicode, CaseFolding.txt and
    /// SpecialCasing.txt).
    ///
    /// Turkish and its kin have an i with a dot and one without, German writes ß as SS, and capitals of Greek have no accents.
    func folded(in locale: String) -> String {
        let language = locale.prefix { $0 != "-" && $0 != "_" }.lowercased()
        var folded = String.UnicodeScalarView()
        for scalar in unicodeScalars.lazy.map(\.widthFolded) {
            switch (scalar, language) {
            case ("I", "tr"), ("I", "az"): folded.append("ı")
            case ("İ", "tr"), ("İ", "az"): folded.append("i")
            // The dot of an i stands behind it.
            case ("\u{307}", "tr") where folded.last == "ı", ("\u{307}", "az") where folded.last == "ı":
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
