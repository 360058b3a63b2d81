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
        help: ArgumentHelp("The name or code of a rule, or part of one, or words that it is about.", valueName: "rule"),
        completion: .list(RuleRegistry.all.map { $0.description.id.name }))
    var rules: [String]

    @Option(
        help: ArgumentHelp("The output format: for a terminal, or a page of the rule reference.", valueName: "format"))
    var format: Format = .text

    @Option(help: ArgumentHelp("Whether messages are coloured.", valueName: "when"))
    var color: ColorChoice = .auto

    func execute(_ terminal: Terminal) throws -> ExitStatus {
        let exact = rules.compactMap { rule in
            RuleRegistry.rule(named: rule.lowercased()) ?? RuleRegistry.rule(named: rule.uppercased())
        }
        let words = rules.joined(separator: " ")
        let matches = exact.count == rules.count ? exact : RuleRegistry.rules(about: words)
        guard let first = matches.first else { throw RuleListing.failure(words) }
        switch format {
        case .text where matches.count == 1 || exact.count == rules.count:
            let texts = matches.map { RuleExplanation.text($0, styling: color.outputStyling) }
            terminal.print(texts.joined(separator: "\n"))
        case .text: terminal.print(RuleListing.text(matches, color.outputStyling))
        case .markdown: terminal.print(matches.count == 1 ? RulePage.markdown(first) : RulePage.index(matches))
        }
        return .clean
    }
}
