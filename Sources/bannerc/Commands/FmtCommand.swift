// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BannerProject

/// `bannerc fmt`: lays specs out in the canonical way.
struct FmtCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "fmt",
        abstract: "Format specs in the canonical layout; comments are kept.",
        discussion: """
            Indentation, spaces, empty lines and quotes change; the content of a spec, the order of its keys and its comments \
            do not. A file that is not YAML is left as it is, and the exit status is 1. Standard input goes to standard output.
            """
    )

    @OptionGroup var input: SpecOptions

    @Flag(help: "Write nothing; print how files differ from their canonical layout, and exit with 1 if they do.")
    var check = false

    func validate() throws { try input.validate() }

    func execute(_ terminal: Terminal) throws -> ExitStatus {
        terminal.styling = input.color.styling
        var format = Format(input, isCheck: check, terminal)
        return try format.run()
    }
}
