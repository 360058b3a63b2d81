// SPDX-License-Identifier: Apache-2.0

import BannerGenerators

/// What a file is to hold. The content of large files waits on the disk, if there is a ``Spool``.
package struct FileContent: Sendable {
    /// How many bytes it has.
    private(set) var count = 0
    /// The beginning, on the disk.
    private(set) var spooled: SpooledFile?
    /// What follows, in memory.
    private var rest: [[UInt8]] = []
    private let spool: Spool?

    /// A file that holds nothing yet. What it will may wait in `spool`.
    init(spool: Spool?) { self.spool = spool }

    /// A file that holds `pieces`, one after another.
    package init(_ pieces: [[UInt8]]) {
        self.init(spool: nil)
        for piece in pieces { append(piece) }
    }

    /// All bytes in one array.
    func joined() throws(SystemError) -> [UInt8] {
        var joined: [UInt8] = []
        joined.reserveCapacity(count)
        try forEachPiece { piece in joined += piece }
        return joined
    }

    /// Calls `body` with the bytes, piece by piece.
    func forEachPiece(_ body: ([UInt8]) throws(SystemError) -> Void) throws(SystemError) {
        _ = try allPieces { piece throws(SystemError) in
            try body(piece)
            return true
        }
    }

    /// Whether `body` returns true for the bytes, piece by piece, and for each that comes before one for which it does not.
    func allPieces(satisfy body: ([UInt8]) throws(SystemError) -> Bool) throws(SystemError) -> Bool {
        if let spooled, try !spooled.allPieces(satisfy: body) { return false }
        for piece in rest where try !body(piece) { return false }
        return true
    }

    /// Makes it the content of a new file at `path` without a copy, if all of it waits on the same disk, and tells whether it is. That
    /// works once: two files must not become one with two names.
    func name(_ path: String) -> Bool { rest.isEmpty && spooled?.name(path) == true }
}

extension FileContent: OutputContent {
    package mutating func append(_ bytes: [UInt8]) {
        guard !bytes.isEmpty else { return }
        if let spool, spooled == nil { spooled = spool.file(for: count, bytes.count) }
        count += bytes.count
        rest.append(bytes)
        moveToDisk()
    }

    /// Moves what is in memory to the disk. If that refuses it, it stays.
    private mutating func moveToDisk() {
        guard let spool, let spooled, !spool.isRefused else { return }
        var moved = 0
        do throws(SystemError) {
            for piece in rest {
                try spooled.append(piece)
                moved += 1
            }
        } catch {
            spool.isRefused = true
        }
        rest.removeFirst(moved)
    }
}
