// SPDX-License-Identifier: Apache-2.0

/// ASCII in the place of what keyboards for other scripts write for it: full-width forms, digits, and the signs of numbers.
public enum ASCIIForm {
    /// `text` with ASCII for each character that stands for it; `nil` if none does.
    public static func of(_ text: String) -> String? {
        guard text.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
        var form = String.UnicodeScalarView()
        var isOther = false
        for scalar in text.unicodeScalars {
            guard let ascii = of(scalar) else {
                form.append(scalar)
                continue
            }
            form.append(contentsOf: ascii.unicodeScalars)
            isOther = true
        }
        return isOther ? String(form) : nil
    }

    /// What `scalar` stands for; `nil` for what stands for itself.
    public static func of(_ scalar: Unicode.Scalar) -> String? {
        if scalar.isASCII { return nil }
        switch scalar {
        case "\u{FF01}"..."\u{FF5E}": return Unicode.Scalar(scalar.value - 0xFEE0).map { String(Character($0)) }
        // Ideographic and half-width.
        case "\u{3001}", "\u{FF64}": return ","
        case "\u{3002}", "\u{FF61}": return "."
        // What Chinese keyboards have on the keys of brackets.
        case "\u{3010}": return "["
        case "\u{3011}": return "]"
        // Arabic. Its numbers have a sign for thousands, which ours have not, and marks that keep a sign in its place.
        case "\u{60C}": return ","
        case "\u{61B}": return ";"
        case "\u{66A}": return "%"
        case "\u{66B}": return "."
        case "\u{66C}", "\u{61C}", "\u{200E}", "\u{200F}": return ""
        case "\u{2010}"..."\u{2013}", "\u{2212}": return "-"
        default: return scalar.properties.numericType == .decimal ? digit(scalar) : nil
        }
    }

    /// What the colon, comma or bracket `sign` is called, which stands for one of ASCII: `an ideographic comma`.
    public static func name(of sign: Unicode.Scalar) -> String {
        let kind =
            switch of(sign) {
            case ":": "colon"
            case ",": "comma"
            case "[", "]", "{", "}": "bracket"
            default: "sign"
            }
        return switch sign {
        case "\u{3001}", "\u{FF64}": "an ideographic \(kind)"
        case "\u{60C}": "an Arabic \(kind)"
        default: "a full-width \(kind)"
        }
    }

    private static func digit(_ scalar: Unicode.Scalar) -> String? {
        scalar.properties.numericValue.map { "\(Int($0))" }
    }
}
