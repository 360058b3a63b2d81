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
        self.file = file
        self.records = records
        self.decoded = decoded
        self.decodedStarts = decodedStarts
        self.readCount = readCount
    }

    /// The node that holds all others.
    public var root: Node { Node(tree: self, index: 0) }

    /// How many nodes are written, keys included and aliases not expanded.
    public var nodeCount: Int { records.count }
}
