// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

/// `bannerc init`: a configuration and a spec to start from.
struct InitCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Write a configuration and a first spec.",
        discussion: "Nothing is overwritten: if one of the files is there, none is written, and the exit status is 2.")

    @Argument(
        help: ArgumentHelp("Where to write them; made if it is not there.", valueName: "folder"), completion: .directory
    )
    var folder = "."

    func execute(_ terminal: Terminal) throws -> ExitStatus {
        let folder = Path.simplified(folder)
        let files = Starter.files.map {
            OutputWriter.File(path: Path.join(folder, $0.path), bytes: Array($0.text.utf8))
        }
        let present = files.filter { FileState.ofLink($0.path) != nil }
        guard present.isEmpty else {
            throw CommandFailure(messages: present.map { "\($0.path.shown) is already there; nothing was written" })
        }
        _ = try OutputWriter.write(files)
        for file in files { terminal.print("wrote \(file.path.shown)\n") }
        let first = folder.isEmpty ? "" : "cd \(folder.shown) and "
        terminal.print(
            """

            Next: \(first)run `bannerc build`, which writes Swift and design tokens to `Generated`.
            `bannerc build --print-resolved` shows every value and where it comes from.

            """)
        return .clean
    }
}
