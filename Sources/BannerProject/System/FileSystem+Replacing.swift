// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import CXattr
    import Glibc
#elseif canImport(Musl)
    import CXattr
    import Musl
#endif

/// What a file is besides its content.
struct FileNature {
    fileprivate let status: stat

    /// How many names it has; 1 for most files.
    var nameCount: Int { Int(status.st_nlink) }

    /// Whether nobody may write it, not even its owner.
    var isReadOnly: Bool { status.st_mode & (S_IWUSR | S_IWGRP | S_IWOTH) == 0 }
}

/// What it takes to put a file in the place of another.
extension FileSystem {
    /// What the regular file at `path` is, which is no link; `nil` if there is none.
    static func nature(of path: String) -> FileNature? {
        var status = stat()
        guard !path.utf8.contains(0), lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return FileNature(status: status)
    }

    /// Whether the file at `path` has extended attributes that people or programs gave it, access control lists among them on Linux. Those
    /// that a system gives to each file are none.
    static func hasAttributes(_ path: String) -> Bool {
        guard !path.utf8.contains(0) else { return false }
        let size = listAttributes(path, nil, 0)
        guard size > 0 else { return false }
        var names = [CChar](repeating: 0, count: size)
        let filled = listAttributes(path, &names, size)
        // More came meanwhile.
        guard filled >= 0, filled <= size else { return true }
        return names[..<filled].split(separator: 0).contains { name in
            let name = name.map { UInt8(bitPattern: $0) }
            return !ofSystem.contains { name.starts(with: $0.utf8) }
        }
    }

    private static let ofSystem = [
        "security.", "com.apple.provenance", "com.apple.quarantine", "com.apple.lastuseddate", "com.apple.macl",
    ]

    private static func listAttributes(_ path: String, _ names: UnsafeMutablePointer<CChar>?, _ size: Int) -> Int {
        #if canImport(Darwin)
            listxattr(path, names, size, XATTR_NOFOLLOW)
        #else
            llistxattr(path, names, size)
        #endif
    }

    /// Whether this process may write the file at `path`.
    static func isWritable(_ path: String) -> Bool { !path.utf8.contains(0) && access(path, W_OK) == 0 }

    /// Gives `path` the permissions of another file and, as far as this process may, its owner and group.
    ///
    /// Where the group can't be kept, nobody gets more than it had before: the new group may do what all others may.
    static func setNature(_ nature: FileNature, of path: String) throws(SystemError) {
        let status = nature.status
        var mode = status.st_mode & 0o7777
        if chown(path, status.st_uid, status.st_gid) != 0 {
            mode &= 0o777
            var own = stat()
            guard stat(path, &own) == 0 else { throw .last }
            if own.st_gid != status.st_gid, chown(path, uid_t.max, status.st_gid) != 0 {
                mode &= ~0o070 | (mode & 0o007) << 3
            }
        }
        guard chmod(path, mode) == 0 else { throw .last }
    }

    /// What the symbolic link at `path` says; `nil` if that is none, or no UTF-8.
    static func destination(ofLink path: String) -> String? {
        guard !path.utf8.contains(0) else { return nil }
        var bytes = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
        let count = readlink(path, &bytes, bytes.count - 1)
        guard count > 0 else { return nil }
        return bytes.withUnsafeBufferPointer { $0.baseAddress.flatMap { String(validatingCString: $0) } }
    }

    /// Gives the file at `path`, or the symbolic link itself, the second name `name`.
    static func link(_ path: String, as name: String) throws(SystemError) {
        guard linkat(AT_FDCWD, path, AT_FDCWD, name, 0) == 0 else { throw .last }
    }

    /// Gives the open file `file` the name `path`, if it has none yet. Returns whether the system does that.
    static func link(_ file: Int32, as path: String) -> Bool {
        var status = stat()
        guard !path.utf8.contains(0), fstat(file, &status) == 0, status.st_nlink == 0 else { return false }
        return linkat(AT_FDCWD, "/proc/self/fd/\(file)", AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0
    }

    /// Has the file at `path`, which has several names, hold `content` under all of them.
    static func overwrite(_ path: String, _ content: FileContent) throws(SystemError) {
        let file = try open(path, O_WRONLY)
        var failure: SystemError?
        do throws(SystemError) {
            try content.forEachPiece { piece throws(SystemError) in try write(piece, to: file) }
        } catch {
            failure = error
        }
        if failure == nil, ftruncate(file, off_t(content.count)) != 0 { failure = .last }
        if close(file) != 0, failure == nil { failure = .last }
        if let failure { throw failure }
    }

    /// The real path that `path` has once it is there: what there is of it, without symbolic links, and the rest behind it.
    static func futureRealPath(_ path: String) -> String {
        if isTooLong(path) { return path }
        let (existing, rest) = existing(path)
        let real = realPath(existing) ?? existing
        return Path.withoutParents(rest.reversed().reduce(real) { Path.join($0, $1) })
    }

    /// The folder at `path`, or the next one around it that is there.
    static func existingFolder(around path: String) -> String { isTooLong(path) ? path : existing(path).path }

    /// How many bytes the disk of `folder` has left for this user; 0 if that is not known.
    static func freeBytes(in folder: String) -> Int {
        var status = statvfs()
        guard !folder.utf8.contains(0), statvfs(folder.isEmpty ? "." : folder, &status) == 0 else { return 0 }
        let (bytes, isMore) = UInt64(status.f_bavail).multipliedReportingOverflow(by: UInt64(status.f_frsize))
        return isMore ? .max : Int(clamping: bytes)
    }

    /// What there is of `path`, and the names of the rest, the last one first.
    private static func existing(_ path: String) -> (path: String, rest: [String]) {
        var existing = path
        var rest: [String] = []
        while !existing.isEmpty, existing != "/", FileState.of(existing) == nil {
            rest.append(Path.name(of: existing))
            existing = Path.folder(of: existing)
        }
        return (existing, rest)
    }

    // MARK: Names of temporary files

    private static let prefix = ".bannerc-"
    private static let suffix = ".tmp"

    /// A path in `folder` that nobody can guess, and that tells which process made it.
    static func temporaryPath(in folder: String) -> String {
        let random = String(UInt64.random(in: .min ... .max), radix: 36)
        return Path.join(folder, "\(prefix)\(host)-\(getpid())-\(random)\(suffix)")
    }

    /// Removes what processes left in `folder` that were killed: temporary files of this machine whose process is gone.
    static func removeLeftovers(in folder: String) {
        guard let names = try? names(in: folder).names else { return }
        for name in names where isLeftover(name) { remove(Path.join(folder, name)) }
    }

    private static func isLeftover(_ name: String) -> Bool {
        guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return false }
        let parts = name.dropFirst(prefix.count).dropLast(suffix.count).split(separator: "-")
        guard parts.count == 3, parts[0] == host, let process = pid_t(parts[1]), process > 0 else { return false }
        return kill(process, 0) != 0 && errno == ESRCH
    }

    /// This machine, or the container on it whose processes have numbers of their own, in a few letters.
    private static let host: String = {
        var name = [CChar](repeating: 0, count: 256)
        _ = gethostname(&name, name.count - 1)
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        func mix(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        for unit in name.prefix(while: { $0 != 0 }) { mix(UInt8(bitPattern: unit)) }
        var status = stat()
        let space = stat("/proc/self/ns/pid", &status) == 0 ? UInt64(status.st_ino) : 0
        for shift in stride(from: 0, to: 64, by: 8) { mix(UInt8(truncatingIfNeeded: space >> UInt64(shift))) }
        return String(hash, radix: 36)
    }()
}
