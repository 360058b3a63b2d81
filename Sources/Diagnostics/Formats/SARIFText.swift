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
