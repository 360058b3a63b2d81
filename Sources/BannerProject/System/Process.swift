// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What the program tells the system about itself, and asks of it.
package enum Process {
    /// Turns signals into errors that can be told, and makes sure that the three standard streams are taken.
    static func prepare() {
        // A closed pipe and a file that grows beyond a limit are failed writes, not ends of the program.
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        // Else the first file opened takes the number of a closed stream, and what is meant for the stream goes there.
        // Opened the wrong way round, they still refuse what is read or written.
        for (stream, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
        where fcntl(stream, F_GETFD) == -1 {
            _ = open("/dev/null", mode)
        }
    }

    /// Ends the program.
    static func exit(_ status: ExitStatus) -> Never { systemExit(status.rawValue) }

    /// The value of an environment variable; `nil` if it is not set or empty.
    package static func environment(_ name: String) -> String? {
        guard let value = getenv(name) else { return nil }
        let text = String(cString: value)
        return text.isEmpty ? nil : text
    }

    /// Whether there is a process with this number, be it somebody else's.
    package static func isRunning(_ number: Int) -> Bool {
        guard let number = pid_t(exactly: number), number > 0 else { return false }
        return kill(number, 0) == 0 || errno == EPERM
    }

    /// The time since some moment, in nanoseconds.
    package static func nanoseconds() -> UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    /// The time that this thread has had of processors, in nanoseconds.
    static func processorNanoseconds() -> UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    /// The number of the user whose rights the process has.
    static var user: UInt32 { geteuid() }

    /// The time since 1970 by the clock on the wall, in whole seconds, as files are stamped with it.
    static func seconds() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return time.tv_sec
    }

    /// Waits for about so many milliseconds.
    package static func sleep(milliseconds: Int) {
        var time = timespec(tv_sec: milliseconds / 1000, tv_nsec: milliseconds % 1000 * 1_000_000)
        nanosleep(&time, nil)
    }
}

// Within `Process` its own name hides that of the system.
private func systemExit(_ status: Int32) -> Never { exit(status) }
