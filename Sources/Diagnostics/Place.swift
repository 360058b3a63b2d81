// SPDX-License-Identifier: Apache-2.0

/// A range of bytes in a file: where a value, a key or a fault is written.
public struct Place: Hashable, Sendable {
    /// The file of a ``SourceSet``.
    public let file: FileID

    private let start: UInt32
    private let end: UInt32

    /// The range as 0-based offsets of bytes, its end excluded.
    public var bytes: Range<Int> { Int(start)..<Int(end) }

    /// The range `bytes` of `file`. Offsets fit 32 bits, since a file holds at most 16 MiB.
    public init(file: FileID, bytes: Range<Int>) {
        self.file = file
        self.start = UInt32(clamping: bytes.lowerBound)
        self.end = UInt32(clamping: bytes.upperBound)
    }

    /// The empty range at the start of this one.
    public var startPoint: Place { Place(file: file, bytes: bytes.lowerBound..<bytes.lowerBound) }

    /// The smallest range that holds this one and `other`, which must lie in the same file.
    public func joined(with other: Place) -> Place {
        Place(
            file: file,
            bytes: min(bytes.lowerBound, other.bytes.lowerBound)..<max(bytes.upperBound, other.bytes.upperBound)
        )
    }
}
