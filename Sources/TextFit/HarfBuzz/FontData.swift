// SPDX-License-Identifier: Apache-2.0
#if HarfBuzz
    internal import CHarfBuzz
    #if canImport(Darwin)
        internal import Darwin
    #elseif canImport(Musl)
        internal import Musl
    #else
        internal import Glibc
    #endif
    internal import Parallelism

    /// The bytes of font files.
    ///
    /// They are read, and never mapped: where someone shortens a mapped file, as copying over it does, the next look at it ends
    /// the program. Each file is read once, however many sizes and weights are made of it, and once more when it has changed: an
    /// editor or a preview goes on for days.
    enum FontData {
        /// Bytes of a font file: 128 MiB. The largest of systems, those of Chinese, have less.
        static let fileBytes = 128 * 1024 * 1024

        /// A file, whatever it holds.
        private struct File: Hashable {
            let device: UInt64
            let inode: UInt64
        }

        /// What a file was like when it was read.
        private struct Version: Hashable {
            let bytes: Int
            let seconds: Int
            let nanoseconds: Int
        }

        /// The newest version of each file that was read, touched in `lock` alone.
        nonisolated(unsafe) private static var blobs: [File: (version: Version, blob: OpaquePointer)] = [:]
        private static let lock = Lock()

        /// The bytes of the file at `path`, which the caller has to release. Throws if it is no regular file, is empty or too large, or
        /// can't be read.
        static func blob(_ path: String) throws(FontError) -> OpaquePointer {
            // A zero byte would end the path early, and open another file. A pipe would be waited for, a device never end.
            guard !path.utf8.contains(0) else { throw .unreadable(path: path) }
            let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
            guard file >= 0 else { throw .unreadable(path: path) }
            defer { close(file) }
            var status = stat()
            guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .unreadable(path: path) }
            guard status.st_size > 0 else { throw .empty(path: path) }
            guard Int(status.st_size) <= fileBytes else { throw .tooLarge(path: path, limit: fileBytes) }
            guard let blob = blob(file, status) else { throw .unreadable(path: path) }
            return blob
        }

        private static func blob(_ file: Int32, _ status: stat) -> OpaquePointer? {
            let key = File(device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(status.st_ino))
            let version = version(status)
            return lock.locked {
                let known = blobs[key]
                if let known, known.version == version { return hb_blob_reference(known.blob) }
                guard let blob = read(file, Int(status.st_size)) else { return nil }
                blobs[key] = (version, blob)
                // Fonts that were made of it hold it as long as they need it.
                if let known { hb_blob_destroy(known.blob) }
                return hb_blob_reference(blob)
            }
        }

        /// What `body` makes of the bytes of `blob`, which are there as long as that.
        static func withBytes<Result>(of blob: OpaquePointer, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
            var count: UInt32 = 0
            let start = hb_blob_get_data(blob, &count)
            return body(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : Int(count)))
        }

        /// How many files are held in memory.
        static var count: Int { lock.locked { blobs.count } }

        private static func version(_ status: stat) -> Version {
            #if canImport(Darwin)
                let time = status.st_mtimespec
            #else
                let time = status.st_mtim
            #endif
            return Version(bytes: Int(status.st_size), seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
        }

        /// Up to `count` bytes of a file: fewer if it has become shorter meanwhile, which HarfBuzz then sees as a broken font.
        private static func read(_ file: Int32, _ count: Int) -> OpaquePointer? {
            guard let bytes = malloc(count) else { return nil }
            var filled = 0
            while filled < count {
                let result = systemRead(file, bytes + filled, count - filled)
                if result < 0, errno == EINTR { continue }
                if result <= 0 { break }
                filled += result
            }
            guard filled > 0 else {
                free(bytes)
                return nil
            }
            let start = bytes.assumingMemoryBound(to: CChar.self)
            return hb_blob_create(start, UInt32(filled), HB_MEMORY_MODE_READONLY, bytes) { free($0) }
        }
    }

    // Within `FontData` its own name hides that of the system.
    private func systemRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
        read(file, bytes, count)
    }
#endif
