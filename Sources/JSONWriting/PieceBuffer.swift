// SPDX-License-Identifier: Apache-2.0

/// The bytes of a file while they are written: they are handed over in pieces, so that it is nowhere held as a whole.
package struct PieceBuffer {
    /// Bytes from which on a piece is handed over: 256 KiB.
    @usableFromInline static let pieceSize = 256 << 10
    /// Bytes that may be appended before the next chance to hand over: 64 KiB. More of them are a piece of their own, since a copy of them
    /// would take their memory twice.
    private static let spare = 64 << 10
    /// The bytes that a piece has room for.
    private static let room = pieceSize + spare

    /// What was written, but for what was handed over.
    package var bytes: [UInt8] = []
    /// Gets what is written, piece by piece; `nil` where it stays in ``bytes``.
    private let take: (([UInt8]) -> Void)?
    /// How many bytes it has got.
    @usableFromInline private(set) var taken = 0

    /// What is written stays in ``bytes``.
    package init() { take = nil }

    /// What is written goes to `take`; ``handOver()`` ends it. `expected` is about how many bytes there will be.
    package init(expected: Int, to take: @escaping ([UInt8]) -> Void) {
        self.take = take
        bytes.reserveCapacity(min(expected, Self.room))
    }

    /// How many bytes were written up to now.
    @inlinable package var count: Int { taken + bytes.count }

    /// Called where what was written stays, whatever is written next.
    @inlinable package mutating func handOverIfLong() {
        if bytes.count >= Self.pieceSize { handOver() }
    }

    /// Hands over what was written, where it is taken.
    package mutating func handOver() {
        guard take != nil else { return }
        // What stands between two pieces of their own would keep the room of a piece. (An array of its slice would share that.)
        guard bytes.count > Self.room / 4 else {
            hand(bytes.withUnsafeBufferPointer { Array($0) })
            return bytes.removeAll(keepingCapacity: true)
        }
        hand(bytes)
        // One that doubles is copied again and again, and is half empty at the end.
        bytes = []
        bytes.reserveCapacity(Self.room)
    }

    /// Appends `piece`, as a piece of its own where it is longer than what may be appended at once, and taken.
    package mutating func append(piece: [UInt8]) {
        guard take != nil, piece.count > Self.spare else { return bytes.append(contentsOf: piece) }
        handOver()
        hand(piece)
    }

    private mutating func hand(_ piece: [UInt8]) {
        guard let take, !piece.isEmpty else { return }
        taken += piece.count
        take(piece)
    }
}
