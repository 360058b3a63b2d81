// SPDX-License-Identifier: Apache-2.0

extension NodeTree {
    /// One node in twelve bytes, about the room that it takes in the file.
    ///
    /// A scalar that is written as it reads needs no more than its place. For the rest, `link` is a number of 24 bits,
    /// which is enough for ``Limits/nodes``.
    struct Record: Sendable {
        /// The offset of the node's first byte.
        var start: UInt32
        /// The offset after the node's last byte.
        var stop: UInt32
        /// From low to high: the kind (2 bits), the style (3), verbatim, alias, collection (1 each), the link (24).
        private var bits: UInt32

        /// A node at `start..<stop`.
        init(_ kind: Node.Kind, style: Node.Style = .plain, start: Int, stop: Int) {
            self.start = UInt32(truncatingIfNeeded: start)
            self.stop = UInt32(truncatingIfNeeded: stop)
            bits = UInt32(kind.rawValue) | UInt32(style.rawValue) << 2
            if kind == .sequence || kind == .mapping { bits |= Self.collection }
        }

        private static let verbatim: UInt32 = 1 << 5
        private static let alias: UInt32 = 1 << 6
        private static let collection: UInt32 = 1 << 7

        /// What the node is.
        var kind: Node.Kind {
            // All four values of two bits are kinds.
            get { Node.Kind(rawValue: UInt8(bits & 3)) ?? .invalid }
            set { bits = bits & ~3 | UInt32(newValue.rawValue) }
        }

        /// How the scalar is written.
        var style: Node.Style { Node.Style(rawValue: UInt8(bits >> 2 & 7)) ?? .plain }

        /// Whether the text of a scalar is a range of the file's bytes (else of `decoded`).
        var isVerbatim: Bool {
            get { bits & Self.verbatim != 0 }
            set { bits = newValue ? bits | Self.verbatim : bits & ~Self.verbatim }
        }

        /// Whether this is an alias, whose `link` is then the index of what it names.
        var isAlias: Bool {
            get { bits & Self.alias != 0 }
            set { bits = newValue ? bits | Self.alias : bits & ~Self.alias }
        }

        /// Whether nodes may lie below, also when the kind has become ``Node/Kind/invalid``; `link` is then the index
        /// after the last of them.
        var isCollection: Bool { bits & Self.collection != 0 }

        /// For a collection, the index after its subtree; for an alias, its target; for a scalar that is not verbatim,
        /// the number of its decoded text.
        var link: Int {
            get { Int(bits >> 8) }
            set { bits = bits & 0xFF | UInt32(truncatingIfNeeded: newValue) << 8 }
        }

        /// The index after the subtree of this record, which stands at `index`.
        func next(after index: Int) -> Int { isCollection ? link : index + 1 }

        /// The bytes of the file that are the text of a verbatim scalar: its place without the quotes.
        var verbatimRange: Range<Int> {
            let quote = style == .plain ? 0 : 1
            return Int(start) + quote..<Int(stop) - quote
        }
    }

    /// Where in `decoded` the text with `number` lies.
    static func decodedRange(_ number: Int, starts: [UInt32], count: Int) -> Range<Int> {
        Int(starts[number])..<(number + 1 < starts.count ? Int(starts[number + 1]) : count)
    }
}
