// SPDX-License-Identifier: Apache-2.0

/// Whole numbers as languages write them: their digits, their signs between groups of digits and their minus sign (CLDR).
///
/// ```swift
/// BannerNumber.string(1_234_567, in: "hi")  // "12,34,567"
/// BannerNumber.string(1234, in: "es")       // "1234"
/// BannerNumber.string(12345, in: "de-CH")   // "12’345"
/// BannerNumber.string(42, in: "fa")         // "۴۲"
/// ```
///
/// Generated texts write their numbers so, and not by the system's formatter, so that they say the same on every platform and
/// in every version of it.
public enum BannerNumber {
    /// The release of CLDR that it is from, such as `47.0`.
    public static var cldrVersion: String { BannerNumberFormat.cldrVersion }

    /// `value` in the language of `locale`, a BCP 47 tag or one of POSIX such as `pt_BR`; as `en-001` writes it in a language that
    /// CLDR does not know.
    ///
    /// Of people who chose Western digits, as the tag then says by `-u-nu-latn`, the digits are those.
    public static func string(_ value: Int, in locale: String) -> String {
        BannerNumberFormat.of(locale).string(value)
    }
}

/// How a language writes whole numbers.
struct BannerNumberFormat: Hashable, Sendable {
    /// The digit 0; the others follow it in Unicode, as those of every numeric system of CLDR do.
    let zero: Unicode.Scalar
    /// What stands between groups of digits.
    let group: String
    /// What stands before a negative number, with the marks that keep it there in text from right to left.
    let minus: String
    /// How many digits the last group has; 0 for a language without groups.
    let lastGroup: Int
    /// How many digits the groups before it have.
    let otherGroups: Int
    /// How many digits there must be before the last group, so that it is set apart.
    let least: Int

    /// `value` as the language writes it.
    func string(_ value: Int) -> String {
        // The magnitude, unlike `abs`, exists for `Int.min` too.
        let digits = Array(String(value.magnitude).utf8)
        let isGrouped = lastGroup > 0 && digits.count >= lastGroup + least
        var text = value < 0 ? minus : ""
        for (index, digit) in digits.enumerated() {
            if isGrouped, index > 0, startsGroup(digits.count - index) { text += group }
            text.unicodeScalars.append(scalar(digit &- UInt8(ascii: "0")))
        }
        return text
    }

    /// Whether a group starts where `left` digits are left.
    private func startsGroup(_ left: Int) -> Bool {
        left == lastGroup || otherGroups > 0 && left > lastGroup && (left - lastGroup) % otherGroups == 0
    }

    private func scalar(_ digit: UInt8) -> Unicode.Scalar { Unicode.Scalar(zero.value + UInt32(digit)) ?? zero }

    // MARK: Of a language

    /// How the language of `locale` writes numbers.
    static func of(_ locale: String) -> BannerNumberFormat {
        let tags = BannerLocale.truncations(of: locale)
        if hasWesternDigits(locale), let format = first(of: tags.map { $0 + "@latn" }) { return format }
        return first(of: tags) ?? root
    }

    private static func first(of tags: [String]) -> BannerNumberFormat? { tags.lazy.compactMap { formats[$0] }.first }

    /// Whether the tag asks for Western digits: `-u-nu-latn` (RFC 6067), or `@numbers=latn` of ICU.
    private static func hasWesternDigits(_ locale: String) -> Bool {
        if locale.utf8.contains(UInt8(ascii: "@")) {
            let keywords = locale.lowercased().split(separator: "@", maxSplits: 1).dropFirst().first ?? ""
            return keywords.split(separator: ";").contains("numbers=latn")
        }
        let subtags = locale.lowercased().split { $0 == "-" || $0 == "_" }
        guard let extensions = subtags.firstIndex(of: "u") else { return false }
        return zip(subtags[extensions...], subtags[extensions...].dropFirst()).contains { $0 == "nu" && $1 == "latn" }
    }

    private static let root = BannerNumberFormat(
        zero: "0", group: ",", minus: "-", lastGroup: 3, otherGroups: 3, least: 1)

    /// The formats by their tags.
    private static let formats: [String: BannerNumberFormat] = {
        var formats: [String: BannerNumberFormat] = [:]
        for (format, tags) in table {
            for tag in tags.split(separator: " ") { formats[String(tag)] = format }
        }
        return formats
    }()
}
