// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// Texts of a spec as XML 1.0 writes them.
enum XMLText {
    /// The text for between tags and for attributes in either kind of quotes. XML has no C0 controls but tab and line
    /// breaks, and no U+FFFE and U+FFFF; they become U+FFFD.
    static func escape(_ text: String) -> String {
        Escaping.apply(text) { scalar, _ in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "'": "&#39;"
            // Written out, they would become blanks in attributes.
            case "\t", "\n", "\r": "&#\(scalar.value);"
            default: isCharacter(scalar) ? scalar.isUnsafeInCode ? reference(scalar) : nil : "\u{FFFD}"
            }
        }
    }

    /// XML 1.0, production 2, `Char`.
    private static func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
    }

    private static func reference(_ scalar: Unicode.Scalar) -> String { "&#x\(scalar.value.hex(digits: 1));" }
}
