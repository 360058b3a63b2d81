// SPDX-License-Identifier: Apache-2.0

extension JSONWriter {
    /// Appends `text` in quotes.
    ///
    /// Besides what JSON demands, everything is escaped that would act on whoever looks at the file instead of being
    /// seen: control characters, the line separators of JavaScript, and the bidirectional controls that can show text
    /// in an order other than its own (Unicode Technical Report 36, 3.2).
    package mutating func append(quoted text: String) { append(quoted: text, ending: "\"") }

    /// Appends `text` in quotes, of which `end` has the last one, and what follows it.
    mutating func append(quoted text: String, ending end: StaticString) {
        append(raw: UInt8(ascii: "\""))
        text.withUTF8Bytes { append(escaping: $0) }
        // One to three bytes, of which each costs less than a copy of them all.
        end.withUTF8Buffer { for byte in $0 { append(raw: byte) } }
    }

    /// Copies runs of plain bytes at once and escapes what stands between them.
    private mutating func append(escaping utf8: UnsafeBufferPointer<UInt8>) {
        var start = 0
        var index = 0
        while true {
            index += utf8.plainCount(from: index)
            guard index < utf8.count else { break }
            guard Self.mayNeedEscape(utf8[index]) else {
                index += 1
                continue
            }
            let (scalar, length) = Self.decode(utf8, at: index)
            if Self.needsEscape(scalar) {
                append(raw: UnsafeBufferPointer(rebasing: utf8[start..<index]))
                append(escaped: scalar)
                start = index + length
            }
            index += length
        }
        append(raw: UnsafeBufferPointer(rebasing: utf8[start..<utf8.count]))
    }

    /// Whether a scalar that ``needsEscape(_:)`` can start with `byte`.
    private static func mayNeedEscape(_ byte: UInt8) -> Bool {
        switch byte {
        case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F, 0xC2, 0xD8, 0xE2: true
        default: false
        }
    }

    /// The scalar that starts at `index`, and its bytes. A string's UTF-8 is valid: after 0xC2 and 0xD8 there is one more
    /// byte, and after 0xE2 there are two.
    private static func decode(_ utf8: UnsafeBufferPointer<UInt8>, at index: Int) -> (scalar: UInt32, length: Int) {
        let first = UInt32(utf8[index])
        switch first {
        case 0xC2, 0xD8: return ((first & 0x1F) << 6 | UInt32(utf8[index + 1] & 0x3F), 2)
        case 0xE2:
            let rest = UInt32(utf8[index + 1] & 0x3F) << 6 | UInt32(utf8[index + 2] & 0x3F)
            return ((first & 0x0F) << 12 | rest, 3)
        default: return (first, 1)
        }
    }

    private static func needsEscape(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0..<0x20, 0x22, 0x5C: true
        // DEL and the C1 controls.
        case 0x7F...0x9F: true
        // ARABIC LETTER MARK, LEFT-TO-RIGHT MARK, RIGHT-TO-LEFT MARK.
        case 0x061C, 0x200E, 0x200F: true
        // LINE SEPARATOR, PARAGRAPH SEPARATOR, the embeddings and overrides; the isolates.
        case 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    private mutating func append(escaped scalar: UInt32) {
        switch scalar {
        case 0x22: append(raw: "\\\"")
        case 0x5C: append(raw: "\\\\")
        case 0x0A: append(raw: "\\n")
        case 0x0D: append(raw: "\\r")
        case 0x09: append(raw: "\\t")
        default:
            let digits = String(scalar, radix: 16, uppercase: true)
            append(raw: "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits)
        }
    }
}
