// SPDX-License-Identifier: Apache-2.0

/// Turns libyaml's marks, which count characters, into offsets of bytes.
///
/// It remembers the last answer and walks from there, so that marks in rising order cost one pass over the file.
struct MarkCursor {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let start: Int
    private let isASCII: Bool
    /// Where libyaml reads more characters than there are.
    private let grown: [NarrowedText.Grown]
    /// The character that stands at ``start``.
    private let first: Int
    private var index: Int
    private var offset: Int

    /// A cursor over the valid UTF-8 of `bytes`, in which character `first` stands at `start`. `grown` is empty if all is ASCII.
    init(
        _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, first: Int = 0, isASCII: Bool, grown: [NarrowedText.Grown]
    ) {
        self.first = first
        index = first
        self.grown = grown
        self.bytes = bytes
        self.start = start
        self.isASCII = isASCII
        self.offset = start
    }

    /// The offset of the character with `index`; the end for an index past it.
    @inline(__always)
    mutating func offset(of index: Int) -> Int {
        isASCII
            ? min(start + max(0, index - first), bytes.count) : walk(to: grown.isEmpty ? index : grown.original(index))
    }

    private mutating func walk(to target: Int) -> Int {
        let raw = UnsafeRawBufferPointer(bytes)
        // Eight characters at once, or as many as are left, where all of them are ASCII.
        while index < target, offset + 8 <= bytes.count {
            let count = min(target - index, 8)
            let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            guard word &<< UInt64(64 - 8 * count) & 0x8080_8080_8080_8080 == 0 else { break }
            offset += count
            index += count
        }
        while index < target, offset < bytes.count {
            offset = min(offset + UTF8Decoding.width(of: bytes[offset]), bytes.count)
            index += 1
        }
        while index > target, offset > start {
            repeat { offset -= 1 } while offset > start && bytes[offset] & 0xC0 == 0x80
            index -= 1
        }
        return offset
    }
}
