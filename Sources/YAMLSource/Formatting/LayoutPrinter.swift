// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// Walks the tree of a file and its tokens side by side and writes the tokens in the canonical layout.
///
/// The tree tells which block a token belongs to. Between brackets the tokens alone tell enough.
struct LayoutPrinter {
    /// What a node stands behind.
    enum Position {
        /// The start of the document.
        case start
        /// A `-`, a `?`, or the `:` of an explicit value: a block may start on the same line.
        case indicator
        /// A key and its `:`.
        case key
    }

    /// Spaces for each level.
    static let step = 2

    let tree: NodeTree
    let source: [UInt8]
    let tokens: [LayoutToken]
    let comments: LayoutComments
    /// The index of the next token to write.
    var next = 0
    var writer = LayoutWriter()
    /// The token last written on this line.
    var last: LayoutToken?
    /// How many brackets are open whose entries take lines of their own.
    var openBrackets = 0
    /// For each open block the column at which the author wrote it.
    var blockColumns: [Int] = []

    /// A printer of `tree`, which `tokens` spell.
    init(_ tree: NodeTree, _ tokens: [LayoutToken]) {
        self.tree = tree
        self.tokens = tokens
        source = tree.source.bytes
        comments = LayoutComments(tokens, in: source)
    }

    /// Writes the file; nil if tokens are left over.
    mutating func run() -> [UInt8]? {
        writeOutside()
        startLine(0, before: nextContent)
        writeNode(0, indent: isBlock(0) ? 0 : Self.step, after: .start)
        writeOutside()
        guard next == tokens.count else { return nil }
        writer.endLine()
        return writer.bytes
    }

    /// Writes what stands before or behind the root: directives, markers and comments.
    private mutating func writeOutside() {
        while next < tokens.count {
            switch tokens[next].kind {
            case .comment: writeComment(indent: 0)
            case .directive, .documentStart, .documentEnd:
                startLine(0, before: next)
                put(indent: 0)
                // Content would be allowed behind `---`.
                if next == tokens.count || !isTrailingComment(next) { writer.isLineFull = true }
            default: return
            }
        }
    }

    // MARK: - Nodes

    /// Whether the node at `index` is a collection without brackets, whose place is then that of its children.
    func isBlock(_ index: Int) -> Bool {
        let record = tree.records[index]
        guard record.isCollection, record.link > index + 1 else { return false }
        return record.start == tree.records[index + 1].start
    }

    /// Writes the node at `index`. What of it starts on another line is indented by `indent`: one step more than the
    /// block around it, but for a block at the start.
    mutating func writeNode(_ index: Int, indent: Int, after position: Position) {
        let line = writer.line
        let start = Int(tree.records[index].start)
        if position == .key, staysBelowKey(index, indent: indent) { startLine(indent) }
        if let anchor = anchor(of: index) {
            writeComments(before: anchor, indent: indent)
            put(indent: indent)
        }
        if isBlock(index) {
            let isOnLine = position != .key && last?.kind != .anchor
            return writeBlock(index, indent: indent, isOnLine: isOnLine)
        }
        if start == Int(tree.records[index].stop) { return writeCommentsOfEmptyNode(indent: indent) }
        writeComments(before: nextContent, indent: indent)
        guard next < tokens.count else { return }
        switch tokens[next].kind {
        case .scalar: writeScalar(indent: indent)
        case .openSequence, .openMapping:
            if writer.isLineFull { startLine(indent) }
            if becomesBlock(next) {
                let isOnLine = last == nil || position != .key && last?.kind != .anchor
                writeFlowAsBlock(index, indent: position == .start ? 0 : indent, isOnLine: isOnLine)
                break
            }
            let isBelow = writer.line > line || position == .indicator
            writeFlow(indent: isBelow ? indent : indent - Self.step)
        default: put(indent: indent)
        }
        writeTrailingComment()
    }

    /// The index of the token of the anchor that the node at `index` carries.
    private func anchor(of index: Int) -> Int? {
        let anchor = nextContent
        guard anchor < tokens.count, tokens[anchor].kind == .anchor else { return nil }
        guard tokens[anchor].range.upperBound <= Int(tree.records[index].start) else { return nil }
        guard isBlock(index) else { return anchor }
        // On the line of the first key it would belong to that key.
        let content = content(from: anchor + 1)
        return content < tokens.count && tokens[content].line > tokens[anchor].line ? anchor : nil
    }

    /// Whether the author wrote the value at `index` below its key, and it had better stay there: it takes several
    /// lines, or does not fit behind the key.
    private func staysBelowKey(_ index: Int, indent: Int) -> Bool {
        guard let colon = last, next < tokens.count, tokens[next].line > colon.line, !isBlock(index) else {
            return false
        }
        guard tokens[next].range.lowerBound <= Int(tree.records[index].start) else { return false }
        var end = tokens[next].kind == .anchor ? next + 1 : next
        guard end < tokens.count else { return false }
        switch tokens[end].kind {
        case .scalar:
            let style = tree.records[Int(tokens[end].link)].style
            if style == .literal || style == .folded { return false }
            if tokens[end].isMultiline { return true }
        case .openSequence, .openMapping:
            let close = Int(tokens[end].link)
            guard tokens[close].line == tokens[end].line else { return false }
            end = close
            // Over several lines it would be joined to its key the next time. No blank stands before it there, as one does here.
            guard fits(next...end, columns: YAMLFormatter.columns - indent + 1) else { return false }
        case .alias: break
        default: return false
        }
        return !fits(next...end, columns: YAMLFormatter.columns - writer.column)
    }

    // MARK: - Tokens

    /// The index of the next token that is no comment, or the number of tokens.
    var nextContent: Int { content(from: next) }

    /// The index of the first token from `index` on that is no comment, or the number of tokens.
    func content(from index: Int) -> Int {
        var index = index
        while index < tokens.count, tokens[index].kind == .comment { index += 1 }
        return index
    }

    /// Starts a line for the token at `index`, and keeps an empty line before it.
    mutating func startLine(_ indent: Int, before index: Int) {
        startLine(indent, afterEmpty: index < tokens.count && tokens[index].followsEmptyLine)
    }

    /// Starts a line.
    mutating func startLine(_ indent: Int, afterEmpty: Bool = false) {
        writer.startLine(indent, afterEmpty: afterEmpty)
        last = nil
    }

    /// Writes the next token, which is no text over several lines: on this line, or, if that is full, on another.
    mutating func put(indent: Int) {
        begin(tokens[next], indent: indent)
        writer.write(written(tokens[next]))
        next += 1
    }

    /// Prepares for writing `token`.
    mutating func begin(_ token: LayoutToken, indent: Int) {
        if writer.isLineFull {
            startLine(indent)
        } else if needsSpace(between: last, and: token) {
            writer.write(repeating: 0x20, count: 1)
        }
        writer.refusesEmptyLine = false
        last = token
    }

    /// Whether a space separates two tokens on a line.
    func needsSpace(between last: LayoutToken?, and token: LayoutToken) -> Bool {
        guard let last else { return false }
        switch (last.kind, token.kind) {
        // A value that is left out: libyaml takes `a:,` and `[a:]` for mistakes.
        case (.colon, .comma), (.colon, .closeSequence): return true
        case (_, .comma), (_, .closeSequence), (.openSequence, _), (.openMapping, .closeMapping): return false
        // Other readers than libyaml take `*a:` for a name.
        case (_, .colon): return last.kind == .alias
        // A `-` or `?` before a space is an indicator.
        case (.scalar, .closeMapping): return ![[0x2D], [0x3F]].contains(source[last.range])
        default: return true
        }
    }

    /// Whether tokens can be written behind the last one on the same line, in `columns` at most.
    func fits(_ range: ClosedRange<Int>, columns: Int) -> Bool {
        var room = columns
        var last = last
        for index in range where !isTrailingComma(index) {
            let token = tokens[index]
            guard token.kind != .comment, !token.isMultiline else { return false }
            // A Unicode scalar takes at most four bytes, so that long texts need not be measured.
            guard token.range.count / 4 <= room else { return false }
            room -= LayoutWriter.width(source[token.range]) + (needsSpace(between: last, and: token) ? 1 : 0)
            guard room >= 0 else { return false }
            last = token
        }
        return true
    }

    /// Whether the token at `index` is a comma that no entry follows.
    func isTrailingComma(_ index: Int) -> Bool {
        guard tokens[index].kind == .comma, index + 1 < tokens.count else { return false }
        let kind = tokens[index + 1].kind
        return kind == .closeSequence || kind == .closeMapping
    }
}
