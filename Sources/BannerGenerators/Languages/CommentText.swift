// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// Texts of a spec in comments.
enum CommentText {
    /// One line that ends no comment of any kind: what would is torn apart by a blank, since nobody computes with it.
    static func escape(_ text: String) -> String {
        let line = Escaping.apply(text) { scalar, before in
            switch scalar {
            case "\n", "\t": " "
            case "/" where before == "*", "*" where before == "/", "-" where before == "-": " \(scalar)"
            case ">" where before == "-", "!" where before == "<", "/" where before == "<": " \(scalar)"
            default: scalar.isUnsafeInCode ? scalar.codePointName : nil
            }
        }
        // At the end of a line, C joins the next one to it.
        return line.hasSuffix("\\") ? line.dropLast() + "\u{29F5}" : line
    }

    /// The lines of a text, each ready for a comment.
    static func lines(_ text: String?) -> [String] {
        guard let text else { return [] }
        return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    }
}
