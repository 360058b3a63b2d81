// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Diagnostics

/// Where the program starts: it reads its arguments, runs a command, and turns whatever comes of that into a status.
@main
enum Program {
    static func main() {
        Process.prepare()
        let terminal = Terminal()
        guard CommandLine.argc > 0 else {
            // Help, and a status of success, would have a check pass that never ran.
            terminal.reportError("the arguments can't be read: on Linux they are in /proc, which is not mounted")
            terminal.flush()
            Process.exit(.failure)
        }
        if let position = firstIllFormedArgument {
            // Swift would put U+FFFD there: a name of another file.
            terminal.reportError("argument \(position) is not UTF-8")
            terminal.flush()
            Process.exit(.failure)
        }
        let arguments = Array(CommandLine.arguments.dropFirst())
        // Build systems ask for the version all the time; nothing else has to be set up for it.
        let status = arguments == ["--version"] ? printVersion(terminal) : run(arguments, terminal)
        terminal.flush()
        if let error = terminal.outputError {
            terminal.reportError("can't write to standard output: \(error.reason)")
            Process.exit(.failure)
        }
        Process.exit(status)
    }

    /// The place of the first argument that is not UTF-8, from 1; `nil` if all are.
    private static var firstIllFormedArgument: Int? {
        (0..<Int(CommandLine.argc)).first { index in
            CommandLine.unsafeArgv[index].map { String(validatingCString: $0) == nil } ?? false
        }
    }

    private static func printVersion(_ terminal: Terminal) -> ExitStatus {
        terminal.print(Version.described + "\n")
        return .clean
    }

    private static func run(_ arguments: [String], _ terminal: Terminal) -> ExitStatus {
        do {
            if let run = PlainRun(arguments) { return try run.execute(terminal) }
            var command = try Bannerc.parseAsRoot(arguments)
            guard let command = command as? any Command else {
                try command.run()
                return .clean
            }
            return try command.execute(terminal)
        } catch let failure as CommandFailure {
            terminal.report(TextFormat.render(failure.report, styling: terminal.styling))
            for message in failure.messages { terminal.reportError(message) }
            return .failure
        } catch {
            return end(with: error, arguments, terminal)
        }
    }

    /// Help, a completion script or a fault in the arguments.
    private static func end(
        with error: any Error, _ arguments: [String], _ terminal: Terminal
    ) -> ExitStatus {
        let message = Bannerc.fullMessage(for: error)
        if Bannerc.exitCode(for: error) == .success {
            terminal.print(message + "\n")
            return .clean
        }
        // It repeats arguments, which may hold anything.
        let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
        terminal.report(lines.map { TerminalText.escapingControls(String($0)) + "\n" }.joined())
        if let command = arguments.first, let meant = nearestCommand(to: command) {
            terminal.report("help: did you mean `\(meant)`?\n")
        }
        return .failure
    }

    private static func nearestCommand(to name: String) -> String? {
        let commands = Bannerc.configuration.subcommands.compactMap { $0.configuration.commandName }
        return commands.contains(name) ? nil : NearestName.find(name, among: commands)
    }
}
