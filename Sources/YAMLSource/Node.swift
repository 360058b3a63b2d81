// SPDX-License-Identifier: Apache-2.0

public import Diagnostics

/// A scalar, a sequence or a mapping of a ``NodeTree``, and where it is written.
///
/// Aliases are transparent: the node of an alias is the node it names, except for ``place``.
public struct Node: Sendable {
    /// What a node is.
    public enum Kind: UInt8, Sendable {
        /// A text.
        case scalar
        /// A list.
        case sequence
        /// Keys with values.
        case mapping
        /// Something that was already reported; readers pass over it in silence.
        case invalid
    }

    /// How a scalar is written.
    public enum Style: UInt8, Sendable {
        /// Without quotes.
        case plain
        /// Between `'`.
        case singleQuoted
        /// Between `"`.
        case doubleQuoted
        /// A block after `|`.
        case literal
        /// A block after `>`.
        case folded
    }

    /// The tree that holds it.
    public let tree: NodeTree
    /// The index of the node's own record, which may be an alias.
    let index: Int

    /// The index of the record of the node, or of what the alias names.
    var target: Int {
        let record = tree.records[index]
        return record.isAlias ? record.link : index
    }

    private var record: NodeTree.Record { tree.records[target] }

    /// What the node is.
    public var kind: Kind { record.kind }

    /// How the scalar is written.
    public var style: Style { record.style }

    /// Whether the node stands here through an alias.
    public var isAlias: Bool { tree.records[index].isAlias }

    /// Where it is written: for an alias, the alias.
    public var place: Place {
        let record = tree.records[index]
        return Place(file: tree.file, bytes: Int(record.start)..<Int(record.stop))
    }

    /// Where its content is written: for an alias, what the alias names.
    public var contentPlace: Place {
        Place(file: tree.file, bytes: Int(record.start)..<Int(record.stop))
    }

    /// The file it is written in.
    public var source: SourceFile { tree.source }

    /// The text of a scalar; empty for other kinds.
    public var text: String {
        withTextBytes { String(decoding: $0, as: UTF8.self) }
    }

    /// Whether it is a scalar whose text is `other`, byte by byte.
    package func reads(_ other: StaticString) -> Bool {
        kind == .scalar && withTextBytes { text in other.withUTF8Buffer { text.hasSameBytes(as: $0) } }
    }

    /// Whether the scalar is written without quotes and is empty, as after `key:`.
    public var isEmptyPlain: Bool {
        let record = record
        return record.kind == .scalar && record.style == .plain && record.start == record.stop
    }

    /// Whether nothing is written there, or what YAML takes for nothing: `null` or `~`, as programs write it.
    public var isNothing: Bool {
        guard kind == .scalar, style == .plain else { return false }
        return withTextBytes { text in
            switch text.count {
            case 0: true
            case 1: text[0] == UInt8(ascii: "~")
            case 4:
                text[0] | 0x20 == UInt8(ascii: "n")
                    && (text.elementsEqual("null".utf8) || text.elementsEqual("Null".utf8)
                        || text.elementsEqual("NULL".utf8))
            default: false
            }
        }
    }

    /// Calls `body` with the UTF-8 of a scalar's text; empty for other kinds.
    public func withTextBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
        let record = record
        guard record.kind == .scalar else { return try body(UnsafeBufferPointer(start: nil, count: 0)) }
        if record.isVerbatim {
            // Counts no reference to the tree, as a closure round the call would.
            defer { withExtendedLifetime(tree) {} }
            return try body(UnsafeBufferPointer(rebasing: tree.bytes[record.verbatimRange]))
        }
        let range = NodeTree.decodedRange(record.link, starts: tree.decodedStarts, count: tree.decoded.count)
        return try tree.decoded.withUnsafeBufferPointer { try body(UnsafeBufferPointer(rebasing: $0[range])) }
    }

    /// The items of a sequence; none for other kinds.
    public var items: Items { Items(node: self, of: .sequence) }

    /// The keys and values of a mapping, in the order in which they are written; none for other kinds.
    public var entries: Entries { Entries(items: Items(node: self, of: .mapping)) }

    /// The value of the key called `name` in a mapping: of the first one, if there are several.
    package func value(named name: String) -> Node? { entries.first { $0.key.text == name }?.value }

    /// The value of `key`, a word of a format, in a mapping.
    package func value(of key: StaticString) -> Node? { entries.first { $0.key.reads(key) }?.value }

    /// How many keys a mapping has; none for other kinds.
    public var entryCount: Int {
        let target = target
        let record = tree.records[target]
        guard record.kind == .mapping else { return 0 }
        var children = 0
        var index = target + 1
        while index < record.link {
            index = tree.records[index].next(after: index)
            children += 1
        }
        return children / 2
    }

    /// The children of a node, one after another.
    public struct Items: Sequence, IteratorProtocol, Sendable {
        private let tree: NodeTree
        private var index: Int
        private let end: Int

        init(node: Node, of kind: Kind) {
            tree = node.tree
            let target = node.target
            let record = node.tree.records[target]
            index = target + 1
            end = record.kind == kind ? record.link : target + 1
        }

        /// The next child.
        public mutating func next() -> Node? {
            guard index < end else { return nil }
            let node = Node(tree: tree, index: index)
            index = tree.records[index].next(after: index)
            return node
        }
    }

    /// The entries of a mapping, one after another.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        var items: Items

        /// The next key and its value.
        public mutating func next() -> (key: Node, value: Node)? {
            guard let key = items.next(), let value = items.next() else { return nil }
            return (key, value)
        }
    }
}
