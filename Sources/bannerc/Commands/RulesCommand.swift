// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BannerLint
import BannerProject
import BannerSpec
import Diagnostics
import JSONWriting

/// `bannerc rules`: what specs are checked for.
struct RulesCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "rules", abstract: "List the rules that specs are checked against.",
        discussion: """
            `bannerc rules color` and `bannerc rules BN4` list the rules of a group. `bannerc rules plural` lists the rules with \
            the word in their names or, if there are none, in their summaries. With several topics, the rules of each are listed.
            """)

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json
    }

    @Argument(
        help: ArgumentHelp("A group, a code or its beginning, or a word (default: all rules).", valueName: "topic"),
        completion: .list(RuleGroup.allCases.map(\.rawValue)))
    var topics: [String] = []

    @Option(help: ArgumentHelp("The output format, for people or for programs.", valueName: "format"))
    var format: Format = .text

    @Option(help: ArgumentHelp("Whether messages are coloured.", valueName: "when"))
    var color: ColorChoice = .auto

    func execute(_ terminal: Terminal) throws -> ExitStatus {
        let rules = try rules()
        switch format {
        case .text: terminal.print(RuleListing.text(rules, color.outputStyling))
        case .json: terminal.print(bytes: Self.json(rules))
        }
        return .clean
    }

    /// The rules that are asked for, by code.
    private func rules() throws -> [RuleDescription] {
        let all = RuleRegistry.all.map { $0.description }
        guard !topics.isEmpty else { return all }
        var meant: Set<RuleID> = []
        for topic in topics {
            let rules = RuleRegistry.rules(about: topic)
            if rules.isEmpty { throw RuleListing.failure(topic) }
            meant.formUnion(rules.map(\.id))
        }
        return all.filter { meant.contains($0.id) }
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
        if let mildest = rule.mildest { json.member("mildest", mildest.rawValue) }
        json.member("since", rule.since)
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
                    json.member("summary", parameter.wholeMeaning)
                }
            }
        }
    }
}
