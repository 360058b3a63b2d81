// SPDX-License-Identifier: Apache-2.0

/// Whether a text takes no more lines than it may.
public enum Verdict: Sendable, Equatable {
    /// It does, even if every width is as much too small as the margin allows.
    case fits
    /// It does not, even if every width is as much too large as the margin allows: where lines break by UAX #14, as Apple's do, or where
    /// they break as in browsers. A banner is drawn in both.
    case overflows
    /// It may or may not.
    case unproved(Doubt)
}

/// Why nothing is proved.
public enum Doubt: Sendable, Equatable {
    /// The widths, or in Lao, Khmer and Burmese the ends of words, would have to be surer: within what they leave open, the
    /// text both fits and overflows.
    case margin
    /// No width is known for this character, and the others may fit.
    case unknownWidth(Unicode.Scalar)
    /// The size is not a positive number, or the width is not a number.
    case invalidMeasure
    /// The platform found no places for line breaks.
    case noLineBreaks
}
