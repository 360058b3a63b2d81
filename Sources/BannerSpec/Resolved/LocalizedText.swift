// SPDX-License-Identifier: Apache-2.0

public import BannerCore
public import Diagnostics
import TextCatalogs

/// A text in the languages of a spec.
public struct LocalizedText: Hashable, Sendable {
    /// The text in one language.
    public struct Entry: Hashable, Sendable {
        /// The language, as a BCP 47 tag.
        public var locale: String
        /// What it says.
        public var content: Content
        /// Where it is written.
        public var place: Place
        /// How far the translation has come, where a file of texts says so.
        public var state = TextState.translated
        /// In a pseudo-locale, the language that it is made of; else `nil`.
        public var original: String?

        /// The language of its plural forms and its numbers: its own, and in a pseudo-locale that which it is made of.
        public var grammar: String { original ?? locale }
    }

    /// What a text says in one language.
    public enum Content: Hashable, Sendable {
        /// The same for every number.
        case pattern(Pattern)
        /// One pattern for each plural category; `parameter` is the index of the banner's parameter that decides.
        case plural(parameter: Int, forms: [PluralForm])

        /// The pattern of the category `other`, or the only one.
        public var mainPattern: Pattern {
            switch self {
            case .pattern(let pattern): pattern
            // The reader refuses a plural without `other`; an empty one stands for a refused text.
            case .plural(_, let forms): forms.first { $0.category == .other }?.pattern ?? Pattern(segments: [])
            }
        }
    }

    /// The texts, the development language first.
    public var entries: [Entry]
    /// Where the whole is written.
    public var place: Place
    /// Where it comes from; `nil` for a text that the spec itself holds.
    public var origin: TextOrigin?

    /// The text in `locale`, or in a wider one of the same script (`fr` for `fr-CA`), or in the development language.
    ///
    /// `nil` only if the text has no entry at all. `guess` is the index at which the text in `locale` probably stands: who goes through
    /// all languages in the order in which most texts are written finds each at once.
    public func entry(for locale: String, guess: Int = 0) -> Entry? {
        index(for: locale, guess: guess).map { entries[$0] }
    }

    /// The index of what ``entry(for:guess:)`` returns.
    public func index(for locale: String, guess: Int = 0) -> Int? {
        if let index = ownIndex(of: locale, guess) { return index }
        // Many texts are in one language.
        guard entries.count > 1 else { return entries.isEmpty ? nil : 0 }
        for wider in BannerLocale.wider(of: locale) {
            if let index = ownIndex(of: wider, guess) { return index }
        }
        return 0
    }

    private func ownIndex(of locale: String, _ guess: Int) -> Int? {
        if entries.indices.contains(guess), entries[guess].locale == locale { return guess }
        return entries.firstIndex { $0.locale == locale }
    }
}

extension LocalizedText.Content {
    /// Calls `body` with the pattern, or with that of each plural form.
    public func forEachPattern(_ body: (Pattern) -> Void) {
        switch self {
        case .pattern(let pattern): body(pattern)
        case .plural(_, let forms): for index in forms.indices { body(forms[index].pattern) }
        }
    }

    /// The pattern, or that of each plural form.
    public var patterns: [Pattern] {
        switch self {
        case .pattern(let pattern): [pattern]
        case .plural(_, let forms): forms.map(\.pattern)
        }
    }
}

/// How far a translation has come.
public enum TextState: UInt8, Sendable {
    /// It is as it should be.
    case translated
    /// Somebody should look at it again.
    case needsReview
    /// Nobody has translated it yet.
    case new
}

/// Where a text comes from that a spec asks for by its key.
public final class TextOrigin: Hashable, Sendable {
    /// The key.
    public let key: String
    /// The table, as apps name it: `Localizable` for `Localizable.xcstrings`.
    public let table: String
    /// The path of the file that has the text in the development language, as messages show it.
    public let path: String
    /// What translators are told; `nil` for nothing.
    public let comment: String?
    /// Whether it is translated at all: a name is the same in every language.
    public let isTranslatable: Bool
    /// Whether the file says that nothing uses the key any more.
    public let isStale: Bool
    /// The parameters that its placeholders stand for, by their index, in the order of arguments.
    public let arguments: [Int]
    /// Whether Xcode puts the table into the bundle of an app, which finds the text there by its key.
    public let isInBundle: Bool

    init(
        key: String, table: String, path: String, comment: String?, isTranslatable: Bool, isStale: Bool,
        arguments: [Int], isInBundle: Bool
    ) {
        self.key = key
        self.table = table
        self.path = path
        self.comment = comment
        self.isTranslatable = isTranslatable
        self.isStale = isStale
        self.arguments = arguments
        self.isInBundle = isInBundle
    }

    /// Where the text belongs in `locale`, as the format names its files: ``path`` where one has all languages. `development` is the
    /// language in which the spec is written.
    public func path(in locale: String, development: String) -> String {
        guard let format = TextSourceFormat(path: path) else { return path }
        let paths = TextPath(path, format).paths(in: locale, development: development)
        let ending = path.utf8.lastIndex(of: UInt8(ascii: ".")).map { path[$0...] } ?? ""
        return paths.first { $0.hasSuffix(ending) } ?? paths.first ?? path
    }

    /// Where plurals of the texts in the file at `path` belong: a strings file has none, and Apple's formats keep them beside it.
    public static func pathOfPlurals(besides path: String) -> String {
        TextSourceFormat(path: path) == .strings ? path + "dict" : path
    }

    /// Whether both stand under the same key of the same file.
    public static func == (lhs: TextOrigin, rhs: TextOrigin) -> Bool { lhs.key == rhs.key && lhs.path == rhs.path }

    /// Feeds what two of them are compared by.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(key)
        hasher.combine(path)
    }
}

/// The text for one plural category.
public struct PluralForm: Hashable, Sendable {
    /// The category, by CLDR's plural rules of the language.
    public var category: PluralCategory
    /// The text.
    public var pattern: Pattern
    /// Where it is written.
    public var place: Place

    /// The form `pattern` for `category`, written at `place`.
    public init(category: PluralCategory, pattern: Pattern, place: Place) {
        self.category = category
        self.pattern = pattern
        self.place = place
    }
}
