// SPDX-License-Identifier: Apache-2.0

/// The comments that speak of a line. What stands on it is not taken apart, or joined with more, since the comment would
/// then speak of less, or of more.
struct LayoutComments {
    /// The lines below a comment for tools that stands alone.
    private(set) var linesBelow: Set<Int32> = []
    /// Whether there is any comment for tools.
    private(set) var hasToolComments = false

    /// The comments among `tokens` of `source`.
    init(_ tokens: [LayoutToken], in source: [UInt8]) {
        var isToolAbove = false
        for token in tokens {
            let isForTools = token.kind == .comment && Self.isForTools(source[token.range])
            hasToolComments = hasToolComments || isForTools
            if token.kind == .comment, token.isAlone {
                isToolAbove = isToolAbove || isForTools
            } else if isToolAbove {
                linesBelow.insert(token.line)
                isToolAbove = false
            }
        }
    }

    /// `# bannerc: ignore[…]`, and what other linters and formatters read.
    static func isForTools(_ comment: ArraySlice<UInt8>) -> Bool {
        let body = comment.dropFirst().drop { $0 == 0x20 || $0 == 0x09 }
        return ["bannerc:", "yamllint ", "prettier-ignore"].contains { body.starts(with: $0.utf8) }
    }
}
