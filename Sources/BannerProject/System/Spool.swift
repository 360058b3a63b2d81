// SPDX-License-Identifier: Apache-2.0

import Parallelism

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Decides which files of a run wait on the disk until all are made and may be written: 20,000 banners become 38 MB of Swift and tokens,
/// which would be a third of the memory of a build.
final class Spool: @unchecked Sendable {
    /// Bytes that a run keeps in memory before it asks for a file: 1 MiB, which few runs make.
    static let memoryLimit = 1 << 20
    /// Bytes that the disk has to have left for a file: 1 GiB, so that there is room for what else is written.
    static let freeBytes = 1 << 30
    /// Bytes of a file that is worth the calls to the system: 64 KiB.
    static let smallestFile = 64 << 10

    /// What the digests of files on the disk are made with.
    let digest = ContentDigest(key: .random(in: .min ... .max))

    private let folder: String
    /// The real path of the folder in which files may be given a name. In others they would have the group and the access rights of this
    /// one.
    private let target: String
    private let lock = Lock()
    // Touched in `lock` alone.
    private var inMemory = 0
    /// How many files may wait on the disk; of those that a process may have open, the others are left for what else it reads and writes.
    private var filesLeft = FileSystem.openFileLimit / 2
    private var refusesMore = false

    /// A spool on the disk that `folder` will be on, which need not be there yet.
    init(for folder: String) {
        self.folder = FileSystem.existingFolder(around: folder)
        target = FileSystem.futureRealPath(folder)
    }

    /// The file in which content waits from now on that has `count` bytes in memory, and gets `more` of them; `nil` where it stays in memory.
    func file(for count: Int, _ more: Int) -> SpooledFile? {
        lock.locked {
            let isWorthIt = count + more >= Self.smallestFile && inMemory + more > Self.memoryLimit
            guard isWorthIt, !refusesMore, filesLeft > 0 else {
                inMemory += more
                return nil
            }
            guard FileSystem.freeBytes(in: folder) >= Self.freeBytes,
                let file = try? SpooledFile(in: folder, for: target, digest)
            else {
                refusesMore = true
                inMemory += more
                return nil
            }
            inMemory -= count
            filesLeft -= 1
            return file
        }
    }

    /// Whether the disk has refused something; it gets nothing more then.
    var isRefused: Bool {
        get { lock.locked { refusesMore } }
        set { lock.locked { refusesMore = newValue } }
    }
}

/// A file without a name in which the content of one file waits.
///
/// Nobody sees it, and the system removes it with the program, whatever ends that, unless it is given a name. One thread writes to it.
final class SpooledFile: @unchecked Sendable {
    private let file: Int32
    /// Whether the system can give the file a name.
    private let isNameable: Bool
    /// The real path of the folder in which it may have one.
    private let target: String
    /// How many bytes it holds.
    private(set) var count = 0
    private(set) var digest: ContentDigest.Running
    /// Bytes that are read at a time: 256 KiB.
    private static let chunkSize = 256 << 10

    fileprivate init(in folder: String, for target: String, _ digest: ContentDigest) throws(SystemError) {
        (file, isNameable) = try FileSystem.openNameless(in: folder)
        self.target = target
        self.digest = digest.running
    }

    deinit { close(file) }

    /// Adds `bytes` at the end: all of them, or none.
    func append(_ bytes: [UInt8]) throws(SystemError) {
        try FileSystem.write(bytes, to: file, at: count)
        count += bytes.count
        digest.add(bytes)
    }

    /// Whether `body` returns true for what it holds, piece by piece.
    func allPieces(satisfy body: ([UInt8]) throws(SystemError) -> Bool) throws(SystemError) -> Bool {
        for start in stride(from: 0, to: count, by: Self.chunkSize) {
            let piece = try FileSystem.read(start..<min(start + Self.chunkSize, count), of: file)
            guard try body(piece) else { return false }
        }
        return true
    }

    /// Gives the file the name `path`, if it has none. Returns whether it has it now: not in another folder than the one that it is for, and
    /// not where the system knows no such thing.
    func name(_ path: String) -> Bool {
        isNameable && FileSystem.realPath(Path.folder(of: path)) == target && FileSystem.link(file, as: path)
    }
}
