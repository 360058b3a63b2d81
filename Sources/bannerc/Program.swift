// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BannerProject
import Diagnostics

/// Where the program starts: it reads its arguments, runs a command, and turns whatever comes of that into a status.
@main
enum Program {
    static func main() { Launch.run(run) }

    private static func run(_ arguments: [String], _ terminal: Terminal) throws(CommandFailure) -> ExitStatus {
        // Build systems ask for the version all the time; nothing else has to be set up for it.
        if arguments == ["--version"] { return printVersion(terminal) }
        if let run = PlainRun(arguments) { return try run.execute(terminal) }
        do {
            var command = try Bannerc.parseAsRoot(arguments)
            guard let command = command as? any Command else {
                try command.run()
                return .clean
            }
            return try command.execute(terminal)
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            return end(with: error, arguments, terminal)
        }
    }

    private static func printVersion(_ terminal: Terminal) -> ExitStatus {
        terminal.print(Version.described + "\n")
        return .clean
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
        return commands.contains(name) ? nil : othersNames[name] ?? NearestName.find(name, among: commands)
    }

    /// What other tools call the commands.
    private static let othersNames = [
        "validate": "lint", "check": "lint", "verify": "lint", "test": "lint", "compile": "build", "generate": "build",
        "gen": "build", "format": "fmt", "new": "init", "create": "init", "list": "rules", "show": "explain",
        "serve": "preview --serve", "watch": "build --watch", "compare": "diff", "size": "measure", "fix": "lint --fix",
    ]
}
