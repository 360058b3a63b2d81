// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The signals by which someone ends the program, kept waiting while it must not end.
///
/// There is no handler, so nothing runs at a time at which little is allowed.
package enum Signals {
    private static let ends = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

    private static var all: sigset_t {
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in ends { sigaddset(&signals, signal) }
        return signals
    }

    /// Runs `body`; a signal that comes meanwhile takes effect afterwards.
    static func held<Result, Failure>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        var before = blocked()
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        return try body()
    }

    /// Keeps the signals waiting from now on, for ``isEndAsked`` to see.
    package static func hold() { _ = blocked() }

    /// Runs `body`, in which a signal that has come or comes ends the program at once: there is nothing that it could leave half done.
    package static func released<Result>(_ body: () -> Result) -> Result {
        // A shell has what it starts in the background ignore SIGINT, and `nohup` SIGHUP. Kept waiting they are seen, and end a server that
        // is idle; here they would be lost.
        for end in ends { signal(end, SIG_DFL) }
        var signals = all
        var before = sigset_t()
        pthread_sigmask(SIG_UNBLOCK, &signals, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        return body()
    }

    /// Keeps the signals waiting, and returns those kept waiting so far.
    private static func blocked() -> sigset_t {
        var signals = all
        var before = sigset_t()
        pthread_sigmask(SIG_BLOCK, &signals, &before)
        return before
    }

    /// Whether a signal that is kept waiting has come.
    package static var isEndAsked: Bool {
        var pending = sigset_t()
        sigpending(&pending)
        return ends.contains { sigismember(&pending, $0) == 1 }
    }
}
