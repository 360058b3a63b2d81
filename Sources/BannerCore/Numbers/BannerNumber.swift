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
    /// Of people who chose other digits, as the tag then says by `-u-nu-latn` or `-u-nu-deva`, the digits are those.
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
        let usual = first(of: tags) ?? root
        guard let zero = chosenZero(locale), zero != usual.zero else { return usual }
        if let known = ofLanguage(tags.last ?? "", zero) { return known }
        // Signs that a language has for some digits alone are not those of others.
        return (first(of: tags.map { $0 + "@latn" }) ?? usual).with(zero)
    }

    private static func first(of tags: [String]) -> BannerNumberFormat? { tags.lazy.compactMap { formats[$0] }.first }

    /// How `language` writes numbers where it has digits of its own that begin with `zero`.
    private static func ofLanguage(_ language: String, _ zero: Unicode.Scalar) -> BannerNumberFormat? {
        guard zero != "0" else { return nil }
        return table.first { format, tags in
            format.zero == zero
                && tags.split(separator: " ").contains { BannerLocale.bareLanguage(of: String($0)) == language }
        }?.format
    }

    private func with(_ zero: Unicode.Scalar) -> BannerNumberFormat {
        BannerNumberFormat(
            zero: zero, group: group, minus: minus, lastGroup: lastGroup, otherGroups: otherGroups, least: least)
    }

    // MARK: Chosen digits

    /// The digit 0 of the numeric system that the tag asks for: `-u-nu-deva` (RFC 6067), or `@numbers=deva` of ICU.
    private static func chosenZero(_ locale: String) -> Unicode.Scalar? {
        chosenSystem(locale.lowercased()).flatMap { zeros[$0] }
    }

    private static func chosenSystem(_ locale: String) -> Substring? {
        if let keywords = locale.firstIndex(of: "@").map({ locale[$0...].dropFirst() }) {
            return keywords.split(separator: ";").first { $0.hasPrefix("numbers=") }?.dropFirst("numbers=".count)
        }
        let subtags = locale.split { $0 == "-" || $0 == "_" }
        // What is for private use says nothing to others.
        let known = subtags.prefix { $0 != "x" }
        guard let start = known.firstIndex(of: "u") else { return nil }
        let keywords = known[start...].dropFirst().prefix { $0.utf8.count > 1 }
        return zip(keywords, keywords.dropFirst()).first { $0.0 == "nu" }?.1
    }

    /// The digits 0 of the systems whose digits follow one another in Unicode (CLDR 48, supplemental/numberingSystems).
    private static let zeros: [Substring: Unicode.Scalar] = {
        let systems = """
            adlm 1E950 ahom 11730 arab 660 arabext 6F0 bali 1B50 beng 9E6 bhks 11C50 brah 11066 cakm 11136 cham AA50 \
            deva 966 diak 11950 fullwide FF10 gara 10D40 gong 11DA0 gonm 11D50 gujr AE6 gukh 16130 guru A66 hmng 16B50 \
            hmnp 1E140 java A9D0 kali A900 kawi 11F50 khmr 17E0 knda CE6 krai 16D70 lana 1A80 lanatham 1A90 laoo ED0 \
            latn 30 lepc 1C40 limb 1946 mathbold 1D7CE mathdbl 1D7D8 mathmono 1D7F6 mathsanb 1D7EC mathsans 1D7E2 \
            mlym D66 modi 11650 mong 1810 mroo 16A60 mtei ABF0 mymr 1040 mymrepka 116DA mymrpao 116D0 mymrshan 1090 \
            mymrtlng A9F0 nagm 1E4F0 newa 11450 nkoo 7C0 olck 1C50 onao 1E5F1 orya B66 osma 104A0 outlined 1CCF0 \
            rohg 10D30 saur A8D0 segment 1FBF0 shrd 111D0 sind 112F0 sinh DE6 sora 110F0 sund 1BB0 sunu 11BF0 \
            takr 116C0 talu 19D0 tamldec BE6 telu C66 thai E50 tibt F20 tirh 114D0 tnsa 16AC0 tols 11DE0 vaii A620 \
            wara 118E0 wcho 1E2F0
            """.split(separator: " ")
        var zeros: [Substring: Unicode.Scalar] = [:]
        for (name, code) in zip(systems, systems.dropFirst()) {
            if let zero = UInt32(code, radix: 16).flatMap(Unicode.Scalar.init) { zeros[name] = zero }
        }
        return zeros
    }()

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
