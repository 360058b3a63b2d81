// SPDX-License-Identifier: Apache-2.0

/// Where a program starts and ends: with arguments that can be read, and with all that it had to say on its streams.
package enum Launch {
    /// Runs `command` with the arguments, and ends the program with what comes of it.
    package static func run(_ command: ([String], Terminal) throws(CommandFailure) -> ExitStatus) -> Never {
        Process.prepare()
        let terminal = Terminal()
        let status = checked(terminal, command)
        terminal.flush()
        if let error = terminal.outputError {
            terminal.reportError("can't write to standard output: \(error.reason)")
            Process.exit(.failure)
        }
        Process.exit(status)
    }

    private static func checked(
        _ terminal: Terminal, _ command: ([String], Terminal) throws(CommandFailure) -> ExitStatus
    ) -> ExitStatus {
        guard CommandLine.argc > 0 else {
            // Help, and a status of success, would have a check pass that never ran.
            terminal.reportError("the arguments can't be read: on Linux they are in /proc, which is not mounted")
            return .failure
        }
        if let position = firstIllFormedArgument {
            // Swift would put U+FFFD there: a name of another file.
            terminal.reportError("argument \(position) is not UTF-8")
            return .failure
        }
        do throws(CommandFailure) {
            return try command(Array(CommandLine.arguments.dropFirst()), terminal)
        } catch {
            terminal.report(error)
            return .failure
        }
    }

    /// The place of the first argument that is not UTF-8, from 1; `nil` if all are.
    private static var firstIllFormedArgument: Int? {
        (0..<Int(CommandLine.argc)).first { index in
            CommandLine.unsafeArgv[index].map { String(validatingCString: $0) == nil } ?? false
        }
    }
}
