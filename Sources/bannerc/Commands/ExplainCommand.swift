// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BannerLint
import BannerProject
import Diagnostics

/// `bannerc explain`: all about a rule.
struct ExplainCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "explain", abstract: "Explain a rule: what it asks for, why, and how to follow it.",
        discussion: """
            Part of a name is enough: `bannerc explain ellipsis`. If several rules match, as with `contrast`, `BN4` or \
            `color`, they are listed, and the exit status is still 0.
            """)

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, markdown
    }

    @Argument(
        help: ArgumentHelp("The name or code of a rule, or part of one.", valueName: "rule"),
        completion: .list(RuleRegistry.all.map { $0.description.id.name }))
    var rule: String

    @Option(
        help: ArgumentHelp("The output format: for a terminal, or a page of the rule reference.", valueName: "format"))
    var format: Format = .text

    @Option(help: ArgumentHelp("Whether messages are coloured.", valueName: "when"))
    var color: ColorChoice = .auto

    func execute(_ terminal: Terminal) throws -> ExitStatus {
        let exact = RuleRegistry.rule(named: rule.lowercased()) ?? RuleRegistry.rule(named: rule.uppercased())
        let matches = exact.map { [$0] } ?? RuleRegistry.rules(about: rule)
        guard let first = matches.first else { throw RuleListing.failure(rule) }
        switch format {
        case .text where matches.count == 1:
            terminal.print(RuleExplanation.text(first, styling: color.outputStyling))
        case .text: terminal.print(RuleListing.text(matches, color.outputStyling))
        case .markdown: terminal.print(matches.count == 1 ? RulePage.markdown(first) : RulePage.index(matches))
        }
        return .clean
    }
}
