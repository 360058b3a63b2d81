// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BannerGenerators
import BannerProject

/// `bannerc targets`: what a spec can be compiled to.
struct TargetsCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "targets",
        abstract: "List the targets that specs can be compiled to, and the files that each one makes.")

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json
    }

    @Option(help: ArgumentHelp("The output format, for people or for programs.", valueName: "format"))
    var format: Format = .text

    func execute(_ terminal: Terminal) -> ExitStatus {
        terminal.print(format == .text ? Self.text : Self.json)
        return .clean
    }

    private static var text: String {
        let rows = Target.allCases.map { ($0.rawValue, $0.outputs(stem: "NAME").joined(separator: ", "), $0.summary) }
        let nameWidth = rows.map(\.0.count).max() ?? 0
        let fileWidth = rows.map(\.1.count).max() ?? 0
        return rows.map { name, files, summary in
            "\(name.padding(to: nameWidth))  \(files.padding(to: fileWidth))  \(summary)\n"
        }.joined()
    }

    // All strings are our own, and none needs an escape.
    private static var json: String {
        let objects = Target.allCases.map { target in
            let files = Self.list(target.outputs(stem: "NAME"))
            let template = target.templates.first.map { "\"\($0)\"" } ?? "null"
            let settings = Self.list(target.settings.map(\.key))
            return """
                  { "name": "\(target.rawValue)", "files": \(files), "template": \(template), \
                "templates": \(Self.list(target.templates)), "settings": \(settings), "summary": "\(target.summary)" }
                """
        }
        return "[\n\(objects.joined(separator: ",\n"))\n]\n"
    }

    private static func list(_ texts: [String]) -> String {
        "[\(texts.map { "\"\($0)\"" }.joined(separator: ", "))]"
    }
}
