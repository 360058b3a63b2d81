// SPDX-License-Identifier: Apache-2.0

public import BannerKit

/// Counts the lines that a text takes.
public protocol TextMeasuring: Sendable {
    /// Breaks `text`, in the language `locale`, into lines of at most `width` points.
    func measure(_ text: String, locale: String, font: TextFont, width: Double) -> TextMeasurement

    /// The width of `text` on one line, in points.
    func width(of text: String, locale: String, font: TextFont) -> Double
}

/// A font as a rule knows it.
public struct TextFont: Hashable, Sendable {
    /// The size in points.
    public var size: Double
    /// The weight.
    public var weight: BannerFontWeight
    /// What is added between letters, as a part of the size (WCAG 2.2, 1.4.12 asks for 0.12).
    public var letterSpacing: Double
    /// What is added between words, as a part of the size (WCAG 2.2, 1.4.12 asks for 0.16).
    public var wordSpacing: Double

    /// A font of `size` points.
    public init(size: Double, weight: BannerFontWeight, letterSpacing: Double = 0, wordSpacing: Double = 0) {
        self.size = size
        self.weight = weight
        self.letterSpacing = letterSpacing
        self.wordSpacing = wordSpacing
    }
}

/// How a text breaks.
public struct TextMeasurement: Hashable, Sendable {
    /// The lines, as they break.
    public var lines: [String]
    /// Whether the count can be relied on; if not, a finding is a warning at most.
    public var isCertain: Bool

    /// Lines, and how sure they are.
    public init(lines: [String], isCertain: Bool) {
        self.lines = lines
        self.isCertain = isCertain
    }
}
