// SPDX-License-Identifier: Apache-2.0

extension Appearance {
    /// The appearance that a mode of a design tool or a context of a resolver document is called by: `dark`, `Dark mode`,
    /// `light-high-contrast`, `dark_ax`. `nil` for a name that says something else, or more.
    init?(modeName name: String) {
        var rest = name.lowercased().filter { $0.isLetter || $0.isNumber }
        for word in ["mode", "theme", "scheme", "appearance"] where rest.hasSuffix(word) { rest.removeLast(word.count) }
        for (word, plain, contrast) in [
            ("light", Appearance.light, Appearance.lightHighContrast), ("dark", .dark, .darkHighContrast),
        ] {
            if rest == word {
                self = plain
                return
            }
            guard rest.hasPrefix(word) || rest.hasSuffix(word) else { continue }
            let other = rest.hasPrefix(word) ? rest.dropFirst(word.count) : rest.dropLast(word.count)
            guard Self.contrastWords.contains(String(other)) else { continue }
            self = contrast
            return
        }
        return nil
    }

    /// What names of modes with increased contrast add to those of plain ones.
    private static let contrastWords: Set = [
        "highcontrast", "hc", "contrast", "increasedcontrast", "increasecontrast", "morecontrast", "ax",
        "accessible", "accessibility", "a11y",
    ]

    /// Whether a context of a modifier for contrast, by its name, is the one with more of it.
    static func isMoreContrast(_ name: String) -> Bool {
        let word = name.lowercased().filter { $0.isLetter || $0.isNumber }
        return contrastWords.contains(word) || ["high", "more", "increased", "on", "true"].contains(word)
    }

    /// The one among `others` whose colours are shown in this one; `nil` for none.
    func nearest(in others: Set<Appearance>) -> Appearance? {
        let order: [Appearance] =
            switch self {
            case .light: [.light]
            case .dark: [.dark, .light]
            case .lightHighContrast: [.lightHighContrast, .light]
            case .darkHighContrast: [.darkHighContrast, .dark, .light]
            }
        return order.first(where: others.contains)
    }
}
