// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Why the operating system refused something.
package struct SystemError: Error, Hashable {
    /// The number that the system gives it; 0 for a reason of our own.
    let code: Int32
    /// The reason in words, such as `Permission denied`.
    package let reason: String

    /// The error that the last call left in `errno`.
    package static var last: SystemError { SystemError(code: errno) }

    /// A reason of our own.
    package init(_ reason: String) {
        code = 0
        self.reason = reason
    }

    /// What the system calls `code`.
    init(code: Int32) {
        self.code = code
        // `strerror` never returns null, by POSIX.
        reason = strerror(code).map { String(cString: $0) } ?? "error \(code)"
    }

    /// Whether nothing has the path: no such file, or a file where a folder is needed.
    package var isMissing: Bool { code == ENOENT || code == ENOTDIR }
}
