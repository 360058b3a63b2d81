// SPDX-License-Identifier: Apache-2.0

/// Text in XML 1.0.
enum XMLText {
    /// `text` as it is written in an element or in an attribute's value in double quotes. It is read back as it is but
    /// for the characters that XML has no way to write (2.2, production 2), which become `\u{1B}`, as messages show them.
    ///
    /// Characters that would act on who looks at the file are written as references.
    static func escaping(_ text: String, inAttribute: Bool) -> String {
        if text.utf8.allSatisfy(isPlain) { return text }
        return text.unicodeScalars.reduce(into: "") { escaped, scalar in
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            // Needed after `]]`.
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\n" where !inAttribute: escaped += "\n"
            case "\t", "\n", "\r": escaped += reference(to: scalar)
            case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": escaped += "\\u{\(scalar.value.hex(digits: 1))}"
            case _ where acts(scalar): escaped += reference(to: scalar)
            default: escaped.unicodeScalars.append(scalar)
            }
        }
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
        default: (0x20..<0x7F).contains(byte)
        }
    }

    private static func acts(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        case .format: scalar.properties.isBidiControl
        default: false
        }
    }

    private static func reference(to scalar: Unicode.Scalar) -> String { "&#x\(scalar.value.hex(digits: 1));" }
}
