// SPDX-License-Identifier: Apache-2.0

import Diagnostics

extension Unicode.Scalar {
    /// Whether the character acts on whoever looks at code instead of being seen: controls, line separators, byte order
    /// marks, tags, and what reorders the text around it (CVE-2021-42574).
    var isUnsafeInCode: Bool {
        switch value {
        case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
            0xFFF9...0xFFFB, 0xFFFE, 0xFFFF, 0xE0000...0xE007F:
            true
        default: false
        }
    }

    /// The code units of UTF-16 as `\u202E`, two of them beyond U+FFFF.
    var utf16Escape: String {
        String(self).utf16.map { "\\u" + $0.hex(digits: 4) }.joined()
    }
}

/// Rewrites a text scalar by scalar.
enum Escaping {
    /// `text` with what `replacement` gives for each scalar, which gets the scalar before it too; `nil` keeps one.
    static func apply(
        _ text: String, _ replacement: (Unicode.Scalar, _ before: Unicode.Scalar?) -> String?
    ) -> String {
        var result = ""
        let scalars = text.unicodeScalars
        // What is kept is copied in runs.
        var kept = scalars.startIndex
        var before: Unicode.Scalar?
        var index = kept
        while index < scalars.endIndex {
            let scalar = scalars[index]
            let next = scalars.index(after: index)
            if let replaced = replacement(scalar, before) {
                result += text[kept..<index]
                result += replaced
                kept = next
            }
            before = scalar
            index = next
        }
        if kept == scalars.startIndex { return text }
        result += text[kept...]
        return result
    }

    /// What C-like languages share: quotes, backslashes, line breaks, and the ends of block comments, so that a text is
    /// safe in a comment too. `other` has the rest.
    static func cLike(_ text: String, _ other: (Unicode.Scalar) -> String?) -> String {
        apply(text) { scalar, before in
            switch scalar {
            case "\\": "\\\\"
            case "\"": "\\\""
            case "\n": "\\n"
            case "\r": "\\r"
            case "\t": "\\t"
            case "/" where before == "*": "\\u002F"
            case "*" where before == "/": "\\u002A"
            default: other(scalar)
            }
        }
    }
}
