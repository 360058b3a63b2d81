// SPDX-License-Identifier: Apache-2.0

/// What tokens are asked for: an appearance, in a theme or without one.
struct TokenMode: Hashable {
    var theme: String?
    var appearance: Appearance

    /// The mode whose value counts where a spec wants one for all.
    static let standard = TokenMode(theme: nil, appearance: .light)

    /// The mode in words: ``dark`` or ``dark` of the theme `contoso``.
    var words: String {
        guard let theme else { return "`\(appearance.rawValue)`" }
        return appearance == .light ? "the theme `\(theme)`" : "`\(appearance.rawValue)` of the theme `\(theme)`"
    }
}

/// Where the tokens of a file hold.
enum TokenScope: Hashable {
    /// Everywhere, or in a theme, an appearance or both, as `use` says. A file for an appearance serves those that fall back to it.
    case files(theme: String?, appearance: Appearance?)
    /// In the contexts of a resolver document; `position` is that in its order, in which later ones win.
    case contexts(TokenContexts, position: Int)

    /// How near the tokens are to what `mode` asks for: of two files that have a token, that of the higher rank counts. `nil` if
    /// they don't hold there.
    ///
    /// Files of the theme come before those without one, and files of the appearance before those of none. Where neither has a
    /// token, the appearance that serves the one that was asked for does, as anywhere in the language.
    func rank(in mode: TokenMode) -> Int? {
        switch self {
        case .contexts(let contexts, let position): return contexts.hold(in: mode) ? position : nil
        case .files(let theme, let appearance):
            guard theme == nil || theme == mode.theme else { return nil }
            let own = Self.own(mode.appearance)
            let isThemed = theme != nil
            guard let appearance else { return isThemed ? 50 : 10 }
            if let index = own.firstIndex(of: appearance) { return (isThemed ? 60 : 30) - index }
            // The light file of a theme stands between what the spec has for dark and what it has for all.
            return appearance == .light ? (isThemed ? 20 : 5) : nil
        }
    }

    /// The appearances whose files are those of `appearance`, nearest first.
    private static func own(_ appearance: Appearance) -> [Appearance] {
        switch appearance {
        case .light: [.light]
        case .dark: [.dark]
        case .lightHighContrast: [.lightHighContrast, .light]
        case .darkHighContrast: [.darkHighContrast, .dark]
        }
    }

    /// Whether what holds changes with the appearance.
    var hasAppearance: Bool {
        switch self {
        case .files(_, let appearance): appearance != nil
        case .contexts(let contexts, _): contexts.appearances.count < Appearance.allCases.count
        }
    }

    /// The theme that it holds in, and in no other mode; `nil` for what holds without one too.
    var onlyTheme: String? {
        switch self {
        case .files(let theme, _): theme
        case .contexts(let contexts, _): if case .only(let theme) = contexts.themes { theme } else { nil }
        }
    }

    /// The appearance that the tokens are written for; `nil` for those that serve every one.
    var writtenFor: Appearance? {
        switch self {
        case .files(_, let appearance): appearance
        case .contexts(let contexts, _):
            hasAppearance ? Appearance.allCases.first(where: contexts.appearances.contains) : nil
        }
    }

    /// The scope in words, for messages.
    var words: String {
        switch self {
        case .files(nil, nil): "all modes"
        case .files(let theme?, nil): "the theme `\(theme)`"
        case .files(let theme, let appearance?): TokenMode(theme: theme, appearance: appearance).words
        case .contexts(let contexts, _): contexts.words
        }
    }
}

/// The contexts of a resolver document in which a source counts.
struct TokenContexts: Hashable {
    /// The themes in which it counts.
    enum Themes: Hashable {
        case any
        case only(String)
        /// Where none of these is chosen.
        case without(Set<String>)
    }

    var appearances = Set(Appearance.allCases)
    var themes = Themes.any

    func hold(in mode: TokenMode) -> Bool {
        guard appearances.contains(mode.appearance) else { return false }
        switch themes {
        case .any: return true
        case .only(let theme): return mode.theme == theme
        case .without(let others): return mode.theme.map { !others.contains($0) } ?? true
        }
    }

    var words: String {
        let theme: String? = if case .only(let theme) = themes { theme } else { nil }
        guard appearances.count < Appearance.allCases.count,
            let appearance = Appearance.allCases.first(where: appearances.contains)
        else { return theme.map { "the theme `\($0)`" } ?? "all modes" }
        return TokenMode(theme: theme, appearance: appearance).words
    }
}
