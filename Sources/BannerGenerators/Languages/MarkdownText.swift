// SPDX-License-Identifier: Apache-2.0

import Diagnostics

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
        return "<\(PercentEncoding.encoded(text, keeping: ofAddresses))>"
    }

    private static let ofAddresses = ASCIISet(alphanumericsAnd: "-._~:/?#[]@!$&'()*+,;=%")
}
