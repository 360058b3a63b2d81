// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerGenerators
import BannerSpec
import Diagnostics
import YAMLSource

/// Writes changed texts into the YAML of a spec: only they change, and comments, order and layout stay.
struct TextEditor {
    /// The nodes of the spec's files.
    private let chains: [FileID: NodeChains]

    /// An editor of `trees`, those of the spec's files.
    init(_ trees: [FileID: NodeTree]) { chains = trees.mapValues { NodeChains($0) } }

    private func chain(to place: Place) -> [Node]? { chains[place.file]?.chain(to: place.bytes) }

    /// The edits for `changes` of one text; `nil` where it is written in a way that has no room for them.
    func edits(_ changes: [TextMerge.Change]) -> [Edit]? {
        guard let text = changes.first?.text else { return nil }
        var edits: [Edit] = []
        let isWhole = text.text.entries.contains { $0.place == text.text.place }
        let added = changes.filter(\.isNew)
        for change in changes where !change.isNew {
            // Where the whole is wrapped, it is replaced as a part of that.
            if isWhole, !added.isEmpty, change.locale == text.text.entries.first?.locale { continue }
            guard let replaced = replacing(change, text) else { return nil }
            edits += replaced
        }
        guard !added.isEmpty else { return edits }
        guard let chain = chain(to: text.text.place), let node = chain.last else { return nil }
        guard isWhole else {
            // The aliased mapping is another text's too.
            guard node.kind == .mapping, !node.isAlias else { return nil }
            return edits + [adding(added, text, to: node, isInFlow: chain.dropLast().contains(where: \.isFlow))]
        }
        let changed = changes.first { !$0.isNew && $0.locale == text.text.entries.first?.locale }
        return edits + wrapping(node, chain, text, changed, added)
    }

    // MARK: A text that is there

    private func replacing(_ change: TextMerge.Change, _ text: ExchangedText) -> [Edit]? {
        guard let entry = text.text.entries.first(where: { $0.locale == change.locale }),
            let node = chain(to: entry.place)?.last
        else { return nil }
        if case .plural(_, let forms) = change.content, case .plural(_, let old) = entry.content, node.kind == .mapping,
            !node.isAlias
        {
            return replacing(forms, old, in: node, text)
        }
        return [replacement(of: node, with: YAMLText.inline(change.content, text, isPlain: Self.isPlain(node)))]
    }

    /// The forms that have changed, and those that are new behind them.
    private func replacing(_ forms: [PluralForm], _ old: [PluralForm], in node: Node, _ text: ExchangedText) -> [Edit]?
    {
        var edits: [Edit] = []
        var added: [(key: String, value: String)] = []
        for form in forms {
            guard let known = old.first(where: { $0.category == form.category }) else {
                added.append((form.category.rawValue, YAMLText.scalar(text.written(form.pattern), isPlain: false)))
                continue
            }
            if known.pattern == form.pattern { continue }
            guard let value = node.entries.first(where: { $0.value.place == known.place })?.value else { return nil }
            let written = YAMLText.scalar(text.written(form.pattern), isPlain: Self.isPlain(value))
            edits.append(replacement(of: value, with: written))
        }
        return added.isEmpty ? edits : edits + [insertion(added.map { ($0.key, $0.value) }, behindLastOf: node)]
    }

    private func replacement(of node: Node, with written: String) -> Edit {
        let range = node.place.bytes.lowerBound..<Self.end(of: node)
        return Edit(
            replacing: Place(file: node.tree.file, bytes: range),
            with: written + Self.comment(inHeadOf: node) + Self.breakAtEnd(range, node.source.bytes))
    }

    /// The comment behind the sign that begins a block scalar, with the blanks before it; empty if there is none.
    private static func comment(inHeadOf node: Node) -> String {
        guard node.kind == .scalar, node.style == .literal || node.style == .folded, !node.isAlias else { return "" }
        let (bytes, start) = (node.source.bytes, node.place.bytes.lowerBound)
        let head = bytes[start..<lineEnd(of: start, in: bytes)]
        guard let hash = head.firstIndex(of: UInt8(ascii: "#")),
            let last = head[..<hash].lastIndex(where: { $0 != 0x20 })
        else { return "" }
        return String(decoding: head[(last + 1)...], as: UTF8.self)
    }

    private static func isPlain(_ node: Node) -> Bool {
        if node.kind == .mapping {
            return node.entries.contains { $0.value.kind == .scalar && $0.value.style == .plain }
        }
        return node.kind == .scalar && node.style == .plain
    }

    // MARK: Further languages

    /// New languages behind those that are there.
    private func adding(_ added: [TextMerge.Change], _ text: ExchangedText, to node: Node, isInFlow: Bool) -> Edit {
        let isBlock = !node.isFlow && !isInFlow
        let sample = Array(node.entries).last?.value
        let isPlain = node.entries.contains { Self.isPlain($0.value) }
        let isLong = isBlock && node.entries.contains { $0.value.kind == .mapping && !$0.value.isFlow }
        let column = Self.column(of: node.place.bytes.lowerBound, in: node.source.bytes)
        let entries = added.map { change -> (key: String, value: String) in
            let key = YAMLText.key(change.locale)
            guard isLong, sample != nil else { return (key, YAMLText.inline(change.content, text, isPlain: isPlain)) }
            let value = YAMLText.block(
                change.content, text, isPlain: isPlain, indent: column + 2, lineBreak: node.source.bytes.lineBreak
            )
            return (key, value)
        }
        return insertion(entries, behindLastOf: node)
    }

    /// New entries behind the last of the mapping `node`, in its layout.
    private func insertion(_ entries: [(key: String, value: String)], behindLastOf node: Node) -> Edit {
        let bytes = node.source.bytes
        guard node.isFlow, let last = Array(node.entries).last else {
            let column = Self.column(of: node.place.bytes.lowerBound, in: bytes)
            return lines(entries, column: column, behind: Self.end(of: node), node.tree)
        }
        let end = Self.end(of: last.value)
        let start = Self.lineStart(of: last.key.place.bytes.lowerBound, in: bytes)
        let isOwnLine = bytes[start..<last.key.place.bytes.lowerBound].allSatisfy { $0 == 0x20 }
        let indent = String(repeating: " ", count: last.key.place.bytes.lowerBound - start)
        let separator = isOwnLine ? "," + bytes.lineBreak + indent : ", "
        let written = entries.map { $0.key + ":" + ($0.value.first == " " ? "" : " ") + $0.value }
        if isOwnLine, let rest = Self.endOfEntry(end, in: bytes) {
            // What stands behind the last entry on its line, a comma and a comment, stays with it.
            let added = written.joined(separator: separator) + (rest.hasComma ? "," : "")
            let kept = (rest.hasComma ? "" : ",") + String(decoding: bytes[end..<rest.lineEnd], as: UTF8.self)
            return Edit(
                replacing: Place(file: node.tree.file, bytes: end..<rest.lineEnd),
                with: kept + bytes.lineBreak + indent + added)
        }
        return Edit(
            replacing: Place(file: node.tree.file, bytes: end..<end), with: written.map { separator + $0 }.joined())
    }

    /// Whether a comma follows an entry that ends at `end`, where nothing but a comment stands behind it on its line, and where that line
    /// ends; `nil` where something else stands there, or nothing at all.
    private static func endOfEntry(_ end: Int, in bytes: [UInt8]) -> (hasComma: Bool, lineEnd: Int)? {
        let lineEnd = lineEnd(of: end, in: bytes)
        let rest = bytes[end..<lineEnd].drop { $0 == 0x20 }
        let hasComma = rest.first == UInt8(ascii: ",")
        let behind = rest.dropFirst(hasComma ? 1 : 0).drop { $0 == 0x20 }
        guard hasComma || !behind.isEmpty, behind.isEmpty || behind.first == UInt8(ascii: "#") else { return nil }
        return (hasComma, lineEnd)
    }

    /// Lines with `entries`, indented to `column`, behind the line in which `end` lies.
    private func lines(
        _ entries: [(key: String, value: String)], column: Int, behind end: Int, _ tree: NodeTree
    ) -> Edit {
        let bytes = tree.source.bytes
        let lineBreak = bytes.lineBreak
        let indent = String(repeating: " ", count: column)
        let written = entries.map { entry in
            let isSpaced = entry.value.first == " " || entry.value.hasPrefix(lineBreak)
            return indent + entry.key + ":" + (isSpaced ? "" : " ") + entry.value
        }
        // A block scalar ends with its last line break.
        if end > 0, bytes[end - 1] == 0x0A {
            return Edit(
                replacing: Place(file: tree.file, bytes: end..<end),
                with: written.map { $0 + lineBreak }.joined())
        }
        let lineEnd = Self.lineEnd(of: end, in: bytes)
        return Edit(
            replacing: Place(file: tree.file, bytes: lineEnd..<lineEnd), with: written.map { lineBreak + $0 }.joined())
    }

    // MARK: A text in one language that gets others

    /// The text becomes a mapping by language. `changed` is what it says from now on in its own.
    private func wrapping(
        _ node: Node, _ chain: [Node], _ text: ExchangedText, _ changed: TextMerge.Change?, _ added: [TextMerge.Change]
    ) -> [Edit] {
        let own = changed.map {
            YAMLText.inline($0.content, text, isPlain: Self.isPlain(node))
                + Self.breakAtEnd(node.place.bytes.lowerBound..<Self.end(of: node), node.source.bytes)
        }
        return chain.dropLast().contains(where: \.isFlow)
            ? wrappingInBraces(node, text, own, added)
            : wrappingInLines(node, isItem: chain.dropLast().last?.kind == .sequence, text, own, added)
    }

    /// Between brackets, the languages stand in braces: `{ en: …, de: … }`. `own` is written in the place of the text.
    private func wrappingInBraces(
        _ node: Node, _ text: ExchangedText, _ own: String?, _ added: [TextMerge.Change]
    ) -> [Edit] {
        let (start, end) = (node.place.bytes.lowerBound, Self.end(of: node))
        let others = added.map {
            "\(YAMLText.key($0.locale)): \(YAMLText.inline($0.content, text, isPlain: Self.isPlain(node)))"
        }
        let head = "{ \(Self.developmentKey(of: text)): "
        let tail = ", \(others.joined(separator: ", ")) }"
        if let own { return [Self.edit(node, start..<end, head + own + tail)] }
        return [Self.edit(node, start..<start, head), Self.edit(node, end..<end, tail)]
    }

    /// Elsewhere, each language stands on a line of its own. `own` is written in the place of the text.
    private func wrappingInLines(
        _ node: Node, isItem: Bool, _ text: ExchangedText, _ own: String?, _ added: [TextMerge.Change]
    ) -> [Edit] {
        let bytes = node.source.bytes
        let (start, end) = (node.place.bytes.lowerBound, Self.end(of: node))
        let lineStart = Self.lineStart(of: start, in: bytes)
        let staysInPlace = isItem || bytes[lineStart..<start].allSatisfy { $0 == 0x20 }
        // The column of the languages: that of the text where it starts a line or an item, and else one step behind its key.
        let column =
            staysInPlace ? Self.column(of: start, in: bytes) : Self.keyColumn(lineStart, start, in: bytes) + 2
        let key = Self.developmentKey(of: text)
        let isBlock = node.kind == .mapping && !node.isFlow && !node.isAlias
        let head =
            staysInPlace
            ? keyInPlace(key, before: node, column: column, breaksLine: isBlock && own == nil)
            : keyOnNewLine(key, before: node, column: column)
        let entries = added.map { change -> (key: String, value: String) in
            let isPlain = Self.isPlain(node)
            let value =
                isBlock
                ? YAMLText.block(
                    change.content, text, isPlain: isPlain, indent: column + 2, lineBreak: bytes.lineBreak)
                : YAMLText.inline(change.content, text, isPlain: isPlain)
            return (YAMLText.key(change.locale), value)
        }
        let tail = lines(entries, column: column, behind: end, node.tree)
        if let own { return [head, Self.edit(node, start..<end, own), tail] }
        return [head] + shifting(start..<end, in: node.tree) + [tail]
    }

    /// The key of the language that the text is in, right before it, or on the line above.
    private func keyInPlace(_ key: String, before node: Node, column: Int, breaksLine: Bool) -> Edit {
        let start = node.place.bytes.lowerBound
        let blank = breaksLine ? node.source.bytes.lineBreak + String(repeating: " ", count: column + 2) : " "
        return Self.edit(node, start..<start, "\(key):\(blank)")
    }

    /// The key of the language that the text is in, on a line below the one that the text stood on, with the text behind it.
    private func keyOnNewLine(_ key: String, before node: Node, column: Int) -> Edit {
        let bytes = node.source.bytes
        let start = node.place.bytes.lowerBound
        let lineStart = Self.lineStart(of: start, in: bytes)
        var blank = start
        while blank > lineStart, bytes[blank - 1] == 0x20 { blank -= 1 }
        let isBehindColon = blank > lineStart && bytes[blank - 1] == UInt8(ascii: ":")
        let indent = String(repeating: " ", count: column)
        return Self.edit(node, (isBehindColon ? blank : start)..<start, "\(bytes.lineBreak)\(indent)\(key): ")
    }

    private static func developmentKey(of text: ExchangedText) -> String {
        YAMLText.key(text.text.entries.first?.locale ?? "")
    }

    /// An edit of the file with `node`.
    private static func edit(_ node: Node, _ range: Range<Int>, _ written: String) -> Edit {
        Edit(replacing: Place(file: node.tree.file, bytes: range), with: written)
    }

    /// Two more spaces before each line but the first of what is written at `range`.
    private func shifting(_ range: Range<Int>, in tree: NodeTree) -> [Edit] {
        let bytes = tree.source.bytes
        return range.dropLast().filter { bytes[$0] == 0x0A }.compactMap { lineBreak in
            let start = lineBreak + 1
            // A line without content stays empty.
            guard start < bytes.count, bytes[start] != 0x0A, bytes[start] != 0x0D else { return nil }
            return Edit(replacing: Place(file: tree.file, bytes: start..<start), with: "  ")
        }
    }

    // MARK: Bytes

    /// Where a node ends, without the empty lines behind a block scalar that do not belong to it.
    static func end(of node: Node) -> Int {
        let bytes = node.source.bytes
        let end = min(node.contentEnd, bytes.count)
        if node.kind == .mapping, !node.isFlow, !node.isAlias, let last = Array(node.entries).last?.value {
            return self.end(of: last)
        }
        guard node.kind == .scalar, node.style == .literal || node.style == .folded, !node.isAlias else { return end }
        let start = node.place.bytes.lowerBound
        guard !bytes[start..<lineEnd(of: start, in: bytes)].prefix(3).contains(UInt8(ascii: "+")) else { return end }
        var lineStart = lineStart(of: end, in: bytes)
        guard bytes[lineStart..<end].allSatisfy({ $0 == 0x20 }) else { return end }
        while lineStart > start {
            let before = self.lineStart(of: lineStart - 1, in: bytes)
            guard before > start, bytes[before..<lineStart].allSatisfy({ [0x20, 0x0A, 0x0D].contains($0) }) else {
                break
            }
            lineStart = before
        }
        return max(lineStart, start)
    }

    /// The line break that ends a block scalar.
    private static func breakAtEnd(_ range: Range<Int>, _ bytes: [UInt8]) -> String {
        guard !range.isEmpty, bytes[range.upperBound - 1] == 0x0A else { return "" }
        return bytes.lineBreak
    }

    static func lineStart(of offset: Int, in bytes: [UInt8]) -> Int {
        bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    }

    /// The end of a line, before its line break.
    static func lineEnd(of offset: Int, in bytes: [UInt8]) -> Int {
        let end = bytes[offset...].firstIndex(of: 0x0A) ?? bytes.count
        return end > offset && bytes[end - 1] == 0x0D ? end - 1 : end
    }

    /// The column in characters; specs are indented with spaces.
    static func column(of offset: Int, in bytes: [UInt8]) -> Int {
        bytes[lineStart(of: offset, in: bytes)..<offset].count { $0 & 0xC0 != 0x80 }
    }

    /// The column of the key before `offset` on its line, behind the signs of items.
    private static func keyColumn(_ lineStart: Int, _ offset: Int, in bytes: [UInt8]) -> Int {
        var start = lineStart
        while start < offset, bytes[start] == 0x20 || bytes[start] == UInt8(ascii: "-") && bytes[start + 1] == 0x20 {
            start += 1
        }
        return start - lineStart
    }
}
