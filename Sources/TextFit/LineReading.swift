// SPDX-License-Identifier: Apache-2.0

/// One of the ways in which layout engines find line breaks.
enum LineReading {
    /// By UAX #14 and the platform's dictionaries.
    case unicode
    /// By the rules of browsers, where they have some of their own (``BrowserBreaks``).
    case browser
    /// As `unicode`, but of words from a dictionary lines hold no more than with any other dictionary, as long as no word
    /// of that one is wider than two neighbours of ours.
    case fewestWords
    /// As `unicode`, but of words from a dictionary lines hold as much as with any other dictionary.
    case mostWords
}
