// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BannerProject

/// `bannerc lsp`: a language server for editors.
struct LSPCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "lsp",
        abstract: "Serve an editor: findings, completion, hover, navigation, fixes and formatting while you write.",
        discussion: """
            It speaks the Language Server Protocol, version 3.17, over standard input and output. Editors start it themselves; \
            docs/editor.md says how.
            """)

    @Flag(help: "Ignored: standard input and output are used anyway. Some clients add it.")
    var stdio = false

    @Option(
        help: ArgumentHelp(
            "Ignored: the number of the editor's process, which `initialize` tells too.", valueName: "pid"))
    var clientProcessId: Int?

    func execute(_ terminal: Terminal) -> ExitStatus {
        ServerLoop.run(terminal)
    }
}
