// SPDX-License-Identifier: Apache-2.0

/// A unit of XLIFF or a row of a table: a text, or a part of one, with its translation into a language.
struct TranslatedUnit: Sendable {
    /// The part of the text that it is, empty for the whole.
    var part: String
    /// The language of the target; empty where nobody says it.
    var language: String
    var keyRange: Range<Int>
    var range: Range<Int>
    var original: CatalogText.Form?
    /// `nil` where it is not translated, or not to the end.
    var target: CatalogText.Form?
    var state = CatalogText.State.translated
    var comment: String?
    var base: String?
    var isTranslatable = true
    var faults: [TextFault] = []
}
