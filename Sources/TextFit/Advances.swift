// SPDX-License-Identifier: Apache-2.0

/// How far the grapheme clusters of a text move the pen in one font, and how far that may be from the truth.
public struct Advances: Sendable {
    /// The unit of all widths in this module: this many make an em. Whole numbers, so that a sum does not depend on
    /// the order of its parts.
    public static let unitsPerEm = 65_536

    /// One advance a cluster, in 1/65,536 em; 0 where nobody knows it.
    public var units: [Int32]

    /// The same as wide as the text may be drawn, where another font may draw some clusters and is wider; `nil` if none may.
    public var widest: [Int32]?

    /// The first character whose width nobody knows. A text with one is never proved to fit.
    public var unknown: Unicode.Scalar?

    /// By how much the sum may be wrong, beyond what ``widest`` says.
    public var margin: Margin

    /// - Parameters:
    ///   - units: one advance a cluster, in 1/65,536 em; 0 where nobody knows it.
    ///   - widest: the same as wide as the text may be drawn, if some clusters may be wider.
    ///   - unknown: the first character whose width nobody knows.
    ///   - margin: by how much the sum may be wrong.
    public init(units: [Int32], widest: [Int32]? = nil, unknown: Unicode.Scalar? = nil, margin: Margin) {
        self.units = units
        self.widest = widest
        self.unknown = unknown
        self.margin = margin
    }
}

/// What knows how wide text is: the embedded table (``EstimatedAdvances``) or font files.
public protocol AdvanceSource {
    /// The advances of `text`, one for each of its clusters. `language` is a BCP 47 tag; it picks letter forms.
    func advances(of text: ClusteredText, language: String) -> Advances
}
