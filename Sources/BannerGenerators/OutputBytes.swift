// SPDX-License-Identifier: Apache-2.0

/// What a file holds, in pieces, so that a large part of it is nowhere copied: most of a large catalogue in Swift is a few switches.
public struct OutputBytes: Sendable {
    /// The pieces, in order; none is empty.
    public private(set) var pieces: [[UInt8]] = []
    /// How many bytes they have together.
    public private(set) var count = 0

    /// A single piece.
    public init(_ bytes: [UInt8]) { append(bytes) }

    /// Adds a piece at the end.
    public mutating func append(_ bytes: [UInt8]) {
        guard !bytes.isEmpty else { return }
        pieces.append(bytes)
        count += bytes.count
    }

    /// All bytes in one array; a copy, if there are several pieces.
    public var joined: [UInt8] { pieces.count == 1 ? pieces[0] : Array(pieces.joined()) }
}

extension OutputBytes: Hashable {
    /// Whether the bytes are the same, whatever their pieces.
    public static func == (one: Self, other: Self) -> Bool {
        one.count == other.count && (one.pieces == other.pieces || one.joined == other.joined)
    }

    /// The same for the same bytes, whatever their pieces.
    public func hash(into hasher: inout Hasher) { hasher.combine(joined) }
}
