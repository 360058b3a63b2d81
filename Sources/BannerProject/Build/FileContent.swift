// SPDX-License-Identifier: Apache-2.0

import BannerGenerators

/// What a file is to hold, in pieces. Those of large files wait on the disk, if there is a ``PieceStore``.
package struct FileContent: Sendable {
    /// A piece.
    enum Piece: Sendable {
        case memory([UInt8])
        case stored(Range<Int>, PieceStore)

        /// What it holds.
        func bytes() throws(SystemError) -> [UInt8] {
            switch self {
            case .memory(let bytes): bytes
            case .stored(let range, let store): try store.bytes(range)
            }
        }
    }

    /// The pieces, in order.
    private(set) var pieces: [Piece] = []
    /// How many bytes they have together.
    private(set) var count = 0
    private let store: PieceStore?

    /// A file that holds nothing yet. What it will may wait in `store`.
    init(store: PieceStore?) { self.store = store }

    /// A file that holds `pieces`, one after another.
    package init(_ pieces: [[UInt8]]) {
        self.init(store: nil)
        for piece in pieces { append(piece) }
    }

    /// All bytes in one array.
    func joined() throws(SystemError) -> [UInt8] {
        var joined: [UInt8] = []
        joined.reserveCapacity(count)
        for piece in pieces { joined += try piece.bytes() }
        return joined
    }
}

extension FileContent: OutputContent {
    package mutating func append(_ bytes: [UInt8]) {
        guard !bytes.isEmpty else { return }
        count += bytes.count
        pieces.append(store.flatMap { store in store.keep(bytes).map { .stored($0, store) } } ?? .memory(bytes))
    }
}
