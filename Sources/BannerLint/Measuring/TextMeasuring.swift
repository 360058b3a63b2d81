// SPDX-License-Identifier: Apache-2.0

public import BannerKit

/// Finds out how wide the letters of texts are, and where texts may break.
///
/// What it finds holds for every width and size: a text is prepared once and then asked many times.
public protocol TextMeasuring: Sendable {
    /// `text`, in the language `locale` (a BCP 47 tag), set in `font`.
    func prepare(_ text: String, locale: String, font: TextFont) -> PreparedText
}

/// A font as rules know it, at any size.
public struct TextFont: Hashable, Sendable {
    /// The weight.
    public var weight: BannerFontWeight
    /// What is added after each letter, in em (WCAG 2.2, 1.4.12 asks for 0.12).
    public var letterSpacing: Double
    /// What is added to each space between words, in em (WCAG 2.2, 1.4.12 asks for 0.16).
    public var wordSpacing: Double

    /// A font of `weight`.
    public init(_ weight: BannerFontWeight, letterSpacing: Double = 0, wordSpacing: Double = 0) {
        self.weight = weight
        self.letterSpacing = letterSpacing
        self.wordSpacing = wordSpacing
    }
}

/// Whether a text fits in its lines.
public enum TextFit: Sendable {
    /// It fits, even if it is wider than measured by the margin.
    case fits
    /// It does not, even if it is narrower than measured by the margin.
    case overflows
    /// The measuring is not exact enough to tell.
    case unproved
}
