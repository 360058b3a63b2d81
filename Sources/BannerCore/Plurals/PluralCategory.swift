// SPDX-License-Identifier: Apache-2.0

/// The plural categories of CLDR, in its order. Raw values are its names.
///
/// A category is a name for a form of a language, not a number: in Russian `one` is also that of 21.
public enum PluralCategory: String, CaseIterable, Sendable {
    /// A form for nothing, as in Arabic and Latvian.
    case zero
    /// The singular, or what is counted like it.
    case one
    /// The dual.
    case two
    /// A form for small numbers, the paucal of Slavic languages among others.
    case few
    /// A form for large numbers; in French, Italian, Portuguese and Spanish for whole millions.
    case many
    /// The form for everything else. Every language has it.
    case other
}

extension PluralCategory: Comparable {
    /// Orders categories as CLDR lists them, from ``zero`` to ``other``.
    public static func < (first: PluralCategory, second: PluralCategory) -> Bool { first.rank < second.rank }

    private var rank: Int {
        switch self {
        case .zero: 0
        case .one: 1
        case .two: 2
        case .few: 3
        case .many: 4
        case .other: 5
        }
    }
}
