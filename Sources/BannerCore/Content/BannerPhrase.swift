// SPDX-License-Identifier: Apache-2.0

/// A text of a banner with the values of its parameters filled in, as generated code makes it.
///
/// ```swift
/// let phrase: BannerPhrase = "\(name) shared a photo."
/// phrase.string  // "Ada shared a photo."
/// ```
///
/// Debug builds keep apart what the text says and what was filled in: a pseudo-locale changes the one and not the other.
public struct BannerPhrase: ExpressibleByStringInterpolation, Sendable {
    /// The whole text.
    public private(set) var string: String

    #if DEBUG
        /// What stands before, between and behind the values: one more than there are values.
        private var literals: [String]
        private var values: [String] = []
    #endif

    /// A text without parameters.
    public init(stringLiteral text: StaticString) { self.init(text.description) }

    /// A text that was made elsewhere.
    init(_ text: String) {
        string = text
        #if DEBUG
            literals = [text]
        #endif
    }

    /// A text that is written as a string with interpolations.
    public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.phrase }

    /// What Swift makes a text of that is written as a string with interpolations.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var phrase = BannerPhrase("")

        /// An empty text. The numbers say how long it may become.
        public init(literalCapacity: Int, interpolationCount: Int) {
            phrase.string.reserveCapacity(literalCapacity + interpolationCount * 8)
        }

        /// Adds what the text says.
        public mutating func appendLiteral(_ literal: StaticString) { phrase.append(literal.description) }

        /// Adds the value of a parameter.
        public mutating func appendInterpolation(_ value: String) { phrase.append(value: value) }
    }

    // MARK: Calls in place of interpolation

    // Generated code of large catalogues makes texts of calls, for which the compiler takes a third of the time. What it writes are static
    // strings: a `String` is three times as many instructions to look at, in each of thousands of branches.

    /// `before`, the text `value` and `after` in a row.
    @inline(never) public static func joined(
        _ before: StaticString, _ value: String, _ after: StaticString
    ) -> BannerPhrase {
        joined(before, value, then: BannerPhrase(stringLiteral: after))
    }

    /// `before`, the number `value` as it is written in `language`, and `after` in a row.
    @inline(never) public static func joined(
        _ before: StaticString, _ value: Int, in language: StaticString, _ after: StaticString
    ) -> BannerPhrase {
        joined(before, value, in: language, then: BannerPhrase(stringLiteral: after))
    }

    /// `before`, the text `value` and a text with further values in a row.
    @inline(never) public static func joined(
        _ before: StaticString, _ value: String, then after: BannerPhrase
    ) -> BannerPhrase {
        var phrase = BannerPhrase(stringLiteral: before)
        phrase.append(value: value)
        phrase.append(after)
        return phrase
    }

    /// `before`, the number `value` as it is written in `language`, and a text with further values in a row.
    @inline(never) public static func joined(
        _ before: StaticString, _ value: Int, in language: StaticString, then after: BannerPhrase
    ) -> BannerPhrase {
        joined(before, BannerNumber.string(value, in: language.description), then: after)
    }

    /// The text for a reader of `locale`, where the best that there is for one is in `language`; both are BCP 47 tags.
    ///
    /// In debug builds that is its look in `locale` where that is a pseudo-locale, `en-XA` or `ar-XB`, and in all others it is
    /// ``string``.
    public func string(for locale: String, in language: String) -> String {
        #if DEBUG
            if let pseudo = BannerPseudoLocale(locale, besides: [language]) { return string(in: pseudo) }
        #endif
        return string
    }

    // MARK: Putting together

    /// Adds what the text says.
    mutating func append(_ literal: String) {
        string += literal
        #if DEBUG
            literals[literals.count - 1] += literal  // There is always one.
        #endif
    }

    /// Adds the value of a parameter.
    mutating func append(value: String) {
        string += value
        #if DEBUG
            values.append(value)
            literals.append("")
        #endif
    }

    private mutating func append(_ other: BannerPhrase) {
        #if DEBUG
            for (index, literal) in other.literals.enumerated() {
                // A value stands behind each literal but the last.
                append(literal)
                if index < other.values.count { append(value: other.values[index]) }
            }
        #else
            string += other.string
        #endif
    }
}

#if DEBUG
    extension BannerPhrase {
        private func string(in pseudo: BannerPseudoLocale) -> String {
            var text = ""
            for (index, literal) in pseudo.literals(literals).enumerated() {
                text += literal
                if index < values.count { text += values[index] }
            }
            return text
        }
    }
#endif
