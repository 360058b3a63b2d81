// SPDX-License-Identifier: Apache-2.0

import BannerKit

/// Estimates widths from averages and line breaks from the classes of letters, with nothing but the standard library.
///
/// For Latin, Greek, Cyrillic, Han and kana an estimate is good to 3 %; for other scripts the margin is wider.
public struct TextEstimate: TextMeasuring {
    /// An estimate.
    public init() {}

    /// `text` with estimated widths; they are the same in every language.
    public func prepare(_ text: String, locale: String, font: TextFont) -> PreparedText {
        var line = EstimatedLetters(font, capacity: text.utf8.count)
        // A carriage return and a line feed are one letter, which only the slow way knows.
        if text.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) {
            for byte in text.utf8 { line.add(LetterTable.ascii[Int(byte)]) }
        } else {
            for character in text { line.add(character) }
        }
        return PreparedText(text, line.finished, margin: line.margin, hyphen: 0.46 * line.growth)
    }
}

/// The letters of a text, added one by one, since whether a line may end after a letter depends on the next one.
private struct EstimatedLetters {
    let growth: Double
    private(set) var margin = LetterKind.plain.margin

    private let font: TextFont
    private var letters: [PreparedText.Letter] = []
    private var last: LineBreakClass?
    /// Whether a letter or a digit stands before the last letter.
    private var isInWord = false

    init(_ font: TextFont, capacity: Int) {
        self.font = font
        growth = font.weight.widthFactor
        letters.reserveCapacity(capacity)
    }

    /// The letters. At the end of a text there is a break only where it is required.
    var finished: [PreparedText.Letter] {
        guard last == .newline, let index = letters.indices.last else { return letters }
        var letters = letters
        letters[index].breakAfter = .required
        return letters
    }

    mutating func add(_ character: Character) {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return }
        var entry = LetterTable.entry(for: first)
        // U+231A is the first with emoji presentation; the lookup is slow, and letters are many.
        if scalars.count > 1 || first.value >= 0x231A && first.properties.isEmojiPresentation {
            Self.extend(&entry, by: scalars.dropFirst(), first)
        }
        add(entry)
    }

    mutating func add(_ entry: LetterTable.Entry) {
        if let last, let index = letters.indices.last {
            letters[index].breakAfter = last.breakBefore(entry.lineBreak, isInWord: isInWord)
            isInWord = last == .alphabetic || last == .numeric
        }
        last = entry.lineBreak
        if entry.kind.margin > margin { margin = entry.kind.margin }
        var advance = Double(entry.advance) / 1000
        if entry.kind.growsWithWeight { advance *= growth }
        if advance > 0, entry.kind.takesLetterSpacing { advance += font.letterSpacing }
        if entry.lineBreak == .space || entry.lineBreak == .glue, advance > 0 { advance += font.wordSpacing }
        let hangs = entry.lineBreak == .space || entry.lineBreak == .newline
        letters.append(PreparedText.Letter(advance: advance, hangs: hangs))
    }

    /// What the other scalars of a grapheme cluster add: nothing if they are marks above or below.
    private static func extend(
        _ entry: inout LetterTable.Entry, by others: Substring.UnicodeScalarView, _ first: Unicode.Scalar
    ) {
        let isEmoji =
            first.properties.isEmojiPresentation || others.contains { $0.value == 0xFE0F }
            || (0x1F1E6...0x1F1FF).contains(first.value)
        if isEmoji {
            entry = LetterTable.Entry(1300, .ideographic, .square)
            return
        }
        guard entry.kind == .varied || entry.kind == .stacked else { return }
        var advance = Int(entry.advance)
        for scalar in others {
            switch scalar.properties.generalCategory {
            case .spacingMark: advance += 260
            case .otherLetter: advance += 300
            default: break
            }
        }
        entry.advance = UInt16(clamping: advance)
    }
}

extension BannerFontWeight {
    /// How much wider than regular letters are, as in Inter 4.0: 1.1 % more with each step.
    var widthFactor: Double {
        switch self {
        case .ultraLight: 0.962
        case .thin: 0.974
        case .light: 0.987
        case .regular: 1
        case .medium: 1.012
        case .semibold: 1.024
        case .bold: 1.036
        case .heavy: 1.048
        case .black: 1.06
        }
    }
}
