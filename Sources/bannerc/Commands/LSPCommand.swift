// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BannerProject

/// `bannerc lsp`: a language server for editors.
struct LSPCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "lsp",
        abstract:
            "Run the language server: findings, completion, hover, navigation, fixes and formatting while you write.",
        discussion: """
            The server speaks the Language Server Protocol, version 3.17, over standard input and output. Editors start it \
            themselves; docs/editor.md explains how.
            """)

    @Flag(help: "Ignored: standard input and output are always used. Some clients pass this flag.")
    var stdio = false

    @Option(
        help: ArgumentHelp(
            "Ignored: the process ID of the editor, which `initialize` provides too.", valueName: "pid"))
    var clientProcessId: Int?

    func execute(_ terminal: Terminal) -> ExitStatus {
        ServerLoop.run(terminal)
    }
}
