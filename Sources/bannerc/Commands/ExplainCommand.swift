// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BannerLint
import Diagnostics

/// `bannerc explain`: all about a rule.
struct ExplainCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "explain", abstract: "Say all about a rule: what it asks for, why, and how to follow it.")

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, markdown
    }

    @Argument(
        help: ArgumentHelp("A rule, by name or code.", valueName: "rule"),
        completion: .list(RuleRegistry.all.map { $0.description.id.name }))
    var rule: String

    @Option(help: ArgumentHelp("For a terminal, or as a page of the reference.", valueName: "format"))
    var format: Format = .text

    @Option(help: ArgumentHelp("Whether messages are coloured.", valueName: "when"))
    var color: ColorChoice = .auto

    func execute(_ terminal: Terminal) throws -> ExitStatus {
        let found = RuleRegistry.rule(named: rule.lowercased()) ?? RuleRegistry.rule(named: rule.uppercased())
        guard let description = found else {
            let nearest = RuleSelector(rule).suggestion.map { "did you mean `\($0)`?" }
            throw CommandFailure("there is no rule \(rule.shown); \(nearest ?? "`bannerc rules` lists all there are")")
        }
        switch format {
        case .text: terminal.print(RuleExplanation.text(description, styling: color.outputStyling))
        case .markdown: terminal.print(RulePage.markdown(description))
        }
        return .clean
    }
}
