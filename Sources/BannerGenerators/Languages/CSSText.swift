// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// Texts and names of a spec as CSS writes them (CSS Syntax 3; CSSOM, "Common Serializing Idioms").
enum CSSText {
    /// The inside of a string in either kind of quotes: one line, and no tag that would end a `<style>` of a page. CSS has
    /// no NUL; it becomes U+FFFD, as everywhere in CSS.
    static func escape(_ text: String) -> String {
        if plain.containsAll(of: text) { return text }
        return Escaping.apply(text) { scalar, before in
            switch scalar {
            case "\0": "\u{FFFD}"
            case "\\": "\\\\"
            case "\"", "'", "<": hex(scalar)
            case "/" where before == "*", "*" where before == "/": hex(scalar)
            default: scalar.isUnsafeInCode ? hex(scalar) : nil
            }
        }
    }

    /// What most names and values are made of, none of which is escaped.
    private static let plain = ASCIISet(alphanumericsAnd: "-_.# ")

    /// `name` as an identifier, by the algorithm of `CSS.escape`; the empty name, which CSS can't write, is `_`.
    static func identifier(_ name: String) -> String {
        if name == "-" { return "\\-" }
        if name.isEmpty { return "_" }
        var index = 0
        return Escaping.apply(name) { scalar, before in
            defer { index += 1 }
            switch scalar {
            case "\0": return "\u{FFFD}"
            case "0"..."9": return index == 0 || (index == 1 && before == "-") ? hex(scalar) : nil
            case "a"..."z", "A"..."Z", "-", "_": return nil
            default: return scalar.isUnsafeInCode ? hex(scalar) : scalar.value >= 0x80 ? nil : "\\\(scalar)"
            }
        }
    }

    /// `\22 `: the blank ends the number and belongs to it.
    private static func hex(_ scalar: Unicode.Scalar) -> String { "\\\(scalar.value.hex(digits: 1)) " }
}
