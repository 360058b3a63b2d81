// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BannerLint
import BannerSpec
import Diagnostics
import JSONWriting

/// `bannerc rules`: what specs are checked for.
struct RulesCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "rules", abstract: "List the rules that specs are checked against.")

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json
    }

    @Option(help: ArgumentHelp("For people or for programs.", valueName: "format"))
    var format: Format = .text

    @Option(help: ArgumentHelp("Whether messages are coloured.", valueName: "when"))
    var color: ColorChoice = .auto

    func execute(_ terminal: Terminal) -> ExitStatus {
        let rules = RuleRegistry.all.map { $0.description }
        switch format {
        case .text: terminal.print(Self.text(rules, color.outputStyling))
        case .json: terminal.print(bytes: Self.json(rules))
        }
        return .clean
    }

    private static func text(_ rules: [RuleDescription], _ styling: Styling) -> String {
        let nameWidth = rules.map(\.id.name.count).max() ?? 0
        var text = ""
        for group in RuleGroup.allCases {
            let members = rules.filter { $0.group == group }
            guard !members.isEmpty else { continue }
            text += (text.isEmpty ? "" : "\n") + styling.paint(group.title, .headline) + "\n"
            for rule in members {
                let name = rule.id.name.padding(to: nameWidth)
                text += "  \(rule.id.code)  \(name)  \(rule.severity.rawValue.padding(to: 7))  \(rule.summary)\n"
            }
        }
        return text
    }

    private static func json(_ rules: [RuleDescription]) -> [UInt8] {
        JSONWriter.arrayDocument { json in
            for rule in rules { json.object { write(rule, to: &$0) } }
        }
    }

    private static func write(_ rule: RuleDescription, to json: inout JSONWriter) {
        json.member("code", rule.id.code)
        json.member("name", rule.id.name)
        json.member("group", rule.group.rawValue)
        json.member("severity", rule.severity.rawValue)
        if !rule.profiles.isEmpty {
            json.object("profiles", .inline) { json in
                for (profile, severity) in rule.profiles.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
                    json.member(profile.rawValue, severity.rawValue)
                }
            }
        }
        json.member("summary", rule.summary)
        json.member("source", rule.source)
        json.member("fix", rule.fix.rawValue)
        json.array("parameters") { json in
            for parameter in rule.parameters {
                json.object(nil, .inline) { json in
                    json.member("name", parameter.name)
                    if let standard = parameter.standard { json.member("default", standard) }
                    if !parameter.unit.isEmpty { json.member("unit", parameter.unit) }
                    json.member("summary", parameter.meaning)
                }
            }
        }
    }
}
