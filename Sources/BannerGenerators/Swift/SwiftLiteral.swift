// SPDX-License-Identifier: Apache-2.0

import Mustache

/// Texts of a spec as Swift writes them.
enum SwiftLiteral {
    /// The text as a string literal, quotes included.
    static func string(_ text: String) -> String { "\"\(escaped(text))\"" }

    /// The text for the inside of a string literal or of a comment: it stays on its line and stays text.
    static func escaped(_ text: String) -> String {
        if text.utf8.allSatisfy(isPlain) { return text }
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
                if mustEscape(scalar) {
                    result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result
    }

    /// Printable ASCII but for `"` and `\`.
    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    /// Controls, line separators, byte order marks, and what reorders the text around it (CVE-2021-42574).
    private static func mustEscape(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
            0xFFF9...0xFFFB, 0xE0000...0xE007F:
            true
        default: false
        }
    }

    /// The lines of a documentation comment. No line can end the comment or reorder the source.
    static func documentation(_ text: String?) -> [String] {
        guard let text else { return [] }
        return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
            line.unicodeScalars.reduce(into: "") { result, scalar in
                if mustEscape(scalar), scalar != "\t" {
                    result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
    }
}

/// What `{{name}}` becomes in a Swift template: the inside of a string literal. Identifiers stay as they are.
struct SwiftContentType: MustacheContentType {
    static let name = "SWIFT"

    /// Registered once, before the first template is read.
    static let register: Void = MustacheContentTypes.register(SwiftContentType(), named: name)

    func escapeText(_ text: String) -> String { SwiftLiteral.escaped(text) }
}
