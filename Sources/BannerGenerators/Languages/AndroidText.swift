// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// Texts and names of a spec as Android's resources write them (Android Developers, "String resources", "Escape quotes
/// and special characters").
enum AndroidText {
    /// The text of a `<string>` or an `<item>`, or a part of one.
    ///
    /// Android joins white space, so blanks at the ends and in runs are written as numbers. `@` and `?` at the start would
    /// be references.
    static func escape(_ text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        var result = ""
        result.reserveCapacity(text.utf8.count + 16)
        for (index, scalar) in scalars.enumerated() {
            switch scalar {
            // Most of what there is.
            case "a"..."z", "A"..."Z", "0"..."9": result.unicodeScalars.append(scalar)
            case "\\": result += "\\\\"
            case "\"": result += "\\&quot;"
            case "'": result += "\\'"
            case "@", "?": result += index == 0 ? "\\\(scalar)" : String(scalar)
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case " ":
                let isInside = index > 0 && index + 1 < scalars.count && scalars[index - 1] != " "
                result += isInside ? " " : "\\u0020"
            default:
                // Android knows `\u0000`, but no NUL in a text of XML.
                if scalar == "\0" {
                    result += "\u{FFFD}"
                } else if scalar.isUnsafeInCode, scalar.value > 0xFFFF {
                    // Half a pair of surrogates behind `\u` is nothing to the compiler of resources (aapt2).
                    result += "&#x\(scalar.value.hex(digits: 1));"
                } else if scalar.properties.isWhitespace || scalar.isUnsafeInCode {
                    result += scalar.utf16Escape
                } else {
                    result += XMLText.escape(String(scalar))
                }
            }
        }
        return result
    }

    /// The name of a resource: `[a-z][a-z0-9_]*` and no keyword of Java, since it becomes a field of `R`.
    static func name(_ name: String) -> String {
        let name = LetterCase.snake.apply(name)
        if name.utf8.first == UInt8(ascii: "_") { return "n" + name }
        return keywords.contains(name) ? name + "_" : name
    }

    /// The keywords and literals of Java (Java Language Specification, 3.9 and 3.10).
    private static let keywords: Set<String> = [
        "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const", "continue",
        "default", "do", "double", "else", "enum", "extends", "false", "final", "finally", "float", "for", "goto",
        "if", "implements", "import", "instanceof", "int", "interface", "long", "native", "new", "null", "package",
        "private", "protected", "public", "return", "short", "static", "strictfp", "super", "switch", "synchronized",
        "this", "throw", "throws", "transient", "true", "try", "void", "volatile", "while",
    ]
}
