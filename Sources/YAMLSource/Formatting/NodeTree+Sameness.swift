// SPDX-License-Identifier: Apache-2.0

import Diagnostics

extension NodeTree {
    /// Whether both hold the same nodes, texts, anchors, aliases and comments, wherever they are written.
    func saysSame(as other: NodeTree) -> Bool {
        guard records.count == other.records.count else { return false }
        return records.indices.allSatisfy { isSame($0, in: other) }
            && comments.elementsEqual(other.comments) { $0.text == $1.text }
            && anchorNames == other.anchorNames
    }

    private func isSame(_ index: Int, in other: NodeTree) -> Bool {
        let (left, right) = (records[index], other.records[index])
        guard left.kind == right.kind, left.isAlias == right.isAlias, left.isCollection == right.isCollection else {
            return false
        }
        // Nodes are numbered as they are written, so that the same ends and targets have the same numbers.
        if left.isAlias || left.isCollection { return left.link == right.link }
        let isQuotingChanged = left.style == .singleQuoted && right.style == .doubleQuoted
        guard left.style == right.style || isQuotingChanged else { return false }
        return Node(tree: self, index: index).withTextBytes { text in
            Node(tree: other, index: index).withTextBytes { text.hasSameBytes(as: $0) }
        }
    }

    private var anchorNames: [ArraySlice<UInt8>] {
        let tokens = LayoutScanner.tokens(of: self) ?? []
        return tokens.filter { $0.kind == .anchor }.map { source.bytes[$0.range] }
    }
}
