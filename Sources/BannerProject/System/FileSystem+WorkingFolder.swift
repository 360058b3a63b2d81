// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension FileSystem {
    /// Makes the folder at `path` the working directory.
    package static func enter(_ path: String) throws(SystemError) {
        // The system would see only what stands before a NUL.
        if path.utf8.contains(0) { throw SystemError("no path can contain a NUL") }
        guard chdir(path) == 0 else { throw .last }
    }

    /// The same for a folder that an argument names.
    package static func enter(folder: String) throws(CommandFailure) {
        do throws(SystemError) {
            try enter(folder)
        } catch {
            throw CommandFailure("can't change to \(folder.shown): \(error.reason)")
        }
    }
}
