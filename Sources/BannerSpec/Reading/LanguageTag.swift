// SPDX-License-Identifier: Apache-2.0

import BannerCore
import Diagnostics

/// Tags of languages (BCP 47), such as `en`, `pt-BR` or `zh-Hans`.
package enum LanguageTag {
    /// Whether `tag` has the form of one (RFC 5646, 2.1): a language of two or three letters, up to three extensions of it, a script,
    /// a region and variants, in this order, and then extensions and what is for private use.
    package static func hasForm(_ tag: String) -> Bool {
        guard tag.utf8.count <= longest else { return false }
        let subtags = tag.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard let language = subtags.first, (2...3).contains(language.count), isLetters(language),
            subtags.allSatisfy({ (1...8).contains($0.count) && $0.allSatisfy(\.isASCIILetterOrDigit) })
        else { return false }
        let named = subtags.dropFirst().prefix { $0.count > 1 }
        let parts = named.compactMap(Part.init)
        return parts.count == named.count
            && zip(parts, parts.dropFirst()).allSatisfy { $0 < $1 || $0 == $1 && ($0 == .extended || $0 == .variant) }
            && parts.filter { $0 == .extended }.count <= 3
            && isExtension(subtags.dropFirst(named.count + 1))
    }

    /// The bytes of a tag at the most: three times what systems have to take (RFC 5646, 4.4.1).
    private static let longest = 105

    /// The parts of a tag behind the language, in their order.
    private enum Part: Int, Comparable {
        case extended, script, region, variant

        init?(_ subtag: Substring.UTF8View) {
            let isNumbered = subtag.first?.isASCIIDigit == true
            switch subtag.count {
            case 2 where isLetters(subtag): self = .region
            case 3 where isLetters(subtag): self = .extended
            case 3 where subtag.allSatisfy(\.isASCIIDigit): self = .region
            case 4 where isLetters(subtag): self = .script
            case 4 where isNumbered, 5...8: self = .variant
            default: return nil
            }
        }

        static func < (left: Part, right: Part) -> Bool { left.rawValue < right.rawValue }
    }

    /// Whether `subtags` are extensions, each with a letter or digit and something behind it, and then what is for private use.
    private static func isExtension(_ subtags: ArraySlice<Substring.UTF8View>) -> Bool {
        guard let last = subtags.last else { return true }
        if let start = subtags.firstIndex(where: { $0.elementsEqual("x".utf8) || $0.elementsEqual("X".utf8) }) {
            return start < subtags.endIndex - 1 && isExtension(subtags[..<start])
        }
        return last.count > 1 && zip(subtags, subtags.dropFirst()).allSatisfy { $0.count > 1 || $1.count > 1 }
    }

    private static func isLetters(_ subtag: Substring.UTF8View) -> Bool {
        subtag.allSatisfy { $0.isASCIILetterOrDigit && !$0.isASCIIDigit }
    }

    /// What to write for `tag`, which has not the form of one.
    static func help(for tag: String) -> String {
        if let meant = meant(by: tag) ?? LanguageNames.tag(of: tag) { return "write `\(meant)`" }
        let subtags = tag.split(separator: "-").map(String.init)
        let regions = subtags.indices.dropFirst().filter { Part(subtags[$0][...].utf8) == .region }
        let usual = "write a BCP 47 tag such as `en`, `pt-BR` or `zh-Hans`"
        guard regions.count == 2, tag.utf8.count <= longest else { return usual }
        // One of them at a time stays.
        let single = regions.map { kept in
            subtags.indices.filter { $0 == kept || !regions.contains($0) }.map { subtags[$0] }.joined(separator: "-")
        }
        guard single.allSatisfy(hasForm) else { return usual }
        return "a tag has one region: write \(single.map { "`\($0)`" }.joined(separator: " or "))"
    }

    /// The tag that `tag`, which has not the form of one, is in the way in which Java and Android write it, `de_DE`, with its parts in
    /// another order, `sr-RS-Latn`, or in letters of full width.
    static func meant(by tag: String) -> String? {
        // Three bytes for a letter of full width.
        guard tag.utf8.count <= 3 * longest else { return nil }
        let meant = ordered(withHyphens(ASCIIForm.of(tag) ?? tag))
        return meant != tag && hasForm(meant) ? meant : nil
    }

    private static func ordered(_ tag: String) -> String {
        let subtags = tag.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        let named = subtags.dropFirst().prefix { $0.utf8.count > 1 }
        let parts = named.map { (part: Part($0[...].utf8)?.rawValue ?? 0, subtag: $0) }
        // Sorting keeps the order of what is alike.
        let inOrder = parts.indices.sorted { (parts[$0].part, $0) < (parts[$1].part, $1) }.map { parts[$0].subtag }
        return (subtags.prefix(1) + inOrder + subtags.dropFirst(named.count + 1)).joined(separator: "-")
    }

    /// The one of `supported` that was probably meant by `tag`: in the same language if there is one, or else one that is spelled alike.
    package static func nearest(_ tag: String, among supported: [String]) -> String? {
        let language = BannerLocale.bareLanguage(of: tag)
        let same = supported.filter { BannerLocale.bareLanguage(of: $0) == language }
        return same.first { isSame($0, tag) } ?? same.first { BannerLocale.areSame($0, tag) }
            ?? BannerLocale.best(of: same, for: [tag]) ?? same.first ?? NearestName.find(tag, among: supported)
    }

    /// Whether `tag` and `other` differ in case and in `_` for `-` alone, so that they mean the same.
    static func isSame(_ tag: String, _ other: String) -> Bool {
        withHyphens(tag).lowercased() == withHyphens(other).lowercased()
    }

    private static func withHyphens(_ tag: String) -> String { String(tag.map { $0 == "_" ? "-" : $0 }) }
}
