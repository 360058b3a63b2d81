// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BannerGenerators
import BannerProject
import Diagnostics

/// `bannerc template`: the templates that are built in, for teams that want to change one.
struct TemplateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "template", abstract: "Show the built-in Mustache templates.",
        discussion:
            "To change one, save it with `bannerc template cat swift > my.mustache`, and build with `--template my.mustache`.",
        subcommands: [List.self, Cat.self])

    /// `bannerc template list`.
    struct List: Command {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "List the names of the templates.")

        func execute(_ terminal: Terminal) -> ExitStatus {
            for name in BuiltInTemplates.names { terminal.print(name + "\n") }
            return .clean
        }
    }

    /// `bannerc template cat`.
    struct Cat: Command {
        static let configuration = CommandConfiguration(commandName: "cat", abstract: "Print a template as it is.")

        @Argument(help: "The name of a template.", completion: .list(BuiltInTemplates.names))
        var name: String

        func execute(_ terminal: Terminal) throws -> ExitStatus {
            guard let text = BuiltInTemplates.text(named: name) else { throw unknown }
            terminal.print(text)
            return .clean
        }

        private var unknown: CommandFailure {
            let names = BuiltInTemplates.names
            let nearest = NearestName.find(name, among: names)
            let known = names.map { "`\($0)`" }.joined(separator: ", ")
            return CommandFailure(
                "there is no template \(name.shown); "
                    + (nearest.map { "did you mean `\($0)`?" } ?? "there are \(known)"))
        }
    }
}
