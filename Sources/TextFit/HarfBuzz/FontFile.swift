// SPDX-License-Identifier: Apache-2.0
#if HarfBuzz
    /// A font file of the team's own, and what of it is used.
    public struct FontFile: Sendable, Hashable {
        /// Where the file lies: TrueType, OpenType or a collection of them.
        public var path: String
        /// The font within a collection, 0 for the first or only one.
        public var index: Int
        /// The weight that a variable font is set to, 1 ... 1,000. A font of fixed weight ignores it.
        public var weight: Double?
        /// The size in points that a variable font with optical sizes is set to, within its range.
        public var opticalSizePt: Double?

        /// - Parameters:
        ///   - path: where the file lies.
        ///   - index: the font within a collection.
        ///   - weight: the weight that a variable font is set to; nil leaves its default.
        ///   - opticalSizePt: the size that a variable font with optical sizes is set to; nil leaves its default.
        public init(path: String, index: Int = 0, weight: Double? = nil, opticalSizePt: Double? = nil) {
            self.path = path
            self.index = index
            self.weight = weight
            self.opticalSizePt = opticalSizePt
        }
    }
#endif
