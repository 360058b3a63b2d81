// SPDX-License-Identifier: Apache-2.0

extension String {
    /// What `body` makes of the UTF-8 of the text.
    ///
    /// `withUTF8` has to own the text, and counts a reference for that. Nearly all texts lie in one piece, and do without.
    @inlinable
    package func withUTF8Bytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
        var text = self
        return text.withUTF8(body)
    }
}

extension [UInt8] {
    /// Appends the UTF-8 of `text`, in one copy: `append(contentsOf: text.utf8)` goes through an iterator.
    @inlinable
    package mutating func append(utf8 text: String) {
        text.withUTF8Bytes { append(contentsOf: $0) }
    }

    /// Appends a line feed and `width` blanks, with a comma before them if the line stands `behindComma`.
    package mutating func appendLine(indentedBy width: Int, behindComma hasComma: Bool = false) {
        let blanks = ",\n                              " as StaticString
        blanks.withUTF8Buffer {
            append(contentsOf: UnsafeBufferPointer(rebasing: $0.prefix(2 + width).dropFirst(hasComma ? 0 : 1)))
        }
        let missing = width + 2 - blanks.utf8CodeUnitCount
        if missing > 0 { append(contentsOf: repeatElement(UInt8(ascii: " "), count: missing)) }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// How many bytes from `start` on are printable ASCII, but neither a quotation mark nor a backslash: neither JSON nor Swift
    /// escapes any of them in a string.
    package func plainCount(from start: Int) -> Int {
        let raw = UnsafeRawBufferPointer(self)
        var end = start
        while end + 8 <= count {
            guard Self.isPlain(raw.loadUnaligned(fromByteOffset: end, as: UInt64.self)) else { break }
            end += 8
        }
        while end < count, Self.isPlain(self[end]) { end += 1 }
        return end - start
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    /// Whether all eight bytes of `word` are plain.
    private static func isPlain(_ word: UInt64) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let high = ones &* 0x80
        // In `special`, the lowest byte that is below 0x20, a quotation mark, a backslash or DEL has its high bit set, and none does where
        // there is no such byte. What is not ASCII has it in `word`.
        let quote = word ^ ones &* 0x22
        let backslash = word ^ ones &* 0x5C
        let special = (word &- ones &* 0x20) | (quote &- ones) | (backslash &- ones) | (word &+ ones)
        return (word | special) & high == 0
    }
}
