// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A program that is run without a shell, so that nothing in its arguments is taken for a command.
package enum ChildProcess {
    /// What came of a run.
    package struct Outcome {
        /// The exit status; that of the shell for a program that a signal ended.
        package var status: Int32
        package var output: [UInt8]
        package var errors: [UInt8]
    }

    /// Runs `program`, found as the shell finds it, and waits for its end. It gets no input.
    package static func run(_ program: String, _ arguments: [String]) throws(SystemError) -> Outcome {
        guard !([program] + arguments).contains(where: { $0.utf8.contains(0) }) else { throw SystemError(code: EINVAL) }
        let output = try pipe()
        let errors: (read: Int32, write: Int32)
        do throws(SystemError) {
            errors = try pipe()
        } catch {
            for end in [output.read, output.write] { _ = close(end) }
            throw error
        }
        let started = spawn([program] + arguments, output: output, errors: errors)
        for end in [output.write, errors.write] { _ = close(end) }
        defer { for end in [output.read, errors.read] { _ = close(end) } }
        let child = try started.get()
        let texts = drain(output.read, errors.read)
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0 {
            if errno != EINTR { throw .last }
        }
        // As <sys/wait.h> has it, whose macros Swift does not see.
        let signal = status & 0x7F
        return Outcome(status: signal == 0 ? status >> 8 & 0xFF : 128 + signal, output: texts.0, errors: texts.1)
    }

    /// Two ends that no other program inherits.
    private static func pipe() throws(SystemError) -> (read: Int32, write: Int32) {
        var ends: [Int32] = [-1, -1]
        guard systemPipe(&ends) == 0 else { throw .last }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    private static func spawn(
        _ arguments: [String], output: (read: Int32, write: Int32), errors: (read: Int32, write: Int32)
    ) -> Result<pid_t, SystemError> {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output.write, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, errors.write, STDERR_FILENO)
        var texts = arguments.map { strdup($0) }
        defer { for text in texts { free(text) } }
        texts.append(nil)
        var child: pid_t = 0
        // `arguments` holds the program at the least.
        let code = posix_spawnp(&child, arguments[0], &actions, nil, texts, environ)
        return code == 0 ? .success(child) : .failure(SystemError(code: code))
    }

    /// Reads both until nobody writes to them any more, as it comes, so that neither fills up.
    private static func drain(_ output: Int32, _ errors: Int32) -> ([UInt8], [UInt8]) {
        var texts: [[UInt8]] = [[], []]
        var ends = [output, errors].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        while ends.contains(where: { $0.fd >= 0 }) {
            guard poll(&ends, nfds_t(ends.count), -1) >= 0 || errno == EINTR else { break }
            for index in ends.indices where ends[index].fd >= 0 && ends[index].revents != 0 {
                var chunk = [UInt8](repeating: 0, count: 64 * 1024)
                let count = read(ends[index].fd, &chunk, chunk.count)
                if count > 0 {
                    texts[index] += chunk[..<count]
                } else if count == 0 || errno != EINTR {
                    // A negative number is passed over.
                    ends[index].fd = -1
                }
            }
        }
        return (texts[0], texts[1])
    }
}

// Within `ChildProcess` its own name hides that of the system.
private func systemPipe(_ ends: UnsafeMutablePointer<Int32>) -> Int32 { pipe(ends) }
