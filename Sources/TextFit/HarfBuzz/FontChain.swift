// SPDX-License-Identifier: Apache-2.0
#if HarfBuzz
    internal import CHarfBuzz

    /// Widths from font files, shaped by HarfBuzz. Each cluster takes the first font that covers it; emoji take the
    /// first with colours that does.
    public final class FontChain: AdvanceSource, Sendable {
        /// How far shaped widths may be from the layout engine's.
        public static let margin: Margin = 0.005
        /// The same for Arabic, Hebrew and Tamil, which engines shape more freely.
        public static let complexMargin: Margin = 0.01

        /// The version of HarfBuzz, such as `6.0.0`.
        public static var harfBuzzVersion: String { String(cString: hb_version_string()) }

        private let shapers: ShaperPool

        /// Opens the fonts of a chain, the preferred one first.
        public init(_ files: [FontFile]) throws(FontError) {
            guard !files.isEmpty else { throw .emptyChain }
            var fonts: [Font] = []
            for file in files {
                fonts.append(try Font(file))
            }
            shapers = ShaperPool(fonts: fonts)
        }

        /// One advance a cluster; a ligature's is its first cluster's.
        public func advances(of text: ClusteredText, language: String) -> Advances {
            shapers.withShaper { $0.advances(of: text, language: language) }
        }
    }
#endif
