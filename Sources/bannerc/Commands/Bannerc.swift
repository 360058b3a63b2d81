// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BannerProject

/// The command that holds all others.
struct Bannerc: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bannerc",
        abstract: "Compiles specs of notification banners to Swift, design tokens and more.",
        discussion: """
            A spec is a YAML file, `NAME.banner.yaml`. `bannerc init` writes one to start from.

            Exit status: 0 if all is well, 1 if a spec has errors or generated files are stale, 2 for bad usage, a bad \
            configuration, or a file that can't be read or written.
            """,
        version: Version.described,
        subcommands: [
            BuildCommand.self, LintCommand.self, BaselineCommand.self, DiffCommand.self, PreviewCommand.self,
            ExportCommand.self, ImportCommand.self,
            FmtCommand.self, ExplainCommand.self,
            RulesCommand.self, SymbolsCommand.self, MeasureCommand.self, InitCommand.self, SchemaCommand.self,
            TargetsCommand.self,
            TemplateCommand.self,
            LSPCommand.self,
        ]
    )
}
