// SPDX-License-Identifier: Apache-2.0

/// The starts of a file's lines. A line ends with LF or CR LF.
public struct LineTable: Sendable {
    /// The offset of each line's first byte, in four bytes a line, since a file holds at most 16 MiB.
    private let offsets: [UInt32]

    private let byteCount: Int

    /// The bytes of the longest line, its line break included.
    let longest: Int

    /// Finds the lines of `bytes`.
    public init(bytes: [UInt8]) {
        var offsets: [UInt32] = [0]
        var (start, longest) = (0, 0)
        bytes.withUnsafeBufferPointer { buffer in
            for offset in buffer.indices where buffer[offset] == UInt8(ascii: "\n") {
                offsets.append(UInt32(truncatingIfNeeded: offset + 1))
                longest = max(longest, offset + 1 - start)
                start = offset + 1
            }
        }
        self.longest = max(longest, bytes.count - start)
        self.offsets = offsets
        self.byteCount = bytes.count
    }

    /// How many lines there are: at least one, even in an empty file.
    public var count: Int { offsets.count }

    /// The offset of the first byte of the 0-based `line`.
    public func start(ofLine line: Int) -> Int { Int(offsets[line]) }

    /// The 0-based line that holds the byte at `offset`; the last line for an offset at or past the end.
    public func line(at offset: Int) -> Int {
        max(offsets.partitioningIndex { Int($0) > offset } - 1, 0)
    }

    /// The bytes of the 0-based `line`, its line break excluded.
    public func range(ofLine line: Int, in bytes: [UInt8]) -> Range<Int> {
        let start = start(ofLine: line)
        var end = line + 1 < count ? self.start(ofLine: line + 1) - 1 : byteCount
        if end > start, end <= bytes.count, bytes[end - 1] == UInt8(ascii: "\r"), line + 1 < count { end -= 1 }
        return start..<end
    }
}
