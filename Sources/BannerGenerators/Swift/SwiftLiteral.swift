// SPDX-License-Identifier: Apache-2.0

import JSONWriting

/// Texts of a spec as Swift writes them.
enum SwiftLiteral {
    /// The text as a string literal, quotes included.
    static func string(_ text: String) -> String { "\"\(escaped(text))\"" }

    /// The text for the inside of a string literal or of a comment: it stays on its line and stays text.
    static func escaped(_ text: String) -> String {
        if isPlain(text) { return text }
        var result = ""
        result.reserveCapacity(text.utf8.count + 16)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\\\"
            case "\"": result += "\\\""
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                if scalar.isUnsafeInCode {
                    result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result
    }

    /// Whether nothing in the text needs an escape. May be wrong in the safe direction.
    static func isPlain(_ text: String) -> Bool { text.withUTF8Bytes { isPlain($0) } }

    /// The same of the UTF-8 of a text.
    static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var index = 0
        while true {
            index += bytes.plainCount(from: index)
            guard index < bytes.count else { return true }
            switch bytes[index] {
            case ..<0x80: return false
            // The lead bytes of U+0080…, U+0600…, U+F000… and U+C0000…, where all that `isUnsafeInCode` names lies…
            case 0xC2, 0xD8, 0xEF, 0xF3: return false
            // …but for U+2000…206F, which is common in typography: only its rows with controls are looked at.
            case 0xE2:
                guard index + 2 < bytes.count, isPlain(row: bytes[index + 1], bytes[index + 2]) else { return false }
                index += 1
            default: index += 1
            }
        }
    }

    /// Whether U+2000 + 64 × (`row` − 0x80) + `column` − 0x80 needs no escape.
    private static func isPlain(row: UInt8, _ column: UInt8) -> Bool {
        switch row {
        case 0x80: ![0x8B, 0x8E, 0x8F].contains(column) && !(0xA8...0xAE).contains(column)
        case 0x81: column < 0xA0 || column > 0xAF
        default: true
        }
    }

    /// The lines of a documentation comment. No line can end the comment or reorder the source.
    static func documentation(_ text: String?) -> [String] {
        guard let text else { return [] }
        // Most are a line of ASCII, in which nothing has to be looked up.
        if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return [text] }
        return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
            line.unicodeScalars.reduce(into: "") { result, scalar in
                if scalar == "\t" {
                    result += " "
                } else if scalar.isUnsafeInCode {
                    result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
    }
}
