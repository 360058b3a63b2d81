// SPDX-License-Identifier: Apache-2.0

/// Texts and names of a spec as TypeScript and JavaScript write them (ECMA-262, "String Literals", "Keywords").
enum TypeScriptText {
    /// The inside of a string literal in either kind of quotes, or of a template: no interpolation, one line, and no tag
    /// that would end a script of a page.
    static func escape(_ text: String) -> String {
        var last: Unicode.Scalar?
        return Escaping.cLike(text) { scalar in
            defer { last = scalar }
            switch scalar {
            case "'": return "\\'"
            case "`": return "\\`"
            case "$": return "\\$"
            case "/", "!": return last == "<" ? scalar.utf16Escape : nil
            default: return scalar.isUnsafeInCode ? scalar.utf16Escape : nil
            }
        }
    }

    /// The identifier for a name of ASCII letters and digits; a reserved word takes `_` behind it.
    static func identifier(_ name: String) -> String { keywords.contains(name) ? name + "_" : name }

    /// A key of an object: keys may be keywords, but a tag such as `pt-BR` needs quotes.
    static func key(_ name: String) -> String {
        let isName = name.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
        return isName && !name.isEmpty ? name : "\"\(escape(name))\""
    }

    /// The reserved words of ECMAScript in strict mode and of TypeScript, and global names that can't be declared.
    private static let keywords: Set<String> = [
        "any", "arguments", "as", "async", "await", "bigint", "boolean", "break", "case", "catch", "class", "const",
        "constructor", "continue", "debugger", "declare", "default", "delete", "do", "else", "enum", "eval", "export",
        "extends", "false", "finally", "for", "from", "function", "get", "if", "implements", "import", "in",
        "infer", "instanceof", "interface", "is", "keyof", "let", "module", "namespace", "never", "new", "null",
        "number", "object", "of", "package", "private", "protected", "public", "readonly", "require", "return", "set",
        "static", "string", "super", "switch", "symbol", "this", "throw", "true", "try", "type", "typeof",
        "undefined", "unique", "unknown", "var", "void", "while", "with", "yield", "NaN", "Infinity",
    ]
}
