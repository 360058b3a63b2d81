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
    /// All bytes from ``offset`` to here are known to be ASCII. It may lie before ``offset``; then none are known.
    private var plainEnd: Int

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
        plainEnd = start
    }

    /// The offset of the character with `index`; the end for an index past it.
    @inline(__always)
    mutating func offset(of index: Int) -> Int {
        if isASCII { return min(start + max(0, index - first), bytes.count) }
        let target = grown.isEmpty ? index : grown.original(index)
        let step = target - self.index
        guard step >= 0, step <= plainEnd - offset else { return walk(to: target) }
        self.index = target
        offset += step
        return offset
    }

    private mutating func walk(to target: Int) -> Int {
        while index < target, offset < bytes.count {
            if offset >= plainEnd { lookAhead() }
            let plain = min(target - index, plainEnd - offset)
            // What isn't ASCII is walked over one by one.
            let width = plain > 0 ? plain : UTF8Decoding.width(of: bytes[offset])
            offset = min(offset + width, bytes.count)
            index += max(plain, 1)
        }
        // What lies between there and here may be anything.
        if index > target { plainEnd = start }
        while index > target, offset > start {
            repeat { offset -= 1 } while offset > start && bytes[offset] & 0xC0 == 0x80
            index -= 1
        }
        return offset
    }

    /// Finds the ASCII characters that stand at ``offset``, or the next ones of many: what is looked at again after a walk back is little.
    private mutating func lookAhead() {
        let raw = UnsafeRawBufferPointer(bytes)
        let limit = min(offset + 64, bytes.count)
        plainEnd = offset
        while plainEnd + 8 <= limit {
            let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: plainEnd, as: UInt64.self))
            let others = word & 0x8080_8080_8080_8080
            plainEnd += others == 0 ? 8 : others.trailingZeroBitCount / 8
            if others != 0 { return }
        }
        while plainEnd < limit, bytes[plainEnd] < 0x80 { plainEnd += 1 }
    }
}
