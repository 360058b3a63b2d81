// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What a file looks like from outside, by which a change is noticed without reading it.
package struct FileState: Hashable {
    /// What a path leads to.
    package enum Kind: UInt8 {
        case file = 1
        case folder, link, other
    }

    /// What it is.
    package let kind: Kind
    /// The size in bytes.
    package let size: Int
    /// The number of whom it belongs to.
    let owner: UInt32
    private let device: UInt64
    private let inode: UInt64
    /// Seconds and nanoseconds of the last change of the content, and of anything else, such as the permissions.
    private let times: [Int]

    init(_ status: stat) {
        kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            default: .other
            }
        size = Int(status.st_size)
        owner = status.st_uid
        device = UInt64(truncatingIfNeeded: status.st_dev)
        inode = UInt64(status.st_ino)
        #if canImport(Darwin)
            let stamps = [status.st_mtimespec, status.st_ctimespec]
        #else
            let stamps = [status.st_mtim, status.st_ctim]
        #endif
        times = stamps.flatMap { [Int($0.tv_sec), Int($0.tv_nsec)] }
    }

    /// All that it says, in numbers.
    var fields: [UInt64] {
        [UInt64(kind.rawValue), UInt64(truncatingIfNeeded: size), device, inode]
            + times.map { UInt64(truncatingIfNeeded: $0) }
    }

    /// What tells the file from all others that are there.
    var identity: [UInt64] { [device, inode] }

    /// When it changed last, in seconds since 1970, in content or otherwise.
    var latestChange: Int { max(times[0], times[2]) }

    /// The state of the program that runs; `nil` if it can't be known.
    static var ofProgram: FileState? {
        #if os(macOS)
            var size = UInt32(PATH_MAX)
            var path = [CChar](repeating: 0, count: Int(size))
            guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
            return path.withUnsafeBufferPointer { $0.baseAddress.flatMap { String(validatingCString: $0) } }.flatMap(of)
        #else
            return of("/proc/self/exe")
        #endif
    }

    /// Whether both are of the same file, perhaps at different times.
    func isSameFile(as other: FileState) -> Bool { device == other.device && inode == other.inode }

    /// The state of what `path` leads to, through symbolic links; `nil` if that is nothing or can't be known.
    package static func of(_ path: String) -> FileState? {
        var status = stat()
        guard !path.utf8.contains(0), stat(path, &status) == 0 else { return nil }
        return FileState(status)
    }

    /// Whether `path` itself, and no link, is a folder. Throws where that can't be known, though there is something.
    static func isFolder(_ path: String) throws(SystemError) -> Bool {
        var status = stat()
        guard !path.utf8.contains(0) else { return false }
        guard lstat(path, &status) == 0 else {
            if errno == ENOENT || errno == ENOTDIR { return false }
            throw .last
        }
        return status.st_mode & S_IFMT == S_IFDIR
    }

    /// The state of `path` itself, be it a symbolic link.
    package static func ofLink(_ path: String) -> FileState? {
        var status = stat()
        guard !path.utf8.contains(0), lstat(path, &status) == 0 else { return nil }
        return FileState(status)
    }
}
