// SPDX-License-Identifier: Apache-2.0

/// Puts isolates around parameters in a scalar as YAML writes it.
enum ParameterIsolation {
    /// `written` in double quotes, with `\u2068{name}\u2069` for each of `names`. `nil` for a scalar whose text can't
    /// be copied as it is: one of several lines, a block or an alias.
    static func isolating(_ names: Set<String>, in written: String) -> String? {
        guard !written.utf8.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }),
            let inner = doubleQuoted(written)
        else { return nil }
        var result = "\""
        var rest = inner[...]
        while let open = rest.firstIndex(of: "{") {
            result += rest[..<open]
            rest = rest[open...]
            if rest.hasPrefix("{{") {
                result += "{{"
                rest = rest.dropFirst(2)
                continue
            }
            guard let close = rest.firstIndex(of: "}") else { return nil }
            let name = String(rest[rest.index(after: open)..<close])
            result += names.contains(name) ? "\\u2068{\(name)}\\u2069" : "{\(name)}"
            rest = rest[rest.index(after: close)...]
        }
        return result + rest + "\""
    }

    /// What stands between the quotes once `written` is double-quoted.
    private static func doubleQuoted(_ written: String) -> String? {
        guard let first = written.unicodeScalars.first else { return nil }
        switch first {
        case "\"": return String(written.dropFirst().dropLast())
        case "'": return escaped(written.dropFirst().dropLast().replacing("''", with: "'"))
        case "|", ">", "*", "&", "!", "[", "{": return nil
        default: return escaped(written)
        }
    }

    private static func escaped(_ text: some StringProtocol) -> String {
        text.reduce(into: "") { result, character in
            if character == "\"" || character == "\\" { result += "\\" }
            result.append(character)
        }
    }
}
