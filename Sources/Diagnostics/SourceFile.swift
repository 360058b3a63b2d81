// SPDX-License-Identifier: Apache-2.0

import Parallelism

/// A file's bytes, under the name by which messages show it.
public final class SourceFile: Sendable {
    /// The path as messages show it: relative to the project root, with `/` between its parts.
    public let path: String

    /// The bytes as they were read, not yet known to be UTF-8.
    public let bytes: [UInt8]

    /// Where it is in its repository, if it is the file of another revision, which ``path`` names too; `nil` for one on the disk.
    public let pathInRepository: String?

    /// What only findings and their places ask for: a build of a large sound file has no use for its lines.
    private let measures: Deferred<(lines: LineTable, scalarCounts: ScalarCounts?)>

    /// Takes `bytes` as the content of the file shown as `path`.
    public init(path: String, bytes: [UInt8], pathInRepository: String? = nil) {
        self.path = path
        self.bytes = bytes
        self.pathInRepository = pathInRepository
        measures = Deferred {
            let lines = LineTable(bytes: bytes)
            return (lines, lines.longest > Self.longLine ? ScalarCounts(bytes) : nil)
        }
    }

    /// The path as hosts of repositories find the file, who know nothing of the names of revisions.
    var location: String { pathInRepository ?? path }

    /// Where each line starts.
    public var lines: LineTable { measures.value.lines }

    /// Bytes up to which a line is taken apart into characters: 32 KiB. In longer ones, which nobody reads, columns are Unicode
    /// scalars, and an excerpt knows only what stands near to its mark.
    static let longLine = 32 * 1024

    /// What stands before each byte, if there is a long line.
    var scalarCounts: ScalarCounts? { measures.value.scalarCounts }
}

/// A file of a ``SourceSet``, by the order in which it was added.
public struct FileID: Hashable, Comparable, Sendable {
    let index: Int32

    /// Whether its file was added before all others: of the files of a spec, the spec itself.
    package var isFirst: Bool { index == 0 }

    /// Whether `lhs` was added before `rhs`.
    public static func < (lhs: FileID, rhs: FileID) -> Bool { lhs.index < rhs.index }
}

/// The files of a run. Findings and values name them by ``FileID``, so that a ``Place`` stays twelve bytes.
public struct SourceSet: Sendable {
    /// The files, in the order in which they were added.
    public private(set) var files: [SourceFile] = []

    /// An empty set.
    public init() {}

    /// Adds a file and returns the name that places in it carry.
    public mutating func add(_ file: SourceFile) -> FileID {
        files.append(file)
        return FileID(index: Int32(files.count - 1))
    }

    /// The file that `add` returned `id` for. `id` must come from this set.
    public subscript(id: FileID) -> SourceFile { files[Int(id.index)] }
}
