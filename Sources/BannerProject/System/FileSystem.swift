// SPDX-License-Identifier: Apache-2.0

import YAMLSource

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The calls of the operating system that deal with files, as Swift likes them.
///
/// A relative path counts from the working directory. A path that holds a NUL is refused, since the system would see only
/// what stands before it.
package enum FileSystem {
    /// Up to `limit` + 1 bytes of the file at `path`, so that who reads can tell that there are more than `limit`.
    ///
    /// Only regular files are read: a pipe might never end.
    package static func read(_ path: String, limit: Int) throws(SystemError) -> [UInt8] {
        // To open a device may do something to it.
        if let state = FileState.of(path), state.kind == .other { throw SystemError("not a regular file") }
        let file = try open(path, O_RDONLY | O_NONBLOCK)
        defer { _ = close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw .last }
        let state = FileState(status)
        if state.kind == .folder { throw SystemError(code: EISDIR) }
        guard state.kind == .file else { throw SystemError("not a regular file") }
        return try read(file, limit: limit, expected: state.size)
    }

    /// Up to `limit` + 1 bytes of standard input.
    static func readStandardInput(limit: Int) throws(SystemError) -> [UInt8] {
        try read(STDIN_FILENO, limit: limit, expected: 0)
    }

    /// What standard input has by now, at most 64 KiB: it waits for a byte, and is empty at the end.
    package static func readOnceFromStandardInput() throws(SystemError) -> [UInt8] {
        try readOnce(STDIN_FILENO, chunkSize)
    }

    private static func read(_ file: Int32, limit: Int, expected: Int) throws(SystemError) -> [UInt8] {
        var bytes = try readOnce(file, min(expected > 0 ? expected : chunkSize, limit + 1))
        var isAtEnd = bytes.isEmpty
        while !isAtEnd, bytes.count <= limit {
            let more = try readOnce(file, min(chunkSize, limit + 1 - bytes.count))
            isAtEnd = more.isEmpty
            bytes += more
        }
        return bytes
    }

    /// How many bytes are read at a time where nobody knows how many there are.
    private static let chunkSize = 64 * 1024

    /// What one call reads: up to `count` bytes, and none at the end of the file.
    private static func readOnce(_ file: Int32, _ count: Int) throws(SystemError) -> [UInt8] {
        while true {
            var result = 0
            let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
                result = systemRead(file, buffer.baseAddress, count)
                filled = max(result, 0)
            }
            if result >= 0 { return bytes }
            if errno != EINTR { throw .last }
        }
    }

    /// The bytes of an open file at `range`, all of which it has.
    static func read(_ range: Range<Int>, of file: Int32) throws(SystemError) -> [UInt8] {
        var failure: SystemError?
        let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, filled in
            while filled < range.count {
                let rest = UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: buffer[filled...]))
                let count = pread(file, rest.baseAddress, range.count - filled, off_t(range.lowerBound + filled))
                if count > 0 {
                    filled += count
                } else if count == 0 || errno != EINTR {
                    failure = count == 0 ? SystemError(code: EIO) : .last
                    break
                }
            }
        }
        if let failure { throw failure }
        return bytes
    }

    /// Whether the file at `path` holds exactly `content`; a symbolic link holds nothing. Throws if there is something else that is not a
    /// regular file.
    package static func holds(_ path: String, _ content: FileContent) throws(SystemError) -> Bool {
        guard let state = FileState.ofLink(path), state.kind != .link else { return false }
        guard state.kind == .file else {
            throw SystemError(state.kind == .folder ? "there is a folder" : "not a regular file")
        }
        guard state.size == content.count else { return false }
        let file = try open(path, O_RDONLY | O_NONBLOCK)
        defer { _ = close(file) }
        let isSame = try content.allPieces { piece throws(SystemError) in
            var offset = 0
            while offset < piece.count {
                let found = try readOnce(file, min(chunkSize, piece.count - offset))
                let isSame = piece[offset..<offset + found.count].withUnsafeBufferPointer { expected in
                    found.withUnsafeBufferPointer { expected.hasSameBytes(as: $0) }
                }
                guard !found.isEmpty, isSame else { return false }
                offset += found.count
            }
            return true
        }
        guard isSame else { return false }
        return try readOnce(file, 1).isEmpty
    }

    /// The names in a folder, but for `.` and `..`, in the order of their bytes.
    ///
    /// `undecodable` are names that are not UTF-8 and so can't be handled; those of folders end with `/`.
    package static func names(in folder: String) throws(SystemError) -> (names: [String], undecodable: [String]) {
        guard !folder.utf8.contains(0), let stream = opendir(folder.isEmpty ? "." : folder) else { throw .last }
        defer { _ = closedir(stream) }
        var names: [String] = []
        var undecodable: [String] = []
        while true {
            errno = 0
            guard let entry = readdir(stream) else {
                if errno != 0 { throw .last }
                break
            }
            let (name, isValid) = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
                    let valid = String(validatingCString: $0)
                    return (valid ?? String(cString: $0), valid != nil)
                }
            }
            if name == "." || name == ".." { continue }
            if isValid {
                names.append(name)
            } else {
                undecodable.append(isFolder(entry, in: dirfd(stream)) ? name + "/" : name)
            }
        }
        return (names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }, undecodable.sorted())
    }

    private static func isFolder(_ entry: UnsafeMutablePointer<dirent>, in folder: Int32) -> Bool {
        var status = stat()
        let isThere = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
            pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
                fstatat(folder, $0, &status, AT_SYMLINK_NOFOLLOW) == 0
            }
        }
        return isThere && status.st_mode & S_IFMT == S_IFDIR
    }

    /// The path of `path` without symbolic links, `.` and `..`; `nil` if it leads nowhere or is not UTF-8.
    package static func realPath(_ path: String) -> String? {
        guard !path.utf8.contains(0), let resolved = realpath(path.isEmpty ? "." : path, nil) else { return nil }
        defer { free(resolved) }
        return String(validatingCString: resolved)
    }

    /// The path of the working directory.
    package static func workingFolder() throws(SystemError) -> String {
        guard let path = getcwd(nil, 0) else { throw .last }
        defer { free(path) }
        guard let text = String(validatingCString: path) else { throw SystemError("its path is not UTF-8") }
        return text
    }

    /// Whether the system refuses `path` for its length, whatever it leads to.
    static func isTooLong(_ path: String) -> Bool { path.utf8.count >= Int(PATH_MAX) }

    /// Makes the folder `path`, and those that it lies in. Returns those made, outermost first.
    static func makeFolders(_ path: String) throws(SystemError) -> [String] {
        if isTooLong(path) { throw SystemError(code: ENAMETOOLONG) }
        var missing: [String] = []
        var folder = path
        while !folder.isEmpty, FileState.of(folder) == nil {
            missing.append(folder)
            let parent = Path.folder(of: folder)
            if parent == folder { break }
            folder = parent
        }
        var made: [String] = []
        for folder in missing.reversed() {
            if folder.utf8.contains(0) { throw SystemError(code: EINVAL) }
            if mkdir(folder, 0o777) == 0 {
                made.append(folder)
            } else if errno != EEXIST || FileState.of(folder)?.kind != .folder {
                let error = SystemError.last
                removeFolders(made)
                throw error
            }
        }
        return made
    }

    /// Removes folders that ``makeFolders(_:)`` made, if they are empty.
    static func removeFolders(_ folders: [String]) {
        for folder in folders.reversed() { _ = rmdir(folder) }
    }

    /// Writes `content` to a new file in `folder`, under a name that nobody can guess, and returns its path. Whatever goes
    /// wrong, no file is left.
    package static func writeTemporary(_ content: FileContent, in folder: String) throws(SystemError) -> String {
        let path = temporaryPath(in: folder)
        if content.name(path) { return path }
        let file = try open(path, O_WRONLY | O_CREAT | O_EXCL)
        var failure: SystemError?
        do throws(SystemError) {
            try content.forEachPiece { piece throws(SystemError) in try write(piece, to: file) }
        } catch {
            failure = error
        }
        // Network file systems tell of a full disk no sooner.
        if close(file) != 0, failure == nil { failure = .last }
        guard let failure else { return path }
        remove(path)
        throw failure
    }

    /// Opens a new file on the disk of `folder` to write and read it. It has no name, and is gone when it is closed.
    ///
    /// `isNameable` says whether it can be given one (``link(_:as:)``).
    static func openNameless(in folder: String) throws(SystemError) -> (file: Int32, isNameable: Bool) {
        #if canImport(Glibc)
            let flag = __O_TMPFILE | O_DIRECTORY
        #elseif canImport(Musl)
            let flag = O_TMPFILE
        #endif
        #if os(Linux)
            // Not every kind of disk has such files.
            if let file = try? open(folder.isEmpty ? "." : folder, O_RDWR | flag) { return (file, true) }
        #endif
        // Of a run that ended between the next two calls.
        removeLeftovers(in: folder)
        let path = temporaryPath(in: folder)
        let file = try open(path, O_RDWR | O_CREAT | O_EXCL)
        remove(path)
        return (file, false)
    }

    /// How many files this process may have open.
    static var openFileLimit: Int {
        var limit = rlimit()
        #if canImport(Glibc)
            let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #else
            let resource = RLIMIT_NOFILE
        #endif
        return getrlimit(resource, &limit) == 0 ? Int(clamping: limit.rlim_cur) : 0
    }

    /// Moves `path` to `target`, in place of what is there.
    static func move(_ path: String, to target: String) throws(SystemError) {
        guard rename(path, target) == 0 else { throw .last }
    }

    /// Removes the file `path`, or says why it can't be.
    static func removeFile(_ path: String) throws(SystemError) {
        guard unlink(path) == 0 else { throw .last }
    }

    /// Removes the folder `path` if it is empty, and returns whether it was.
    static func removeEmptyFolder(_ path: String) -> Bool { rmdir(path) == 0 }

    /// Removes the file `path`, if it is there.
    package static func remove(_ path: String) { _ = unlink(path) }

    /// Writes all of `bytes` to an open file, where it stands, or from the byte `offset` on.
    static func write(_ bytes: [UInt8], to file: Int32, at offset: Int? = nil) throws(SystemError) {
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
                guard let offset else { return systemWrite(file, rest.baseAddress, rest.count) }
                return pwrite(file, rest.baseAddress, rest.count, off_t(offset + written))
            }
            if count < 0 {
                if errno == EINTR { continue }
                throw .last
            }
            written += count
        }
    }

    static func open(_ path: String, _ flags: Int32) throws(SystemError) -> Int32 {
        if path.utf8.contains(0) { throw SystemError(code: EINVAL) }
        while true {
            // Readable by all, as far as the umask allows.
            let file = systemOpen(path, flags | O_CLOEXEC, 0o644)
            if file >= 0 { return file }
            if errno != EINTR { throw .last }
        }
    }
}

// Within `FileSystem` its own names hide those of the system.
private func systemOpen(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 { open(path, flags, mode) }
private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(file, buffer, count)
}
private func systemWrite(_ file: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int { write(file, buffer, count) }
