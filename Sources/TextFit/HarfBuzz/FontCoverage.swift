// SPDX-License-Identifier: Apache-2.0
#if HarfBuzz
    /// Which font of a chain a cluster takes. What is found out about a character is kept: asking the fonts one after another
    /// takes as long as shaping.
    struct FontCoverage {
        private let fonts: [Font]

        /// Places in the chain: of the first font that covers a character, and of the first with colours that does.
        private struct Fonts {
            var first = Self.unknown
            var firstColored = Self.unknown

            static let unknown: Int32 = -1
            static let none: Int32 = -2
            /// Any font does, as the character is not drawn.
            static let any: Int32 = -3
        }

        /// Where the 256 characters of a page start in `known`; -1 for pages that no text had yet.
        private var pages = Array(repeating: Int32(-1), count: 0x1100)
        private var known: [Fonts] = []

        init(of fonts: [Font]) {
            self.fonts = fonts
        }

        /// The place in the chain of the first font that covers a cluster; for emoji, of the first with colours that does.
        mutating func font(for scalars: ScalarSequence, _ kind: ClusteredText.Kind) -> Int? {
            if kind == .emoji, let font = first(for: scalars, hasColor: true) { return font }
            return first(for: scalars, hasColor: false)
        }

        private mutating func first(for scalars: ScalarSequence, hasColor: Bool) -> Int? {
            var common = Fonts.any
            for scalar in scalars {
                let fonts = self[scalar]
                let first = hasColor ? fonts.firstColored : fonts.first
                if first == Fonts.none { return nil }
                if first == Fonts.any || first == common { continue }
                // Two characters of different fonts may have one in common further on.
                guard common == Fonts.any else {
                    return self.fonts.firstIndex { ($0.hasColor || !hasColor) && $0.covers(all: scalars) }
                }
                common = first
            }
            return common == Fonts.any ? fonts.firstIndex { $0.hasColor || !hasColor } : Int(common)
        }

        private subscript(scalar: Unicode.Scalar) -> Fonts {
            mutating get {
                let page = Int(scalar.value >> 8)
                if pages[page] < 0 {
                    pages[page] = Int32(known.count)
                    known.append(contentsOf: repeatElement(Fonts(), count: 256))
                }
                let index = Int(pages[page]) + Int(scalar.value & 0xFF)
                if known[index].first == Fonts.unknown { known[index] = find(scalar) }
                return known[index]
            }
        }

        private func find(_ scalar: Unicode.Scalar) -> Fonts {
            if scalar.properties.isDefaultIgnorableCodePoint { return Fonts(first: Fonts.any, firstColored: Fonts.any) }
            let covering = fonts.indices.lazy.filter { fonts[$0].covers(scalar) }
            return Fonts(
                first: covering.first.map { Int32(clamping: $0) } ?? Fonts.none,
                firstColored: covering.first { fonts[$0].hasColor }.map { Int32(clamping: $0) } ?? Fonts.none)
        }
    }
#endif
