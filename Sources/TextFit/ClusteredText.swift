// SPDX-License-Identifier: Apache-2.0

/// A text cut into grapheme clusters, the units that fonts are chosen for and that lines never cut.
public struct ClusteredText: Sendable {
    /// One grapheme cluster: where it starts and what it does at the end of a line.
    public struct Cluster: Sendable, Equatable {
        /// Where it starts, in UTF-16 units.
        public let utf16Start: Int32
        /// Where it starts, in UTF-8 bytes.
        public let utf8Start: Int32
        /// What it does at the end of a line.
        public let kind: Kind
    }

    /// What a cluster does at the end of a line.
    public enum Kind: UInt8, Sendable {
        /// It is drawn.
        case text
        /// It is drawn, in colour, from the emoji font.
        case emoji
        /// It hangs over the edge.
        case space
        /// It ends the line.
        case newline
        /// It is not drawn, but shows a hyphen where a line ends after it (U+00AD).
        case softHyphen
        /// It is drawn, and only some layout engines break a line after it.
        case slash
    }

    /// The text in UTF-16, as ICU and HarfBuzz read it.
    public let utf16: [UInt16]

    /// Its clusters in order.
    public let clusters: [Cluster]

    /// The text's length in UTF-8 bytes.
    public let utf8Count: Int

    /// Cuts `text` into clusters.
    public init(_ text: String) {
        var text = text
        text.makeContiguousUTF8()
        var utf16: [UInt16] = []
        var clusters: [Cluster] = []
        utf16.reserveCapacity(text.utf8.count)
        clusters.reserveCapacity(text.utf8.count)
        var contiguous = text
        contiguous.withUTF8 { bytes in
            var position = 0
            // The end of the last cluster that the standard library found: it need not find where the next one starts.
            var found = text.startIndex
            while position < bytes.count {
                let utf16Start = Int32(clamping: utf16.count)
                let utf8Start = Int32(clamping: position)
                let kind: Kind
                if let scalar = LoneScalar(at: position, of: bytes) {
                    kind = Kind(scalar.scalar)
                    utf16.append(scalar.utf16)
                    position += scalar.utf8Count
                } else {
                    let start = text.utf8.index(text.startIndex, offsetBy: position)
                    let end = text.index(after: start == found ? found : start)
                    let scalars = text.unicodeScalars[start..<end]
                    kind = Kind(scalars)
                    for scalar in scalars { utf16.append(contentsOf: scalar.utf16) }
                    position += text.utf8.distance(from: start, to: end)
                    found = end
                }
                clusters.append(Cluster(utf16Start: utf16Start, utf8Start: utf8Start, kind: kind))
            }
        }
        self.utf16 = utf16
        self.clusters = clusters
        utf8Count = text.utf8.count
    }

    /// Where a cluster ends and the next one starts, in UTF-16 units.
    public func utf16End(of cluster: Int) -> Int {
        cluster + 1 < clusters.count ? Int(clusters[cluster + 1].utf16Start) : utf16.count
    }

    /// The code points of a cluster.
    func scalars(of cluster: Int) -> ScalarSequence {
        ScalarSequence(units: utf16, range: Int(clusters[cluster].utf16Start)..<utf16End(of: cluster))
    }
}

extension ClusteredText.Kind {
    /// The kind of the cluster that these code points form.
    init(_ scalars: Substring.UnicodeScalarView) {
        guard let first = scalars.first else { self = .text; return }
        let kind = Self(first)
        if kind == .newline || kind != .text && scalars.dropFirst().isEmpty {
            self = kind
        } else {
            self = Self.isEmoji(first, scalars) ? .emoji : .text
        }
    }

    /// The kind of a cluster of one code point, which is no emoji.
    fileprivate init(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x20: self = .space
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: self = .newline
        case 0x2F: self = .slash
        case 0xAD: self = .softHyphen
        // The Zs of Unicode, but for the no-break spaces U+00A0, U+2007 and U+202F.
        case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: self = .space
        default: self = .text
        }
    }

    /// Whether a cluster is drawn as an emoji: by its nature, or by the variation selector 16 (UTS #51).
    private static func isEmoji(_ first: Unicode.Scalar, _ scalars: Substring.UnicodeScalarView) -> Bool {
        let second = scalars.dropFirst().first?.value
        if second == 0xFE0F { return first.properties.isEmoji }
        // No emoji by nature comes before the watch, U+231A.
        return first.value >= 0x231A && second != 0xFE0E && first.properties.isEmojiPresentation
    }
}
