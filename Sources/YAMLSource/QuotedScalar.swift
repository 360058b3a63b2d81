// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// Texts as YAML writes them between double quotes.
package enum QuotedScalar {
    /// `text` between double quotes, on one line, with escapes for all that people would not see.
    package static func quoting(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                if isSeen(scalar) { result.unicodeScalars.append(scalar) } else { result += escape(scalar) }
            }
        }
        return result + "\""
    }

    private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: false
        // Joiners are parts of letters and emoji; other invisible ones act on the text around them.
        case .format: scalar.value == 0x200C || scalar.value == 0x200D
        case .spaceSeparator: scalar == " "
        default: true
        }
    }

    /// The escapes of YAML 1.2 by number (chapter 5.7): `\xA0`, `\u202E`, `\U0001F600`.
    private static func escape(_ scalar: Unicode.Scalar) -> String {
        switch scalar.value {
        case ...0xFF: "\\x" + scalar.value.hex(digits: 2)
        case ...0xFFFF: "\\u" + scalar.value.hex(digits: 4)
        default: "\\U" + scalar.value.hex(digits: 8)
        }
    }
}
