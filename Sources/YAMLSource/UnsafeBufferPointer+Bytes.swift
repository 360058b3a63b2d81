// SPDX-License-Identifier: Apache-2.0

extension UnsafeBufferPointer<UInt8> {
    /// Whether both hold the same bytes; compares eight at a time.
    package func hasSameBytes(as other: UnsafeBufferPointer<UInt8>) -> Bool {
        guard count == other.count else { return false }
        let left = UnsafeRawBufferPointer(self)
        let right = UnsafeRawBufferPointer(other)
        var offset = 0
        while offset + 8 <= count {
            // Both words end at or before `count`, by the condition of the loop.
            let isSame =
                left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                == right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            guard isSame else { return false }
            offset += 8
        }
        while offset < count {
            guard left[offset] == right[offset] else { return false }
            offset += 1
        }
        return true
    }

    /// The text of `range`.
    func text(_ range: Range<Int>) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: self[range]), as: UTF8.self)
    }

    /// The text of `range` with other texts in the place of `parts`, which lie in it, in order.
    func text(_ range: Range<Int>, replacing parts: [(range: Range<Int>, text: String)]) -> String {
        var text = ""
        var start = range.lowerBound
        for part in parts {
            text += self.text(start..<part.range.lowerBound) + part.text
            start = part.range.upperBound
        }
        return text + self.text(start..<range.upperBound)
    }

    /// The range of the line that holds `offset`, its line break excluded.
    func lineRange(at offset: Int) -> Range<Int> {
        var start = Swift.min(offset, count)
        while start > 0, self[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        return start..<lineEnd(from: Swift.min(offset, count))
    }

    /// The offset of the first LF or CR LF at or after `offset`, or the end.
    func lineEnd(from offset: Int) -> Int {
        var end = offset
        while end < count, self[end] != UInt8(ascii: "\n") { end += 1 }
        if end > offset, end < count, self[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return end
    }
}

extension UInt8 {
    /// Whether it is a letter of ASCII.
    var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
}
