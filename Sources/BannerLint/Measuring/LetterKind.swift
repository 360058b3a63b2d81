// SPDX-License-Identifier: Apache-2.0

/// What sets a letter apart, besides its width: how much weight and spacing change it, and how well its width is known.
enum LetterKind: UInt8 {
    /// Latin, Greek, Cyrillic, signs: bolder is wider, and spacing widens.
    case plain
    /// Drawn in a square, as Han, kana and emoji are. Weight does not change it. WCAG 2.2, 1.4.12 excepts scripts from
    /// spacing that they don't make use of; squares bring their own.
    case square
    /// Hangul: a square that words with spaces are written in.
    case syllable
    /// Joined to its neighbours, as Arabic is; spacing would tear it apart. How wide it is depends on them.
    case joined
    /// A script whose letters differ in width by more than an average tells.
    case varied
    /// A script whose letters change each other so much that an average says little.
    case stacked

    /// How far a width from an average may be off, as a part of it.
    var margin: Double {
        switch self {
        case .plain, .square, .syllable: 0.03
        case .joined, .varied: 0.1
        case .stacked: 0.3
        }
    }

    /// Whether letters are wider in bolder weights.
    var growsWithWeight: Bool { self != .square && self != .syllable }

    /// Whether space between letters is a habit of the script.
    var takesLetterSpacing: Bool { self != .square && self != .joined && self != .stacked }
}
