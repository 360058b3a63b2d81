// SPDX-License-Identifier: Apache-2.0

/// What a person is about to write, told from the lines around the cursor, which may be half written.
struct CursorContext {
    /// What kind of thing is written there.
    enum Slot: Hashable {
        /// A key of the mapping at the path.
        case key
        /// The value at the path.
        case value
    }

    /// The keys that lead there: those of the mapping, or of the value.
    private(set) var path: [String] = []
    private(set) var slot = Slot.key
    /// What is written of the word, up to the cursor.
    private(set) var word: Range<Int>
    /// The quote before the word, which is then part of ``word``.
    private(set) var quote: UInt8?
    /// Whether it is between brackets.
    private(set) var isFlow = false
    /// The keys that are there already.
    private(set) var siblings: Set<String> = []
    /// How far the line is indented.
    private(set) var indentation: Int

    /// What goes on behind the cursor.
    private let rest: WordRest

    private let content: TextContent

    /// The context at `offset`; `nil` in a comment, and in a text over several lines.
    init?(_ content: TextContent, at offset: Int) {
        self.content = content
        let line = content.lines.line(at: offset)
        let range = content.lines.range(of: line, in: content.bytes)
        let end = min(offset, range.upperBound)
        let before = content.bytes[range.lowerBound..<end]
        let plain = LineScan(before)
        indentation = plain.indentation
        word = plain.word
        guard let parents = Self.parents(content, above: line, plain) else { return nil }
        let scan = parents.innermost == .block ? plain : LineScan(before, in: parents.innermost)
        guard !scan.isComment else { return nil }
        word = scan.word
        quote = scan.quote
        rest = WordRest(content.bytes[end..<max(end, range.upperBound)], scan.quote)
        path = parents.path
        if !scan.dashes.isEmpty, parents.innermost == .block {
            path += Array(repeating: KeyPath.item, count: scan.dashes.count)
        }
        add(scan)
        isFlow = scan.levels.count > 1 || parents.innermost != .block
        if slot == .key { addSiblings(scan, line, parents) }
    }

    /// What is written of the word, without its quote.
    var typed: String {
        var text = content.text(word)
        if quote != nil { text.removeFirst() }
        return text
    }

    /// The whole word, on both sides of the cursor, with its quotes.
    var wholeWord: Range<Int> { word.lowerBound..<rest.end }

    /// Whether the word is a key whose colon is written.
    var hasColon: Bool { rest.isKey }

    /// Whether a quote has yet to be closed.
    var isQuoteOpen: Bool { quote != nil && !rest.isClosed }

    /// Whether the word stands right behind a `:` or `-`, which only mean something with a blank behind them.
    var needsBlank: Bool {
        guard word.lowerBound > 0 else { return false }
        let before = content.bytes[word.lowerBound - 1]
        return before == UInt8(ascii: ":") || before == UInt8(ascii: "-")
    }

    /// Where the last open brace before the cursor is, in a text; `nil` where there is none.
    var brace: Int? {
        let text = content.bytes[word]
        guard let open = text.lastIndex(of: UInt8(ascii: "{")), !text[open...].contains(UInt8(ascii: "}")) else {
            return nil
        }
        return open
    }

    /// What stands behind the brace at `open`, up to the one that closes it. In a text, other words may follow.
    func braced(from open: Int, inText: Bool) -> Range<Int> {
        open + 1..<rest.braceEnd(mayHaveBlanks: !inText)
    }

    private mutating func add(_ scan: LineScan) {
        for (index, level) in scan.levels.enumerated() {
            let isLast = index == scan.levels.count - 1
            switch (level.kind, level.key) {
            case (.list, _):
                path.append(KeyPath.item)
                if isLast { slot = .value }
            case (_, let key?):
                path.append(key)
                if isLast { slot = .value }
            case (_, nil):
                if isLast {
                    slot = .key
                    siblings = level.keys
                }
            }
        }
        // An item of a block list may be a value or start a mapping: whoever completes knows which.
    }

    // MARK: The lines above

    private struct Parents {
        var path: [String] = []
        var innermost = LineScan.Level.Kind.block
        /// The keys before it, on the line that opened the innermost mapping.
        var keys: Set<String> = []
    }

    /// The keys of the lines above that are indented less and less; `nil` below a block of text.
    private static func parents(_ content: TextContent, above line: Int, _ scan: LineScan) -> Parents? {
        var parents = Parents()
        var isFirst = true
        // What has to be undercut: the first dash of a list item, which may stand right below its key.
        var (limit, allowsSame) = (scan.dashes.first ?? scan.indentation, !scan.dashes.isEmpty)
        var number = line
        while number > 0, limit > 0 || allowsSame {
            number -= 1
            let bytes = content.bytes[content.lines.range(of: number, in: content.bytes)]
            let start = bytes.prefix { $0 == 0x20 }.count
            guard start < limit || allowsSame && start == limit, start < bytes.count else { continue }
            let above = LineScan(bytes)
            if above.isBlank || above.isComment && above.firstKey == nil { continue }
            if allowsSame, start == limit, !above.dashes.isEmpty { continue }
            // A mapping in a list item goes on below the item's first key.
            let column = above.dashes.isEmpty ? start : above.indentation
            let isItem = !above.dashes.isEmpty
            let isSibling = isItem && column >= limit && !allowsSame
            if isFirst, !isSibling {
                if above.opensText { return nil }
                if let last = above.levels.last, above.levels.count > 1 {
                    parents.innermost = last.kind
                    parents.keys = last.keys
                }
            }
            parents.path = components(above, isSibling: isSibling) + parents.path
            isFirst = false
            (limit, allowsSame) = (above.dashes.first ?? start, isItem)
        }
        return parents
    }

    /// What a line adds to the path of what stands below it.
    private static func components(_ scan: LineScan, isSibling: Bool) -> [String] {
        let items = Array(repeating: KeyPath.item, count: scan.dashes.count)
        if isSibling { return items }
        let open = scan.levels.dropLast().flatMap { level -> [String] in
            level.kind == .list ? [KeyPath.item] : [level.key].compactMap(\.self)
        }
        // The last level is still open below if it is a mapping or a list of its own.
        guard let last = scan.levels.last else { return items + open }
        return items + open + (scan.levels.count == 1 ? [last.key].compactMap(\.self) : [])
    }

    /// Notes the keys of the same mapping on other lines.
    private mutating func addSiblings(_ scan: LineScan, _ line: Int, _ parents: Parents) {
        siblings.formUnion(parents.keys)
        guard scan.levels.count == 1 else { return }
        for step in [-1, 1] {
            var number = line + step
            while number >= 0, number < content.lines.lineCount {
                let bytes = content.bytes[content.lines.range(of: number, in: content.bytes)]
                number += step
                let start = bytes.prefix { $0 == 0x20 }.count
                guard start < bytes.count, bytes.dropFirst(start).first != UInt8(ascii: "#") else { continue }
                if start < indentation {
                    // The first key of a list item stands behind its dash.
                    let item = LineScan(bytes)
                    if step < 0, !item.dashes.isEmpty, item.indentation == indentation, let key = item.firstKey {
                        siblings.insert(key)
                    }
                    break
                }
                if start == indentation, let key = LineScan(bytes).firstKey { siblings.insert(key) }
            }
        }
    }
}
