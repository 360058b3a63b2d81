// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BannerProject
import BannerSpec

/// `bannerc schema`: what editors need to know of the language.
struct SchemaCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "schema", abstract: "Print the JSON Schema of specs, with which editors complete and explain.",
        discussion: """
            `bannerc schema > banner.schema.json`, and above a spec, for editors that have yaml-language-server: \
            `# yaml-language-server: $schema=banner.schema.json`
            """)

    func execute(_ terminal: Terminal) -> ExitStatus {
        terminal.print(SpecSchema.text)
        return .clean
    }
}
