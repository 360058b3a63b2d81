// SPDX-License-Identifier: Apache-2.0

/// Text in messages of SARIF 2.1.0.
enum SARIFText {
    /// `text` as plain text: braces, which stand for arguments, are doubled (3.11.5), and what looks like a link is kept
    /// from being one (3.11.6).
    static func plain(_ text: String) -> String {
        var previous: Unicode.Scalar?
        return text.unicodeScalars.reduce(into: "") { escaped, scalar in
            switch scalar {
            case "{", "}": escaped += "\(scalar)\(scalar)"
            case "(" where previous == "]":
                escaped.unicodeScalars.removeLast()
                escaped += "\\]("
            default: escaped.unicodeScalars.append(scalar)
            }
            previous = scalar
        }
    }

    /// ``plain(_:)`` of `text`, or of as many of its sentences as take no more than `limit` characters.
    static func plain(_ text: String, limit: Int) -> String {
        let whole = Array(plain(text).unicodeScalars)
        if whole.count <= limit { return String(String.UnicodeScalarView(whole)) }
        // A full stop before a blank ends a sentence; one within a word, such as a file's name, does not.
        let end = (1...limit).last { whole[$0 - 1] == "." && whole[$0].properties.isWhitespace }
        if let end { return String(String.UnicodeScalarView(whole[..<end])) }
        // Escapes double a character at the most.
        return plain(String(String.UnicodeScalarView(text.unicodeScalars.prefix((limit - 1) / 2)))) + "…"
    }

    /// `text` with doubled braces, which would stand for arguments (3.11.5).
    static func doublingBraces(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { escaped, scalar in
            escaped += scalar == "{" || scalar == "}" ? "\(scalar)\(scalar)" : String(scalar)
        }
    }

    /// A link from a message to the related location `id` of the same result, that says `text`.
    static func link(_ text: String, to id: Int) -> String {
        let label = text.unicodeScalars.reduce(into: "") { escaped, scalar in
            switch scalar {
            case "{", "}": escaped += "\(scalar)\(scalar)"
            case "[", "]", "\\": escaped += "\\\(scalar)"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return "[\(label)](\(id))"
    }
}
