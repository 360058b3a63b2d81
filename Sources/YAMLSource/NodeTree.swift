// SPDX-License-Identifier: Apache-2.0

public import Diagnostics

/// A file's nodes, in the order in which they are written (pre-order), in one array.
///
/// A node's children lie right behind it, and its record tells where its subtree stops, so that a tree costs one
/// allocation and a walk touches memory in order.
public final class NodeTree: Sendable {
    /// The file that the nodes were read from.
    public let source: SourceFile
    /// The file's name in places.
    public let file: FileID
    /// The bytes of ``source``, for many threads at once: to ask the file for them counts references to both, for which threads
    /// wait for each other.
    ///
    /// The pointer is good for as long as the tree is, which whoever reads by it keeps: the tree holds the file, whose `bytes`
    /// never change, and the elements of an array lie in one object of the heap, which stays where it is until nobody holds it.
    nonisolated(unsafe) let bytes: UnsafeBufferPointer<UInt8>
    let records: [Record]
    /// The texts that differ from the bytes they are written as: escapes, folded lines, block scalars.
    let decoded: [UInt8]
    /// Where each text of `decoded` starts; it stops where the next starts.
    let decodedStarts: [UInt32]
    /// The offset at which reading stopped: the end of the file, or the start of a second document.
    let readCount: Int

    /// A tree of `records`, of which there is at least one.
    init(
        source: SourceFile, file: FileID, records: [Record], decoded: [UInt8], decodedStarts: [UInt32], readCount: Int
    ) {
        self.source = source
        bytes = source.bytes.withUnsafeBufferPointer(\.self)
        self.file = file
        self.records = records
        self.decoded = decoded
        self.decodedStarts = decodedStarts
        self.readCount = readCount
    }

    /// The same tree as an object of its own.
    private convenience init(_ other: NodeTree) {
        self.init(
            source: other.source, file: other.file, records: other.records, decoded: other.decoded,
            decodedStarts: other.decodedStarts, readCount: other.readCount)
    }

    /// `entries` of one tree as those of another object, for a thread: nodes count references to their tree, for which threads
    /// would wait for each other.
    public static func entriesForThread(_ entries: some Collection<Node.Entries.Element>) -> [Node.Entries.Element] {
        guard let tree = entries.first.map({ NodeTree($0.key.tree) }) else { return [] }
        return entries.map { (Node(tree: tree, index: $0.index), Node(tree: tree, index: $1.index)) }
    }

    /// The node that holds all others.
    public var root: Node { Node(tree: self, index: 0) }

    /// How many nodes are written, keys included and aliases not expanded.
    public var nodeCount: Int { records.count }
}
