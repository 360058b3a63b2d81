// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// A space or a line break at the beginning or the end of a text.
enum TextNoTrailingSpace: Rule {
    static let description = RuleDescription(
        "BN308", "text-no-trailing-space", .text, .info,
        summary: "a text does not begin or end with a space or a line break",
        source: "bannerc, Texts",
        what:
            "Neither the first nor the last character of a text is white space. Blank texts are left to text-required.",
        why:
            "A line break at the end adds an empty line. A space moves centred text off centre, and makes two texts that "
            + "look the same differ, so that the queue does not coalesce them.",
        how:
            "Remove it. Instead of `|` and `>`, write `|-` and `>-`: without the hyphen, YAML keeps the last line break.",
        fix: .safe,
        bad: [
            RuleExample(
                """
                banners:
                  syncFailed: { level: error, text: «"Sync failed. " }
                """),
            RuleExample(
                """
                banners:
                  syncFailed:
                    level: error
                    text: «|
                      Sync failed.
                """, title: "A line break"),
        ],
        good: [
            RuleExample(
                """
                banners:
                  syncFailed:
                    level: error
                    text: >-
                      Sync failed.
                      Try again.
                """)
        ])

    static func check(_ context: RuleContext) {
        context.linted.writtenTexts.forEach { text in
            guard let side = side(text.pattern) else { return }
            let fix = fix(text.place, context)
            context.report(
                "the \(text.name) \(side) white space", at: text.place, help: [fix?.message ?? "remove it"], fix: fix)
        }
    }

    private static func side(_ pattern: Pattern) -> String? {
        var (begins, ends) = (false, false)
        if case .literal(let first)? = pattern.segments.first, !isVisible(first.utf8.first) {
            begins = first.first?.isWhitespace == true
        }
        if case .literal(let last)? = pattern.segments.last, !isVisible(last.utf8.last) {
            ends = last.last?.isWhitespace == true
        }
        guard begins || ends else { return nil }
        if let literal = pattern.literal, TextRequired.isBlank(literal) { return nil }
        return ends ? "ends with" : "begins with"
    }

    /// Most texts begin and end with visible ASCII, and characters take longer to look at.
    private static func isVisible(_ byte: UInt8?) -> Bool { byte.map { (0x21...0x7E).contains($0) } ?? false }

    /// Takes away spaces inside the quotes, or wide ones around a text without any, or has YAML strip the last line break of a block. What
    /// is written with escapes, or elsewhere, is left to people.
    private static func fix(_ place: Place, _ context: RuleContext) -> Fix? {
        let bytes = Array(context.written(place).utf8)
        let start = place.bytes.lowerBound
        func edit(_ range: Range<Int>, _ text: String) -> Edit {
            Edit(
                replacing: Place(file: place.file, bytes: start + range.lowerBound..<start + range.upperBound),
                with: text)
        }
        guard let first = bytes.first else { return nil }
        if first == UInt8(ascii: "|") || first == UInt8(ascii: ">") {
            guard bytes.count > 1, bytes[1] == UInt8(ascii: "\n") || bytes[1] == UInt8(ascii: "\r") else { return nil }
            let sign = first == UInt8(ascii: "|") ? "|-" : ">-"
            return Fix("write `\(sign)`, which leaves the last line break out", .safe, edits: [edit(1..<1, "-")])
        }
        let isQuote = first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
        guard isQuote else {
            return withoutQuotes(bytes, in: place.file, context).map {
                Fix("remove it", .safe, edits: $0.map { edit($0, "") })
            }
        }
        guard bytes.count > 2, bytes.last == first else { return nil }
        let inner = String(decoding: bytes[1..<bytes.count - 1], as: UTF8.self)
        let pieces = QuotedPieces(inner, escapes: first == UInt8(ascii: "\""))
        // With escapes or line breaks among them, taking the spaces alone would leave the finding.
        guard let margins = pieces.margins, !margins.isEmpty,
            margins.allSatisfy({ isSpace(bytes[1 + $0.lowerBound..<1 + $0.upperBound]) })
        else { return nil }
        return Fix("remove it", .safe, edits: margins.map { edit(1 + $0.lowerBound..<1 + $0.upperBound, "") })
    }

    /// Whether `bytes` are spaces, of whatever width, each written as itself.
    private static func isSpace(_ bytes: ArraySlice<UInt8>) -> Bool {
        String(decoding: bytes, as: UTF8.self).unicodeScalars.allSatisfy {
            $0.properties.generalCategory == .spaceSeparator
        }
    }

    /// The wide spaces around a text without quotes in a file in YAML, to which they are letters: plain ones are no part of it. They
    /// stay where the text would be something else without them.
    private static func withoutQuotes(_ bytes: [UInt8], in file: FileID, _ context: RuleContext) -> [Range<Int>]? {
        let path = context.linted.sources[file].path
        guard path.hasSuffix(".yaml") || path.hasSuffix(".yml"),
            let margins = QuotedPieces(String(decoding: bytes, as: UTF8.self), escapes: false).margins,
            !margins.isEmpty, margins.allSatisfy({ isSpace(bytes[$0]) })
        else { return nil }
        let start = margins.first.map { $0.lowerBound == 0 ? $0.upperBound : 0 } ?? 0
        let end = margins.last.map { $0.upperBound == bytes.count ? $0.lowerBound : bytes.count } ?? bytes.count
        guard start < end, isLetter(bytes[start]), isLetter(bytes[end - 1]) || ".!?".utf8.contains(bytes[end - 1]),
            String(decoding: bytes[start..<end], as: UTF8.self).lowercased() != "null"
        else { return nil }
        return margins
    }

    /// Whether `byte` is one of a letter or a digit, or of a sign beyond ASCII.
    private static func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || byte.isASCIILetterOrDigit }
}
