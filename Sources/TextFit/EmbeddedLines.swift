// SPDX-License-Identifier: Apache-2.0

import EmbeddedTexts

/// The text form of the embedded table: each line has a code point in hexadecimal digits, then the numbers from there on
/// in decimal ones, with a count where one repeats: `AC00 920*11172`.
enum EmbeddedLines {
    /// A number, and how many code points in a row have it.
    struct Run {
        let number: UInt16
        let count: UInt32
    }

    /// Calls `body` with each run, and with the code point of the line that it stands in.
    static func forEachRun(in text: EmbeddedText, _ body: (UInt32, Run) -> Void) {
        let bytes = text.bytes
        // One pass over the bytes: every command that measures text waits for it.
        var position = 0
        while position < bytes.count {
            let line = number(in: bytes, &position, radix: 16)
            while position < bytes.count, bytes[position] == UInt8(ascii: " ") {
                position += 1
                body(line, run(in: bytes, &position))
            }
            // The line's end.
            position += 1
        }
    }

    private static func run(in bytes: UnsafeBufferPointer<UInt8>, _ position: inout Int) -> Run {
        let number = UInt16(clamping: number(in: bytes, &position, radix: 10))
        guard position < bytes.count, bytes[position] == UInt8(ascii: "*") else { return Run(number: number, count: 1) }
        position += 1
        return Run(number: number, count: Self.number(in: bytes, &position, radix: 10))
    }

    private static func number(
        in bytes: UnsafeBufferPointer<UInt8>, _ position: inout Int, radix: UInt32
    ) -> UInt32 {
        var number: UInt32 = 0
        while position < bytes.count, bytes[position] >= UInt8(ascii: "0") {
            // Digits below "A" are decimal: the script writes capitals.
            let digit = bytes[position]
            let value = digit < UInt8(ascii: "A") ? digit &- UInt8(ascii: "0") : digit &- UInt8(ascii: "A") &+ 10
            number = number &* radix &+ UInt32(value)
            position += 1
        }
        return number
    }
}
