// SPDX-License-Identifier: Apache-2.0

/// How many Unicode scalars stand before a byte of a file, without a walk through a line of many megabytes for each finding in
/// it.
struct ScalarCounts: Sendable {
    /// Bytes between two counts that are kept.
    private static let stride = 4096

    /// The scalars and the UTF-16 code units before each so-many-th byte.
    private let counts: [(scalars: UInt32, units: UInt32)]

    /// Counts through `bytes`. What is no UTF-8 counts as some scalar or other.
    init(_ bytes: [UInt8]) {
        var counts: [(scalars: UInt32, units: UInt32)] = [(0, 0)]
        counts.reserveCapacity(bytes.count / Self.stride + 1)
        var count = (scalars: UInt32(0), units: UInt32(0))
        bytes.withUnsafeBufferPointer { buffer in
            for offset in buffer.indices {
                Self.add(buffer[offset], to: &count)
                if (offset + 1).isMultiple(of: Self.stride) { counts.append(count) }
            }
        }
        self.counts = counts
    }

    private static func add(_ byte: UInt8, to count: inout (scalars: UInt32, units: UInt32)) {
        if byte & 0xC0 == 0x80 { return }
        count.scalars += 1
        count.units += byte >= 0xF0 ? 2 : 1
    }

    /// What stands before `offset`, which is none after the end of `bytes`, those that were counted.
    func before(_ offset: Int, of bytes: [UInt8]) -> (scalars: Int, units: Int) {
        let index = min(offset / Self.stride, counts.count - 1)
        var count = counts[index]
        for byte in bytes[min(index * Self.stride, offset)..<offset] { Self.add(byte, to: &count) }
        return (Int(count.scalars), Int(count.units))
    }
}
