// SPDX-License-Identifier: Apache-2.0

/// The text form of the embedded table: each line has a code point in hexadecimal digits, then the numbers from there on
/// in decimal ones, with a count where one repeats: `AC00 920*11172`.
enum EmbeddedLines {
    /// A number, and how many code points in a row have it.
    struct Run {
        let number: UInt16
        let count: UInt32
    }

    /// Calls `body` with each line's code point and runs.
    static func forEach(in text: StaticString, _ body: (UInt32, [Run]) -> Void) {
        text.withUTF8Buffer { bytes in
            for line in bytes.split(separator: UInt8(ascii: "\n")) {
                let fields = line.split(separator: UInt8(ascii: " "))
                guard let code = fields.first.map({ number($0, radix: 16) }) else { continue }
                body(code, fields.dropFirst().map(run))
            }
        }
    }

    private static func run(_ field: Slice<UnsafeBufferPointer<UInt8>>) -> Run {
        let parts = field.split(separator: UInt8(ascii: "*"))
        return Run(
            number: UInt16(clamping: parts.first.map { number($0, radix: 10) } ?? 0),
            count: parts.count > 1 ? number(parts[1], radix: 10) : 1)
    }

    private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>, radix: UInt32) -> UInt32 {
        digits.reduce(0) { number, digit in
            // Digits below "A" are decimal: the script writes capitals.
            let value = digit < UInt8(ascii: "A") ? digit &- UInt8(ascii: "0") : digit &- UInt8(ascii: "A") &+ 10
            return number &* radix &+ UInt32(value)
        }
    }
}
