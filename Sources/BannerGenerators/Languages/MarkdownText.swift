// SPDX-License-Identifier: Apache-2.0

/// Texts of a spec as Markdown writes them (CommonMark 0.31, with the tables of GitHub's).
package enum MarkdownText {
    /// The text for a paragraph or for the cell of a table: it starts no block and no markup, and stays on its line. Only
    /// what is an address itself may become a link to it. NUL becomes U+FFFD, as CommonMark has it.
    package static func escape(_ text: String) -> String {
        var isStart = true
        return Escaping.apply(text) { scalar, before in
            let wasStart = isStart
            if !("0"..."9").contains(scalar) { isStart = false }
            switch scalar {
            case "\\", "`", "*", "_", "[", "]", "<", ">", "&", "|", "~", "#": return "\\\(scalar)"
            case "+", "-", "=", ".", ")": return wasStart ? "\\\(scalar)" : nil
            case "\0": return "\u{FFFD}"
            // Blanks at the start of a line are indentation, and line breaks end cells.
            case " " where before == nil: return "&#32;"
            default: return scalar.isUnsafeInCode ? "&#\(scalar.value);" : nil
            }
        }
    }

    /// The address as a link to itself ("Autolinks"), where it is one of the web; else as text. What no address holds is encoded.
    package static func address(_ text: String) -> String {
        guard ["https://", "http://"].contains(where: text.lowercased().hasPrefix) else { return escape(text) }
        var link = ""
        for byte in text.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: link.unicodeScalars.append(Unicode.Scalar(byte))
            case _ where "-._~:/?#[]@!$&'()*+,;=%".utf8.contains(byte): link.unicodeScalars.append(Unicode.Scalar(byte))
            default: link += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
        return "<\(link)>"
    }
}
