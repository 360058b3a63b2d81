// SPDX-License-Identifier: Apache-2.0

/// Puts isolates around parameters in a scalar as YAML writes it.
enum ParameterIsolation {
    /// `written` in double quotes, with `\u2068{name}\u2069` for each of its parameters whose number is one of `ordinals`, from 0 on.
    /// `nil` for a scalar whose text can't be copied as it is: one of several lines, a block or an alias; and for one that lacks any
    /// of them.
    static func isolating(_ ordinals: Set<Int>, in written: String) -> String? {
        guard !written.utf8.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }),
            let inner = doubleQuoted(written)
        else { return nil }
        // By scalars, as YAML reads: a mark behind a quote or brace makes one character of the two.
        var result = "\"".unicodeScalars
        var rest = inner[...]
        var ordinal = 0
        var missing = ordinals
        while let open = rest.firstIndex(of: "{") {
            result += rest[...open]
            rest = rest[rest.index(after: open)...]
            if rest.first == "{" {
                result.append(rest.removeFirst())
                continue
            }
            guard let close = rest.firstIndex(of: "}") else { return nil }
            if missing.remove(ordinal) != nil {
                result.removeLast()
                result += "\\u2068{\(String(rest[..<close]))}\\u2069".unicodeScalars
            } else {
                result += rest[...close]
            }
            ordinal += 1
            rest = rest[rest.index(after: close)...]
        }
        guard missing.isEmpty else { return nil }
        result += rest
        result.append("\"")
        return String(result)
    }

    /// What stands between the quotes once `written` is double-quoted.
    private static func doubleQuoted(_ written: String) -> String.UnicodeScalarView? {
        let scalars = written.unicodeScalars
        guard let first = scalars.first else { return nil }
        switch first {
        case "\"": return String.UnicodeScalarView(scalars.dropFirst().dropLast())
        case "'": return escaped(scalars.dropFirst().dropLast(), isSingleQuoted: true)
        case "|", ">", "*", "&", "!", "[", "{": return nil
        default: return escaped(scalars[...], isSingleQuoted: false)
        }
    }

    private static func escaped(
        _ scalars: Substring.UnicodeScalarView, isSingleQuoted: Bool
    ) -> String.UnicodeScalarView {
        var result = String.UnicodeScalarView()
        var isFirstQuote = false
        for scalar in scalars {
            // In single quotes, two in a row stand for one.
            isFirstQuote = isSingleQuoted && scalar == "'" && !isFirstQuote
            if isFirstQuote { continue }
            if scalar == "\"" || scalar == "\\" { result.append("\\") }
            result.append(scalar)
        }
        return result
    }
}
