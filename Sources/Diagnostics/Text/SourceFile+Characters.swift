// SPDX-License-Identifier: Apache-2.0

extension SourceFile {
    /// Calls `body` with each character (grapheme cluster) of `range` and the count of bytes it is written with.
    ///
    /// Each ill-formed sequence of bytes counts as U+FFFD.
    func forEachCharacter(in range: Range<Int>, _ body: (Character, Int) -> Void) {
        let slice = bytes[range.clamped(to: bytes.indices)]
        /// Whether a character ends between the byte and the next if that is one, too: it does between any two of ASCII, but for
        /// a carriage return and a line feed (UAX #29).
        func isPlain(_ index: Int) -> Bool { slice[index] < 0x80 && slice[index] != UInt8(ascii: "\r") }
        var start = slice.startIndex
        while start < slice.endIndex {
            var end = start + 1
            while end < slice.endIndex, !isPlain(end - 1) || !isPlain(end) { end += 1 }
            if end == start + 1, isPlain(start) {
                body(Character(Unicode.Scalar(slice[start])), 1)
            } else {
                Self.forEachCharacter(decoding: slice[start..<end], body)
            }
            start = end
        }
    }

    private static func forEachCharacter(decoding slice: ArraySlice<UInt8>, _ body: (Character, Int) -> Void) {
        let (text, lengths) = decode(slice)
        var remaining = lengths[...]
        for character in text {
            let count = character.unicodeScalars.count
            body(character, remaining.prefix(count).reduce(0) { $0 + Int($1) })
            remaining = remaining.dropFirst(count)
        }
    }

    /// The text of `slice`, and how many bytes each of its scalars is written with.
    private static func decode(_ slice: ArraySlice<UInt8>) -> (text: String, lengths: [UInt8]) {
        var scalars = String.UnicodeScalarView()
        var lengths: [UInt8] = []
        lengths.reserveCapacity(slice.count)
        var parser = Unicode.UTF8.ForwardParser()
        var iterator = slice.makeIterator()
        while true {
            switch parser.parseScalar(from: &iterator) {
            case .valid(let encoded):
                scalars.append(Unicode.UTF8.decode(encoded))
                lengths.append(UInt8(truncatingIfNeeded: encoded.count))
            case .error(let length):
                scalars.append("\u{FFFD}")
                lengths.append(UInt8(truncatingIfNeeded: length))
            case .emptyInput:
                return (String(scalars), lengths)
            }
        }
    }
}
