// SPDX-License-Identifier: Apache-2.0

/// Which plural form a language uses for a count: the cardinal plural rules of CLDR, for whole numbers.
///
/// A locale is a BCP 47 tag such as `pt-PT`, `pt_PT` or `zh-Hant-HK`, in any case. Subtags are dropped as CLDR does
/// until rules are found: `pt-Latn-BR` has those of `pt`, while `pt-PT` has its own. Extensions, variants and
/// Foundation's `@calendar=…` do not matter.
///
/// ```swift
/// PluralRules.category(of: 22, in: "pl")  // few
/// PluralRules.category(of: 5, in: "pl")   // many
/// ```
public enum PluralRules {
    /// The release of CLDR that the rules are from, such as `48.2`.
    public static var cldrVersion: String { PluralRuleSet.cldrVersion }

    /// The category of `count` things in `locale`; that of −1 is that of 1.
    ///
    /// For a language that CLDR does not know it is ``PluralCategory/other``, which every text has.
    public static func category(of count: Int, in locale: String) -> PluralCategory {
        // The magnitude, unlike `abs`, exists for `Int.min` too.
        ruleSet(of: locale)?.category(of: count.magnitude) ?? .other
    }

    /// The category of counts in `locale`, as ``category(of:in:)`` finds it, for who asks for many: the rules are looked up once.
    public static func categories(of counts: some Sequence<Int>, in locale: String) -> [PluralCategory] {
        let ruleSet = ruleSet(of: locale)
        return counts.map { ruleSet?.category(of: $0.magnitude) ?? .other }
    }

    /// Every category of the language of `locale`, in order; `nil` for a language that CLDR does not know.
    ///
    /// Some are for fractions alone, such as `many` in Czech; see ``integerCategories(in:)``.
    public static func categories(in locale: String) -> [PluralCategory]? { ruleSet(of: locale)?.categories }

    /// The categories that whole numbers have in `locale`, in order; `nil` for a language that CLDR does not know.
    ///
    /// A text that counts things needs these forms. In Polish they are `one`, `few` and `many`, without `other`.
    public static func integerCategories(in locale: String) -> [PluralCategory]? {
        ruleSet(of: locale)?.integerCategories
    }

    private static func ruleSet(of locale: String) -> PluralRuleSet? {
        let tag = LocaleTag(locale)
        if tag.region != LocaleTag.none,
            let ruleSet = ruleSet(named: tag.language << 24 | tag.region, width: 7, in: PluralRuleSet.regions)
        {
            return ruleSet
        }
        return ruleSet(named: tag.language, width: 4, in: PluralRuleSet.languages)
    }

    /// Searches `table`, ordered entries of `width` bytes: a key and one byte for the rule set.
    private static func ruleSet(named key: UInt64, width: Int, in table: StaticString) -> PluralRuleSet? {
        table.withUTF8Buffer { bytes in
            var entries = 0..<bytes.count / width
            while !entries.isEmpty {
                let middle = entries.lowerBound + entries.count / 2
                // `middle` is less than bytes.count / width, so the entry lies within `bytes`.
                let entry = bytes[middle * width..<(middle + 1) * width]
                let found = entry.dropLast().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
                if found == key { return entry.last.flatMap { PluralRuleSet(rawValue: $0 &- UInt8(ascii: "0")) } }
                entries = found < key ? middle + 1..<entries.upperBound : entries.lowerBound..<middle
            }
            return nil
        }
    }
}

/// The language and region of a BCP 47 tag, each as the three bytes of its code in a number: lower case, padded with
/// spaces.
private struct LocaleTag {
    /// The code of an absent subtag: no letters.
    static let none = padded(0, length: 0)

    /// ``none`` unless it has two or three letters, as every language of CLDR has.
    private(set) var language = LocaleTag.none
    /// ``none`` when the tag has no region.
    private(set) var region = LocaleTag.none

    init(_ text: String) {
        var subtag = Subtag()
        var isFirst = true
        for byte in text.utf8 {
            if subtag.append(byte) { continue }
            let goesOn = read(subtag, isFirst: isFirst)
            let isSeparator = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
            guard goesOn, isSeparator else { return }
            subtag = Subtag()
            isFirst = false
        }
        _ = read(subtag, isFirst: isFirst)
    }

    /// Takes `subtag` for what its length says that it is. Returns whether a region may follow.
    private mutating func read(_ subtag: Subtag, isFirst: Bool) -> Bool {
        if isFirst {
            guard subtag.length == 2 || subtag.length == 3, subtag.digits == 0 else { return false }
            language = Self.padded(subtag.letters, length: subtag.length)
            return true
        }
        switch (subtag.length, subtag.digits) {
        case (2, 0), (3, 3):
            region = Self.padded(subtag.letters, length: subtag.length)
            return false
        case (3, 0), (4, 0): return true  // An extended language, as in `zh-yue`, or a script.
        default: return false  // A variant or an extension; no region comes after it.
        }
    }

    /// `letters`, the first `length` of three, filled up with spaces.
    private static func padded(_ letters: UInt64, length: Int) -> UInt64 {
        (length..<3).reduce(letters) { padded, _ in padded << 8 | UInt64(UInt8(ascii: " ")) }
    }
}

/// The letters and digits between two separators of a tag.
private struct Subtag {
    /// How many bytes it has.
    private(set) var length = 0
    /// How many of them are digits.
    private(set) var digits = 0
    /// The last bytes, letters in lower case, eight bits each.
    private(set) var letters: UInt64 = 0

    /// Adds `byte` if it is an ASCII letter or digit; returns whether it is.
    mutating func append(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): break
        default: return false
        }
        length += 1
        // The bit that makes a letter lower case is set in every digit already.
        letters = letters << 8 | UInt64(byte | 0x20)
        return true
    }
}
