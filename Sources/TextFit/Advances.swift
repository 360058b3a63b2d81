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

    /// The clusters whose width nobody knows, in order. A text with one is never proved to fit.
    public var unknowns: [Unknown]

    /// By how much the sum may be wrong, beyond what ``widest`` says.
    public var margin: Margin

    /// - Parameters:
    ///   - units: one advance a cluster, in 1/65,536 em; 0 where nobody knows it.
    ///   - widest: the same as wide as the text may be drawn, if some clusters may be wider.
    ///   - unknowns: the clusters whose width nobody knows, in order.
    ///   - margin: by how much the sum may be wrong.
    public init(units: [Int32], widest: [Int32]? = nil, unknowns: [Unknown] = [], margin: Margin) {
        self.units = units
        self.widest = widest
        self.unknowns = unknowns
        self.margin = margin
    }

    /// The first character whose width nobody knows.
    public var unknown: Unicode.Scalar? { unknowns.first?.scalar }

    /// A cluster whose width nobody knows.
    public struct Unknown: Sendable, Equatable {
        /// The cluster, by its index in the text.
        public let cluster: Int
        /// The first character of it that has no width.
        public let scalar: Unicode.Scalar

        /// - Parameters:
        ///   - cluster: the cluster, by its index in the text.
        ///   - scalar: the first character of it that has no width.
        public init(cluster: Int, scalar: Unicode.Scalar) {
            self.cluster = cluster
            self.scalar = scalar
        }
    }
}

/// What knows how wide text is: the embedded table (``EstimatedAdvances``) or font files.
public protocol AdvanceSource {
    /// The advances of `text`, one for each of its clusters. `language` is a BCP 47 tag; it picks letter forms.
    func advances(of text: ClusteredText, language: String) -> Advances
}
