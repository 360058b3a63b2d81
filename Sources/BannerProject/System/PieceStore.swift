// SPDX-License-Identifier: Apache-2.0

import Parallelism

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A file without a name, in which pieces of other files wait until all are made and may be written: 20,000 banners become 38 MB of Swift
/// and tokens, which would be a third of the memory of a build.
///
/// Nobody sees the file, and the system removes it with the program, whatever ends that.
final class PieceStore: @unchecked Sendable {
    /// Bytes that a run keeps in memory before it asks for a file: 1 MiB, which few runs make.
    static let memoryLimit = 1 << 20
    /// Bytes that the disk has to have left for it: 1 GiB, so that what is written at the end has room beside it.
    static let freeBytes = 1 << 30
    /// Bytes of a piece that is worth a call to the system: 64 KiB.
    static let smallestPiece = 64 << 10

    private let folder: String
    private let lock = Lock()
    // Touched in `lock` alone.
    private var file: Int32 = -1
    private var end = 0
    private var inMemory = 0
    /// Whether the disk has refused something; it gets nothing more then.
    private var isRefused = false

    /// A store on the disk that `folder` will be on, which need not be there yet.
    init(for folder: String) { self.folder = FileSystem.existingFolder(around: folder) }

    deinit { if file >= 0 { close(file) } }

    /// Keeps `bytes`, and returns where; `nil` where they have to stay in memory.
    func keep(_ bytes: [UInt8]) -> Range<Int>? {
        guard let start = lock.locked({ place(for: bytes.count) }) else { return nil }
        do throws(SystemError) {
            try FileSystem.write(bytes, to: lock.locked { file }, at: start)
            return start..<start + bytes.count
        } catch {
            lock.locked { isRefused = true }
            return nil
        }
    }

    /// What ``keep(_:)`` kept at `range`.
    func bytes(_ range: Range<Int>) throws(SystemError) -> [UInt8] {
        try FileSystem.read(range, of: lock.locked { file })
    }

    /// Where so many bytes go; `nil` for memory.
    private func place(for count: Int) -> Int? {
        if isRefused || count < Self.smallestPiece || inMemory + count <= Self.memoryLimit {
            inMemory += count
            return nil
        }
        if file < 0, FileSystem.freeBytes(in: folder) >= Self.freeBytes {
            file = (try? FileSystem.openNameless(in: folder)) ?? -1
        }
        guard file >= 0 else {
            isRefused = true
            return nil
        }
        defer { end += count }
        return end
    }
}
