// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BannerProject
import BannerSpec

/// `bannerc schema`: what editors need to know of the language.
struct SchemaCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Print the JSON Schema of specs, which editors use for completion and explanations.",
        discussion: """
            Save it with `bannerc schema > banner.schema.json`. For editors with yaml-language-server, write this above a spec: \
            `# yaml-language-server: $schema=banner.schema.json`
            """)

    func execute(_ terminal: Terminal) -> ExitStatus {
        terminal.print(SpecSchema.text)
        return .clean
    }
}
